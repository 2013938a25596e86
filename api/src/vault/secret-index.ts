import { setImmediate } from 'node:timers/promises';
import type { SecretsIn } from '#src/logging/stored-spans.ts';
import { createFingerprints } from '#src/vault/fingerprints.ts';
import type { SealedColumn } from '#src/vault/sealed-columns.ts';
import {
  type OpenedRow,
  openStoredRows,
  PAGE_SIZE,
  type StoredSecretsDeps,
  storedRows,
} from '#src/vault/stored-secrets.ts';
import { findChangeMark, findChanges, restartChanges } from '#src/vault/vault.store.ts';

/** A row with secrets, and the version of them that its fingerprints are of. */
type Owner = { column: SealedColumn; id: number; version: number };

/** A table of fingerprints without those of rows that have others now is made once there are more of these. */
const MAX_STALE = 1_000;

/** The fingerprints of all rows as they were last read. */
const createOwners = () => {
  const fingerprints = createFingerprints();
  const owners: Owner[] = [];
  /** The place in `owners`, by column and row. */
  const places = new Map<SealedColumn, Map<number, number>>();
  const placesIn = (column: SealedColumn): Map<number, number> => {
    const known = places.get(column) ?? new Map<number, number>();
    places.set(column, known);
    return known;
  };
  let stale = 0;
  const remove = (column: SealedColumn, id: number): void => {
    if (placesIn(column).delete(id)) stale += 1;
  };
  return {
    versionOf: (column: SealedColumn, id: number): number | undefined =>
      owners[placesIn(column).get(id) ?? -1]?.version,
    remove,
    set: (column: SealedColumn, { id, version, secrets }: OpenedRow): void => {
      remove(column, id);
      placesIn(column).set(id, owners.length);
      for (const secret of secrets) fingerprints.add(secret, owners.length);
      owners.push({ column, id, version });
    },
    /** The rows whose secrets may be in one of the views, by column. */
    rowsIn: async (views: readonly string[]): Promise<Map<SealedColumn, number[]>> => {
      const found = new Set<number>();
      for (const view of views) {
        for (const owner of fingerprints.ownersIn(view)) found.add(owner);
        if (view.length > LONG) await setImmediate();
      }
      const rows = new Map<SealedColumn, number[]>();
      for (const at of found) {
        const owner = owners[at];
        if (owner === undefined || placesIn(owner.column).get(owner.id) !== at) continue;
        rows.set(owner.column, [...(rows.get(owner.column) ?? []), owner.id]);
      }
      return rows;
    },
    isMostlyStale: () => stale > MAX_STALE && stale * 2 > owners.length,
  };
};

type Owners = ReturnType<typeof createOwners>;

/** After a longer text other work has its turn. */
const LONG = 64 * 1024;

const pagesOf = (ids: readonly number[]): number[][] =>
  Array.from({ length: Math.ceil(ids.length / PAGE_SIZE) }, (_unused, page) =>
    ids.slice(page * PAGE_SIZE, (page + 1) * PAGE_SIZE),
  );

/** The owners, and up to which change they are known. */
type IndexState = { owners: Owners; mark: number };

const readAll = async (deps: StoredSecretsDeps, columns: readonly SealedColumn[]): Promise<IndexState> => {
  const { db, dialect } = deps.connection;
  await restartChanges(db, dialect);
  // Before the secrets: what changes while they are read is read again.
  const mark = await findChangeMark(db, dialect);
  const owners = createOwners();
  for await (const { column, rows } of storedRows(deps, columns))
    for (const row of rows) owners.set(column, row);
  return { owners, mark };
};

/**
 * Finds the stored secrets that may be in a text. It knows fingerprints of them all, and opens only those of which a
 * fingerprint is in the text: who asks compares the text with them. The first question opens every secret once; each further
 * one reads what was sealed or deleted since, by whichever instance.
 */
export const createSecretIndex = (deps: StoredSecretsDeps, columns: readonly SealedColumn[]): SecretsIn => {
  const { db, dialect } = deps.connection;
  let state: IndexState | undefined;

  const readChanged = async (owners: Owners, column: SealedColumn, ids: readonly number[]): Promise<void> => {
    for (const page of pagesOf(ids)) {
      const opened = await openStoredRows(deps, column, page);
      for (const id of page) owners.remove(column, id);
      for (const row of opened) owners.set(column, row);
      if (page.length === PAGE_SIZE) await setImmediate();
    }
  };

  const update = async (): Promise<Owners> => {
    if (state === undefined || state.owners.isMostlyStale()) state = await readAll(deps, columns);
    const { owners } = state;
    const { mark, changes } = await findChanges(db, dialect, state.mark);
    for (const column of columns) {
      const ids = changes
        .filter(({ table, column: name }) => table === column.table && name === column.column)
        .filter(({ id, version }) => owners.versionOf(column, id) !== version)
        .map(({ id }) => id);
      await readChanged(owners, column, ids);
    }
    state = { owners, mark };
    return owners;
  };

  let last: Promise<unknown> = Promise.resolve();
  /** One after another: each reads what the one before has not. */
  const current = (): Promise<Owners> => {
    const next = last.then(update, update);
    last = next.catch(() => undefined);
    return next;
  };

  return async function* (views) {
    const rows = await (await current()).rowsIn(views);
    for (const [column, ids] of rows)
      for (const page of pagesOf(ids)) {
        const opened = await openStoredRows(deps, column, page);
        yield opened.flatMap(({ secrets }) => secrets);
        if (page.length === PAGE_SIZE) await setImmediate();
      }
  };
};
