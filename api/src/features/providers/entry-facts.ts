import type { CatalogApi } from '@gatehouse/knowledge/apis/catalog-api.ts';
import { providerSlugOf } from '#src/features/providers/catalog-provider.ts';
import type { DiscoveredFacts } from '#src/features/providers/discovered-provider.ts';

/** Days after which a key is due for rotation, unless a provider recommends otherwise: the default of the settings. */
const ROTATION_DAYS = 90;
const MAX_HOSTS = 50;

/** What all providers have in common that were found, not built in. */
export const BARE_FACTS = {
  recommendedRotationDays: ROTATION_DAYS,
  defaultHeaders: {},
  keyPattern: null,
  verification: null,
} as const satisfies Partial<DiscoveredFacts>;

/** Whether a key may go there: not if the name has a placeholder `{…}`, which differs for each account. */
const isHostName = (host: string): boolean => /^(\*\.)?[a-z0-9-]+(\.[a-z0-9-]+)+$/.test(host);

/** An entry of the catalog as a provider. */
export const entryFacts = (api: CatalogApi): DiscoveredFacts => ({
  ...BARE_FACTS,
  specialRequirements: [],
  slugHint: providerSlugOf(api),
  name: api.name,
  description: api.description,
  registerUrl: api.registrationUrl ?? api.website,
  documentationUrl: api.documentationUrl,
  apiDocsUrl: api.apiReferenceUrl,
  developerPortalUrl: api.developerPortalUrl,
  requiredScopes: api.oauth?.scopes ?? [],
  baseUrl: api.baseUrl,
  keyPlacement: api.keyPlacement ?? { type: 'bearer' },
  defaultHeaders: api.headers,
  verification: api.verification,
  hosts: api.hosts.filter(isHostName).slice(0, MAX_HOSTS),
  keyHint: api.keyHint,
});
