import type { OauthConfig } from '@gatehouse/contract/oauth.ts';
import type { Provider } from '@gatehouse/contract/providers.ts';
import { Button, Group, Text, Title } from '@mantine/core';
import { IconLogin2, IconPlugConnected, IconPlugConnectedX } from '@tabler/icons-react';
import { Expiry, ScopeList } from '#src/features/oauth/connection-facts.tsx';
import { loginName } from '#src/features/oauth/login-name.ts';
import classes from '#src/features/oauth/oauth.module.css';
import { isUsable, loginReason } from '#src/features/oauth/offers/usable-connection.ts';
import { RedirectUriWarning } from '#src/features/oauth/redirect-uri-warning.tsx';
import { useAuthorization } from '#src/features/oauth/use-authorization.ts';
import { BusyButton } from '#src/ui/button/busy-button.tsx';
import { copyText } from '#src/ui/button/clipboard.ts';
import { CopyButton } from '#src/ui/button/copy-button.tsx';
import { LoadState } from '#src/ui/feedback/load-state.tsx';
import { LoadingText } from '#src/ui/feedback/loading-state.tsx';
import { RunningLine } from '#src/ui/feedback/running-line.tsx';
import { Section } from '#src/ui/layout/section.tsx';
import { DateText } from '#src/ui/text/date-text.tsx';
import { ExternalLink } from '#src/ui/text/external-link.tsx';
import { Fact, FactList } from '#src/ui/text/fact-list.tsx';

type Authorization = ReturnType<typeof useAuthorization>;

/** Whether there is a connection, and what it is. */
const State = ({ name, connection }: { name: string; connection: Authorization['connection'] }) => {
  const isConnected = connection !== undefined && isUsable(connection);
  const Icon = isConnected ? IconPlugConnected : IconPlugConnectedX;
  const reason = connection && loginReason(connection);
  return (
    <div className={classes.state} data-connected={isConnected}>
      <span className={classes.stateIcon} aria-hidden="true">
        <Icon size={20} stroke={1.75} />
      </span>
      <div role="status">
        <Title order={3}>{isConnected ? 'Successfully Connected' : 'Not Connected'}</Title>
        <Text size="sm" c="dimmed">
          {isConnected
            ? `Your account at ${name} is connected.`
            : (reason ?? `Log in to ${name} in a window of its own. This page notices when you are done.`)}
        </Text>
      </div>
    </div>
  );
};

/** What is asked for, or what the connection has, and what has to be registered at the provider. */
const Details = ({
  config,
  connection,
}: {
  config: OauthConfig;
  connection: Authorization['connection'];
}) => (
  <FactList>
    {connection !== undefined && isUsable(connection) ? (
      <>
        <Fact name="Scopes">
          <ScopeList scopes={connection.scopes} />
        </Fact>
        <Fact name="Expires">
          <Expiry connection={connection} />
        </Fact>
        <Fact name="Connected since">
          <DateText iso={connection.createdAt} withRelative />
        </Fact>
      </>
    ) : (
      <Fact name="Scopes">
        <ScopeList scopes={config.scopes} />
      </Fact>
    )}
    <Fact name="Redirect URI">
      <span className={classes.withButton}>
        <code className={classes.uri}>{config.redirectUri}</code>
        <CopyButton label="Copy redirect URI" hint="Copy" onCopy={() => copyText(config.redirectUri)} />
      </span>
    </Fact>
  </FactList>
);

/** While the wizard waits for the login: where to log in if there is no window, and how to stop. */
const Waiting = ({
  name,
  waiting,
  cancel,
}: Pick<Authorization, 'cancel'> & {
  name: string;
  waiting: NonNullable<Authorization['waiting']>;
}) => (
  <div className={classes.waiting}>
    <RunningLine startedAt={waiting.startedAt} onCancel={cancel}>
      {`Waiting for you to log in to ${name}`}
    </RunningLine>
    <Text size="sm" role="status">
      {waiting.isBlocked && <strong>Your browser blocked the popup window. </strong>}
      {waiting.authUrl !== undefined && (
        <>
          {waiting.isBlocked ? 'Log in here instead: ' : 'No window? '}
          <ExternalLink href={waiting.authUrl} inherit underline="always">
            Open the login page of {name}
          </ExternalLink>
        </>
      )}
    </Text>
    <Text size="sm" c="dimmed">
      If the login fails, cancel and start again. If {name} does not accept the redirect URI, register exactly
      the one above with your app.
    </Text>
  </div>
);

interface ConnectStepProps {
  provider: Provider;
  config: OauthConfig;
  onBack: () => void;
  onConnected: () => void;
}

/** The third step: the login at the provider. */
export const ConnectStep = ({ provider, config, onBack, onConnected }: ConnectStepProps) => {
  const name = loginName(provider);
  const { connections, connection, waiting, start, cancel } = useAuthorization({ provider, onConnected });
  const isConnected = connection !== undefined && isUsable(connection);
  return (
    <Section title={`Test the connection to ${name}`}>
      <div className={classes.stack}>
        <LoadState
          state={connections}
          errorTitle="The connections could not be loaded"
          loading={<LoadingText what="the connection" />}
        >
          {() => (
            <>
              <State name={name} connection={connection} />
              <Details config={config} connection={connection} />
            </>
          )}
        </LoadState>
        {((!isConnected && !connections.isPending) || waiting !== undefined) && (
          <RedirectUriWarning uri={config.redirectUri} />
        )}
        {waiting !== undefined && <Waiting name={name} waiting={waiting} cancel={cancel} />}
        <Group>
          <BusyButton
            icon={IconLogin2}
            variant={isConnected ? 'default' : 'filled'}
            isBusy={waiting !== undefined}
            onClick={() => void start()}
          >
            {waiting !== undefined
              ? 'Authorizing...'
              : isConnected
                ? 'Log in again'
                : `Authorize with ${name}`}
          </BusyButton>
        </Group>
        <Group justify="space-between" gap="xs" className={classes.foot}>
          <Button variant="default" onClick={onBack}>
            Back to Configuration
          </Button>
          <Button disabled={!isConnected} onClick={onConnected}>
            {isConnected ? 'Continue' : 'Complete Connection First'}
          </Button>
        </Group>
      </div>
    </Section>
  );
};
