import type { AddKeyInput, ApiKey } from '@gatehouse/contract/keys.ts';
import { KEY_TYPES } from '@gatehouse/contract/plain/key-types.ts';
import type { Provider } from '@gatehouse/contract/providers.ts';

const call = async <Result>(base: string, method: string, path: string, body?: unknown): Promise<Result> => {
  const response = await fetch(new URL(path, base), {
    method,
    headers: body === undefined ? {} : { 'content-type': 'application/json' },
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${method} ${path} responded ${response.status}: ${text}`);
  return JSON.parse(text) as Result;
};

type KeySeed = Partial<Omit<AddKeyInput, 'providerId'>> & { provider?: string };

/** Fills a server over REST, as a script would. */
export const createSeed = (base: string) => {
  const keys = (): Promise<ApiKey[]> => call(base, 'GET', '/api/keys');
  const providers = (): Promise<Provider[]> => call(base, 'GET', '/api/providers');

  /** Stores a key for the provider with this slug; fields that are not given have default values. */
  const key = async ({ provider = 'github', ...fields }: KeySeed = {}): Promise<ApiKey> => {
    const found = (await providers()).find(({ slug }) => slug === provider);
    if (found === undefined) throw new Error(`No provider has the slug ${provider}`);
    const input = { name: 'Seeded key', apiKey: 'seeded-secret-0123456789', ...fields, providerId: found.id };
    return call(base, 'POST', '/api/keys', input);
  };

  const post = (path: string, body: unknown = {}): Promise<unknown> => call(base, 'POST', path, body);

  const remove = (path: string): Promise<unknown> => call(base, 'DELETE', path);

  return { key, keys, providers, post, remove };
};

export type Seed = ReturnType<typeof createSeed>;

const PROVIDERS = ['github', 'stripe', 'openai', 'twilio', 'google-cloud', 'custom'];
const DAY_MS = 86_400_000;

/**
 * Stores many keys of several providers and types, `Key 1` first. Every seventh is due for rotation, every eleventh expires
 * within days.
 */
export const seedManyKeys = async (seed: Seed, count: number): Promise<void> => {
  const before = (days: number): string => new Date(Date.now() - days * DAY_MS).toISOString();
  for (let number = 1; number <= count; number += 1)
    await seed.key({
      provider: PROVIDERS[number % PROVIDERS.length] ?? 'custom',
      name: `Key ${number}`,
      keyType: KEY_TYPES[number % (KEY_TYPES.length + 1)],
      apiKey: `${String.fromCharCode(97 + (number % 26))}k-${number}-abcdefghijklmnop`,
      lastRotated: number % 7 === 0 ? before(400) : undefined,
      expiresAt: number % 11 === 0 ? before(-5) : undefined,
    });
};

const AT_ONCE = 20;

/** Calls with each number from 1 on, several at once: for thousands of entries. */
export const seedNumbered = async (
  count: number,
  add: (number: number) => Promise<unknown>,
): Promise<void> => {
  for (let from = 1; from <= count; from += AT_ONCE)
    await Promise.all(Array.from({ length: Math.min(AT_ONCE, count - from + 1) }, (_, at) => add(from + at)));
};

/** Thousands of keys, `Key 1` to about the first, each with its own mask: a new key is compared with those of the same mask. */
export const seedThousandsOfKeys = async (seed: Seed, count: number): Promise<void> => {
  const providers = await seed.providers();
  await seedNumbered(count, (number) =>
    seed.post('/api/keys', {
      providerId: providers[number % providers.length]?.id,
      name: `Key ${number}`,
      apiKey: `${number.toString(36).padStart(3, 'a')}-secret-0123456789`,
    }),
  );
};
