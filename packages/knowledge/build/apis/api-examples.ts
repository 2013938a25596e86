import type { z } from 'zod';
import { EXAMPLES_FILE, exampleLines } from '#build/example-lines.ts';
import type { ProviderKind } from '#build/provider-kind.ts';
import { readTsv } from '#build/read-tsv.ts';
import { lineWith, problemAt, SourceProblem } from '#build/source-problem.ts';
import type { Source, Sources } from '#build/sources.ts';
import { examplesRowSchema } from '#schema/directory.ts';
import { type ApiTexts, apiTextsRowSchema } from '#schema/language.ts';
import type { DirectoryEntry } from './entries.ts';

const TABLE = 'directory/examples.tsv';
const OTHER_LANGUAGES = 'languages/apis.tsv';

/** Is read where the APIs are written: that a file of a provider is right is told with the others. */
export const examplesKind: ProviderKind = {
  file: EXAMPLES_FILE,
  write: (_draft, _slug, source) => void exampleLines(source, 1),
};

/** The rows of a table about APIs. @throws {SourceProblem} also for an API that there is not */
const rowsAbout = <Row extends { api: string }>(
  source: Source,
  schema: z.ZodType<Row>,
  ids: ReadonlySet<string>,
): Row[] => {
  const rows = readTsv(source, schema, ({ api }) => api);
  const problems = rows
    .filter(({ api }) => !ids.has(api))
    .map(({ api }) => problemAt(source.file, lineWith(source.text, `${api}\t`), `there is no ${api}`));
  if (problems.length > 0) throw new SourceProblem(problems);
  return rows;
};

/**
 * What people type in other languages who need exactly this API, by its id.
 * @throws {SourceProblem} also for an API that the catalog does not have
 */
export const readApiTexts = (
  sources: Sources,
  entries: readonly DirectoryEntry[],
): ReadonlyMap<string, ApiTexts> => {
  const ids = new Set(entries.map(({ whole }) => whole.api.id));
  const rows = rowsAbout(sources.read(OTHER_LANGUAGES), apiTextsRowSchema, ids);
  return new Map(rows.map((row) => [row.api, row]));
};

/**
 * What people ask who need exactly this API, in their words, by its id.
 * @throws {SourceProblem} also for an API that the directory does not have
 */
export const readApiExamples = (
  sources: Sources,
  entries: readonly DirectoryEntry[],
): ReadonlyMap<string, readonly string[]> => {
  const ids = new Set(entries.flatMap(({ curated, whole }) => (curated === null ? [whole.api.id] : [])));
  const rows = rowsAbout(sources.read(TABLE), examplesRowSchema, ids);
  const curated = entries.flatMap(({ whole: { api }, curated: own }): [string, string[]][] => {
    const folder = `providers/${api.id}`;
    return own === null || !sources.list(folder).includes(EXAMPLES_FILE)
      ? []
      : [[api.id, exampleLines(sources.read(`${folder}/${EXAMPLES_FILE}`), 1)]];
  });
  return new Map([...rows.map(({ api, examples }): [string, string[]] => [api, examples]), ...curated]);
};
