import type { CatalogApi } from '@gatehouse/catalog/catalog-api.ts';
import type { Catalog } from '@gatehouse/catalog/open-catalog.ts';
import type { OauthScope } from '@gatehouse/contract/oauth.ts';
import type { Provider } from '@gatehouse/contract/providers.ts';
import { findOauthFacts, findWithoutOauth, KNOWN_OAUTH } from '#src/features/oauth/known/all.ts';
import { defineFacts } from '#src/features/oauth/known/define-facts.ts';
import type { OauthFacts, WithoutOauth } from '#src/features/oauth/known/oauth-facts.ts';
import { knownEntryOf } from '#src/features/providers/known-entry.ts';

/** What is known about the logins of a provider in the list, and where that comes from. */
export type ProviderOauth =
  | { source: 'known' | 'catalogue'; facts: OauthFacts }
  | { source: 'unsupported'; without: WithoutOauth }
  | { source: 'none' };

export type Listed = Pick<Provider, 'slug' | 'source' | 'name' | 'baseUrl' | 'origin'>;

const SCOPES_NOTE = 'The scopes come from a description of the API in the catalogue, and may be incomplete.';
const FLOW_NOTE =
  'These URLs and scopes come from a description of the API in the catalogue. Compare them with the documentation of the provider.';

/** The first integration commonly asks for all scopes of a curated entry; a description lists whatever there is. */
const scopesOfEntry = ({ origin, oauth }: CatalogApi): OauthScope[] => {
  const names = oauth?.scopes ?? [];
  return names.map((name) => ({
    name,
    description: '',
    isDefault: origin === 'curated' || names.length === 1,
  }));
};

/** Facts about a login server that several APIs share: those of a company. */
const factsOfServer = ({ authorizationUrl, tokenUrl }: NonNullable<CatalogApi['oauth']>) => {
  // Descriptions of Google's APIs name older paths, which lead to the same server.
  if (new URL(authorizationUrl).host === 'accounts.google.com') return findOauthFacts('google');
  return KNOWN_OAUTH.find(
    (facts) => facts.authorizationUrl === authorizationUrl && facts.tokenUrl === tokenUrl,
  );
};

const ofEntry = (entry: CatalogApi): ProviderOauth => {
  if (entry.oauth === null) return { source: 'none' };
  const { authorizationUrl, tokenUrl } = entry.oauth;
  const scopes = scopesOfEntry(entry);
  const server = factsOfServer(entry.oauth);
  if (server !== undefined)
    return { source: 'known', facts: { ...server, slug: entry.id, scopes, notes: [SCOPES_NOTE] } };
  const facts = defineFacts({
    slug: entry.id,
    authorizationUrl,
    tokenUrl,
    scopes,
    // A server that does not know it ignores it (RFC 6749 section 3.1).
    usesPkce: true,
    notes: [FLOW_NOTE],
    sources: [entry.apiReferenceUrl ?? entry.documentationUrl ?? []].flat(),
    checkedOn: null,
  });
  return { source: 'catalogue', facts };
};

const bySlug = (slug: string): ProviderOauth | undefined => {
  const facts = findOauthFacts(slug);
  if (facts !== undefined) return { source: 'known', facts };
  const without = findWithoutOauth(slug);
  return without && { source: 'unsupported', without };
};

/**
 * What is known about the logins of a provider. A slug alone says nothing: a provider that was found on a site can have
 * the slug of a known one, and tokens of the one would go to the hosts of the other.
 */
export const oauthOf = (catalog: Catalog, provider: Listed): ProviderOauth => {
  if (provider.source === 'built-in') return bySlug(provider.slug) ?? { source: 'none' };
  const entry = knownEntryOf(catalog, provider);
  if (entry === undefined) return { source: 'none' };
  return (entry.origin === 'curated' ? bySlug(entry.id) : undefined) ?? ofEntry(entry);
};
