import { Group } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconFlask2, IconLogin2, IconRefresh, IconTrash } from '@tabler/icons-react';
import type { ConnectionRow } from '#src/features/oauth/connection-rows.ts';
import { loadOnce } from '#src/lib/load-once.ts';
import { trpc } from '#src/lib/trpc.ts';
import { isUsable } from '#src/shared/connections/connection-state.ts';
import { providerLabel } from '#src/shared/providers/provider-name.ts';
import { IconAction } from '#src/ui/button/icon-action.tsx';
import { IconLink } from '#src/ui/button/icon-link.tsx';
import { LazyDialog } from '#src/ui/dialog/lazy-dialog.tsx';
import { FROM_ERROR } from '#src/ui/feedback/tell-failure.ts';
import { toastSuccess } from '#src/ui/feedback/toast.ts';
import { LinkButton } from '#src/ui/text/link.tsx';

const deleteDialog = loadOnce(
  async () => (await import('#src/features/oauth/delete-connection-dialog.tsx')).DeleteConnectionDialog,
);

const useRefresh = (name: string) => {
  const utils = trpc.useUtils();
  return trpc.oauth.connections.refresh.useMutation({
    onSuccess: () => toastSuccess(`The access token for ${name} was renewed`, 'Connection refreshed'),
    // A refusal by the provider changes the connection too.
    onSettled: () => utils.oauth.connections.list.invalidate(),
    meta: { failure: FROM_ERROR },
  });
};

/** The actions for a connection. */
export const ConnectionActions = ({ row }: { row: ConnectionRow }) => {
  const { connection, provider } = row;
  const name = providerLabel(provider);
  const refresh = useRefresh(name);
  const [isDeleting, deleting] = useDisclosure(false);
  const login = { providerId: provider.id, step: 'test-connection' } as const;
  return (
    <>
      <Group gap={2} wrap="nowrap" justify="flex-end">
        {isUsable(connection) ? (
          <>
            <IconLink
              label={`Test the connection to ${name}`}
              hint="Test"
              icon={IconFlask2}
              to="/test"
              search={{ connectionId: connection.id }}
            />
            {connection.isRenewable && (
              <IconAction
                label={`Refresh the connection to ${name} now`}
                hint="Refresh now"
                icon={IconRefresh}
                pending={refresh.isPending}
                onClick={() => refresh.mutate({ id: connection.id })}
              />
            )}
            <IconLink
              label={`Reconnect ${name}`}
              hint="Reconnect"
              icon={IconLogin2}
              to="/oauth"
              search={login}
            />
          </>
        ) : (
          <LinkButton to="/oauth" search={login} size="xs" aria-label={`Reconnect ${name}`}>
            Reconnect
          </LinkButton>
        )}
        <IconAction
          label={`Delete the connection to ${name}`}
          hint="Delete"
          icon={IconTrash}
          tone="destructive"
          onClick={deleting.open}
        />
      </Group>
      <LazyDialog code={deleteDialog} row={row} opened={isDeleting} onClose={deleting.close} />
    </>
  );
};
