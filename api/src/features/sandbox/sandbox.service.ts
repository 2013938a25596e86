import { randomBytes } from 'node:crypto';
import type { ApiKey } from '@gatehouse/contract/keys.ts';
import {
  isSandbox,
  SANDBOX_HOST,
  SANDBOX_KEY_PATTERN,
  SANDBOX_NAME,
  SANDBOX_ORIGIN,
  SANDBOX_SLUG,
} from '@gatehouse/contract/plain/sandbox.ts';
import type { Deps } from '#src/deps.ts';
import { addKeyIn } from '#src/features/keys/add-key.service.ts';
import { listKeys } from '#src/features/keys/keys.service.ts';
import { addDiscoveredIn, type DiscoveredProvider } from '#src/features/providers/providers.service.ts';

/** Added to the list like an API that was found, so that it can be removed like one. */
const SANDBOX: DiscoveredProvider = {
  origin: { type: 'catalog', id: SANDBOX_SLUG },
  facts: {
    slugHint: SANDBOX_SLUG,
    name: SANDBOX_NAME,
    description:
      'A simulated API inside Gatehouse, to try calls without an account. Nothing leaves this machine and nothing is stored.',
    registerUrl: null,
    documentationUrl: null,
    apiDocsUrl: null,
    developerPortalUrl: null,
    specialRequirements: ['Its responses are simulated: they say nothing about any real API.'],
    requiredScopes: [],
    recommendedRotationDays: 365,
    baseUrl: SANDBOX_ORIGIN,
    keyPlacement: { type: 'bearer' },
    defaultHeaders: {},
    hosts: [SANDBOX_HOST],
    keyPattern: SANDBOX_KEY_PATTERN,
    keyHint: 'gatehouse-sandbox-…',
    verification: { method: 'GET', endpoint: '/v1/me' },
  },
};

/**
 * Adds the sandbox to the provider list, with a key for it. Returns its latest key if it has one: two callers at once get the same,
 * because one transaction looks and adds.
 */
export const openSandbox = (deps: Deps): Promise<ApiKey> =>
  deps.connection.transaction(async (tx) => {
    const provider = (await addDiscoveredIn(tx, deps, [SANDBOX])).find(isSandbox);
    if (provider === undefined) throw new Error('The sandbox is not in the list that it was added to');
    const known = (await listKeys(deps, tx)).find(({ providerId }) => providerId === provider.id);
    if (known !== undefined) return known;
    const apiKey = `gatehouse-sandbox-${randomBytes(12).toString('hex')}`;
    return addKeyIn(tx, deps, { providerId: provider.id, name: 'Sandbox key', apiKey });
  });
