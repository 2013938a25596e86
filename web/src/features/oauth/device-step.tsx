import type { DeviceLogin } from '@gatehouse/contract/oauth-device.ts';
import { Group, Text } from '@mantine/core';
import { IconDevices } from '@tabler/icons-react';
import { ConnectFrame, type ConnectStepProps } from '#src/features/oauth/connect-frame.tsx';
import { connectionsOf } from '#src/features/oauth/connections/new-login.ts';
import classes from '#src/features/oauth/device-step.module.css';
import { LoginButtons } from '#src/features/oauth/login-buttons.tsx';
import { loginName } from '#src/features/oauth/login-name.ts';
import { useOauthConnections } from '#src/features/oauth/oauth-queries.ts';
import { useTimeLeft } from '#src/features/oauth/time-left.ts';
import type { MeantConnection } from '#src/features/oauth/use-authorization.ts';
import { useDeviceLogin } from '#src/features/oauth/use-device-login.ts';
import { errorMessage } from '#src/lib/error-message.ts';
import { BusyButton } from '#src/ui/button/busy-button.tsx';
import { copyText } from '#src/ui/button/clipboard.ts';
import { CopyButton } from '#src/ui/button/copy-button.tsx';
import { FormFailure } from '#src/ui/feedback/form-failure.tsx';
import { LoaderMark } from '#src/ui/feedback/loader.tsx';
import { ExternalLink } from '#src/ui/text/external-link.tsx';

/** A login that is waited for. */
interface Waiting {
  userCode: string;
  verificationUri: string;
  verificationUriComplete: string | null;
  expiresAt: string;
  meant: MeantConnection;
}

const waitingIn = (login: DeviceLogin | undefined): Waiting | undefined => {
  if (login?.status !== 'waiting') return undefined;
  const { userCode, verificationUri, verificationUriComplete, expiresAt } = login;
  if (userCode === null || verificationUri === null || expiresAt === null) return undefined;
  const meant = { connectionId: login.connectionId ?? undefined, account: login.account ?? undefined };
  return { userCode, verificationUri, verificationUriComplete, expiresAt, meant };
};

const TimeLeft = ({ until }: { until: string }) => (
  <Text size="sm" c="dimmed" component="span" className={classes.time}>
    Time left: <span role="timer">{useTimeLeft(until)}</span>
  </Text>
);

/** Without the scheme: what a person types on another device. */
const typed = (uri: string): string => uri.replace(/^https:\/\//, '').replace(/(?<!\/)\/$/, '');

/** A longer one would take several lines on a phone. */
const LONG_CODE = 12;

interface CodeProps {
  name: string;
  login: Waiting;
  isCanceling: boolean;
  onCancel: () => void;
}

/** The code, where it is entered, and for how long. */
const Code = ({ name, login, isCanceling, onCancel }: CodeProps) => {
  const { userCode, verificationUri, verificationUriComplete, expiresAt } = login;
  return (
    <section className={classes.panel} aria-label="Your code">
      <Group justify="space-between" gap="sm">
        <Group gap={10} wrap="nowrap" miw={0}>
          <LoaderMark />
          <Text size="sm" role="status">
            Waiting for you to enter this code at {name}
          </Text>
        </Group>
        <TimeLeft until={expiresAt} />
      </Group>
      <div className={classes.code}>
        <code data-long={userCode.length > LONG_CODE}>{userCode}</code>
        <CopyButton label="Copy code" hint="Copy" onCopy={() => copyText(userCode)} />
      </div>
      <Text size="sm">
        <ExternalLink href={verificationUriComplete ?? verificationUri} inherit underline="always">
          {verificationUriComplete === null ? `Enter it at ${name}` : `Open ${name} with the code filled in`}
        </ExternalLink>
      </Text>
      <Text size="sm" c="dimmed">
        In any browser, also on another device:{' '}
        <code className={classes.address}>{typed(verificationUri)}</code>
        {verificationUriComplete !== null && '. Go on only if the page shows this code.'}
      </Text>
      <Group>
        <BusyButton variant="default" size="xs" isBusy={isCanceling} onClick={onCancel}>
          Cancel
        </BusyButton>
      </Group>
    </section>
  );
};

/** Why there is no connection, and what to do about it; undefined as long as nothing failed. */
const problemOf = (device: ReturnType<typeof useDeviceLogin>): string | undefined => {
  const { state, isOver, refused, error, isBeginning } = device;
  if (isBeginning) return undefined;
  const failed = error ?? (state.data === undefined || isOver ? state.error : null);
  if (failed !== null) return errorMessage(failed);
  const { status, error: said, advice } = refused ?? state.data ?? {};
  return status === 'failed' ? [said, ...(advice ?? [])].join(' ') : undefined;
};

/** The login with a code, which is entered in any browser. */
export const DeviceStep = (props: ConnectStepProps) => {
  const { provider, onConnected } = props;
  const name = loginName(provider);
  const connections = useOauthConnections({ enabled: true });
  const own = connectionsOf(connections.data, provider.id);
  const device = useDeviceLogin(provider.id, own, onConnected);
  const isIdle = !device.isBeginning && !device.isCanceling;
  const waiting = device.isOver ? undefined : waitingIn(device.state.data);
  return (
    <ConnectFrame
      {...props}
      connections={connections}
      own={own}
      onLogIn={isIdle ? ({ id }) => device.begin({ connectionId: id }) : undefined}
    >
      <FormFailure>{problemOf(device)}</FormFailure>
      {waiting !== undefined && (
        <Code name={name} login={waiting} isCanceling={device.isCanceling} onCancel={device.cancel} />
      )}
      <Group>
        {waiting === undefined ? (
          <LoginButtons
            {...{ own, icon: IconDevices, isBusy: device.isBeginning, isBlocked: device.isCanceling }}
            first="Get a code"
            busy="Getting a code..."
            onBegin={device.begin}
          />
        ) : (
          <BusyButton
            icon={IconDevices}
            variant="default"
            isBusy={device.isBeginning}
            isBlocked={device.isCanceling}
            onClick={() => device.begin(waiting.meant)}
          >
            {device.isBeginning ? 'Getting a code...' : 'Get another code'}
          </BusyButton>
        )}
      </Group>
    </ConnectFrame>
  );
};
