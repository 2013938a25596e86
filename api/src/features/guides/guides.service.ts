import type { BuiltInSlug } from '@gatehouse/contract/built-in-slugs.ts';
import type { RegistrationGuide } from '@gatehouse/contract/guides.ts';
import type { Deps } from '#src/deps.ts';
import { notFound } from '#src/errors.ts';
import { WRITTEN_GUIDES } from '#src/features/guides/content/all.ts';
import { generatedGuide } from '#src/features/guides/generated-guide.ts';
import { toSteps } from '#src/features/guides/guide-content.ts';
import { knownApiOf } from '#src/features/guides/known-api.ts';
import { knownLogin } from '#src/features/oauth/oauth-setup.service.ts';
import { findProvider } from '#src/features/providers/providers.service.ts';

const isBuiltIn = (slug: string): slug is BuiltInSlug => Object.hasOwn(WRITTEN_GUIDES, slug);

/** How to get a key from a provider: the hand-written guide for a built-in one, a generated guide for any other. */
export const readGuide = async (deps: Deps, providerId: number): Promise<RegistrationGuide> => {
  const provider = await findProvider(deps, providerId);
  if (provider === undefined) throw notFound('Provider');
  const login = knownLogin(deps, provider);
  const hasOauth = login !== undefined;
  if (provider.source === 'built-in' && isBuiltIn(provider.slug)) {
    return { isGenerated: false, hasOauth, steps: toSteps(WRITTEN_GUIDES[provider.slug], provider) };
  }
  const known = knownApiOf(deps.catalog, provider);
  const content = generatedGuide({ provider, known, login });
  return { isGenerated: true, hasOauth, steps: toSteps(content, provider) };
};
