import { sql } from 'kysely';
import { SEALED_COLUMNS } from '#src/sealed-columns.ts';
import { rotateDataKey } from '#src/vault/rotate-data-key.ts';
import { openVault } from '#src/vault/vault.ts';
import {
  ALL,
  type Attack,
  copyOf,
  db,
  dropVersion,
  evil,
  exchange,
  insertAgain,
  masterKey,
  putBack,
  setKey,
  setVersion,
  test,
} from '#test/tampering/tampering.ts';

/** Old rows put back, secrets moved, and versions and data keys changed. */
export const COPIES: readonly Attack[] = [
  ['an old row is put back', (h) => putBack(h.atEvil, { pins: false }), (h) => [h.id]],
  ['an old row is put back with its pins', (h) => putBack(h.pinnedToEvil, { pins: true }), (h) => [h.id]],
  ['an old row is put back without its pins', (h) => putBack(h.pinnedToEvil, { pins: false }), (h) => [h.id]],
  [
    'a row from before the rotation is put back',
    (h) => putBack(h.beforeRotation, { pins: true }),
    (h) => [h.id],
  ],
  [
    'an old secret and its base URL are put back',
    (h) => setKey(h.id, { secret: h.atEvil.key.secret, base_url: evil.url }),
    (h) => [h.id],
  ],
  ['an old secret is put back', (h) => setKey(h.id, { secret: h.atEvil.key.secret }), (h) => [h.id]],
  [
    'a rotated secret is put back',
    (h) => setKey(h.id, { secret: h.beforeRotation.key.secret }),
    (h) => [h.id],
  ],
  ['the version is an older one', (h) => setVersion(h.id, 1), (h) => [h.id]],
  ['the version is a later one', (h) => setVersion(h.id, 99), (h) => [h.id]],
  ['the version is 0', (h) => setVersion(h.id, 0), (h) => [h.id]],
  ['the version is removed', (h) => dropVersion(h.id), (h) => [h.id]],
  [
    'the version is removed and an old row put back',
    async (h) => {
      await dropVersion(h.id);
      await putBack(h.atEvil, { pins: true });
    },
    (h) => [h.id],
  ],
  [
    'the version is that of another old row',
    async (h) => {
      await setVersion(h.id, 2);
      await putBack(h.atEvil, { pins: true });
    },
    (h) => [h.id],
  ],
  [
    'an older version and the new row under the old base URL',
    async (h) => {
      await setVersion(h.id, 1);
      await setKey(h.id, { base_url: evil.url });
    },
    (h) => [h.id],
  ],
  [
    'two keys exchange their versions',
    async (h) => {
      await setVersion(h.id, 1);
      await setVersion(h.otherId, 5);
    },
    (h) => [h.id, h.otherId],
  ],
  ['two keys exchange their secrets', (h) => exchange(h.id, h.otherId, ['secret']), (h) => [h.id, h.otherId]],
  ['two keys exchange their base URLs', (h) => exchange(h.id, h.ownId, ['base_url']), (h) => [h.id, h.ownId]],
  [
    'two keys exchange everything but their ids',
    (h) => exchange(h.id, h.otherId, ALL),
    (h) => [h.id, h.otherId],
  ],
  [
    'a secret is copied into a key at the evil host',
    async (h) => setKey(h.ownId, { secret: (await copyOf(h.id)).key.secret }),
    (h) => [h.ownId],
  ],
  [
    'a secret is copied with its version',
    async (h) => {
      await setKey(h.ownId, { secret: (await copyOf(h.id)).key.secret });
      await setVersion(h.ownId, 5);
    },
    (h) => [h.ownId],
  ],
  ['a secret is emptied', (h) => setKey(h.id, { secret: '', base_url: evil.url }), (h) => [h.id]],
  [
    'a secret is malformed',
    (h) => setKey(h.id, { secret: 'v2.1.AAAA.AAAA', base_url: evil.url }),
    (h) => [h.id],
  ],
  [
    'a secret names another data key',
    async (h) =>
      setKey(h.id, { secret: String((await copyOf(h.id)).key.secret).replace(/^v2\.\d+/, 'v2.9') }),
    (h) => [h.id],
  ],
  [
    'a deleted key is put back',
    async (h) => {
      const copy = await copyOf(h.id);
      await test.rest('DELETE', `/keys/${h.id}`);
      await insertAgain(copy);
    },
    (h) => [h.id],
  ],
  [
    'a deleted key is put back as it was at the evil host',
    async (h) => {
      await test.rest('DELETE', `/keys/${h.id}`);
      await insertAgain(h.atEvil);
    },
    (h) => [h.id],
  ],
  [
    'another key gets the id of a deleted one',
    async (h) => {
      await test.rest('DELETE', `/keys/${h.id}`);
      await sql`update api_keys set id = ${h.id} where id = ${h.ownId}`.execute(db());
    },
    (h) => [h.id],
  ],
  [
    'a key gets the id of a key at the evil host',
    async (h) => {
      const copy = await copyOf(h.id);
      await test.rest('DELETE', `/keys/${h.id}`);
      await test.rest('DELETE', `/keys/${h.ownId}`);
      await insertAgain({ ...copy, key: { ...copy.key, id: h.ownId, base_url: evil.url } });
    },
    (h) => [h.ownId],
  ],
  [
    'the data key changes, and a row from before it is put back',
    async (h) => {
      const copy = await copyOf(h.id);
      await rotateDataKey(test.deps.connection, masterKey, SEALED_COLUMNS);
      test.deps.vault = await openVault({ connection: test.deps.connection, masterKey });
      await putBack(copy, { pins: true });
    },
    (h) => [h.id],
  ],
  [
    'the data key changes twice, and an old row is put back with its version',
    async (h) => {
      for (let time = 0; time < 2; time += 1) {
        await rotateDataKey(test.deps.connection, masterKey, SEALED_COLUMNS);
        test.deps.vault = await openVault({ connection: test.deps.connection, masterKey });
      }
      await setKey(h.id, { base_url: evil.url });
    },
    (h) => [h.id],
  ],
];
