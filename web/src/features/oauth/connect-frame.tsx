import type { OauthConfig, OauthConnection } from '@gatehouse/contract/oauth.ts';
import { hasLogin, hasRedirect } from '@gatehouse/contract/plain/oauth-wizard.ts';
import type { Provider } from '@gatehouse/contract/providers.ts';
import { Button, Group, Text, Title } from '@mantine/core';
import { IconPlugConnected, IconPlugConnectedX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { PublicKey } from '#src/features/oauth/client/public-key.tsx';
import { Expiry, ScopeList } from '#src/features/oauth/connections/connection-facts.tsx';
import { OwnConnections } from '#src/features/oauth/connections/own-connections.tsx';
import { loginName } from '#src/features/oauth/login-name.ts';
import classes from '#src/features/oauth/oauth.module.css';
import { isUsable } from '#src/features/oauth/offers/connection-queries.ts';
import { loginReason } from '#src/features/oauth/offers/usable-connection.ts';
import { copyText } from '#src/ui/button/clipboard.ts';
import { CopyButton } from '#src/ui/button/copy-button.tsx';
import { LoadState, type QueryState } from '#src/ui/feedback/load-state.tsx';
import { LoadingText } from '#src/ui/feedback/loading-state.tsx';
import { Section } from '#src/ui/layout/section.tsx';
import { DateText } from '#src/ui/text/date-text.tsx';
import { Fact, FactList } from '#src/ui/text/fact-list.tsx';

export interface ConnectStepProps {
  provider: Provider;
  config: OauthConfig;
  /** The connection whose login is asked for. */
  meantId: number | undefined;
  onBack: () => void;
  /** @param connectionId undefined if it is not said which of several it is */
  onConnected: (connectionId: number | undefined) => void;
}

interface Connected {
  config: OauthConfig;
  /** Undefined if there is none, or several. */
  connection: OauthConnection | undefined;
  /** How many there are, and how many of them calls can use. */
  count: number;
  usable: number;
}

const stateText = (name: string, { config, connection, count, usable }: Connected): string => {
  const isLogin = hasLogin(config);
  if (count > 1) return `${usable} of ${count} connections to ${name} can be used.`;
  if (connection !== undefined && isUsable(connection))
    return isLogin ? `Your account at ${name} is connected.` : `Your app has an access token for ${name}.`;
  const reason = connection && loginReason(connection);
  if (reason !== undefined) return reason;
  if (config.grant === 'device_code')
    return `Get a code, and enter it at ${name} in any browser. This page notices when you are done.`;
  return isLogin
    ? `Log in to ${name} in a window of its own. This page notices when you are done.`
    : `Your app gets its access token from ${name} with its client ID and its ${config.signingKey === null ? 'client secret' : 'private key'}, without a login.`;
};

/** Whether there is a connection, and what it is. */
const State = ({ name, ...connected }: Connected & { name: string }) => {
  const isConnected = connected.usable > 0;
  const Icon = isConnected ? IconPlugConnected : IconPlugConnectedX;
  return (
    <div className={classes.state} data-connected={isConnected}>
      <span className={classes.stateIcon} aria-hidden="true">
        <Icon size={20} stroke={1.75} />
      </span>
      <div role="status">
        <Title order={3}>{isConnected ? 'Successfully Connected' : 'Not Connected'}</Title>
        <Text size="sm" c="dimmed">
          {stateText(name, connected)}
        </Text>
      </div>
    </div>
  );
};

/** What is asked for, or what the connection has, and what has to be registered at the provider. */
const Details = ({ config, connection }: Pick<Connected, 'config' | 'connection'>) => (
  <FactList>
    {connection !== undefined && isUsable(connection) ? (
      <>
        {connection.account !== null && <Fact name="Account">{connection.account}</Fact>}
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
    {hasRedirect(config) && (
      <Fact name="Redirect URI">
        <span className={classes.withButton}>
          <code className={classes.uri}>{config.redirectUri}</code>
          <CopyButton label="Copy redirect URI" hint="Copy" onCopy={() => copyText(config.redirectUri)} />
        </span>
      </Fact>
    )}
    {config.signingKey !== null && (
      <Fact name="Public key">
        <PublicKey signingKey={config.signingKey} />
      </Fact>
    )}
  </FactList>
);

interface ConnectFrameProps extends ConnectStepProps {
  connections: QueryState<OauthConnection[]>;
  /** Those of the provider. */
  own: readonly OauthConnection[];
  /** Begins a login for one of several; undefined if there is no login, or while one runs. */
  onLogIn?: ((connection: OauthConnection) => void) | undefined;
  /** How one is made. */
  children: ReactNode;
}

/** What the third step consists of, with a login and without one. */
export const ConnectFrame = (props: ConnectFrameProps) => {
  const { provider, config, connections, own, meantId, onLogIn, onBack, onConnected, children } = props;
  const name = loginName(provider);
  const usable = own.filter(isUsable);
  const isConnected = usable.length > 0;
  const [connection] = own.length === 1 ? own : [];
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
              <State name={name} {...{ config, connection }} count={own.length} usable={usable.length} />
              {own.length > 1 && <OwnConnections {...{ meantId, onLogIn }} connections={own} />}
              <Details config={config} connection={connection} />
            </>
          )}
        </LoadState>
        {children}
        <Group justify="space-between" gap="xs" className={classes.foot}>
          <Button variant="default" onClick={onBack}>
            Back to Configuration
          </Button>
          <Button
            disabled={!isConnected}
            onClick={() => onConnected(usable.length === 1 ? usable[0]?.id : undefined)}
          >
            {isConnected ? 'Continue' : 'Complete Connection First'}
          </Button>
        </Group>
      </div>
    </Section>
  );
};
