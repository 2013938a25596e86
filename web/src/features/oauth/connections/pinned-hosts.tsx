import type { OauthConnection } from '@gatehouse/contract/oauth.ts';
import { Text } from '@mantine/core';
import { IconPinnedOff } from '@tabler/icons-react';
import { trpc } from '#src/lib/trpc.ts';
import { FROM_ERROR } from '#src/ui/feedback/tell-failure.ts';
import { RemovableList } from '#src/ui/text/removable-list.tsx';

/** The hosts that are pinned to a connection, each with a button to unpin it. */
export const PinnedHosts = ({ connection: { id, pinnedHosts } }: { connection: OauthConnection }) => {
  const utils = trpc.useUtils();
  const { mutate, isPending, variables } = trpc.oauth.connections.unpinHost.useMutation({
    onSuccess: () => utils.oauth.connections.list.invalidate(),
    meta: { failure: FROM_ERROR },
  });
  return (
    <div>
      <Text component="span" size="xs" c="dimmed">
        Pinned hosts
      </Text>
      <RemovableList
        items={pinnedHosts}
        verb="Unpin"
        hint="Unpin: the token is no longer sent there"
        icon={IconPinnedOff}
        removing={isPending ? variables.host : undefined}
        onRemove={(host, onSuccess) => mutate({ id, host }, { onSuccess })}
      />
    </div>
  );
};
