import type { SavedEndpoint } from '@gatehouse/contract/endpoints.ts';
import type { Folder } from '@gatehouse/contract/folders.ts';
import type { Seed } from './seed.ts';

export const seedFolder = async (seed: Seed, name: string, parent?: Folder): Promise<Folder> =>
  (await seed.post('/api/folders', { name, parentId: parent?.id })) as Folder;

/** A saved endpoint of OpenAI, in a folder or in none. */
export const seedIn = async (seed: Seed, name: string, folder?: Folder): Promise<SavedEndpoint> => {
  const providerId = (await seed.providers()).find(({ slug }) => slug === 'openai')?.id;
  const endpoint = `https://api.openai.com/v1/${name.toLowerCase().replaceAll(' ', '-')}`;
  return (await seed.post('/api/saved-endpoints', {
    providerId,
    name,
    endpoint,
    method: 'GET',
    folderId: folder?.id,
  })) as SavedEndpoint;
};

/** Billing with Refunds in it, and Users: with three endpoints, two, one, and one in no folder. */
export const seedFolders = async (seed: Seed) => {
  const billing = await seedFolder(seed, 'Billing');
  const refunds = await seedFolder(seed, 'Refunds', billing);
  const users = await seedFolder(seed, 'Users');
  await seedIn(seed, 'List models');
  await seedIn(seed, 'Create charge', billing);
  await seedIn(seed, 'Create refund', refunds);
  await seedIn(seed, 'List refunds', refunds);
  await seedIn(seed, 'List users', users);
  return { billing, refunds, users };
};
