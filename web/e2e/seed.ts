import type { AddKeyInput, ApiKey } from '@gatehouse/contract/keys.ts';
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

  return { key, keys, providers, post };
};

export type Seed = ReturnType<typeof createSeed>;
