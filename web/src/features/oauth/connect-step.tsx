import type { OauthConnection } from '@gatehouse/contract/oauth.ts';
import type { OauthGrant } from '@gatehouse/contract/plain/oauth-wizard.ts';
import { Group, Text } from '@mantine/core';
import { IconLogin2 } from '@tabler/icons-react';
import type { ComponentType } from 'react';
import { ConnectFrame, type ConnectStepProps } from '#src/features/oauth/connect-frame.tsx';
import { DeviceStep } from '#src/features/oauth/device-step.tsx';
import { LoginButtons } from '#src/features/oauth/login-buttons.tsx';
import { loginName } from '#src/features/oauth/login-name.ts';
import classes from '#src/features/oauth/oauth.module.css';
import { isUsable } from '#src/features/oauth/offers/connection-queries.ts';
import { RedirectUriWarning } from '#src/features/oauth/redirect-uri-warning.tsx';
import { TokenStep } from '#src/features/oauth/token-step.tsx';
import { useAuthorization } from '#src/features/oauth/use-authorization.ts';
import { FormFailure } from '#src/ui/feedback/form-failure.tsx';
import { RunningLine } from '#src/ui/feedback/running-line.tsx';
import { ExternalLink } from '#src/ui/text/external-link.tsx';

type Authorization = ReturnType<typeof useAuthorization>;

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

/** The login at the provider. */
const LoginStep = (props: ConnectStepProps) => {
  const { provider, config, onConnected } = props;
  const name = loginName(provider);
  const { connections, own, waiting, failure, start, cancel } = useAuthorization({
    provider,
    onConnected: ({ id }) => onConnected(id),
  });
  const isConnected = own.some(isUsable);
  const logIn =
    waiting === undefined ? ({ id }: OauthConnection) => void start({ connectionId: id }) : undefined;
  return (
    <ConnectFrame {...props} connections={connections} own={own} onLogIn={logIn}>
      {((!isConnected && !connections.isPending) || waiting !== undefined) && (
        <RedirectUriWarning uri={config.redirectUri} />
      )}
      <FormFailure>{failure}</FormFailure>
      {waiting !== undefined && <Waiting name={name} waiting={waiting} cancel={cancel} />}
      <Group>
        <LoginButtons
          {...{ own, isBusy: waiting !== undefined, icon: IconLogin2, onBegin: (meant) => void start(meant) }}
          first={isConnected ? 'Log in again' : `Authorize with ${name}`}
          busy="Authorizing..."
        />
      </Group>
    </ConnectFrame>
  );
};

const STEPS: Record<OauthGrant, ComponentType<ConnectStepProps>> = {
  authorization_code: LoginStep,
  client_credentials: TokenStep,
  device_code: DeviceStep,
};

/** The third step: how the access token is obtained. */
export const ConnectStep = (props: ConnectStepProps) => {
  const Step = STEPS[props.config.grant];
  return <Step {...props} />;
};
