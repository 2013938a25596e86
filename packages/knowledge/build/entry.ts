import { z } from 'zod';
import { completeOauth, OAUTH_FILE } from '#build/oauth.ts';
import type { ProviderKind } from '#build/provider-kind.ts';
import { readYaml } from '#build/read-yaml.ts';
import { besideIn, type Source, type Sources } from '#build/sources.ts';
import { entryBesideOauthSchema, entrySchema } from '#schema/entry.ts';

const login = z.object({
  authorizationUrl: z.string().default(''),
  tokenUrl: z.string(),
  scopes: z.record(z.string(), z.string()).default({}),
});

/** A login of which each customer has a URL stands in oauth.yaml only. */
const isWhole = ({ authorizationUrl, tokenUrl }: z.infer<typeof login>): boolean =>
  authorizationUrl !== '' && !/[{}]/.test(authorizationUrl + tokenUrl);

/** A fact stands once: the URLs of a login that oauth.yaml describes are not said again. */
const apiIn = (source: Source, sources: Sources) => {
  const file = besideIn(sources, source, OAUTH_FILE);
  if (file === undefined) return readYaml(source, entrySchema);
  const { oauth, ...api } = readYaml(source, entryBesideOauthSchema);
  if (oauth === null) return { ...api, oauth };
  const { scopes, ...urls } = readYaml(file, login, (value) => completeOauth(value, sources));
  const named = { scopes: Object.keys(scopes), ...oauth };
  return { ...api, oauth: isWhole({ ...urls, scopes }) ? { ...urls, ...named } : null };
};

export const entry: ProviderKind = {
  file: 'entry.yaml',
  write: (draft, slug, source, sources) => draft.putFact('entry', slug, apiIn(source, sources)),
};
