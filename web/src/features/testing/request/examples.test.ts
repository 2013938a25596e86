import type { ApiKey } from '@gatehouse/contract/keys.ts';
import type { Provider } from '@gatehouse/contract/providers.ts';
import { describe, expect, it } from 'vitest';
import { addressOf } from '#src/features/keys/offers/key-choices.ts';
import { exampleRequests } from '#src/features/testing/request/examples.ts';
import { requestSchema } from '#src/features/testing/request/request-schema.ts';

type Facts = Pick<Provider, 'slug' | 'baseUrl' | 'verification'>;

const choice = (facts: Facts, baseUrl: string | null = null) => ({
  key: { id: 1, providerId: 1, baseUrl } as ApiKey,
  provider: { id: 1, ...facts } as Provider,
});

const openai: Facts = { slug: 'openai', baseUrl: 'https://api.openai.com', verification: null };
const github: Facts = { slug: 'github', baseUrl: 'https://api.github.com', verification: null };

const summary = (facts: Facts, baseUrl?: string) =>
  exampleRequests(choice(facts, baseUrl)).map(
    ({ label, method, endpoint }) => `${label}: ${method} ${endpoint}`,
  );

describe('example requests', () => {
  it('for openai list the models and complete a chat with a sample model', () => {
    expect(summary(openai)).toEqual([
      'List models: GET /v1/models',
      'Chat completion: POST /v1/chat/completions',
    ]);
    const body = JSON.parse(exampleRequests(choice(openai))[1]?.body ?? '');
    expect(body).toMatchObject({ model: 'gpt-4o-mini', messages: [{ role: 'user' }] });
  });

  it('for github read the authenticated user and list repositories', () => {
    expect(summary(github)).toEqual([
      'Authenticated user: GET /user',
      'List repositories: GET /user/repos?sort=updated&per_page=5',
    ]);
  });

  it('do not repeat a version that the base URL of the key ends with', () => {
    expect(summary(openai, 'http://localhost:11434/v1/')).toEqual([
      'List models: GET /models',
      'Chat completion: POST /chat/completions',
    ]);
    expect(summary(github, 'https://git.example.com/api/v3')[0]).toBe('Authenticated user: GET /user');
  });

  it('for other providers are the call that verifies a key, with its body as indented JSON', () => {
    const verification = { method: 'POST' as const, endpoint: '/ping', body: '{"a":1}' };
    expect(
      exampleRequests(choice({ slug: 'stripe', baseUrl: 'https://api.stripe.com', verification })),
    ).toEqual([{ label: 'Check the key', method: 'POST', endpoint: '/ping', body: '{\n  "a": 1\n}' }]);
  });

  it('are none if there is no such call, or its body is not JSON', () => {
    expect(summary({ slug: 'custom', baseUrl: null, verification: null })).toEqual([]);
    const verification = { method: 'POST' as const, endpoint: '/x', body: 'a=1&b=2' };
    expect(summary({ slug: 'form', baseUrl: 'https://a.example', verification })).toEqual([]);
  });

  it.each([openai, github])('for $slug pass the form’s own validation', (facts) => {
    const one = choice(facts);
    for (const { method, endpoint, body } of exampleRequests(one)) {
      const values = { apiKeyId: 1, method, endpoint, body, headers: [] };
      expect(requestSchema({ method }, addressOf(one)).safeParse(values).success).toBe(true);
    }
  });
});
