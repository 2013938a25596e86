import type { Db } from '#src/db/database.ts';
import type { Deps } from '#src/deps.ts';
import * as store from '#src/features/endpoints/endpoint-secrets.store.ts';
import type { HiddenValue } from '#src/features/endpoints/hidden-values.ts';
import { placeText, type ValuePlace } from '#src/features/endpoints/leaf.ts';
import { openAllStored, openIfPossible, retireAllStored, sealAllStored } from '#src/vault/bound-secrets.ts';
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
  const rows = (await store.listSecrets(tx, endpointId)).filter(({ place }) => places.has(place));
  const secrets = await openAllStored(
    vault,
    tx,
    ENDPOINT_SECRET,
    rows.map(({ id }) => id),
  );
  for (const { id, place, is_number } of rows) {
    const secret = secrets.get(id);
    if (secret === undefined) throw new VaultError('A stored secret is missing');
    opened.set(place, is_number === 1 ? Number(secret) : secret);
  }
  return opened;
};

/** All secrets of an endpoint that open; one that does not opens nowhere, and its row stays. */
export const openAllSecrets = async (
  { vault }: VaultDeps,
  tx: Db,
  endpointId: number,
): Promise<{ id: number; place: string; isNumber: boolean; secret: string }[]> => {
  const opened: { id: number; place: string; isNumber: boolean; secret: string }[] = [];
  for (const { id, place, is_number } of await store.listSecrets(tx, endpointId)) {
    const secret = await openIfPossible(vault, tx, ENDPOINT_SECRET, id);
    if (secret !== undefined) opened.push({ id, place, isNumber: is_number === 1, secret });
  }
  return opened;
};

/**
 * What an earlier version stored in a name or a description, and the reader took out of it later: no request has it, and it stays
 * sealed as long as its endpoint is there.
 */
export const openSecretsOfTexts = async (
  deps: VaultDeps,
  tx: Db,
  endpointId: number,
): Promise<HiddenValue[]> =>
  (await openAllSecrets(deps, tx, endpointId)).flatMap(({ place: text, secret }) => {
    const place: ValuePlace = JSON.parse(text);
    return isOfText(place) ? [{ place, value: secret }] : [];
  });

const isOfText = ([part]: ValuePlace): boolean => part === 'name' || part === 'description';

/** Seals the secrets of an endpoint for what it is now. */
export const sealSecrets = async (
  { vault }: VaultDeps,
  tx: Db,
  endpointId: number,
  hidden: readonly HiddenValue[],
): Promise<void> => {
  const rows = hidden.map(({ place, value }) => ({
    endpoint_id: endpointId,
    place: placeText(place),
    is_number: Number(typeof value === 'number'),
  }));
  const ids = await store.insertSecrets(tx, rows);
  const secrets = new Map<number, string>();
  for (const { place, value } of hidden) {
    const id = ids.get(placeText(place));
    if (id !== undefined) secrets.set(id, String(value));
  }
  await sealAllStored(vault, tx, ENDPOINT_SECRET, secrets);
};

/** Deletes the secrets of an endpoint: none of them opens if its row is put back. */
export const retireSecrets = async (tx: Db, endpointId: number): Promise<void> => {
  const rows = await store.listSecrets(tx, endpointId);
  await retireAllStored(
    tx,
    ENDPOINT_SECRET,
    rows.map(({ id }) => id),
  );
  await store.deleteSecrets(tx, endpointId);
};
