import { z } from 'zod';
import { completeOauth, OAUTH_FILE } from '#build/oauth.ts';
import type { ProviderKind } from '#build/provider-kind.ts';
import { readYaml } from '#build/read-yaml.ts';
import { besideIn, type Source, type Sources } from '#build/sources.ts';
import { entryBesideOauthSchema, entrySchema } from '#schema/entry.ts';

const urls = z.object({ authorizationUrl: z.string(), tokenUrl: z.string() });

/** A fact stands once: the URLs of a login that oauth.yaml describes are not said again. */
const apiIn = (source: Source, sources: Sources) => {
  const file = besideIn(sources, source, OAUTH_FILE);
  if (file === undefined) return readYaml(source, entrySchema);
  const api = readYaml(source, entryBesideOauthSchema);
  if (api.oauth === null) return api;
  const login = readYaml(file, urls, (value) => completeOauth(value, sources));
  return { ...api, oauth: { ...login, ...api.oauth } };
};

export const entry: ProviderKind = {
  file: 'entry.yaml',
  write: (draft, slug, source, sources) => draft.putFact('entry', slug, apiIn(source, sources)),
};
