import type { Db } from '#src/db/database.ts';
import type { Deps } from '#src/deps.ts';
import * as store from '#src/features/endpoints/endpoint-secrets.store.ts';
import { type HiddenValue, placeText } from '#src/features/endpoints/hidden-values.ts';
import { openStored, retireStored, sealStored } from '#src/vault/bound-secrets.ts';
import { VaultError } from '#src/vault/envelope.ts';
import type { SealedColumn } from '#src/vault/sealed-columns.ts';

export const ENDPOINT_SECRET: SealedColumn = {
  table: 'saved_endpoint_secrets',
  column: 'secret',
  purposesOf: store.secretPurposes,
};

type VaultDeps = Pick<Deps, 'vault'>;

/** The secrets of an endpoint at these places, by place. Throws a VaultError if one does not open. */
export const openSecrets = async (
  { vault }: VaultDeps,
  tx: Db,
  endpointId: number,
  places: ReadonlySet<string>,
): Promise<Map<string, string | number>> => {
  const opened = new Map<string, string | number>();
  if (places.size === 0) return opened;
  for (const { id, place, is_number } of await store.listSecrets(tx, endpointId)) {
    if (!places.has(place)) continue;
    const secret = await openStored(vault, tx, ENDPOINT_SECRET, id);
    if (secret === undefined) throw new VaultError('A stored secret is missing');
    opened.set(place, is_number === 1 ? Number(secret) : secret);
  }
  return opened;
};

/** Seals the secrets of an endpoint for what it is now. */
export const sealSecrets = async (
  { vault }: VaultDeps,
  tx: Db,
  endpointId: number,
  hidden: readonly HiddenValue[],
): Promise<void> => {
  for (const { place, value } of hidden) {
    const is_number = Number(typeof value === 'number');
    const id = await store.insertSecret(tx, { endpoint_id: endpointId, place: placeText(place), is_number });
    await sealStored(vault, tx, ENDPOINT_SECRET, id, String(value));
  }
};

/** Deletes the secrets of an endpoint: none of them opens if its row is put back. */
export const retireSecrets = async (tx: Db, endpointId: number): Promise<void> => {
  for (const { id } of await store.listSecrets(tx, endpointId)) await retireStored(tx, ENDPOINT_SECRET, id);
  await store.deleteSecrets(tx, endpointId);
};
