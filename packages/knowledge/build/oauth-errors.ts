import type { z } from 'zod';
import type { KnowledgeDraft } from '#build/draft.ts';
import type { ProviderKind } from '#build/provider-kind.ts';
import { readYaml } from '#build/read-yaml.ts';
import type { Sources } from '#build/sources.ts';
import {
  type Advice,
  type OauthErrorFacts,
  oauthErrorsSchema,
  standardErrorsSchema,
  type WrittenAdvice,
  type WrittenErrors,
} from '#schema/oauth-errors.ts';

/** Of a name that nothing has; what it stands for is then left out. */
type Report = (problem: string) => void;

const storedIn = <Fact>({ db }: KnowledgeDraft, kind: string, slug: string): Fact | undefined => {
  const row = db
    .prepare<[string, string], { json: string }>('SELECT json FROM facts WHERE kind = ? AND slug = ?')
    .get(kind, slug);
  return row && (JSON.parse(row.json) as Fact);
};

/** Puts the sentences of an advice in the place of its name. */
const withoutNames = (draft: KnowledgeDraft, written: WrittenAdvice, report: Report): Advice =>
  written.flatMap((line): Advice => {
    if (typeof line !== 'string') {
      const { say, otherwise } = line;
      const resolve = (lines: string[]) => withoutNames(draft, lines, report);
      return [{ if: line.if, say: resolve(say), otherwise: resolve(otherwise) }];
    }
    if (!line.startsWith('=')) return [line];
    const sentences = storedIn<Advice>(draft, 'oauth-advice', line.slice(1));
    if (sentences === undefined) report(`there is no advice ${line.slice(1)}`);
    return sentences ?? [];
  });

/** What each code means. A code of several providers means the same everywhere, since nobody tells them apart. */
const meaningsIn = (draft: KnowledgeDraft, errors: WrittenErrors, report: (code: string) => Report) => {
  const meanings = new Map<string, OauthErrorFacts>();
  const meaningOf = (code: string) =>
    meanings.get(code) ?? storedIn<OauthErrorFacts>(draft, 'oauth-error', code);
  for (const [code, { like, cause, advice = [], isGrantDead, client }] of Object.entries(errors)) {
    const known = meaningOf(code);
    const own =
      cause === undefined
        ? undefined
        : { cause, advice: withoutNames(draft, advice, report(code)), isGrantDead };
    const words = like === undefined ? own : meaningOf(like)?.words;
    if (like !== undefined && words === undefined) report(code)(`${like} has no words before this line`);
    const meaning = { words, client };
    if (known === undefined) meanings.set(code, meaning);
    else if (JSON.stringify(known) !== JSON.stringify(meaning))
      report(code)('means something else in another file');
  }
  return meanings;
};

/** The meanings of the codes in a file, with problems at the lines of their codes. */
const meaningsOf =
  (draft: KnowledgeDraft) =>
  ({ errors }: { errors: WrittenErrors }, { addIssue }: z.core.$RefinementCtx) =>
    meaningsIn(
      draft,
      errors,
      (code) => (message) => addIssue({ code: 'custom', path: ['errors', code], message }),
    );

const write = (draft: KnowledgeDraft, meanings: ReadonlyMap<string, OauthErrorFacts>): void => {
  for (const [code, meaning] of meanings) draft.putFact('oauth-error', code, meaning);
};

/** Writes what the codes of the standards mean, which codes of providers can be like. */
export const writeStandardErrors = (draft: KnowledgeDraft, sources: Sources): void =>
  draft.attempt(() => {
    const source = sources.read('oauth/errors.yaml');
    for (const [name, advice] of Object.entries(readYaml(source, standardErrorsSchema).advice))
      draft.putFact(
        'oauth-advice',
        name,
        withoutNames(draft, advice, () => undefined),
      );
    write(draft, readYaml(source, standardErrorsSchema.transform(meaningsOf(draft))));
  });

export const oauthErrorsKind: ProviderKind = {
  file: 'oauth-errors.yaml',
  write: (draft, _slug, source) =>
    write(draft, readYaml(source, oauthErrorsSchema.transform(meaningsOf(draft)))),
};
