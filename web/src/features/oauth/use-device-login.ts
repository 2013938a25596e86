import type { OauthConnection } from '@gatehouse/contract/oauth.ts';
import type { DeviceLogin } from '@gatehouse/contract/oauth-device.ts';
import { OAUTH_POLL_MS } from '@gatehouse/contract/plain/oauth-wizard.ts';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useLoadNewLogin } from '#src/features/oauth/connections/new-login.ts';
import type { MeantConnection } from '#src/features/oauth/use-authorization.ts';
import { errorStatus } from '#src/lib/error-message.ts';
import { trpc, UNBATCHED } from '#src/lib/trpc.ts';
import { toast } from '#src/ui/feedback/toast.ts';

const CONNECTED = {
  title: 'Authorization successful',
  description: 'Your account has been successfully connected',
};

/** Calls `onConnected` once a login that was waited for here has become a connection. */
const useConnected = (login: DeviceLogin | undefined, onConnected: () => Promise<void>): void => {
  const wasWaiting = useRef(false);
  const notice = useEffectEvent((status: DeviceLogin['status']) => {
    if (status === 'connected' && wasWaiting.current) void onConnected();
    wasWaiting.current = status === 'waiting';
  });
  useEffect(() => {
    if (login !== undefined) notice(login.status);
  }, [login]);
};

/** The configuration is gone, or has another grant now: nobody waits for its code any more. */
const isOfNoConfig = (error: unknown): boolean => [404, 412].includes(errorStatus(error) ?? 0);

/**
 * The login with a code of a provider, whoever has begun it: the server asks the provider by itself, and this asks the server what
 * has become of it.
 */
export const useDeviceLogin = (
  providerId: number,
  own: readonly OauthConnection[],
  onConnected: (connectionId: number | undefined) => void,
) => {
  const utils = trpc.useUtils();
  const input = { providerId };
  const loadNew = useLoadNewLogin(own);
  const state = trpc.oauth.device.state.useQuery(input, {
    staleTime: 0,
    refetchInterval: ({ state: { data, error } }) =>
      data?.status === 'waiting' && !isOfNoConfig(error) ? OAUTH_POLL_MS : false,
    // The page of the provider usually covers this one.
    refetchIntervalInBackground: true,
  });
  const show = (login: DeviceLogin): void => utils.oauth.device.state.setData(input, login);
  const options = {
    // What was asked before says what was so before.
    onMutate: () => utils.oauth.device.state.cancel(input),
    trpc: { context: UNBATCHED },
  };
  const begin = trpc.oauth.device.begin.useMutation({
    ...options,
    // What the provider refuses leaves the login before it.
    onSuccess: (login) => (login.status === 'failed' ? state.refetch() : show(login)),
  });
  const cancel = trpc.oauth.device.cancel.useMutation({
    ...options,
    onSuccess: (login) => {
      begin.reset();
      show(login);
    },
  });
  useConnected(state.data, async () => {
    const connection = await loadNew(providerId);
    toast(CONNECTED);
    onConnected(connection?.id);
  });
  return {
    state,
    isOver: isOfNoConfig(state.error),
    begin: (meant: MeantConnection) => begin.mutate({ ...input, ...meant }),
    cancel: () => cancel.mutate(input),
    isBeginning: begin.isPending,
    isCanceling: cancel.isPending,
    /** What the provider said in place of a code. */
    refused: begin.data?.status === 'failed' ? begin.data : undefined,
    error: begin.error ?? cancel.error,
  };
};
