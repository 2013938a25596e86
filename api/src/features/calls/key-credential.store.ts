import type { CredentialHosts } from '@gatehouse/request/credential.ts';
import type { Db } from '#src/db/database.ts';
import type { CallCredential } from '#src/features/calls/call-credential.ts';

export type SealedCredential = Omit<CallCredential, 'secret' | 'subject'> & {
  hosts: CredentialHosts;
  /** Sealed by the vault for the key's row. */
  sealed: string;
};

/**
 * Reads what a call with a key needs in one statement: the values belong together, so that no secret is sent to the base
 * URL of another one. There is a row for each pinned host, or one without a host. Every call waits for this read, so it
 * reads few columns, and trusts the JSON that the providers' store has written.
 */
export const readKeyCredential = async (db: Db, id: number): Promise<SealedCredential | undefined> => {
  const rows = await db
    .selectFrom('api_keys')
    .innerJoin('providers', 'providers.id', 'api_keys.provider_id')
    .leftJoin('api_key_hosts', 'api_key_hosts.api_key_id', 'api_keys.id')
    .select([
      'api_keys.secret',
      'api_keys.base_url as own_base_url',
      'providers.base_url',
      'providers.name',
      'providers.key_placement',
      'providers.default_headers',
      'providers.hosts',
      'providers.verification',
      'providers.refusal_codes',
      'api_key_hosts.host',
    ])
    .where('api_keys.id', '=', id)
    .execute();
  const [row] = rows;
  if (row === undefined) return undefined;
  return {
    sealed: row.secret,
    baseUrl: row.own_base_url ?? row.base_url,
    defaultHeaders: JSON.parse(row.default_headers),
    placement: JSON.parse(row.key_placement),
    hosts: {
      provider: JSON.parse(row.hosts),
      baseUrl: row.own_base_url,
      pinned: rows.flatMap(({ host }) => host ?? []),
    },
    provider: {
      name: row.name,
      refusalCodes: JSON.parse(row.refusal_codes),
      verification: row.verification === null ? null : JSON.parse(row.verification),
    },
  };
};
