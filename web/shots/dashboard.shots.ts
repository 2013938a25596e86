import { failWith, hold } from '../e2e/mock-responses.ts';
import { seedManyKeys } from '../e2e/seed.ts';
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
    { name: 'many', path: '/', seed: (seed) => seedManyKeys(seed, 60) },
    {
      name: 'many-due',
      path: '/',
      seed: (seed) => seedManyKeys(seed, 60),
      act: (page) => page.getByRole('button', { name: 'Show all 8 due keys' }).click(),
    },
  ],
};
