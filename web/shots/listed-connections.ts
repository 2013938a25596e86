import type { Page } from '@playwright/test';

const at = new Date('2026-11-20T12:00:00.000Z').toISOString();
/** A connection as the list has it. */
export const connection = {
  id: 1,
  providerId: 2,
  name: 'GitHub connection',
  account: 'octocat',
  scopes: ['read:user', 'user:email', 'repo'],
  tokenType: 'Bearer',
  expiresAt: new Date(Date.now() + 40 * 60_000).toISOString(),
  status: 'active',
  problem: null,
  isRenewable: true,
  tokenPlacement: { type: 'bearer' },
  tokenHeaders: {},
  tokenHosts: [],
  baseUrl: null,
  tokenVariable: 'GITHUB_ACCESS_TOKEN',
  accountFields: [],
  pinnedHosts: ['files.acme.example'],
  refreshedAt: at,
  connectedAt: at,
  createdAt: at,
  updatedAt: at,
};

/** The list of connections has these, in a batch with other lists too. */
export const listing = (page: Page, connections: readonly object[]) =>
  page.route('**/trpc/*oauth.connections.list*', async (route) => {
    const names = new URL(route.request().url()).pathname.slice('/trpc/'.length).split(',');
    const response = await route.fetch();
    const results = (await response.json()) as unknown[];
    const index = names.indexOf('oauth.connections.list');
    results[index] = { result: { data: connections } };
    await route.fulfill({ json: results });
  });
