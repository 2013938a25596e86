import type { KnowledgeDraft } from '#build/draft.ts';
import { readTsv } from '#build/read-tsv.ts';
import { lineWith, problemAt, SourceProblem } from '#build/source-problem.ts';
import type { Sources } from '#build/sources.ts';
import type { Concept } from '#schema/concept.ts';
import { abilitiesRowSchema, notMetRowSchema, ownDataRowSchema, regionRowSchema } from '#schema/directory.ts';
import { curatedApis } from '#src/entries.ts';
import type { AbilityJudgments } from './write-evidence.ts';

const ABILITIES = 'directory/abilities.tsv';
const NOT_MET = 'directory/not-met.tsv';
const REGIONS = 'directory/regions.tsv';
const OWN_DATA = 'vocabulary/own-data.tsv';

/**
 * Reads what was judged by hand about the abilities of APIs.
 * @throws {SourceProblem} also for concepts and curated APIs that there are not
 */
export const readAbilityJudgments = (
  { knowledge }: KnowledgeDraft,
  sources: Sources,
  concepts: readonly Concept[],
): AbilityJudgments => {
  const abilities = readTsv(sources.read(ABILITIES), abilitiesRowSchema, ({ api }) => api);
  const notMet = readTsv(
    sources.read(NOT_MET),
    notMetRowSchema,
    ({ concept, slug }) => `${concept} of ${slug}`,
  );
  const ownData = readTsv(sources.read(OWN_DATA), ownDataRowSchema, ({ capability }) => capability);
  const regions = readTsv(sources.read(REGIONS), regionRowSchema, ({ api }) => api);
  const known = new Set(concepts.map(({ name }) => name));
  const slugs = new Set(curatedApis(knowledge).map(({ slug }) => slug));
  const problem = (file: string, row: string, name: string): string =>
    problemAt(file, lineWith(sources.read(file).text, row), `there is no ${name}`);
  const problems = [
    ...abilities.flatMap(({ api, concepts: names }) =>
      names.filter((name) => !known.has(name)).map((name) => problem(ABILITIES, `${api}\t`, name)),
    ),
    ...notMet.flatMap(({ concept, slug }) =>
      [...(known.has(concept) ? [] : [concept]), ...(slugs.has(slug) ? [] : [slug])].map((name) =>
        problem(NOT_MET, `${concept}\t${slug}\t`, name),
      ),
    ),
  ];
  if (problems.length > 0) throw new SourceProblem(problems);
  return {
    abilities: new Map(abilities.map(({ api, concepts: names }) => [api, names])),
    notMet,
    regions: new Map(regions.map(({ api, countries }) => [api, countries])),
    ownData: new Set(ownData.map(({ capability }) => capability)),
  };
};
