import type { ApiKey } from '@gatehouse/contract/keys.ts';
import type { Provider } from '@gatehouse/contract/providers.ts';
import type { TestApp } from '#test/harness.ts';

export const SECRET = 'sk-test-0123456789abcdef';

export const providerBySlug = async (test: TestApp, slug: string): Promise<Provider> => {
  const { body } = await test.rest('GET', '/providers');
  const provider = (body as Provider[]).find((entry) => entry.slug === slug);
  if (provider === undefined) throw new Error(`no provider ${slug}`);
  return provider;
};

/** Stores a key over REST; by default for the custom provider. */
export const makeKey = async (
  test: TestApp,
  { slug = 'custom', ...fields }: { slug?: string } & Record<string, unknown> = {},
): Promise<ApiKey> => {
  const provider = await providerBySlug(test, slug);
  const { status, body } = await test.rest('POST', '/keys', {
    providerId: provider.id,
    name: 'Main key',
    apiKey: SECRET,
    ...fields,
  });
  if (status !== 200) throw new Error(`the key was not stored: ${JSON.stringify(body)}`);
  // Tests store the same secret again and again.
  const { sameSecretAs: _, ...key } = body;
  return key as ApiKey;
};
