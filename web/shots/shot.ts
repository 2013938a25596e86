import type { Page } from '@playwright/test';
import type { Seed } from '../e2e/seed.ts';

/** One state of one screen. */
export interface Shot {
  /** Also part of the file name: lower case with hyphens. */
  name: string;
  path: string;
  /** Fills the server, which is empty at first. */
  seed?: (seed: Seed) => Promise<unknown>;
  /** Prepares the page before it is opened, for example with slow or failing responses. */
  prepare?: (page: Page) => Promise<unknown>;
  /** Produces the state once the page is open. */
  act?: (page: Page) => Promise<unknown>;
  /** Takes only the window instead of the whole page, for a dialog or a toast. */
  windowOnly?: boolean;
}

export interface ShotList {
  feature: string;
  shots: readonly Shot[];
}
