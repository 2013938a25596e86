import type { Page } from '@playwright/test';
import type { Seed } from '../e2e/seed.ts';

/** One state of one screen. */
export interface Shot {
  /** In a file name too: lower case with hyphens. */
  name: string;
  path: string;
  /** Fills the server, which is empty before. */
  seed?: (seed: Seed) => Promise<unknown>;
  /** Prepares the page before it is opened: answers that are late or wrong. */
  prepare?: (page: Page) => Promise<unknown>;
  /** Brings the state about once the page is open. */
  act?: (page: Page) => Promise<unknown>;
  /** The whole page is taken, unless the state is one of the window: a dialog, a toast. */
  windowOnly?: boolean;
}

export interface ShotList {
  feature: string;
  shots: readonly Shot[];
}
