import { failWith, hold } from '../e2e/mock-responses.ts';
import { severalKeys } from './sample-keys.ts';
import type { ShotList } from './shot.ts';

export const list: ShotList = {
  feature: 'dashboard',
  shots: [
    { name: 'empty', path: '/' },
    { name: 'loading', path: '/', prepare: (page) => hold(page, 'keys.list') },
    {
      name: 'error',
      path: '/',
      prepare: (page) => failWith(page, 'keys.list', 503, 'The database is busy. Please try again.'),
    },
    { name: 'full', path: '/', seed: severalKeys },
    {
      name: 'attention',
      path: '/',
      seed: async (seed) => {
        for (const days of [-2, 1, 3, 6, 9, 12]) {
          const expiresAt = new Date(Date.now() + days * 86_400_000 + 3_600_000).toISOString();
          await seed.key({ name: `Service ${days + 3}`, expiresAt });
        }
      },
    },
  ],
};
