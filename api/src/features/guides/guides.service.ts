import type { EntryGuide, RegistrationGuide } from '@gatehouse/contract/guides.ts';
import { apiNamed, getApi } from '@gatehouse/knowledge/apis/lookups.ts';
import { findBuiltIn } from '@gatehouse/knowledge/built-in-providers.ts';
import { openKnowledge } from '@gatehouse/knowledge/open-knowledge.ts';
import { findWrittenGuide } from '@gatehouse/knowledge/written-guides.ts';
import type { Deps } from '#src/deps.ts';
import { notFound } from '#src/errors.ts';
import { generatedGuide } from '#src/features/guides/generated-guide.ts';
import { toSteps } from '#src/features/guides/guide-content.ts';
import type { GuideProvider } from '#src/features/guides/guide-facts.ts';
import { isKeyless, knownApiOf } from '#src/features/guides/known-api.ts';
import { knownLogin } from '#src/features/oauth/oauth-setup.service.ts';
import { entryFacts } from '#src/features/providers/entry-facts.ts';
import { findProvider } from '#src/features/providers/providers.service.ts';

const guideOf = (deps: Deps, provider: GuideProvider): RegistrationGuide => {
  const login = knownLogin(deps, provider);
  const hasOauth = login !== undefined;
  const written =
    provider.source === 'built-in' ? findWrittenGuide(openKnowledge(), provider.slug) : undefined;
  if (written !== undefined) return { isGenerated: false, hasOauth, steps: toSteps(written, provider) };
  const known = knownApiOf(deps.knowledge, provider);
  const content = generatedGuide({ provider, known, login });
  return { isGenerated: true, hasOauth, steps: toSteps(content, provider) };
};

/** How to get a key from a provider: the hand-written guide for a built-in one, a generated guide for any other. */
export const readGuide = async (deps: Deps, providerId: number): Promise<RegistrationGuide> => {
  const provider = await findProvider(deps, providerId);
  if (provider === undefined) throw notFound('Provider');
  return guideOf(deps, provider);
};

/** The provider that an entry of the catalog already is, or would be in the list. */
const describedBy = (
  catalogId: string,
  { slugHint, ...facts }: ReturnType<typeof entryFacts>,
): GuideProvider => {
  const builtIn = slugHint === undefined ? undefined : findBuiltIn(openKnowledge(), slugHint);
  if (builtIn !== undefined) return { ...builtIn, source: 'built-in', origin: null };
  const origin = { type: 'catalog' as const, id: catalogId };
  return { ...facts, slug: slugHint ?? catalogId, refusalCodes: [], source: 'discovered', origin };
};

/**
 * The guide of an API in the catalog, whether or not it is in the provider list: the same as that of the provider it
 * would be. Throws NOT_FOUND if no entry has this id or name.
 */
export const readEntryGuide = ({ knowledge, ...deps }: Deps, idOrName: string): EntryGuide => {
  const api = getApi(knowledge, idOrName) ?? apiNamed(knowledge, idOrName);
  if (api === undefined) throw notFound('API');
  const provider = describedBy(api.id, entryFacts(api));
  const known = knownApiOf(knowledge, provider);
  return {
    ...guideOf({ knowledge, ...deps }, provider),
    apiId: api.id,
    name: api.name,
    description: api.description,
    registerUrl: provider.registerUrl ?? provider.developerPortalUrl,
    documentationUrl: provider.documentationUrl ?? provider.apiDocsUrl,
    needsKey: known === undefined || !isKeyless(known),
  };
};
