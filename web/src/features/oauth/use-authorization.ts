import type { AuthorizeInput, OauthConnection } from '@gatehouse/contract/oauth.ts';
import { OAUTH_POLL_MS, OAUTH_POPUP, OAUTH_TIMEOUT_MS } from '@gatehouse/contract/plain/oauth-wizard.ts';
import type { Provider } from '@gatehouse/contract/providers.ts';
import { type RefObject, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { newLogin } from '#src/features/oauth/connections/connection-state.ts';
import { connectionsOf } from '#src/features/oauth/connections/new-login.ts';
import { useOauthConnections } from '#src/features/oauth/oauth-queries.ts';
import { errorMessage } from '#src/lib/error-message.ts';
import { trpc, UNBATCHED } from '#src/lib/trpc.ts';
import { tellFailure } from '#src/ui/feedback/tell-failure.ts';
import { toast, toastError } from '#src/ui/feedback/toast.ts';

interface LoginPopup {
  /** Shows the provider's login page. */
  goTo: (url: string) => void;
  /** Does nothing once the login page was shown: the window is then out of reach. */
  close: () => void;
}

/** Centered over this window. */
const features = (): string => {
  const { width, height } = OAUTH_POPUP;
  const left = Math.max(0, Math.round(window.screenX + (window.outerWidth - width) / 2));
  const top = Math.max(0, Math.round(window.screenY + (window.outerHeight - height) / 2));
  return `popup,width=${width},height=${height},left=${left},top=${top}`;
};

/**
 * Opens an empty popup window; undefined if the browser blocks it. Call it in the handler of a click, because browsers
 * block popups that open later. The page that it shows afterwards cannot reach this one: it has no opener. This one
 * does not watch the window either, because a provider's `Cross-Origin-Opener-Policy` makes it look closed.
 */
const openLoginPopup = (text: string): LoginPopup | undefined => {
  const popup = window.open('', '_blank', features());
  if (popup === null) return undefined;
  popup.document.title = text;
  popup.document.body.textContent = text;
  popup.opener = null;
  return {
    goTo: (url) => {
      popup.location.href = url;
    },
    close: () => popup.close(),
  };
};

/** A login that has begun, and that the wizard waits for. */
interface Waiting {
  /** Where the person logs in; undefined until the server says. */
  authUrl: string | undefined;
  /** The browser opened no popup window. */
  isBlocked: boolean;
  /** From `performance.now()`. */
  startedAt: number;
}

interface AuthorizationOptions {
  provider: Provider;
  /** A login was completed, of this connection. */
  onConnected: (connection: OauthConnection) => void;
}

/** Ends the wait after five minutes, counted from the moment when the login page could be shown. */
const useTimeout = (isPolling: boolean, end: () => void): void => {
  const timeOut = useEffectEvent(() => {
    end();
    toastError('Authorization process timed out. Please try again.', 'Authorization timeout');
  });
  useEffect(() => {
    if (!isPolling) return;
    const timer = setTimeout(() => timeOut(), OAUTH_TIMEOUT_MS);
    return () => clearTimeout(timer);
  }, [isPolling]);
};

/** Which login is current: the response to an older one, or to one that was canceled or left, is ignored. */
const useAttempt = () => {
  const current = useRef(0);
  const next = (): (() => boolean) => {
    current.current += 1;
    const own = current.current;
    return () => current.current === own;
  };
  useEffect(
    () => () => {
      current.current += 1;
    },
    [],
  );
  return { next };
};

/** Calls `onNew` once a connection comes from a login that has begun after `before` was read. */
const useNewLogin = (
  isPolling: boolean,
  before: RefObject<readonly OauthConnection[]>,
  connections: readonly OauthConnection[] | undefined,
  onNew: (connection: OauthConnection) => void,
): void => {
  const check = useEffectEvent((now: readonly OauthConnection[]) => {
    const found = isPolling ? newLogin(before.current, now) : undefined;
    if (found !== undefined) onNew(found);
  });
  useEffect(() => {
    if (connections !== undefined) check(connections);
  }, [connections]);
};

/** Which connection a login is for: one that there is, or another account. */
export type MeantConnection = Pick<AuthorizeInput, 'connectionId' | 'account'>;
const SUCCESS = {
  title: 'Authorization successful',
  description: 'Your account has been successfully connected',
};

/**
 * The login at the provider: opens its page, and asks the server every two seconds whether there is a connection from
 * a new login. The page that comes back may be in another window, or in another tab: nothing depends on the popup.
 */
export const useAuthorization = ({ provider, onConnected }: AuthorizationOptions) => {
  const [waiting, setWaiting] = useState<Waiting>();
  const [failure, setFailure] = useState<string>();
  const isPolling = waiting?.authUrl !== undefined;
  const connections = useOauthConnections({
    enabled: true,
    refetchInterval: isPolling ? OAUTH_POLL_MS : false,
  });
  const own = useMemo(() => connectionsOf(connections.data, provider.id), [connections.data, provider.id]);
  const before = useRef<readonly OauthConnection[]>([]);
  const { mutateAsync: authorize } = trpc.oauth.authorize.useMutation({ trpc: { context: UNBATCHED } });

  const attempt = useAttempt();
  const end = (): void => {
    attempt.next();
    setWaiting(undefined);
  };
  useTimeout(isPolling, end);

  useNewLogin(isPolling, before, own, (connection) => {
    end();
    toast(SUCCESS);
    onConnected(connection);
  });

  /** Must be called by a click: see `openLoginPopup`. */
  const start = async (meant: MeantConnection): Promise<void> => {
    const popup = openLoginPopup(`Opening the login page of ${provider.name}…`);
    const isCurrent = attempt.next();
    const waitingNow = { isBlocked: popup === undefined, startedAt: performance.now() };
    before.current = own;
    setWaiting({ ...waitingNow, authUrl: undefined });
    setFailure(undefined);
    try {
      const { authUrl } = await authorize({ providerId: provider.id, ...meant });
      if (!isCurrent()) return popup?.close();
      popup?.goTo(authUrl);
      setWaiting({ ...waitingNow, authUrl });
    } catch (error) {
      popup?.close();
      if (!isCurrent()) return;
      end();
      // A provider that takes no login says why, and what to do.
      setFailure(errorMessage(error));
      tellFailure(error, 'Failed to start authorization process', 'Authorization failed');
    }
  };

  return { connections, own, waiting, failure, start, cancel: end };
};
