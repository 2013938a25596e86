import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import {
  type DataKey,
  keyCheckOf,
  newDataKey,
  openValue,
  parseSealed,
  type SecretRef,
  sealValue,
  unwrapDataKey,
  VaultError,
  wrapDataKey,
} from '#src/vault/envelope.ts';

const dataKey: DataKey = { id: 7, key: newDataKey() };
const ref = (row: number): SecretRef => ({
  table: 'api_keys',
  column: 'secret',
  row,
  version: 1,
  purpose: '["built-in","openai"]',
});
const open = (where: SecretRef, sealed: string, key = dataKey): string =>
  openValue(key, where, parseSealed(sealed));

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
// Replaces one character by another one of the alphabet; in the last position only some bits count.
const withCharacterChanged = (text: string, at: number, by: number): string => {
  const place = ALPHABET.indexOf(text[at] ?? '');
  const other = place === -1 ? 'A' : ALPHABET[(place + by) % ALPHABET.length];
  return `${text.slice(0, at)}${other}${text.slice(at + 1)}`;
};

describe('a sealed value', () => {
  it('opens in the place it was sealed for, whatever its text', () => {
    for (const text of ['sk-live-1', '', 'ключ 🔑', 'x'.repeat(8192), 'a\0b']) {
      expect(open(ref(1), sealValue(dataKey, ref(1), text))).toBe(text);
    }
  });

  it('is rejected if any character was changed', () => {
    const sealed = sealValue(dataKey, ref(1), 'sk-live-0123456789');
    let changed = 0;
    for (let at = 0; at < sealed.length; at += 1) {
      for (const by of [1, 7, 32, 63]) {
        const other = withCharacterChanged(sealed, at, by);
        expect(() => open(ref(1), other), other).toThrow(VaultError);
        changed += 1;
      }
    }
    expect(changed).toBeGreaterThan(200);
  });

  it('is rejected in another row, column or table, for another purpose or version, or with another key or key id', () => {
    const sealed = sealValue(dataKey, ref(1), 'sk-live-0123456789');
    expect(() => open(ref(2), sealed)).toThrow(VaultError);
    expect(() => open({ ...ref(1), column: 'name' }, sealed)).toThrow(VaultError);
    expect(() => open({ ...ref(1), purpose: '["built-in","github"]' }, sealed)).toThrow(VaultError);
    expect(() => open({ ...ref(1), version: 2 }, sealed)).toThrow(VaultError);
    expect(() => open({ ...ref(1), table: 'providers' }, sealed)).toThrow(VaultError);
    expect(() => open(ref(1), sealed, { id: 7, key: newDataKey() })).toThrow(VaultError);
    expect(() => open(ref(1), sealed, { id: 8, key: dataKey.key })).toThrow(VaultError);
  });

  it('is rejected for each of 1,000 swapped pairs', () => {
    for (let row = 1; row <= 1000; row += 1) {
      const mine = sealValue(dataKey, ref(row), `secret ${row}`);
      const other = sealValue(dataKey, ref(row + 1), `secret ${row + 1}`);
      expect(() => open(ref(row), other)).toThrow(VaultError);
      expect(() => open(ref(row + 1), mine)).toThrow(VaultError);
    }
  });

  it('is rejected if it is malformed, and never read as empty', () => {
    const [version, id, nonce = '', body = ''] = sealValue(dataKey, ref(1), 'secret').split('.');
    const malformed = [
      '',
      'secret',
      `${version}.${id}.${nonce}`,
      `${version}.${id}.${nonce}.`,
      `${version}.${id}..${body}`,
      `v1.${id}.${nonce}.${body}`,
      `${version}.0${id}.${nonce}.${body}`,
      `${version}.-1.${nonce}.${body}`,
      `${version}.99999999999.${nonce}.${body}`,
      `${version}.${id}.${nonce}.${body}.`,
      `${version}.${id}.${nonce}.${body}=`,
      `${version}.${id}.${nonce.slice(1)}.${body}`,
      `${version}.${id}.${nonce}.${body.slice(0, 20)}`,
      ` ${version}.${id}.${nonce}.${body}`,
    ];
    for (const text of malformed) expect(() => open(ref(1), text), text).toThrow(VaultError);
  });

  it('never uses a nonce twice in 20,000 values', () => {
    const nonces = new Set<string>();
    for (let count = 0; count < 20_000; count += 1)
      nonces.add(parseSealed(sealValue(dataKey, ref(1), 's')).nonce);
    expect(nonces.size).toBe(20_000);
  });

  it('reveals nothing about the secret if it does not open', () => {
    const sealed = sealValue(dataKey, ref(1), 'sk-live-0123456789');
    try {
      open(ref(2), sealed);
      expect.unreachable();
    } catch (error) {
      expect(String(error)).not.toContain(parseSealed(sealed).body);
      expect(String(error)).not.toContain('sk-live');
    }
  });
});

describe('a wrapped data key', () => {
  it('opens only with its master key and its id', () => {
    const masterKey = randomBytes(32);
    const wrapped = wrapDataKey(masterKey, dataKey);
    const { id, key } = unwrapDataKey(masterKey, 7, wrapped);
    expect(id).toBe(7);
    expect(key.equals(dataKey.key)).toBe(true);
    expect(key.equals(newDataKey())).toBe(false);
    expect(() => unwrapDataKey(masterKey, 8, wrapped)).toThrow(VaultError);
    expect(() => unwrapDataKey(randomBytes(32), 7, wrapped)).toThrow(VaultError);
    expect(() => unwrapDataKey(masterKey, 7, '')).toThrow(VaultError);
    expect(() => unwrapDataKey(masterKey, 7, `${wrapped}.`)).toThrow(VaultError);
  });
});

it('a key check is different for each key, always the same for one key, and does not contain it', () => {
  const masterKey = randomBytes(32);
  expect(keyCheckOf(masterKey)).toBe(keyCheckOf(Buffer.from(masterKey)));
  expect(keyCheckOf(masterKey)).not.toBe(keyCheckOf(randomBytes(32)));
  expect(keyCheckOf(masterKey)).not.toBe(masterKey.toString('base64url'));
});
