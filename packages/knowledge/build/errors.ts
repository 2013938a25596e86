import type { CodeMeaning, ErrorTable } from '@gatehouse/contract/plain/error-table.ts';
import type { z } from 'zod';
import { conditionsOf, readingOf } from '#build/error-rules.ts';
import type { ProviderKind } from '#build/provider-kind.ts';
import { readTsv } from '#build/read-tsv.ts';
import { issueText, problemAt, SourceProblem } from '#build/source-problem.ts';
import type { Source } from '#build/sources.ts';
import { errorHeadSchema, errorRowSchema, shownSentenceSchema } from '#schema/errors.ts';

type Line = { key: string; value: string; number: number };
type Row = z.infer<typeof errorRowSchema>;

/** `# key: value`, or `# sentence name: value`; other lines with a # are remarks. */
const HEAD = /^# ([a-z]+(?: [a-z0-9-]+)?): (.*)$/;
/** What a table can have several of. */
const REPEATED = ['code', 'form'];

const headOf = ({ text }: Source): Line[] =>
  text.split('\n').flatMap((line, at) => {
    const [, key, value] = HEAD.exec(line) ?? [];
    return key === undefined || value === undefined ? [] : [{ key, value, number: at + 1 }];
  });

/** Reads a line; what is wrong in it is said with its place. */
const readLine = <Value>(file: string, { value, number }: Line, read: (text: string) => Value): Value => {
  try {
    return read(value);
  } catch (error) {
    throw new SourceProblem([problemAt(file, number, String((error as Error).message))]);
  }
};

const namesIn = (text: string | undefined): string[] => text?.split(', ') ?? [];

/** The sentence that a cell stands for. */
const sentenceOf = (cell: string, named: ReadonlyMap<string, string>): string | undefined => {
  if (!cell.startsWith('=')) return cell;
  const [, name = '', value = ''] = /^=([^:]+)(?:: (.+))?$/.exec(cell) ?? [];
  return named.get(name)?.replaceAll('{1}', value);
};

const parse = <Value>(file: string, lines: readonly Line[], schema: z.ZodType<Value>): Value => {
  const result = schema.safeParse(Object.fromEntries(lines.map(({ key, value }) => [key, value])));
  if (result.success) return result.data;
  throw new SourceProblem(
    result.error.issues.map((issue) => {
      const key = issue.code === 'unrecognized_keys' ? issue.keys[0] : issue.path[0];
      return problemAt(file, lines.find((line) => line.key === key)?.number ?? 1, issueText(issue));
    }),
  );
};

export const meaningsOf = (
  file: string,
  rows: readonly Row[],
  named: ReadonlyMap<string, string>,
): ((kind: Row['kind']) => [string, CodeMeaning][]) => {
  const meaningOf = ({ match, cause, sentence }: Row): CodeMeaning => {
    if (sentence === undefined) return cause;
    const text = shownSentenceSchema.safeParse(sentenceOf(sentence, named));
    if (text.success) return [cause, text.data];
    const what = sentence.startsWith('=') ? `no sentence ${sentence}` : text.error.issues[0]?.message;
    throw new SourceProblem([problemAt(file, 1, `${match}: ${what}`)]);
  };
  return (kind) => rows.filter((row) => row.kind === kind).map((row) => [row.match, meaningOf(row)]);
};

/** A table, and the hosts and slugs by which it is found. */
type Read = { table: ErrorTable; hosts: string[]; slugs: string[] };

/**
 * Reads a table of error codes.
 * @param sentences what stands in several tables, by name
 * @throws {SourceProblem}
 */
export const readErrorTable = (
  source: Source,
  slug: string,
  sentences: ReadonlyMap<string, string>,
): Read => {
  const { file } = source;
  const lines = headOf(source);
  const isOwn = ({ key }: Line): boolean => key.startsWith('sentence ');
  const of = (key: string): Line[] => lines.filter((line) => line.key === key);
  const head = parse(
    file,
    lines.filter((line) => !REPEATED.includes(line.key) && !isOwn(line)),
    errorHeadSchema,
  );
  const own = lines.filter(isOwn).map(({ key, value }) => [key.slice('sentence '.length), value] as const);
  const rows = readTsv(source, errorRowSchema, ({ kind, match }) => `${kind} ${match}`);
  const meanings = meaningsOf(file, rows, new Map([...sentences, ...own]));
  const readings = of('code').map((line) => readLine(file, line, readingOf));
  const forms = of('form').map((line) => readLine(file, line, conditionsOf));
  const statuses = meanings('status');
  const messages = meanings('message');
  const table: ErrorTable = {
    id: slug,
    name: head.name,
    rank: head.rank,
    codes: Object.fromEntries(meanings('code')),
    ...(statuses.length > 0 && { statuses: Object.fromEntries(statuses) }),
    ...(messages.length > 0 && { messages }),
    ...(head.text !== undefined && { text: head.text }),
    ...(readings.length > 0 && { readings }),
    ...(forms.length > 0 && { forms }),
  };
  const hosts = namesIn(head.hosts);
  if (hosts.length === 0 && forms.length === 0)
    throw new SourceProblem([problemAt(file, 1, 'states neither hosts nor a form')]);
  const slugs = head.slugs === undefined ? [slug] : namesIn(head.slugs).filter((one) => one !== 'none');
  return { table, hosts, slugs };
};

/** `errors.tsv` is found by host, by the slug of the key's provider, and, if it has a form, by that. */
export const errorsKind = (sentences: ReadonlyMap<string, string>): ProviderKind => ({
  file: 'errors.tsv',
  write: (draft, slug, source) => {
    const { table, hosts, slugs } = readErrorTable(source, slug, sentences);
    draft.putFact('errors', slug, table);
    draft.putHosts('errors', slug, hosts);
    draft.putHosts('errors-of-slug', slug, slugs);
    if (table.forms !== undefined)
      draft.putFact('error-forms', slug, { rank: table.rank, forms: table.forms });
  },
});
