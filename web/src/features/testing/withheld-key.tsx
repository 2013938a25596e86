import type { ApiKey } from '@gatehouse/contract/keys.ts';
import { Alert, Button, Group, Text } from '@mantine/core';
import { IconKeyOff, IconPin, IconPinnedOff, IconSend } from '@tabler/icons-react';
import classes from '#src/features/testing/response.module.css';
import { errorMessage } from '#src/lib/error-message.ts';
import { toastError } from '#src/lib/toast.ts';
import { trpc } from '#src/lib/trpc.ts';

interface WithheldKeyProps {
  host: string;
  apiKey: ApiKey;
  onSendAgain: () => void;
}

/**
 * Says that the key stayed here, and lets it go to that host: once it is pinned, the same call can be sent again, or
 * the pin taken back.
 */
export const WithheldKey = ({ host, apiKey, onSendAgain }: WithheldKeyProps) => {
  const utils = trpc.useUtils();
  const reaction = {
    onSuccess: () => utils.keys.invalidate(),
    onError: (error: unknown) => toastError(errorMessage(error)),
  };
  const pin = trpc.keys.pinHost.useMutation(reaction);
  const unpin = trpc.keys.unpinHost.useMutation(reaction);
  const isPinned = apiKey.pinnedHosts.includes(host);
  return (
    <Alert
      variant="light"
      color={isPinned ? 'green' : 'yellow'}
      title={isPinned ? `${host} is pinned to ${apiKey.name}` : 'The key was not sent'}
      icon={isPinned ? <IconPin size={18} aria-hidden /> : <IconKeyOff size={18} aria-hidden />}
      className={isPinned ? classes.pinned : classes.withheld}
      role="status"
    >
      <Text size="sm" c="var(--mantine-color-text)" className={classes.wrapAnywhere}>
        {isPinned
          ? 'The next call takes the key along.'
          : `${host} is not one of the hosts of ${apiKey.name}. Pin it only if you trust it with this key.`}
      </Text>
      <Group gap="xs" mt="sm">
        {!isPinned && (
          <Button
            variant="default"
            size="xs"
            leftSection={<IconPin size={14} stroke={1.75} aria-hidden />}
            loading={pin.isPending}
            onClick={() => pin.mutate({ id: apiKey.id, host })}
            className={classes.wrapButton}
          >
            Pin {host} to this key
          </Button>
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
            <Button
              variant="default"
              size="xs"
              leftSection={<IconPinnedOff size={14} stroke={1.75} aria-hidden />}
              loading={unpin.isPending}
              onClick={() => unpin.mutate({ id: apiKey.id, host })}
            >
              Unpin
            </Button>
          </>
        )}
      </Group>
    </Alert>
  );
};
