import { countExamples } from '@gatehouse/classifier/count-examples.ts';
import { termsOfWording } from '@gatehouse/classifier/wording-terms.ts';
import { CAUSES, type CodeMeaning } from '@gatehouse/contract/plain/error-table.ts';
import type { KnowledgeDraft } from '#build/draft.ts';
import { meaningsOf } from '#build/errors.ts';
import { readTsv } from '#build/read-tsv.ts';
import { problemAt, SourceProblem } from '#build/source-problem.ts';
import type { Sources } from '#build/sources.ts';
import { errorRowSchema, sentenceRowSchema } from '#schema/errors.ts';

const FOLDER = 'causes';
const SENTENCES = 'sentences.tsv';
const SAYINGS = 'sayings.tsv';
const SUFFIX = '.txt';

/** The sentences that codes of several providers have, by name; `{1}` in them differs. */
export const readSentences = (sources: Sources): Map<string, string> => {
  if (!sources.list(FOLDER).includes(SENTENCES)) return new Map();
  const rows = readTsv(sources.read(`${FOLDER}/${SENTENCES}`), sentenceRowSchema, ({ name }) => name);
  return new Map(rows.map(({ name, sentence }) => [name, sentence]));
};

/** Words that say more than their cause does, whoever says them: what of the call, not of the key, is the reason. */
const readSayings = (sources: Sources): [string, CodeMeaning][] => {
  if (!sources.list(FOLDER).includes(SAYINGS)) return [];
  const source = sources.read(`${FOLDER}/${SAYINGS}`);
  const rows = readTsv(source, errorRowSchema, ({ match }) => match);
  return meaningsOf(source.file, rows, readSentences(sources))('message');
};

/** The wordings of a cause: in a line the status, a code and a message, with tabs between them. */
const examplesOf = (sources: Sources, name: string) => {
  const label = name.slice(0, -SUFFIX.length);
  const file = `${FOLDER}/${name}`;
  if (!CAUSES.some((cause) => cause === label))
    throw new SourceProblem([problemAt(file, 1, `there is no cause ${label}`)]);
  return sources
    .read(file)
    .text.split('\n')
    .flatMap((line, at) => {
      if (line === '') return [];
      const [status = '', code = '', message = ''] = line.split('\t');
      if (!/^[1-5]\d\d$/.test(status))
        throw new SourceProblem([problemAt(file, at + 1, 'begins with no status')]);
      return [{ label, terms: termsOfWording({ status: Number(status), codes: [code], message }) }];
    });
};

/** Counts the words of all wordings, so that the product learns nothing when it runs. */
export const writeCauses = (draft: KnowledgeDraft, sources: Sources): void =>
  draft.attempt(() => {
    const files = sources.list(FOLDER).filter((name) => name.endsWith(SUFFIX));
    const { labels, byTerm } = countExamples(files.flatMap((name) => examplesOf(sources, name)));
    draft.putFact('cause-labels', 'all', labels);
    draft.putFact('cause-sayings', 'all', readSayings(sources));
    draft.db.exec('CREATE TABLE cause_terms (term TEXT PRIMARY KEY, counts TEXT NOT NULL) WITHOUT ROWID');
    const insert = draft.db.prepare('INSERT INTO cause_terms VALUES (?, ?)');
    for (const [term, counts] of byTerm) insert.run(term, JSON.stringify(counts));
  });
