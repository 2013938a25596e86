import type { Provider } from '@gatehouse/contract/providers.ts';
import type { Db } from '#src/db/database.ts';
import {
  type ConfiguredUrls,
  type TokenBounds,
  tokenPurpose,
} from '#src/features/oauth/oauth-connections.store.ts';
import { DPOP } from '#src/features/oauth/protocol/grant-fields.ts';
import { type ProviderRoute, ROUTE_COLUMNS, routeOf } from '#src/features/providers/provider-route.ts';
import type { SecretRef } from '#src/vault/envelope.ts';

const ACCESS_TOKEN = { table: 'oauth_connections', column: 'access_token' } as const;
const DPOP_KEY = { table: 'oauth_connections', column: 'dpop_key' } as const;

type Sealed = { value: string; ref: SecretRef };

/** What a call with a connection needs. */
export type UsableConnection = {
  id: number;
  /** Goes up with each change of the tokens. */
  version: number;
  /** The configuration was changed since the login: the tokens open nowhere. */
  isOutdated: boolean;
  expiresAt: string | null;
  /** When the access token was issued. */
  issuedAt: string;
  updatedAt: string;
  /** What its user calls it; null if nothing. */
  name: string | null;
  /** From 1, within its provider. */
  number: number;
  /** It has a refresh token, or needs none. */
  isRenewable: boolean;
  /** Its tokens are those of the app itself, so there is no login. */
  isForItself: boolean;
  reauthReason: string | null;
  /** Who renews the tokens at the moment; null if nobody does. */
  leaseHolder: string | null;
  /** Sealed by the vault for the connection and for what is read here. */
  sealed: Sealed;
  /** The key that the token is bound to, sealed in the same way; null if the token is a bearer token. */
  sealedDpopKey: Sealed | null;
  tokenType: string;
  pinnedHosts: string[];
  /** Those that the token response named. */
  grantedHosts: string[];
  tokenUrl: string;
  clientId: string;
  /** What the provider said about the account, by name. */
  saidFields: Record<string, string>;
  config: ConfiguredUrls;
  route: ProviderRoute;
  provider: Pick<Provider, 'id' | 'name' | 'slug' | 'source' | 'baseUrl' | 'origin' | 'hosts'>;
};

const COLUMNS = [
  'connection.access_token',
  'connection.refresh_token',
  'connection.dpop_key',
  'connection.token_type',
  'connection.config_version',
  'connection.version as token_version',
  'connection.expires_at',
  'connection.issued_at',
  'connection.updated_at',
  'connection.name',
  'connection.number',
  'connection.reauth_reason',
  'connection.lease_holder',
  'connection.pinned_hosts',
  'connection.granted_hosts',
  'connection.callback_fields',
  'config.account_fields',
  'config.api_url',
  'config.version',
  'config.token_url',
  'config.client_id',
  'config.grant_type',
  'providers.id as provider_id',
  'providers.name as provider_name',
  'providers.origin',
  'secret_versions.version as secret_version',
  'key_versions.version as key_version',
  ...ROUTE_COLUMNS,
] as const;

type Secrets = {
  access_token: string;
  dpop_key: string;
  token_type: string;
  secret_version: number | null;
  key_version: number | null;
};

/** The two secrets of a row, and what they are bound to. */
const sealedIn = (
  row: number,
  columns: TokenBounds & Secrets,
): Pick<UsableConnection, 'sealed' | 'sealedDpopKey'> => {
  const { access_token, dpop_key, token_type, secret_version, key_version } = columns;
  const purpose = tokenPurpose(columns);
  const key = { ...DPOP_KEY, row, version: key_version ?? 0, purpose };
  return {
    sealed: { value: access_token, ref: { ...ACCESS_TOKEN, row, version: secret_version ?? 0, purpose } },
    sealedDpopKey: token_type === DPOP ? { value: dpop_key, ref: key } : null,
  };
};

const selectUsable = (db: Db, id: number) =>
  db
    .selectFrom('oauth_connections as connection')
    .innerJoin('oauth_configs as config', 'config.id', 'connection.config_id')
    .innerJoin('providers', 'providers.id', 'connection.provider_id')
    .leftJoin('secret_versions', (join) =>
      join
        .onRef('secret_versions.row_id', '=', 'connection.id')
        .on('secret_versions.table_name', '=', ACCESS_TOKEN.table)
        .on('secret_versions.column_name', '=', ACCESS_TOKEN.column),
    )
    .leftJoin('secret_versions as key_versions', (join) =>
      join
        .onRef('key_versions.row_id', '=', 'connection.id')
        .on('key_versions.table_name', '=', DPOP_KEY.table)
        .on('key_versions.column_name', '=', DPOP_KEY.column),
    )
    .select(COLUMNS)
    .where('connection.id', '=', id);

/**
 * Reads a connection with its access token and its provider in one statement: they belong together, so that no token is
 * sent to the hosts of another time, and it opens only for what it was sealed for.
 */
export const readUsable = async (db: Db, id: number): Promise<UsableConnection | undefined> => {
  const row = await selectUsable(db, id).executeTakeFirst();
  if (row === undefined) return undefined;
  const isForItself = row.grant_type === 'client_credentials';
  const route = routeOf(row);
  return {
    id,
    version: row.token_version,
    isOutdated: row.config_version !== row.version,
    expiresAt: row.expires_at,
    issuedAt: row.issued_at,
    updatedAt: row.updated_at,
    name: row.name,
    number: row.number,
    isRenewable: row.refresh_token !== '' || isForItself,
    isForItself,
    reauthReason: row.reauth_reason,
    leaseHolder: row.lease_holder,
    ...sealedIn(id, row),
    tokenType: row.token_type,
    pinnedHosts: JSON.parse(row.pinned_hosts),
    grantedHosts: JSON.parse(row.granted_hosts),
    tokenUrl: row.token_url,
    clientId: row.client_id,
    saidFields: JSON.parse(row.callback_fields),
    config: { accountFields: JSON.parse(row.account_fields), apiUrl: row.api_url },
    route,
    provider: {
      id: row.provider_id,
      name: row.provider_name,
      slug: row.route_slug,
      source: row.route_source as Provider['source'],
      baseUrl: row.route_base_url,
      origin: row.origin === null ? null : JSON.parse(row.origin),
      hosts: route.hosts,
    },
  };
};
