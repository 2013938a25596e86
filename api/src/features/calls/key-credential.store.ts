import type { CredentialHosts } from '@gatehouse/request/credential.ts';
import type { Db } from '#src/db/database.ts';
import type { CallCredential } from '#src/features/calls/call-credential.ts';
import { KEY_SECRET_PLACE, keyPurpose } from '#src/features/keys/key-purpose.ts';
import { ROUTE_COLUMNS, routeOf } from '#src/features/providers/provider-route.ts';
import type { SecretRef } from '#src/vault/envelope.ts';

export type SealedCredential = Omit<CallCredential, 'secret' | 'subject'> & {
  hosts: CredentialHosts;
  /** Sealed by the vault for the key's row and for what is read here. */
  sealed: { value: string; ref: SecretRef };
  /** The user's own label for the key. */
  keyName: string;
};

const COLUMNS = [
  'api_keys.secret',
  'api_keys.name as key_name',
  'api_keys.base_url',
  'providers.id as provider_id',
  'providers.name',
  'api_key_hosts.host',
  'secret_versions.version',
  ...ROUTE_COLUMNS,
] as const;

/**
 * Reads what a call with a key needs in one statement: the values belong together, so that no secret is sent to the base
 * URL of another one, and opens only for the one that it was sealed for. There is a row for each pinned host, or one without a host. Every call waits for this read, so it
 * reads few columns, and trusts the JSON that the providers' store has written.
 */
export const readKeyCredential = async (db: Db, id: number): Promise<SealedCredential | undefined> => {
  const rows = await db
    .selectFrom('api_keys')
    .innerJoin('providers', 'providers.id', 'api_keys.provider_id')
    .leftJoin('api_key_hosts', 'api_key_hosts.api_key_id', 'api_keys.id')
    .leftJoin('secret_versions', (join) =>
      join
        .onRef('secret_versions.row_id', '=', 'api_keys.id')
        .on('secret_versions.table_name', '=', KEY_SECRET_PLACE.table)
        .on('secret_versions.column_name', '=', KEY_SECRET_PLACE.column),
    )
    .select(COLUMNS)
    .where('api_keys.id', '=', id)
    .execute();
  const [row] = rows;
  if (row === undefined) return undefined;
  const pinned = rows.flatMap(({ host }) => host ?? []);
  const route = routeOf(row);
  const purpose = keyPurpose({ provider: row, baseUrl: row.base_url, pinned });
  return {
    sealed: {
      value: row.secret,
      ref: { ...KEY_SECRET_PLACE, row: id, version: row.version ?? 0, purpose },
    },
    keyName: row.key_name,
    baseUrl: row.base_url ?? route.baseUrl,
    defaultHeaders: route.defaultHeaders,
    placement: route.keyPlacement,
    hosts: { provider: route.hosts, baseUrl: row.base_url, pinned },
    provider: {
      id: row.provider_id,
      name: row.name,
      slug: row.route_slug,
      refusalCodes: route.refusalCodes,
      verification: route.verification,
    },
  };
};
