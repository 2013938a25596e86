import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { KEY_SECRET } from '#src/features/keys/key-secrets.ts';
import { toView } from '#src/logging/byte-view.ts';
import { SEALED_COLUMNS } from '#src/sealed-columns.ts';
import { sealStored } from '#src/vault/bound-secrets.ts';
import { createSecretIndex } from '#src/vault/secret-index.ts';
import { findChanges } from '#src/vault/vault.store.ts';
import { makeKey } from '#test/factories.ts';
import { createTestApp, type TestApp } from '#test/harness.ts';

let test: TestApp;
let secretsIn: ReturnType<typeof createSecretIndex>;
const foundIn = async (text: string): Promise<string[]> => {
  const found: string[] = [];
  for await (const page of secretsIn([toView(text)])) found.push(...page);
  return found;
};

beforeEach(async () => {
  test = await createTestApp();
  secretsIn = createSecretIndex(test.deps, SEALED_COLUMNS);
});
afterEach(() => test.close());

it('finds what a transaction stored that began before others and ended after them', async () => {
  const { db } = test.deps.connection;
  const { id } = await makeKey(test, { apiKey: 'before-it-was-replaced' });
  await foundIn('nothing');
  const slow = await db.startTransaction().execute();
  // It has its number now.
  await sql`select txid_current()`.execute(slow);
  await makeKey(test, { apiKey: 'stored-in-the-meantime' });
  expect(await foundIn('stored-in-the-meantime')).toEqual(['stored-in-the-meantime']);
  await sealStored(test.deps.vault, slow, KEY_SECRET, id, 'sealed-by-the-slow-one');
  expect(await foundIn('sealed-by-the-slow-one')).toEqual([]);
  await slow.commit().execute();
  expect(await foundIn('sealed-by-the-slow-one')).toEqual(['sealed-by-the-slow-one']);
});

it('reads nothing again and again after a dump was restored to a server that counts from the start', async () => {
  const { db } = test.deps.connection;
  await makeKey(test, { apiKey: 'stored-on-another-server' });
  await sql`alter table secret_versions disable trigger secret_versions_changed`.execute(db);
  await sql`update secret_versions set changed = 4000000000000`.execute(db);
  await sql`alter table secret_versions enable trigger secret_versions_changed`.execute(db);
  expect(await foundIn('stored-on-another-server')).toEqual(['stored-on-another-server']);
  const { changes } = await findChanges(db, 'postgres', 3_000_000_000_000);
  expect(changes).toEqual([]);
});
