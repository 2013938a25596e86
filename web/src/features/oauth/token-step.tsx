import { Group } from '@mantine/core';
import { IconKey } from '@tabler/icons-react';
import { ConnectFrame, type ConnectStepProps } from '#src/features/oauth/connect-frame.tsx';
import { useOauthConnections } from '#src/features/oauth/oauth-queries.ts';
import { isUsable } from '#src/features/oauth/offers/usable-connection.ts';
import { errorMessage } from '#src/lib/error-message.ts';
import { trpc, UNBATCHED } from '#src/lib/trpc.ts';
import { BusyButton } from '#src/ui/button/busy-button.tsx';
import { FormFailure } from '#src/ui/feedback/form-failure.tsx';
import { toast } from '#src/ui/feedback/toast.ts';

/** Asks the provider for a token, which becomes its connection. What it refuses is no error of the call. */
const useToken = (onConnected: () => void) => {
  const utils = trpc.useUtils();
  return trpc.oauth.obtainToken.useMutation({
    onSuccess: async ({ success, message }) => {
      if (!success) return;
      // Loaded before the next step, which is only shown with a connection.
      await utils.oauth.connections.list.invalidate();
      toast({ title: 'Authorization successful', description: message ?? '' });
      onConnected();
    },
    trpc: { context: UNBATCHED },
  });
};

type Obtained = Pick<ReturnType<typeof useToken>, 'data' | 'error' | 'isPending'>;

/** Why there is no token, and what to do about it; undefined as long as nothing failed. */
const problemOf = ({ data, error, isPending }: Obtained): string | undefined => {
  if (isPending) return undefined;
  if (error !== null) return errorMessage(error);
  return data?.success === false ? [data.error, ...(data.advice ?? [])].join(' ') : undefined;
};

/** The access token of the app itself, for which nobody logs in. */
export const TokenStep = (props: ConnectStepProps) => {
  const { provider, onConnected } = props;
  const connections = useOauthConnections({ enabled: true });
  const connection = connections.data?.find(({ providerId }) => providerId === provider.id);
  const token = useToken(onConnected);
  const isConnected = connection !== undefined && isUsable(connection);
  return (
    <ConnectFrame {...props} connections={connections} connection={connection}>
      <FormFailure>{problemOf(token)}</FormFailure>
      <Group>
        <BusyButton
          icon={IconKey}
          variant={isConnected ? 'default' : 'filled'}
          isBusy={token.isPending}
          onClick={() => token.mutate({ providerId: provider.id })}
        >
          {token.isPending ? 'Getting the token...' : 'Get Access Token'}
        </BusyButton>
      </Group>
    </ConnectFrame>
  );
};
