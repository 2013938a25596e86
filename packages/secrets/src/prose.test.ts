import { describe, expect, it } from 'vitest';
import { findSecrets } from '#src/find-secrets.ts';
import { createKeyForms, type HasForm } from '#src/shapes.ts';

const keysInProse = (text: string, hasForm?: HasForm): string[] =>
  findSecrets(text, 'prose', { hasForm }).map(({ start, end }) => text.slice(start, end));

/** What the keys of some provider look like. */
const hasForm = createKeyForms(['^lin_api_[0-9A-Za-z]{40}$', '^gsk_[0-9A-Za-z]{52}$']);

const HEX = '8f14e45fceea167a5a36dedd4bea2543';

describe('a text that people write', () => {
  it.each([
    'List models',
    'Get the key of a user by its id',
    'Sort key: createdAt, partition key: organizationId',
    'primary_key: organization_membership_id',
    'pk_organization_membership_id',
    'sk-learn-based-classification',
    'npm_lifecycle_event_name and npm_config_registry_url',
    'hf_inference_endpoint_name',
    'Authorization: Bearer <token>',
    'Authorization: Bearer {{accessToken}}',
    'Send Authorization: Bearer YOUR_API_KEY with each request',
    'X-Api-Key: your-api-key-goes-here',
    'api_key=$OPENAI_API_KEY',
    'Uses Basic authentication-and-authorization',
    'token: base64(user:password123)',
    'password: at least 8 characters, 1 digit',
    'session: 2024-01-01T10:00:00Z',
    'next_page_token=CAUQAA12345678',
    `idempotency-key: ${HEX}`,
    `Fixed in commit ${HEX}, see https://git.example.com/x/${HEX}`,
    'Returns item 550e8400-e29b-41d4-a716-446655440000',
    'git clone ssh://git@github.com/acme/things.git',
    'postgres://user:password@localhost:5432/things',
    'Write to api@example.com or see https://medium.com/@acme',
    'max_tokens: 1234567890abc',
    'GET /v1/users/{userId}/tokens/{tokenId}?page=2',
    'Bearer eyJhbGciOi...',
    'sha256:e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
    'Ключ доступа: значение, 鍵: 値',
    'model=gpt-4o-mini-2024-07-18',
    'secret: projects/acme/secrets/database/versions/3',
    'X-Request-Id',
    'idempotency_key',
    'customer_api_key_id',
  ])('has no key: %s', (text) => {
    expect(keysInProse(text, hasForm)).toEqual([]);
  });

  const OPENAI = `sk-${'a1B2'.repeat(10)}`;
  const JWT = 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxMjM0NTY3ODkwIn0.dozjgNryP4J3jVmNHl0w5N_XgL0n3I9P';
  it.each([
    [`Use ${OPENAI} for tests`, OPENAI],
    [`(${OPENAI}).`, OPENAI],
    [`\`${OPENAI}\``, OPENAI],
    ['sk_live_abcdefghijklmnopqrst', 'sk_live_abcdefghijklmnopqrst'],
    ['sk-test-1234567890abcdef', 'sk-test-1234567890abcdef'],
    ['AKIAIOSFODNN7EXAMPLF is the id', 'AKIAIOSFODNN7EXAMPLF'],
    [`ghp_${'Ab3d'.repeat(9)}!`, `ghp_${'Ab3d'.repeat(9)}`],
    [`glpat-${'x9Y8'.repeat(5)}`, `glpat-${'x9Y8'.repeat(5)}`],
    [`Paste ${JWT}`, JWT],
    [`lin_api_${'a1B2'.repeat(10)}`, `lin_api_${'a1B2'.repeat(10)}`],
    [`Authorization: Bearer ${HEX}`, HEX],
    [`curl -H "Authorization: Token ${HEX}" https://x.test`, HEX],
    [`api_key=${HEX}`, HEX],
    [`{"clientSecret": "${HEX}"}`, HEX],
    [`X-Api-Key: ${HEX}.`, HEX],
    ['password: hunter2hunter2', 'hunter2hunter2'],
    [`GET https://x.test/?api_key=${HEX}&page=2`, HEX],
    ['postgres://acme:x9Y8z7W6v5@db.test/things', 'acme:x9Y8z7W6v5'],
    ['110201543:AAHdqTcvCH1vGWJxfSeofSAs0K5PALDsaw', '110201543:AAHdqTcvCH1vGWJxfSeofSAs0K5PALDsaw'],
  ])('has a key: %s', (text, key) => {
    expect(keysInProse(text, hasForm)).toContain(key);
  });

  it('is read in a time that grows with its length only', () => {
    for (const part of ['a', 'api_key=', 'sk-', '-', 'eyJ', 'a:', ' ', 'aA1-'])
      expect(keysInProse(part.repeat(100_000), hasForm).length).toBeLessThan(3);
  });
});
