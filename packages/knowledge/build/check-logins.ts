import type { KnowledgeDraft } from '#build/draft.ts';
import { contradictionsIn, type LoginEntry } from '#build/login-contradictions.ts';
import { OAUTH_FILE } from '#build/oauth.ts';
import { lineWith, problemAt, SourceProblem } from '#build/source-problem.ts';
import { besideIn, type Sources } from '#build/sources.ts';
import type { BuiltInFacts } from '#schema/built-in.ts';
import type { OauthFacts } from '#schema/oauth.ts';
import type { CatalogApi } from '#src/apis/catalog-api.ts';
import { factsOf } from '#src/facts.ts';

/** The folder whose facts a slug finds: a provider in the list can have the entry of another folder. */
const folderOf = (sources: Sources, slug: string, entries: readonly CatalogApi[]): string => {
  const has = (folder: string) => sources.list(`providers/${folder}`).includes(OAUTH_FILE);
  if (has(slug)) return slug;
  return entries.find(({ builtIn }) => builtIn?.slug === slug && builtIn.is === 'same')?.id ?? slug;
};

const entriesIn = ({ db }: KnowledgeDraft): CatalogApi[] =>
  (db.prepare('SELECT facts FROM api WHERE folded = 0').all() as { facts: string }[]).map(({ facts }) =>
    JSON.parse(facts),
  );

/** The entry under the slug by which its facts are found. */
const listedAs = ({ id, builtIn, hosts, oauth }: CatalogApi): LoginEntry => ({
  id: builtIn?.is === 'same' ? builtIn.slug : id,
  hosts,
  oauth,
});

/**
 * Compares what is known about logins with itself and with the catalog.
 * @throws {SourceProblem} with the file and the line of each contradiction
 */
export const checkLogins = (draft: KnowledgeDraft, sources: Sources): void => {
  const apis = entriesIn(draft);
  const builtIn = factsOf<BuiltInFacts>(draft.knowledge, 'built-in');
  const inList = [...builtIn].map(([id, { hosts }]) => ({ id, hosts, oauth: null }));
  const entries = new Map([...inList, ...apis.map(listedAs)].map((entry) => [entry.id, entry]));
  for (const { id, hosts } of inList) {
    const entry = entries.get(id);
    if (entry !== undefined) entries.set(id, { ...entry, hosts: [...hosts, ...entry.hosts] });
  }
  const fileOf = (slug: string) => `providers/${folderOf(sources, slug, apis)}/${OAUTH_FILE}`;
  const textOf = (slug: string) =>
    besideIn(sources, { file: fileOf(slug), text: '' }, OAUTH_FILE)?.text ?? '';
  const logins = [...factsOf<OauthFacts>(draft.knowledge, 'oauth')].map(([slug, facts]) => ({
    slug,
    facts,
    isLike: /^like: /m.test(textOf(slug)),
  }));
  const without = new Set(factsOf(draft.knowledge, 'without-oauth').keys());
  const problems = contradictionsIn(logins, [...entries.values()], without).map(({ slug, at, what }) => {
    const text = textOf(slug);
    if (text === '') return problemAt('directory/not-logins.tsv', 1, `${slug}: ${what}`);
    return problemAt(fileOf(slug), at === '' ? 1 : lineWith(text, `${at}:`), what);
  });
  if (problems.length > 0) throw new SourceProblem(problems);
};
