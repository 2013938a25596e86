import { Stack, Text } from '@mantine/core';
import { ReconnectLink } from '#src/features/oauth/offers/reconnect-link.tsx';
import { loginReason } from '#src/features/oauth/offers/usable-connection.ts';
import type { ConnectionChoice } from '#src/features/requests/offers/call-choices.ts';
import { Notice } from '#src/ui/feedback/notice.tsx';

/** Why calls cannot use the chosen connection, and the way to a new login; renders nothing if they can. */
export const NeedsLogin = ({ choice: { connection, provider } }: { choice: ConnectionChoice }) => {
  const reason = loginReason(connection);
  if (reason === undefined) return null;
  return (
    <Notice>
      <Stack gap="xs" align="flex-start">
        <Text size="sm">This connection has to be reconnected. {reason}</Text>
        <ReconnectLink provider={provider} connectionId={connection.id} />
      </Stack>
    </Notice>
  );
};
