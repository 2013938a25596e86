import type { OauthScope } from '@gatehouse/contract/oauth-setup.ts';
import type { Provider } from '@gatehouse/contract/providers.ts';
import type { CatalogApi } from '@gatehouse/knowledge/apis/catalog-api.ts';
import { findOauthFacts, findWithoutOauth, oauthFactsOfServer } from '@gatehouse/knowledge/oauth-facts.ts';
import type { Knowledge } from '@gatehouse/knowledge/open-knowledge.ts';
import type { OauthFacts, WithoutOauth } from '@gatehouse/knowledge/schema/oauth.ts';
import { knownEntryOf } from '#src/features/providers/known-entry.ts';

/** What is known about the logins of a provider in the list, and where that comes from. */
export type ProviderOauth =
  | { source: 'known' | 'catalogue'; facts: OauthFacts }
  | { source: 'unsupported'; without: WithoutOauth }
  | { source: 'none' };

export type Listed = Pick<Provider, 'slug' | 'source' | 'name' | 'baseUrl' | 'origin'>;

const SCOPES_NOTE = 'The scopes come from a description of the API in the catalog, and may be incomplete.';
const FLOW_NOTE =
  'These URLs and scopes come from a description of the API in the catalog. Compare them with the documentation of the provider.';

/** The first integration commonly asks for all scopes of a curated entry; a description lists whatever there is. */
const scopesOfEntry = ({ origin, oauth }: CatalogApi): OauthScope[] => {
  const names = oauth?.scopes ?? [];
  return names.map((name) => ({
    name,
    description: '',
    isDefault: origin === 'curated' || names.length === 1,
  }));
};

/** What a description in the catalog does not say. */
const NOT_KNOWN = {
  // The one of which a description gives both URLs.
  grant: 'authorization_code',
  deviceAuthorizationUrl: null,
  deviceRule: null,
  pushedAuthorizationUrl: null,
  usesDpop: false,
  issuer: null,
  revocationUrl: null,
  refreshUrl: null,
  scopeSeparator: ' ',
  clientAuth: null,
  tokenPath: null,
  tokenPlacement: null,
  clientIdHeader: null,
  isApiAtTokenHost: false,
  apiHosts: [],
  hostFields: {},
  account: null,
  accountFields: {},
  apiUrl: null,
  loginHosts: [],
  additionalParams: {},
  tokenParams: {},
  tokenBody: 'form',
  clientIdParam: null,
  redirectNameParam: null,
  developerPortalUrl: null,
  consoleSteps: [],
  testUsers: null,
  tokenLifetime: null,
  redirectUriRule: null,
} as const satisfies Partial<OauthFacts>;

const ofEntry = (knowledge: Knowledge, entry: CatalogApi): ProviderOauth => {
  if (entry.oauth === null) return { source: 'none' };
  const { authorizationUrl, tokenUrl } = entry.oauth;
  const scopes = scopesOfEntry(entry);
  const server = oauthFactsOfServer(knowledge, entry.oauth);
  if (server !== undefined) return { source: 'known', facts: { ...server, scopes, notes: [SCOPES_NOTE] } };
  const facts = {
    ...NOT_KNOWN,
    authorizationUrl,
    tokenUrl,
    scopes,
    // A server that does not know it ignores it (RFC 6749 section 3.1).
    usesPkce: true,
    notes: [FLOW_NOTE],
    sources: [entry.apiReferenceUrl ?? entry.documentationUrl ?? []].flat(),
    checkedOn: null,
  };
  return { source: 'catalogue', facts };
};

const bySlug = (knowledge: Knowledge, slug: string): ProviderOauth | undefined => {
  const facts = findOauthFacts(knowledge, slug);
  if (facts !== undefined) return { source: 'known', facts };
  const without = findWithoutOauth(knowledge, slug);
  return without && { source: 'unsupported', without };
};

/**
 * What is known about the logins of a provider. A slug alone says nothing: a provider that was found on a site can have
 * the slug of a known one, and tokens of the one would go to the hosts of the other.
 */
export const oauthOf = (knowledge: Knowledge, provider: Listed): ProviderOauth => {
  if (provider.source === 'built-in') return bySlug(knowledge, provider.slug) ?? { source: 'none' };
  const entry = knownEntryOf(knowledge, provider);
  if (entry === undefined) return { source: 'none' };
  return (entry.origin === 'curated' ? bySlug(knowledge, entry.id) : undefined) ?? ofEntry(knowledge, entry);
};
