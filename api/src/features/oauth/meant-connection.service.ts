import type { AuthorizeInput } from '@gatehouse/contract/oauth.ts';
import type { Db } from '#src/db/database.ts';
import type { Deps } from '#src/deps.ts';
import { notFound } from '#src/errors.ts';
import { connectionName } from '#src/features/oauth/connection-name.ts';
import * as store from '#src/features/oauth/oauth-connections.store.ts';
import { findIdToken } from '#src/features/oauth/oauth-secrets.ts';
import { type Account, accountInIdToken, isSameAccount } from '#src/features/oauth/protocol/account.ts';

/** Which connection a login is for, as its row says it: an id, or that it is of another account; null if nobody has said it. */
export type Meant = number | null;
const ANOTHER = 0;

/** What was said when a login began. Throws NOT_FOUND for a connection that the provider does not have. */
export const meantBy = async (
  tx: Db,
  { providerId, connectionId, account }: AuthorizeInput,
): Promise<Meant> => {
  if (account === 'another') return ANOTHER;
  if (connectionId === undefined) return null;
  const found = await store.findConnection(tx, connectionId);
  if (found?.providerId !== providerId) throw notFound('OAuth connection');
  return connectionId;
};

/** The same as it was said. */
export const saidOf = (meant: Meant): { connectionId: number | null; account: 'another' | null } => ({
  connectionId: meant === ANOTHER ? null : meant,
  account: meant === ANOTHER ? 'another' : null,
});

/** Of a login before its account was kept, the ID token may still say it; not of one with another client. */
const accountIdOf = async (
  deps: Pick<Deps, 'vault'>,
  tx: Db,
  { id, accountId, configVersion, currentConfigVersion }: store.StoredConnection,
): Promise<string | null> => {
  if (accountId !== null || configVersion !== currentConfigVersion) return accountId;
  const idToken = await findIdToken(deps, tx, id);
  if (idToken === undefined) return null;
  return accountInIdToken({ accessToken: '', refreshToken: null, idToken })?.id ?? null;
};

/**
 * The connection that a login renews; undefined if it adds one. The account decides it, as far as it is known on both sides; else
 * what was said; else the only connection of the provider is meant.
 */
export const connectionToRenew = async (
  deps: Pick<Deps, 'vault'>,
  tx: Db,
  providerId: number,
  account: Account | null,
  meant: Meant,
): Promise<store.StoredConnection | undefined> => {
  const known = await store.listConnectionsOf(tx, providerId);
  const possible: store.StoredConnection[] = [];
  for (const connection of known) {
    const isSame = isSameAccount(await accountIdOf(deps, tx, connection), account?.id ?? null);
    if (isSame === true) return connection;
    if (isSame === undefined) possible.push(connection);
  }
  if (meant === null) return known.length === 1 ? possible[0] : undefined;
  return possible.find(({ id }) => id === meant);
};

/** The number of a connection that is added: its name is that of no other. */
export const nextNumber = async (tx: Db, providerId: number): Promise<number> => {
  const known = await store.listConnectionsOf(tx, providerId);
  const [{ provider } = { provider: undefined }] = known;
  if (provider === undefined) return 1;
  const names = new Set(known.map(connectionName));
  let number = Math.max(...known.map((connection) => connection.number)) + 1;
  while (names.has(connectionName({ provider, name: null, number }))) number += 1;
  return number;
};
