import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { daysSinceRotation, isRotationDue } from '#src/plain/key-age.ts';
import { messagesOf } from '#test/messages.ts';
import { addKeyInput, keyHostInput, MAX_API_KEY_LENGTH, rotateKeyInput, updateKeyInput } from './keys.ts';

const DAY = 86_400_000;
const NOW = Date.parse('2026-06-01T12:00:00.000Z');
const key = { providerId: 1, name: 'Mine', apiKey: '0123456789' };

beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
});
afterEach(() => {
  vi.useRealTimers();
});

describe('adding a key', () => {
  it('requires provider, name and key', () => {
    expect(messagesOf(addKeyInput, {})).toEqual({
      providerId: 'Provider is required',
      name: 'Key name is required',
      apiKey: 'API key must be at least 10 characters',
    });
    expect(messagesOf(addKeyInput, { providerId: 0, name: ' ', apiKey: ' ' })).toEqual({
      providerId: 'Provider is required',
      name: 'Key name is required',
      apiKey: 'API key must be at least 10 characters',
    });
    expect(messagesOf(addKeyInput, { ...key, providerId: '1' })).toEqual({
      providerId: 'Provider is required',
    });
  });

  it('accepts a key of 10 to 8,192 characters, not counting spaces around it', () => {
    const sized = (length: number) => ({ ...key, apiKey: 'k'.repeat(length) });
    expect(messagesOf(addKeyInput, sized(9))).toEqual({ apiKey: 'API key must be at least 10 characters' });
    expect(messagesOf(addKeyInput, { ...key, apiKey: ` ${'k'.repeat(9)}\n` })).toEqual({
      apiKey: 'API key must be at least 10 characters',
    });
    expect(messagesOf(addKeyInput, sized(10))).toEqual({});
    expect(messagesOf(addKeyInput, sized(MAX_API_KEY_LENGTH))).toEqual({});
    expect(messagesOf(addKeyInput, sized(MAX_API_KEY_LENGTH + 1))).toEqual({
      apiKey: 'Must be at most 8192 characters',
    });
  });

  it('accepts a last rotation in the past only', () => {
    const rotated = (time: number) => ({ ...key, lastRotated: new Date(time).toISOString() });
    expect(messagesOf(addKeyInput, rotated(NOW))).toEqual({});
    expect(messagesOf(addKeyInput, rotated(NOW + 1))).toEqual({
      lastRotated: 'Last rotation must be in the past',
    });
  });

  it('has no other required fields and drops unknown ones', () => {
    const given = { ...key, baseUrl: null, keyType: null, expiresAt: null, lastRotated: null };
    expect(addKeyInput.parse({ ...given, id: 9, isActive: false })).toEqual(given);
  });
});

describe('editing a key', () => {
  it('accepts any subset of the details, including none', () => {
    expect(updateKeyInput.parse({ id: '7' })).toEqual({ id: 7 });
    expect(updateKeyInput.parse({ id: 7, name: ' Main ' })).toEqual({ id: 7, name: 'Main' });
    const cleared = { id: 7, baseUrl: null, keyType: null, expiresAt: null };
    expect(updateKeyInput.parse(cleared)).toEqual(cleared);
  });

  it('has the same message for each detail as adding a key', () => {
    const wrong = { name: ' ', baseUrl: 'ftp://a.com', keyType: 'none', expiresAt: 'tomorrow' };
    const said = messagesOf(updateKeyInput, { id: 7, ...wrong });
    expect(said).toEqual(messagesOf(addKeyInput, { ...key, ...wrong }));
    expect(said).toMatchObject({ name: 'Key name is required', baseUrl: 'Please enter a valid URL.' });
  });

  it('cannot remove the name', () => {
    expect(messagesOf(updateKeyInput, { id: 7, name: null })).toEqual({ name: 'Key name is required' });
  });

  it('ignores the secret, the provider and the fields that only the server sets', () => {
    const others = {
      apiKey: '0123456789',
      providerId: 2,
      isActive: false,
      lastRotated: '2020-01-01T00:00:00Z',
    };
    expect(updateKeyInput.parse({ id: 7, ...others })).toEqual({ id: 7 });
  });
});

it('a rotation requires the new key', () => {
  for (const newApiKey of [undefined, '', '  ']) {
    expect(messagesOf(rotateKeyInput, { id: 1, newApiKey })).toEqual({
      newApiKey: 'Please enter a new API key',
    });
  }
  expect(messagesOf(rotateKeyInput, { id: '1', newApiKey: 'k' })).toEqual({});
});

describe('rotation', () => {
  const ago = (ms: number): string => new Date(NOW - ms).toISOString();

  it('counts whole days', () => {
    expect(daysSinceRotation(ago(0), NOW)).toBe(0);
    expect(daysSinceRotation(ago(DAY - 1), NOW)).toBe(0);
    expect(daysSinceRotation(ago(DAY), NOW)).toBe(1);
    expect(daysSinceRotation(ago(-DAY), NOW)).toBe(0);
  });

  it('is due on the day that the provider recommends', () => {
    expect(isRotationDue(ago(90 * DAY - 1), 90, NOW)).toBe(false);
    expect(isRotationDue(ago(90 * DAY), 90, NOW)).toBe(true);
  });
});

describe('a pinned host', () => {
  it.each([
    ['api.example.com', 'api.example.com'],
    ['LOCALHOST:3000', 'localhost:3000'],
    ['api.example.com:80', 'api.example.com:80'],
    ['127.1', '127.0.0.1'],
    ['[0:0::1]:080', '[::1]:80'],
    ['a_b.example', 'a_b.example'],
    ['Bücher.example', 'xn--bcher-kva.example'],
    // As in a REST path.
    ['api.example.com%3A8443', 'api.example.com:8443'],
  ])('%s is stored as it is written in URLs', (host, kept) => {
    expect(keyHostInput.parse({ id: 1, host }).host).toBe(kept);
  });

  it.each([
    ...['', 'a b', 'https://a.com', 'a.com/x', 'u@a.com', '*.a.com', 'a.com:', '-a.com', 'a..com', '.a.com'],
    ...[
      'a.com:0',
      'a.com:65536',
      '[::::]',
      '::1',
      'a%2fb',
      'a.com?x',
      '256.256.256.256',
      `${'a'.repeat(261)}`,
    ],
  ])('is not %j', (host) => {
    expect(messagesOf(keyHostInput, { id: 1, host })).toEqual({
      host: 'Enter a host name, with a port if it has one',
    });
  });
});
