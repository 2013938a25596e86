import type { Provider } from '@gatehouse/contract/providers.ts';
import type { Insertable, Selectable } from 'kysely';
import type { Database, Db } from '#src/db/database.ts';
import { forgetCredential } from '#src/db/forget-credential.ts';
import {
  boundRoute,
  ROUTE_COLUMNS,
  routeOf,
  type StoredRoute,
} from '#src/features/providers/provider-route.ts';

type ConnectionRow = Selectable<Database['oauth_connections']>;

/** Which fields of an account a configuration keeps, and the base URL that it has for calls; empty if none. */
export type ConfiguredUrls = { accountFields: string[]; apiUrl: string };

/** A connection as it is stored, without its tokens. */
export type StoredConnection = {
  id: number;
  providerId: number;
  configId: number;
  /** The configuration's version that the tokens belong to, and the one that it has now: they open only if both are the same. */
  configVersion: number;
  currentConfigVersion: number;
  tokenUrl: string;
  clientId: string;
  provider: Pick<Provider, 'name' | 'slug' | 'source' | 'baseUrl' | 'origin' | 'hosts'>;
  /** What the configuration says about the account and the URLs of calls. */
  config: ConfiguredUrls;
  tokenType: string;
  scopes: string[];
  expiresAt: string | null;
  /** It has a refresh token, or needs none. */
  isRenewable: boolean;
  refreshedAt: string | null;
  reauthReason: string | null;
  pinnedHosts: string[];
  /** Those that the token response named. */
  grantedHosts: string[];
  /** What the provider said about the account, by name. */
  saidFields: Record<string, string>;
  /** What its user calls it; null if nothing. */
  name: string | null;
  /** From 1, within its provider. */
  number: number;
  /** The `id` of an `Account`, and its name for people; null if they are not known. */
  accountId: string | null;
  account: string | null;
  /** When somebody logged in last. */
  connectedAt: string;
  /** Goes up with each change of the tokens. */
  version: number;
  leaseHolder: string | null;
  leaseUntil: string | null;
  createdAt: string;
  updatedAt: string;
};

const selectConnections = (db: Db) =>
  db
    .selectFrom('oauth_connections')
    .innerJoin('oauth_configs', 'oauth_configs.id', 'oauth_connections.config_id')
    .innerJoin('providers', 'providers.id', 'oauth_connections.provider_id')
    .selectAll('oauth_connections')
    .select([
      'oauth_configs.version as current_config_version',
      'oauth_configs.token_url',
      'oauth_configs.client_id',
      'oauth_configs.grant_type',
      'oauth_configs.account_fields',
      'oauth_configs.api_url',
      'providers.name as provider_name',
      'providers.origin',
    ])
    .select(ROUTE_COLUMNS);

const toConnection = (
  row: Awaited<ReturnType<ReturnType<typeof selectConnections>['executeTakeFirstOrThrow']>>,
): StoredConnection => ({
  id: row.id,
  providerId: row.provider_id,
  configId: row.config_id,
  configVersion: row.config_version,
  currentConfigVersion: row.current_config_version,
  tokenUrl: row.token_url,
  clientId: row.client_id,
  provider: {
    name: row.provider_name,
    slug: row.route_slug,
    source: row.route_source as Provider['source'],
    baseUrl: row.route_base_url,
    origin: row.origin === null ? null : JSON.parse(row.origin),
    hosts: routeOf(row).hosts,
  },
  config: { accountFields: JSON.parse(row.account_fields), apiUrl: row.api_url },
  tokenType: row.token_type,
  scopes: JSON.parse(row.scopes),
  expiresAt: row.expires_at,
  isRenewable: row.refresh_token !== '' || row.grant_type === 'client_credentials',
  refreshedAt: row.refreshed_at,
  reauthReason: row.reauth_reason,
  pinnedHosts: JSON.parse(row.pinned_hosts),
  grantedHosts: JSON.parse(row.granted_hosts),
  saidFields: JSON.parse(row.callback_fields),
  name: row.name,
  number: row.number,
  accountId: row.account_id,
  account: row.account,
  connectedAt: row.connected_at,
  version: row.version,
  leaseHolder: row.lease_holder,
  leaseUntil: row.lease_until,
  createdAt: row.created_at,
  updatedAt: row.updated_at,
});

export const listConnections = async (db: Db): Promise<StoredConnection[]> =>
  (await selectConnections(db).orderBy('oauth_connections.id').execute()).map(toConnection);

export const findConnection = async (db: Db, id: number): Promise<StoredConnection | undefined> => {
  const row = await selectConnections(db).where('oauth_connections.id', '=', id).executeTakeFirst();
  return row && toConnection(row);
};

/** The connections of a provider, the oldest first. */
export const listConnectionsOf = async (db: Db, providerId: number): Promise<StoredConnection[]> =>
  (
    await selectConnections(db)
      .where('oauth_connections.provider_id', '=', providerId)
      .orderBy('oauth_connections.id')
      .execute()
  ).map(toConnection);

type Tokens = 'access_token' | 'refresh_token' | 'id_token' | 'dpop_key';

/** Adds a connection without its tokens, which are sealed for the id that this returns. */
export const insertConnection = async (
  db: Db,
  columns: Omit<Insertable<Database['oauth_connections']>, 'id' | Tokens>,
): Promise<number> => {
  const { id } = await db
    .insertInto('oauth_connections')
    .values({ ...columns, access_token: '', refresh_token: '', id_token: '', dpop_key: '' })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};

/** Changes the columns that are not undefined. */
export const updateConnection = async (
  db: Db,
  id: number,
  columns: Partial<Omit<ConnectionRow, 'id' | Tokens | 'created_at'>>,
): Promise<void> => {
  await db.updateTable('oauth_connections').set(columns).where('id', '=', id).execute();
};

/** Empties one of the tokens. */
export const clearToken = async (db: Db, id: number, column: Tokens): Promise<void> => {
  await db
    .updateTable('oauth_connections')
    .set({ [column]: '' })
    .where('id', '=', id)
    .execute();
};

/** Returns false if there is no such connection. */
export const deleteConnection = async (db: Db, id: number, at: string): Promise<boolean> => {
  await forgetCredential(db, 'connection_id', id, at);
  const result = await db.deleteFrom('oauth_connections').where('id', '=', id).executeTakeFirst();
  return result.numDeletedRows > 0n;
};

/** What decides what a token may be used for, as the database has it. */
export type TokenBounds = StoredRoute &
  Pick<ConnectionRow, 'config_version' | 'pinned_hosts' | 'granted_hosts'> & {
    version: number;
    token_url: string;
  };

/** A list of hosts as it is stored: the same hosts always give the same text. */
export const hostsText = (hosts: readonly string[]): string => JSON.stringify([...new Set(hosts)].toSorted());

const NO_HOSTS = hostsText([]);

/**
 * The purpose that the vault binds a token to; the same bounds always give the same text. Without hosts of its own it is that of
 * a connection from before there were any.
 */
export const tokenPurpose = ({
  config_version,
  version,
  token_url,
  pinned_hosts,
  granted_hosts,
  ...provider
}: TokenBounds): string => {
  const hosts = [pinned_hosts, granted_hosts];
  const ownHosts = hosts.every((list) => list === NO_HOSTS) ? [] : [hosts];
  return JSON.stringify([boundRoute(provider), token_url, config_version, version, ...ownHosts]);
};

/**
 * What these tokens may be used for, by id: renewed at one token URL by one version of the configuration, and sent where
 * the provider's keys are sent and to the connection's own hosts.
 */
export const tokenPurposes = async (db: Db, ids: readonly number[]): Promise<Map<number, string>> => {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('oauth_connections')
    .innerJoin('oauth_configs', 'oauth_configs.id', 'oauth_connections.config_id')
    .innerJoin('providers', 'providers.id', 'oauth_connections.provider_id')
    .select([
      'oauth_connections.id',
      'oauth_connections.config_version',
      'oauth_connections.pinned_hosts',
      'oauth_connections.granted_hosts',
      'oauth_configs.version',
      'oauth_configs.token_url',
    ])
    .select(ROUTE_COLUMNS)
    .where('oauth_connections.id', 'in', ids)
    .execute();
  return new Map(rows.map((row) => [row.id, tokenPurpose(row)]));
};

export const connectionsOfProviders = async (db: Db, ids: readonly number[]): Promise<number[]> => {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('oauth_connections')
    .select('id')
    .where('provider_id', 'in', ids)
    .execute();
  return rows.map(({ id }) => id);
};
