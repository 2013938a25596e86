import { useLocation, useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import {
  type CallbackOutcome,
  completeLogin,
  missingParameters,
  readCallback,
} from '#src/features/oauth/callback.ts';
import { takeCallbackQuery } from '#src/features/oauth/callback-query.ts';
import { trpc, UNBATCHED } from '#src/lib/trpc.ts';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** How the login ended that this page completed, for a reload; `running` until that is known. */
    login?: CallbackOutcome | 'running';
  }
}

type Client = ReturnType<typeof trpc.useUtils>['client'];

/** The one call of this page. It is made when the page is first rendered; a second rendering waits for the same one. */
let call: Promise<CallbackOutcome> | undefined;

const callOnce = (client: Client): Promise<CallbackOutcome> | undefined => {
  if (call !== undefined) return call;
  const query = takeCallbackQuery();
  if (query === undefined) return undefined;
  call = completeLogin(readCallback(query), (input) =>
    client.oauth.callback.mutate(input, { context: UNBATCHED }),
  );
  return call;
};

/** How the login ended; undefined while the server completes it. */
export const useCallback = (): CallbackOutcome | undefined => {
  const { client } = trpc.useUtils();
  const navigate = useNavigate();
  const earlier = useLocation({ select: ({ state }) => state.login });
  const [outcome, setOutcome] = useState<CallbackOutcome>();

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, with what the history says at first
  useEffect(() => {
    const remember = (login: CallbackOutcome | 'running') =>
      void navigate({ to: '.', replace: true, state: { login } });
    const running = callOnce(client);
    if (running === undefined) {
      setOutcome(
        earlier === undefined || earlier === 'running' ? missingParameters(earlier === 'running') : earlier,
      );
      return;
    }
    let isShown = true;
    remember('running');
    void running.then((ended) => {
      if (!isShown) return;
      setOutcome(ended);
      remember(ended);
    });
    return () => {
      isShown = false;
    };
  }, []);
  return outcome;
};
