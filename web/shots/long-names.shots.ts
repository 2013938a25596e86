import type { Seed } from '../e2e/seed.ts';
import type { ShotList } from './shot.ts';

const LONG =
  'The key of the billing service that the Berlin office shares with the night shift of all bakeries in the north of the country';
const URL_500 = `https://api.github.com/repos/acme/${'very-long-name-of-a-repository/'.repeat(15)}contents?ref=main`;

const longNames = async (seed: Seed): Promise<void> => {
  // The catalog's own icons, and monograms for the rest.
  for (const query of ['PayPal', 'Notion', 'Resend', 'Plaid'])
    await seed.post('/api/discover-apis', { query, autoSave: true });
  const providers = await seed.providers();
  for (const { slug } of providers.slice(0, 24))
    await seed.key({ provider: slug, name: slug === 'github' ? LONG : slug });
  await seed.key({ provider: 'github', name: 'a'.repeat(150) });
  const github = providers.find(({ slug }) => slug === 'github')?.id;
  await seed.post('/api/saved-endpoints', {
    providerId: github,
    name: LONG.slice(0, 90),
    method: 'GET',
    endpoint: URL_500,
  });
  await seed.post('/api/saved-endpoints', {
    providerId: github,
    name: 'b'.repeat(90),
    method: 'DELETE',
    endpoint: URL_500,
  });
};

/** Names of more than a hundred characters and URLs of five hundred: none may widen the page. */
export const list: ShotList = {
  feature: 'long-names',
  shots: [
    { name: 'keys', path: '/keys', seed: longNames },
    { name: 'endpoints', path: '/endpoints', seed: longNames },
    { name: 'oauth', path: '/oauth', seed: longNames },
    { name: 'guides', path: '/guides', seed: longNames },
  ],
};
