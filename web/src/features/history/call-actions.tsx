import type { HistoryEntry } from '@gatehouse/contract/history.ts';
import { shownConnectionCredential, shownCredential } from '@gatehouse/request/credential.ts';
import { curlCommand } from '@gatehouse/request/curl-command.ts';
import { withoutVariables } from '@gatehouse/request/variables/fill-request.ts';
import { Group } from '@mantine/core';
import { IconArrowBackUp, IconTrash } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { SaveEndpoint } from '#src/features/endpoints/offers/save-endpoint.tsx';
import { HISTORY_KEY } from '#src/features/history/history-query.ts';
import { maskedPlaces, withoutMasks } from '#src/features/history/masked-places.ts';
import { openCall, requestOf } from '#src/features/history/open-call.ts';
import { useKeys } from '#src/features/keys/offers/key-queries.ts';
import { useConnections } from '#src/features/oauth/offers/connection-queries.ts';
import { useProviders } from '#src/features/providers/offers/provider-queries.ts';
import { openedWith, useOpenRequest } from '#src/features/requests/offers/open-request.ts';
import { trpc } from '#src/lib/trpc.ts';
import { ActionButton } from '#src/ui/button/action-button.tsx';
import { BusyButton } from '#src/ui/button/busy-button.tsx';
import { copyCode } from '#src/ui/button/clipboard.ts';
import { CopyButton } from '#src/ui/button/copy-button.tsx';
import { toastSuccess } from '#src/ui/feedback/toast.ts';

const WITHOUT_KEY = { baseUrl: null, defaultHeaders: {} };

const isKeylessCall = ({ apiKeyId, connectionId }: HistoryEntry): boolean =>
  apiKeyId === null && connectionId === null;

/** The command that repeats the call, as long as its provider is in the list. */
const useCommand = (call: HistoryEntry): string | undefined => {
  const { data: providers = [] } = useProviders();
  const { data: keys = [] } = useKeys();
  const { data: connections = [] } = useConnections();
  const provider = providers.find(({ id }) => id === call.providerId);
  if (isKeylessCall(call)) return curlCommand(requestOf(call), WITHOUT_KEY, {});
  if (provider === undefined) return undefined;
  const credential =
    call.connectionId === null
      ? shownCredential(
          provider,
          keys.find(({ id }) => id === call.apiKeyId),
        )
      : shownConnectionCredential(
          provider,
          connections.find(({ id }) => id === call.connectionId),
        );
  return curlCommand(requestOf(call), credential, {
    key: call.withheldHost === null ? credential : undefined,
  });
};

const useDelete = (onDone: () => void) => {
  const queryClient = useQueryClient();
  return trpc.history.delete.useMutation({
    onSuccess: () => {
      onDone();
      toastSuccess('Call deleted');
      return queryClient.invalidateQueries({ queryKey: HISTORY_KEY });
    },
    meta: { failure: 'Failed to delete the call' },
  });
};

/** What can be done with a call. A body that was cut off cannot be sent again. */
export const CallActions = ({ call, onClose }: { call: HistoryEntry; onClose: () => void }) => {
  const command = useCommand(call);
  const openRequest = useOpenRequest();
  const remove = useDelete(onClose);
  const isWhole = !call.requestBodyTruncated;
  return (
    <Group gap="xs">
      {isWhole && (
        <ActionButton size="xs" icon={IconArrowBackUp} onClick={() => openCall(openRequest, call)}>
          Open on the test screen
        </ActionButton>
      )}
      {isWhole && command !== undefined && (
        <CopyButton label="Copy as cURL" look="button" onCopy={() => copyCode(command)} />
      )}
      {isWhole && (
        <SaveEndpoint
          label="Save as endpoint"
          size="xs"
          request={() => ({ ...withoutVariables(requestOf(withoutMasks(call))), ...openedWith(call) })}
          providerId={call.providerId ?? undefined}
          leftOut={maskedPlaces(call)}
        />
      )}
      <BusyButton
        variant="default"
        size="xs"
        icon={IconTrash}
        isBusy={remove.isPending}
        onClick={() => remove.mutate({ id: call.id })}
      >
        Delete
      </BusyButton>
    </Group>
  );
};
