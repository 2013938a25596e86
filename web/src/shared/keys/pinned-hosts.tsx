import type { ApiKey } from '@gatehouse/contract/keys.ts';
import { Group, Text } from '@mantine/core';
import { IconPinnedOff } from '@tabler/icons-react';
import { useRef } from 'react';
import { trpc } from '#src/lib/trpc.ts';
import classes from '#src/shared/keys/keys.module.css';
import { IconAction } from '#src/ui/button/icon-action.tsx';
import { FROM_ERROR } from '#src/ui/feedback/tell-failure.ts';

/** The hosts that are pinned to a key, each with a button to unpin it. */
export const PinnedHosts = ({ apiKey }: { apiKey: ApiKey }) => {
  const list = useRef<HTMLUListElement>(null);
  const utils = trpc.useUtils();
  const unpin = trpc.keys.unpinHost.useMutation({
    onSuccess: async () => {
      await utils.keys.list.invalidate();
      // The focused button was removed with its host.
      list.current?.focus();
    },
    meta: { failure: FROM_ERROR },
  });
  return (
    <ul ref={list} tabIndex={-1} className={classes.hosts}>
      {apiKey.pinnedHosts.length === 0 && <li>None</li>}
      {apiKey.pinnedHosts.map((host) => (
        <li key={host}>
          <Group gap={4} wrap="nowrap">
            <Text component="span" size="sm" ff="monospace">
              {host}
            </Text>
            <IconAction
              label={`Unpin ${host}`}
              hint="Unpin: the key is no longer sent there"
              icon={IconPinnedOff}
              tone="destructive"
              pending={unpin.isPending && unpin.variables.host === host}
              onClick={() => unpin.mutate({ id: apiKey.id, host })}
            />
          </Group>
        </li>
      ))}
    </ul>
  );
};
