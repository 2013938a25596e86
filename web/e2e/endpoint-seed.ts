import type { SavedEndpoint } from '@gatehouse/contract/endpoints.ts';
import type { Seed } from './seed.ts';

/** Saves an endpoint of a provider; fields that are not given have default values. */
export const seedEndpoint = async (
  seed: Seed,
  fields: Record<string, unknown> = {},
): Promise<SavedEndpoint> => {
  const { provider = 'openai', ...rest } = fields;
  const found = (await seed.providers()).find(({ slug }) => slug === provider);
  return (await seed.post('/api/saved-endpoints', {
    providerId: found?.id,
    name: 'List models',
    endpoint: 'https://api.openai.com/v1/models',
    method: 'GET',
    ...rest,
  })) as SavedEndpoint;
};
