import type { ApiKey } from '@gatehouse/contract/keys.ts';
import { Alert, Button, Group, Text } from '@mantine/core';
import { createFormActions } from '@mantine/form';
import { IconKeyOff, IconLock, IconPin, IconPinnedOff, IconSend } from '@tabler/icons-react';
import { useRef } from 'react';
import { BusyButton } from '#src/components/busy-button.tsx';
import classes from '#src/features/testing/response.module.css';
import { FROM_ERROR } from '#src/lib/tell-failure.ts';
import { trpc } from '#src/lib/trpc.ts';
import { REQUEST_FORM, type RequestValues } from '#src/shared/request/request-values.ts';

interface KeyNotSentProps {
  host: string;
  apiKey: ApiKey;
  onSendAgain: () => void;
}

const { setFieldValue } = createFormActions<RequestValues>(REQUEST_FORM);

/** Says that the key was not sent over plain http, and offers the same URL with https: a pin would change nothing. */
export const KeyNotSentInTheOpen = ({ url }: { url: string }) => {
  const secure = url.replace(/^http:/i, 'https:');
  return (
    <Alert
      variant="light"
      color="yellow"
      title="The key was not sent"
      icon={<IconKeyOff size={18} aria-hidden />}
      className={classes.notSent}
      role="status"
    >
      <Text size="sm" c="var(--mantine-color-text)" className={classes.wrapAnywhere}>
        Over plain http, everyone on the network path could read it. A key goes to its hosts over https only.
      </Text>
      <Button
        variant="default"
        size="xs"
        mt="sm"
        leftSection={<IconLock size={14} stroke={1.75} aria-hidden />}
        onClick={() => {
          setFieldValue('endpoint', secure);
          document.querySelector<HTMLElement>(`[data-path="${REQUEST_FORM}-endpoint"]`)?.focus();
        }}
      >
        Use https
      </Button>
    </Alert>
  );
};

/**
 * Says that the key was not sent, and lets the user pin the host. Once it is pinned, the same call can be sent again,
 * or the host unpinned.
 */
export const KeyNotSent = ({ host, apiKey, onSendAgain }: KeyNotSentProps) => {
  const element = useRef<HTMLDivElement>(null);
  const utils = trpc.useUtils();
  const handlers = {
    onSuccess: async () => {
      await utils.keys.invalidate();
      // The button that had the focus is replaced by others.
      const { activeElement, body } = document;
      if (activeElement === body || element.current?.contains(activeElement))
        element.current?.focus({ preventScroll: true });
    },
    meta: { failure: FROM_ERROR },
  };
  const pin = trpc.keys.pinHost.useMutation(handlers);
  const unpin = trpc.keys.unpinHost.useMutation(handlers);
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
        {!isPinned && (
          <BusyButton
            variant="default"
            size="xs"
            icon={IconPin}
            isBusy={pin.isPending}
            onClick={() => pin.mutate({ id: apiKey.id, host })}
          >
            {`Pin ${host} to this key`}
          </BusyButton>
        )}
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
