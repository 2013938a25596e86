import type { OauthConfig } from '@gatehouse/contract/oauth.ts';
import { maskKey } from '@gatehouse/secrets/masks.ts';
import type { Insertable, Selectable } from 'kysely';
import type { Database, Db } from '#src/db/database.ts';
import type { ClientAuthMethod } from '#src/features/oauth/protocol/oauth-client.ts';

type ConfigRow = Selectable<Database['oauth_configs']>;

/** A configuration with what only the server needs; the client secret is a mask. */
export type StoredConfig = OauthConfig & { version: number; acceptedAuth: ConfigRow['client_auth'] };

const toConfig = (row: ConfigRow): StoredConfig => ({
  id: row.id,
  providerId: row.provider_id,
  grant: row.grant_type,
  clientId: row.client_id,
  clientSecret: row.secret_prefix === '' ? '' : maskKey(row.secret_prefix),
  clientAuth: row.chosen_auth,
  signingAlg: row.signing_alg,
  keyId: row.key_id,
  assertionAudience: row.assertion_audience,
  signingKey: row.signing_key === null ? null : JSON.parse(row.signing_key),
  authorizationUrl: row.authorization_url,
  tokenUrl: row.token_url,
  issuer: row.issuer,
  redirectUri: row.redirect_uri,
  deviceAuthorizationUrl: row.device_authorization_url,
  pushedAuthorizationUrl: row.pushed_authorization_url,
  usesDpop: row.uses_dpop === 1,
  scopes: JSON.parse(row.scopes),
  additionalParams: JSON.parse(row.additional_params),
  tokenParams: JSON.parse(row.token_params),
  tokenBody: row.token_body,
  scopeSeparator: row.scope_separator,
  usesPkce: row.uses_pkce === null ? null : row.uses_pkce === 1,
  clientIdParam: row.client_id_param,
  accountFields: JSON.parse(row.account_fields),
  apiUrl: row.api_url,
  version: row.version,
  acceptedAuth: row.client_auth,
  createdAt: row.created_at,
  updatedAt: row.updated_at,
});

export const listConfigs = async (db: Db): Promise<StoredConfig[]> => {
  const rows = await db.selectFrom('oauth_configs').selectAll().orderBy('id').execute();
  return rows.map(toConfig);
};

export const findConfig = async (db: Db, id: number): Promise<StoredConfig | undefined> => {
  const row = await db.selectFrom('oauth_configs').selectAll().where('id', '=', id).executeTakeFirst();
  return row && toConfig(row);
};

export const findConfigOf = async (db: Db, providerId: number): Promise<StoredConfig | undefined> => {
  const row = await db
    .selectFrom('oauth_configs')
    .selectAll()
    .where('provider_id', '=', providerId)
    .executeTakeFirst();
  return row && toConfig(row);
};

/** Adds a configuration without its client secret: a secret is sealed for the id, which this returns. */
export const insertConfig = async (
  db: Db,
  columns: Omit<Insertable<Database['oauth_configs']>, 'id' | 'client_secret' | 'client_auth'>,
): Promise<number> => {
  const { id } = await db
    .insertInto('oauth_configs')
    .values({ ...columns, client_secret: '' })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};

/** Changes the columns that are not undefined. */
export const updateConfig = async (
  db: Db,
  id: number,
  columns: Partial<Omit<ConfigRow, 'id' | 'client_secret' | 'created_at'>>,
): Promise<void> => {
  await db.updateTable('oauth_configs').set(columns).where('id', '=', id).execute();
};

type ServerFields = Pick<
  OauthConfig,
  'tokenParams' | 'tokenBody' | 'scopeSeparator' | 'usesPkce' | 'clientIdParam' | 'accountFields' | 'apiUrl'
>;

const json = (value: unknown): string | undefined =>
  value === undefined ? undefined : JSON.stringify(value);

/** How a login server differs from others, as it is stored. What is undefined stays. */
export const serverColumns = (
  fields: Partial<ServerFields>,
): Pick<
  Partial<ConfigRow>,
  | 'token_params'
  | 'token_body'
  | 'scope_separator'
  | 'uses_pkce'
  | 'client_id_param'
  | 'account_fields'
  | 'api_url'
> => ({
  token_params: json(fields.tokenParams),
  token_body: fields.tokenBody,
  scope_separator: fields.scopeSeparator,
  uses_pkce: typeof fields.usesPkce === 'boolean' ? Number(fields.usesPkce) : fields.usesPkce,
  client_id_param: fields.clientIdParam,
  account_fields: json(fields.accountFields),
  api_url: fields.apiUrl,
});

/** Remembers how the token URL has accepted the client, for the next token call. A public client has no choice. */
export const rememberAuth = (db: Db, id: number, accepted: ClientAuthMethod): Promise<void> =>
  updateConfig(db, id, { client_auth: accepted === 'none' ? null : accepted });

/** Returns false if there is no such configuration. Throws if it has a connection or pending logins. */
export const deleteConfig = async (db: Db, id: number): Promise<boolean> => {
  const result = await db.deleteFrom('oauth_configs').where('id', '=', id).executeTakeFirst();
  return result.numDeletedRows > 0n;
};

/**
 * What these client secrets may be used for, by id: one client at one token URL, reached by one authorization URL of one issuer, at one
 * device authorization URL and at one where logins are pushed. A private key is bound to the public key that is shown of it.
 */
export const configPurposes = async (db: Db, ids: readonly number[]): Promise<Map<number, string>> => {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('oauth_configs')
    .select([
      ...(['id', 'version', 'client_id', 'authorization_url', 'token_url', 'issuer'] as const),
      'device_authorization_url',
      'pushed_authorization_url',
      'signing_key',
    ])
    .where('id', 'in', ids)
    .execute();
  return new Map(
    rows.map((row) => [
      row.id,
      // Without an issuer, a login with a code, pushed logins and a private key, it is that of a configuration from before there were any.
      JSON.stringify([
        ...[row.version, row.client_id, row.authorization_url, row.token_url],
        ...(row.issuer === null ? [] : [row.issuer]),
        ...(row.device_authorization_url === '' ? [] : [{ device: row.device_authorization_url }]),
        ...(row.pushed_authorization_url === '' ? [] : [{ pushed: row.pushed_authorization_url }]),
        ...(row.signing_key === null ? [] : [{ key: row.signing_key }]),
      ]),
    ]),
  );
};
