import { describe, expect, it } from 'vitest';
import { isSecretName } from '#src/names.ts';
import { notAKey } from '#src/values.ts';

/** With work that grows faster than the text, the texts of these tests take far longer. */
const LIMIT_MS = 10_000;

describe('the name of a field', () => {
  it.each([
    'Authorization',
    'X-Api-Key',
    'api_key',
    'access_token',
    'refreshTokens',
    'Cookie',
    'X-Session',
    'sig',
    'jwt',
    'pin',
    'image_token',
    'rsa_private_key',
    'secret_page_token',
    'key_count',
    'accessTokenCount',
  ])('%s is that of a secret', (name) => expect(isSecretName(name)).toBe(true));

  it.each([
    'Idempotency-Key',
    'X-Idempotency-Key',
    'idempotencyKey',
    'public_key',
    'sort_key',
    'start-key',
    'rowKeys',
    'page_token',
    'pageToken',
    'nextPageToken',
    'previous_token',
    'nextSyncToken',
    'max_tokens',
    'max_completion_tokens',
    'maxOutputTokens',
    'cache_read_input_tokens',
    'cached_tokens',
    'completion_tokens_details',
    'promptTokenCount',
    'Content-Type',
    'keyName',
    'passwordHint',
    'secret_name',
    'x-api-key-name',
  ])('%s is that of something else', (name) => expect(isSecretName(name)).toBe(false));

  it('of over 200 characters is that of a secret if one of its words is', () => {
    expect(isSecretName(`${'x_'.repeat(100)}max_tokens`)).toBe(true);
    expect(isSecretName('x_'.repeat(200))).toBe(false);
  });

  it(
    'is read in one pass, however many words it has',
    () => {
      expect(isSecretName(`key ${'max '.repeat(40_000)}`)).toBe(true);
      expect(isSecretName(`token ${'max '.repeat(40_000)}tokens`)).toBe(true);
    },
    LIMIT_MS,
  );
});

describe('a value', () => {
  it.each([
    'my_key',
    'YOUR_API_KEY',
    'your-key-here',
    'your api key',
    'my__key_',
    'insertKeyHere',
    '$KEY',
    '{{key}}',
  ])('%s is a placeholder', (value) => expect(notAKey(undefined, value)).toBe('A placeholder, not a key'));

  it.each([`my${'_a'.repeat(40)}!`, `my${'_a'.repeat(99)}!`, `your${'-a'.repeat(50_000)}`])(
    'that begins like a placeholder is read in one pass (%#)',
    (value) => expect(notAKey('API_TOKEN', value)).toBeUndefined(),
    LIMIT_MS,
  );
});

it.each([
  'Authorization',
  'Set-Cookie',
  'X-Amz-Signature',
  'sig',
  'sessionId',
  'access_token',
  'card[cvc_token]',
])('%s is the name of a secret in a call', (name) => expect(isSecretName(name)).toBe(true));

it.each(['Content-Type', 'page', 'total_tokens', 'design', 'monkey'])(
  '%s is the name of something else',
  (name) => expect(isSecretName(name)).toBe(false),
);
