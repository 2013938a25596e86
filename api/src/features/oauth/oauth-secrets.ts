import { BUILT_IN_SLUGS } from '@gatehouse/contract/plain/built-in-slugs.ts';
import type { Db } from '#src/db/database.ts';
import type { Deps } from '#src/deps.ts';
import { AppError } from '#src/errors.ts';
import { deviceCodePurposes } from '#src/features/oauth/device/device-logins.store.ts';
import { configPurposes } from '#src/features/oauth/oauth-configs.store.ts';
import {
  clearToken,
  connectionsOfProviders,
  tokenPurposes,
} from '#src/features/oauth/oauth-connections.store.ts';
import { verifierPurposes } from '#src/features/oauth/oauth-states.store.ts';
import { savedProvidersWith } from '#src/features/providers/providers.service.ts';
import { openIfPossible, openStored, retireStored, sealStored } from '#src/vault/bound-secrets.ts';
import { VaultError } from '#src/vault/envelope.ts';
import type { SealedColumn } from '#src/vault/sealed-columns.ts';

export const CLIENT_SECRET: SealedColumn = {
  table: 'oauth_configs',
  column: 'client_secret',
  purposesOf: configPurposes,
};

export const VERIFIER: SealedColumn = {
  table: 'oauth_states',
  column: 'verifier',
  purposesOf: verifierPurposes,
};

export const DEVICE_CODE: SealedColumn = {
  table: 'oauth_device_logins',
  column: 'device_code',
  purposesOf: deviceCodePurposes,
};

const TOKEN_COLUMNS = {
  accessToken: 'access_token',
  refreshToken: 'refresh_token',
  idToken: 'id_token',
  dpopKey: 'dpop_key',
} as const;

const TOKEN_NAMES = ['accessToken', 'refreshToken', 'idToken', 'dpopKey'] as const;

const tokenColumn = (column: string): SealedColumn => ({
  table: 'oauth_connections',
  column,
  purposesOf: tokenPurposes,
});

export const OAUTH_COLUMNS: readonly SealedColumn[] = [
  CLIENT_SECRET,
  VERIFIER,
  DEVICE_CODE,
  ...Object.values(TOKEN_COLUMNS).map(tokenColumn),
];

type VaultDeps = Pick<Deps, 'vault'>;

/**
 * A client secret does not open. A new one is not accepted in its place: the row may have been changed outside Gatehouse, and
 * it would be sent where the change says.
 */
export class SealedClientSecretError extends AppError {
  constructor() {
    super(
      'CONFLICT',
      'The stored client secret cannot be decrypted: it, or what it may be used for, was changed outside Gatehouse. Delete the OAuth configuration, and enter the client secret again.',
      { isLogged: true },
    );
  }
}

/** The client secret of a configuration that exists. Throws a SealedClientSecretError if it does not open. */
export const openClientSecret = async ({ vault }: VaultDeps, tx: Db, id: number): Promise<string> => {
  try {
    const secret = await openStored(vault, tx, CLIENT_SECRET, id);
    if (secret !== undefined) return secret;
  } catch (error) {
    if (!(error instanceof VaultError)) throw error;
  }
  // A configuration always has one: if it is missing, it was removed outside Gatehouse.
  throw new SealedClientSecretError();
};

/** The tokens of one connection. */
export type Tokens = {
  accessToken: string;
  refreshToken: string | null;
  idToken: string | null;
  /** The private key that they are bound to, which is no token and is kept as one; null if they are bound to none. */
  dpopKey: string | null;
};

/** The tokens of a connection that exists. Throws a VaultError if one does not open. */
export const openTokens = async ({ vault }: VaultDeps, tx: Db, id: number): Promise<Tokens> => {
  const open = (name: keyof Tokens) => openStored(vault, tx, tokenColumn(TOKEN_COLUMNS[name]), id);
  const accessToken = await open('accessToken');
  // A connection that works always has one: it was removed outside Gatehouse.
  if (accessToken === undefined) throw new VaultError('A stored token is missing');
  return {
    accessToken,
    refreshToken: (await open('refreshToken')) ?? null,
    idToken: (await open('idToken')) ?? null,
    dpopKey: (await open('dpopKey')) ?? null,
  };
};

/** The ID token of a connection; undefined if it has none, or if it does not open. */
export const findIdToken = ({ vault }: VaultDeps, tx: Db, id: number): Promise<string | undefined> =>
  openIfPossible(vault, tx, tokenColumn(TOKEN_COLUMNS.idToken), id);

/** Whether the access token of a connection opens: then what it is bound to is what was last stored with it. */
export const isOpen = async ({ vault }: VaultDeps, tx: Db, id: number): Promise<boolean> =>
  (await openIfPossible(vault, tx, tokenColumn(TOKEN_COLUMNS.accessToken), id)) !== undefined;

/** Erases the tokens of a connection: none of them opens if it is put back. */
export const eraseTokens = async (tx: Db, id: number): Promise<void> => {
  for (const column of Object.values(TOKEN_COLUMNS)) {
    await clearToken(tx, id, column);
    await retireStored(tx, tokenColumn(column), id);
  }
};

/** Seals the tokens of a connection for what it is now, in place of those before. */
export const sealTokens = async ({ vault }: VaultDeps, tx: Db, id: number, tokens: Tokens): Promise<void> => {
  await eraseTokens(tx, id);
  for (const name of TOKEN_NAMES) {
    const token = tokens[name];
    if (token !== null) await sealStored(vault, tx, tokenColumn(TOKEN_COLUMNS[name]), id, token);
  }
};

/**
 * Runs a change of these providers: what the tokens of their connections are bound to changes with it, so they are sealed
 * again. A token that does not open stays as it is.
 */
export const resealingTokensOf = async (
  { vault }: VaultDeps,
  tx: Db,
  providerIds: readonly number[],
  change: () => Promise<void>,
): Promise<void> => {
  const opened: { column: SealedColumn; id: number; token: string }[] = [];
  for (const id of await connectionsOfProviders(tx, providerIds)) {
    for (const column of Object.values(TOKEN_COLUMNS).map(tokenColumn)) {
      const token = await openIfPossible(vault, tx, column, id);
      if (token !== undefined) opened.push({ column, id, token });
    }
  }
  await change();
  for (const { column, id, token } of opened) await sealStored(vault, tx, column, id, token);
};

/**
 * Runs the update of the built-in providers' rows. A saved provider may become built-in with this version, or give its slug
 * to a built-in one, which changes what its tokens are bound to.
 */
export const resealingTokensOfTakenOver = async (
  deps: VaultDeps,
  tx: Db,
  update: () => Promise<void>,
): Promise<void> => resealingTokensOf(deps, tx, await savedProvidersWith(tx, BUILT_IN_SLUGS), update);
