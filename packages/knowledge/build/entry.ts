import { z } from 'zod';
import { completeOauth, OAUTH_FILE } from '#build/oauth.ts';
import type { ProviderKind } from '#build/provider-kind.ts';
import { readYaml } from '#build/read-yaml.ts';
import type { Source, Sources } from '#build/sources.ts';
import { entryBesideOauthSchema, entrySchema } from '#schema/entry.ts';

const FILE = 'entry.yaml';
const urls = z.object({ authorizationUrl: z.string(), tokenUrl: z.string() });

/** A fact stands once: the URLs of a login that oauth.yaml describes are not said again. */
const apiIn = (source: Source, sources: Sources) => {
  const folder = source.file.slice(0, -FILE.length - 1);
  if (!sources.list(folder).includes(OAUTH_FILE)) return readYaml(source, entrySchema);
  const api = readYaml(source, entryBesideOauthSchema);
  if (api.oauth === null) return api;
  const login = readYaml(sources.read(`${folder}/${OAUTH_FILE}`), urls, (value) =>
    completeOauth(value, sources),
  );
  return { ...api, oauth: { ...login, ...api.oauth } };
};

export const entry: ProviderKind = {
  file: FILE,
  write: (draft, slug, source, sources) => draft.putFact('entry', slug, apiIn(source, sources)),
};
