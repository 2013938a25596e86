import type { OauthConnection } from '@gatehouse/contract/oauth.ts';
import { Group } from '@mantine/core';
import { IconKey } from '@tabler/icons-react';
import { ConnectFrame, type ConnectStepProps } from '#src/features/oauth/connect-frame.tsx';
import { connectionsOf, useLoadNewLogin } from '#src/features/oauth/connections/new-login.ts';
import { useOauthConnections } from '#src/features/oauth/oauth-queries.ts';
import { isUsable } from '#src/features/oauth/offers/connection-queries.ts';
import { errorMessage } from '#src/lib/error-message.ts';
import { trpc, UNBATCHED } from '#src/lib/trpc.ts';
import { BusyButton } from '#src/ui/button/busy-button.tsx';
import { FormFailure } from '#src/ui/feedback/form-failure.tsx';
import { toast } from '#src/ui/feedback/toast.ts';

/** Asks the provider for a token, which becomes a connection of it. What it refuses is no error of the call. */
const useToken = (
  providerId: number,
  own: readonly OauthConnection[],
  onConnected: ConnectStepProps['onConnected'],
) => {
  const loadNew = useLoadNewLogin(own);
  return trpc.oauth.obtainToken.useMutation({
    onSuccess: async ({ success, message }) => {
      if (!success) return;
      const connection = await loadNew(providerId);
      toast({ title: 'Authorization successful', description: message ?? '' });
      onConnected(connection?.id);
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
  const own = connectionsOf(connections.data, provider.id);
  const token = useToken(provider.id, own, onConnected);
  const isConnected = own.some(isUsable);
  return (
    <ConnectFrame {...props} connections={connections} own={own}>
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
