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
  ],
};
