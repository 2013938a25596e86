import { mergeHeaders } from '@gatehouse/request/headers.ts';
import type { Deps } from '#src/deps.ts';
import type { CallCredential, Renewal, ShownCredential } from '#src/features/calls/call-credential.ts';
import { withoutOwnSecrets } from '#src/features/calls/own-secrets.ts';
import { connectionName } from '#src/features/oauth/connection-name.ts';
import { callProver } from '#src/features/oauth/dpop/prove-call.ts';
import {
  type ConnectionToken,
  findUsable,
  freshToken,
  noteAccepted,
  replaceRejected,
  storedToken,
  type UsableConnection,
} from '#src/features/oauth/fresh-token.service.ts';
import { tokenUseOf } from '#src/features/oauth/oauth-client.service.ts';
import { tokenVariableOf } from '#src/features/oauth/oauth-connections.service.ts';
import { VaultError } from '#src/vault/envelope.ts';

/** `send`: the token is renewed if it is about to expire. `compare`: nothing is sent, and nobody is called. */
export type TokenUse = 'send' | 'compare';

/** A login is for its provider: a base URL of its own is on one of the hosts that get the token, and allows no other. */
const routeOf = (deps: Deps, connection: UsableConnection) => {
  const { route } = connection;
  const { tokenPlacement, tokenHeaders, tokenHosts, baseUrl, accountFields } = tokenUseOf(deps, connection);
  return {
    baseUrl: baseUrl ?? route.baseUrl,
    accountFields,
    defaultHeaders: mergeHeaders(route.defaultHeaders, tokenHeaders),
    placement: tokenPlacement,
    hosts: { provider: [...route.hosts, ...tokenHosts], baseUrl: null, pinned: connection.pinnedHosts },
  };
};

const toCredential = (deps: Deps, { connection, token, dpopKey }: ConnectionToken): CallCredential => {
  const { id, provider, route } = connection;
  return {
    ...routeOf(deps, connection),
    secret: { value: token },
    subject: { type: 'oauth_connection', id, name: connectionName(connection) },
    provider: {
      id: provider.id,
      name: provider.name,
      slug: provider.slug,
      refusalCodes: route.refusalCodes,
      verification: route.verification,
    },
    ...(dpopKey === null
      ? {}
      : { prover: callProver(deps.connection, { connectionId: id, token, key: dpopKey }) }),
    renew: async (call): Promise<Renewal> => {
      const replaced = await replaceRejected(deps, connection, call);
      return 'token' in replaced ? { credential: toCredential(deps, replaced) } : replaced;
    },
    onAccepted: (call) => noteAccepted(deps, connection, call),
  };
};

/** The credential of a connection. Throws as `freshToken` does. */
export const loadConnectionCredential = async (
  deps: Deps,
  id: number,
  use: TokenUse,
): Promise<CallCredential> =>
  toCredential(deps, await (use === 'send' ? freshToken(deps, id) : storedToken(deps, id)));

/** The credential of a connection for code that is shown to the user. Throws NOT_FOUND. */
export const loadShownConnection = async (deps: Deps, id: number): Promise<ShownCredential> => {
  const connection = await findUsable(deps, id);
  const route = routeOf(deps, connection);
  const isBound = connection.sealedDpopKey !== null;
  const shown = {
    ...route,
    noun: 'access token',
    isBound,
    secret: { variable: await tokenVariableOf(deps, id) },
  } as const;
  try {
    // Only compared with, never returned.
    const value = await deps.vault.peek(connection.sealed.ref, connection.sealed.value);
    const isIn = (text: string) => withoutOwnSecrets(text, { ...route, secret: { value } }) !== text;
    return { ...shown, isIn };
  } catch (error) {
    if (!(error instanceof VaultError)) throw error;
    // A connection that needs a new login has no token to compare with.
    return { ...shown, isIn: () => false };
  }
};
