import type { ApiKey } from '@gatehouse/contract/keys.ts';
import type { Provider } from '@gatehouse/contract/providers.ts';
import type { SecretNoun } from '@gatehouse/request/credential.ts';
import { Alert, Button, Group, Stack, Text } from '@mantine/core';
import { IconKeyOff, IconLock, IconPin, IconPinnedOff, IconSend } from '@tabler/icons-react';
import { useRef } from 'react';
import { providerLabel } from '#src/features/providers/offers/provider-name.ts';
import { focusEndpoint, setEndpoint } from '#src/features/testing/form-actions.ts';
import classes from '#src/features/testing/response.module.css';
import { trpc } from '#src/lib/trpc.ts';
import { BusyButton } from '#src/ui/button/busy-button.tsx';
import { FROM_ERROR } from '#src/ui/feedback/tell-failure.ts';

/** Why the token of a connection is not sent to a host. */
export const notAHostOf = (host: string, provider: Provider): string =>
  `${host} is not a host of ${providerLabel(provider)}, and the token of a login goes nowhere else. To call this host, add an API key for it.`;

interface KeyNotSentProps {
  host: string;
  apiKey: ApiKey;
  onSendAgain: () => void;
}

/** Replaces http by https in the endpoint. */
export const UseHttps = ({ url }: { url: string }) => (
  <Button
    variant="default"
    size="xs"
    leftSection={<IconLock size={14} stroke={1.75} aria-hidden />}
    onClick={() => {
      setEndpoint(url.replace(/^http:/i, 'https:'));
      focusEndpoint();
    }}
  >
    Use https
  </Button>
);

/** Says that the key was not sent over plain http, and offers the same URL with https: a pin would change nothing. */
export const KeyNotSentInTheOpen = ({ url, noun }: { url: string; noun: SecretNoun }) => (
  <Alert
    variant="light"
    color="yellow"
    title={`The ${noun} was not sent`}
    icon={<IconKeyOff size={18} aria-hidden />}
    className={classes.notSent}
    role="status"
  >
    <Stack gap="sm" align="flex-start">
      <Text size="sm" c="var(--mantine-color-text)" className={classes.wrapAnywhere}>
        Over plain http, everyone on the network path could read it. It goes to its hosts over https only.
      </Text>
      <UseHttps url={url} />
    </Stack>
  </Alert>
);

/** Says that a token was not sent, and why no pin is offered: a login is for its provider alone. */
export const TokenNotSent = ({ host, provider }: { host: string; provider: Provider }) => (
  <Alert
    variant="light"
    color="yellow"
    title="The access token was not sent"
    icon={<IconKeyOff size={18} aria-hidden />}
    className={classes.notSent}
    role="status"
  >
    <Text size="sm" c="var(--mantine-color-text)" className={classes.wrapAnywhere}>
      {notAHostOf(host, provider)}
    </Text>
  </Alert>
);

type PinProps = Pick<KeyNotSentProps, 'host' | 'apiKey'>;

/** Lets a key go to a host. `onDone` is called once the list of keys knows it. */
export const PinButton = ({ host, apiKey, onDone }: PinProps & { onDone?: () => void }) => {
  const utils = trpc.useUtils();
  const pin = trpc.keys.pinHost.useMutation({
    onSuccess: async () => {
      await utils.keys.invalidate();
      onDone?.();
    },
    meta: { failure: FROM_ERROR },
  });
  return (
    <BusyButton
      variant="default"
      size="xs"
      icon={IconPin}
      isBusy={pin.isPending}
      onClick={() => pin.mutate({ id: apiKey.id, host })}
    >
      {`Pin ${host} to this key`}
    </BusyButton>
  );
};

/**
 * Says that the key was not sent, and lets the user pin the host. Once it is pinned, the same call can be sent again,
 * or the host unpinned.
 */
export const KeyNotSent = ({ host, apiKey, onSendAgain }: KeyNotSentProps) => {
  const element = useRef<HTMLDivElement>(null);
  const utils = trpc.useUtils();
  const keepFocus = (): void => {
    // The button that had the focus is replaced by others.
    const { activeElement, body } = document;
    if (activeElement === body || element.current?.contains(activeElement))
      element.current?.focus({ preventScroll: true });
  };
  const unpin = trpc.keys.unpinHost.useMutation({
    onSuccess: async () => {
      await utils.keys.invalidate();
      keepFocus();
    },
    meta: { failure: FROM_ERROR },
  });
  const isPinned = apiKey.pinnedHosts.includes(host);
  return (
    <Alert
      ref={element}
      tabIndex={-1}
      variant="light"
      color={isPinned ? 'green' : 'yellow'}
      title={isPinned ? `${host} is pinned to ${apiKey.name}` : 'The key was not sent'}
      icon={isPinned ? <IconPin size={18} aria-hidden /> : <IconKeyOff size={18} aria-hidden />}
      className={isPinned ? classes.pinned : classes.notSent}
      role="status"
    >
      <Text size="sm" c="var(--mantine-color-text)" className={classes.wrapAnywhere}>
        {isPinned
          ? 'The next call will include the key.'
          : `${host} is not a host of ${apiKey.name}. Pin it only if you trust it with this key.`}
      </Text>
      <Group gap="xs" mt="sm">
        {!isPinned && <PinButton host={host} apiKey={apiKey} onDone={keepFocus} />}
        {isPinned && (
          <>
            <Button
              size="xs"
              leftSection={<IconSend size={14} stroke={1.75} aria-hidden />}
              onClick={onSendAgain}
            >
              Send again
            </Button>
            <BusyButton
              variant="default"
              size="xs"
              icon={IconPinnedOff}
              isBusy={unpin.isPending}
              onClick={() => unpin.mutate({ id: apiKey.id, host })}
            >
              Unpin
            </BusyButton>
          </>
        )}
      </Group>
    </Alert>
  );
};
