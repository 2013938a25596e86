import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { KEY_SECRET } from '#src/features/keys/key-secrets.ts';
import { toView } from '#src/logging/byte-view.ts';
import { formsOf } from '#src/logging/secret-forms.ts';
import { storedSpans } from '#src/logging/stored-spans.ts';
import { SEALED_COLUMNS } from '#src/sealed-columns.ts';
import { sealStored } from '#src/vault/bound-secrets.ts';
import { createSecretIndex } from '#src/vault/secret-index.ts';
import type { Vault } from '#src/vault/vault.ts';
import { createTestDatabase, type TestDatabase } from '#test/database.ts';
import { makeKey, providerBySlug } from '#test/factories.ts';
import { createTestApp, type TestApp } from '#test/harness.ts';
import { storeSecrets } from '#test/stored-secrets.ts';

const KEYS = 250;
const secretOf = (index: number): string => `sk-same-${(index * 7919) % 10_007}-in-the-middle-${index}`;

let database: TestDatabase;
let test: TestApp;
/** How many secrets were opened for comparing. */
let opened: number;
let secretsIn: ReturnType<typeof createSecretIndex>;

const createIndex = () => {
  const peek: Vault['peek'] = (ref, sealed) => {
    opened += 1;
    return test.deps.vault.peek(ref, sealed);
  };
  return createSecretIndex({ connection: test.deps.connection, vault: { peek } }, SEALED_COLUMNS);
};
const foundIn = async (...texts: string[]): Promise<string[]> => {
  const found: string[] = [];
  for await (const page of secretsIn(texts.map((text) => toView(text)))) found.push(...page);
  return found;
};
const addMany = async (): Promise<void> => {
  const { connection, vault } = test.deps;
  const { id } = await providerBySlug(test, 'custom');
  const secrets = Array.from({ length: KEYS }, (_unused, index) => secretOf(index));
  await storeSecrets(connection, vault, id, secrets);
};
const add = async (apiKey: string): Promise<number> => (await makeKey(test, { apiKey, exact: true })).id;

beforeEach(async () => {
  database = await createTestDatabase();
  test = await createTestApp({}, undefined, database);
  opened = 0;
  secretsIn = createIndex();
});
afterEach(async () => {
  await test.close();
  await database.dispose();
});

describe('an index of secrets', () => {
  it('finds the one of many that is in a text, in each encoding, and opens no other', async () => {
    await addMany();
    const odd = `odd "/+&<ü> ${secretOf(KEYS)}`;
    await add(odd);
    expect(await foundIn('none of them')).toEqual([]);
    expect(opened).toBe(KEYS + 1);
    opened = 0;
    expect(await foundIn(`sk-same- and -in-the-middle-, and ${secretOf(7)} here`)).toEqual([secretOf(7)]);
    opened = 0;
    const forms = formsOf(odd);
    for (const form of forms) expect(await foundIn(`x${form}y`), form).toContain(odd);
    // In base64 the end of one may be that of another.
    expect(opened).toBeLessThan(forms.length * 3);
  });

  it('finds every secret in every one of its forms, also short ones and those that repeat a character', async () => {
    const secrets = [
      'ten-chars!',
      'elevenchars',
      'a'.repeat(40),
      'ä'.repeat(10),
      'éééééééé-12',
      `${'='.repeat(9)}x`,
    ];
    for (const secret of secrets) await add(secret);
    for (const secret of secrets)
      for (const form of formsOf(secret)) expect(await foundIn(form), form).toContain(secret);
  });

  it('knows what was added, replaced, restored and deleted since it was made, whichever instance did it', async () => {
    const before = 'before-the-rotation-1';
    const after = 'after-the-rotation-22';
    expect(await foundIn(before, after)).toEqual([]);
    const id = await add(before);
    expect(await foundIn(before, after)).toEqual([before]);
    await test.rest('POST', `/keys/${id}/rotate`, { newApiKey: after });
    // The replaced one can still be restored.
    expect((await foundIn(before, after)).sort()).toEqual([after, before].sort());
    await test.rest('PATCH', `/keys/${id}`, { baseUrl: 'https://api.example.com' });
    expect((await foundIn(before, after)).sort()).toEqual([after, before].sort());
    await test.rest('DELETE', `/keys/${id}`);
    expect(await foundIn(before, after)).toEqual([]);
  });

  it('opens nothing again that did not change', async () => {
    for (let index = 0; index < 5; index += 1) await add(secretOf(index));
    await foundIn('nothing');
    opened = 0;
    for (let round = 0; round < 3; round += 1) await foundIn('nothing');
    expect(opened).toBe(0);
    await add('one-more-of-them');
    await foundIn('nothing');
    expect(opened).toBe(1);
  });

  it('misses none that is sealed while all are read', async () => {
    const { connection, vault } = test.deps;
    const first = await add('first-of-the-keys');
    await addMany();
    let sealed: Promise<void> | undefined;
    const peek: Vault['peek'] = (ref, value) => {
      // The page with the first key has been read.
      sealed ??= connection.transaction((tx) => sealStored(vault, tx, KEY_SECRET, first, 'sealed-meanwhile'));
      return vault.peek(ref, value);
    };
    secretsIn = createSecretIndex({ connection, vault: { peek } }, SEALED_COLUMNS);
    await foundIn('nothing');
    await sealed;
    expect(await foundIn('sealed-meanwhile')).toEqual(['sealed-meanwhile']);
  });

  it('forgets nothing when a transaction that stores a secret is rolled back, or ids are used again', async () => {
    await add('first-of-the-keys');
    await foundIn('nothing');
    await expect(
      test.deps.connection.transaction(async (tx) => {
        await tx
          .insertInto('secret_versions')
          .values({ table_name: 'api_keys', column_name: 'secret', row_id: 99, version: 1 })
          .execute();
        throw new Error('undone');
      }),
    ).rejects.toThrow('undone');
    await foundIn('nothing');
    // The newest change is deleted, as that of an ended login is: its number must not be given to another.
    await test.deps.connection.transaction(async (tx) => {
      await tx
        .insertInto('secret_versions')
        .values({ table_name: 'oauth_states', column_name: 'verifier', row_id: 5, version: 1 })
        .execute();
    });
    await foundIn('nothing');
    await test.deps.connection.db.deleteFrom('secret_versions').where('row_id', '=', 5).execute();
    await add('second-of-the-keys');
    expect(await foundIn('second-of-the-keys')).toEqual(['second-of-the-keys']);
  });

  it('rejects while the database cannot be read, and works again afterwards', async () => {
    await add('first-of-the-keys');
    const { connection } = test.deps;
    let isBroken = true;
    secretsIn = createSecretIndex(
      {
        connection: {
          ...connection,
          transaction: (work) =>
            isBroken ? Promise.reject(new Error('gone')) : connection.transaction(work),
        },
        vault: test.deps.vault,
      },
      SEALED_COLUMNS,
    );
    await expect(foundIn('first-of-the-keys')).rejects.toThrow('gone');
    isBroken = false;
    expect(await foundIn('first-of-the-keys')).toEqual(['first-of-the-keys']);
  });

  it('is what the whole search for secrets in a text goes by', async () => {
    const secret = 'searched "for" in a text';
    await add(secret);
    const view = toView(JSON.stringify({ a: [secret] }).replaceAll('s', '\\u0073'));
    const [spans] = await storedSpans([view], secretsIn);
    expect(spans).toHaveLength(1);
  });
});
