import { fitWeights, type YesOrNo } from '@gatehouse/classifier/fit-weights.ts';
import type { Example } from '#build/concepts/examples.ts';
import type { KnowledgeDraft } from '#build/draft.ts';
import { exampleLines } from '#build/example-lines.ts';
import type { Sources } from '#build/sources.ts';
import { NOTHING } from '#src/concepts/concept-counts.ts';
import { curatedApis } from '#src/entries.ts';
import { formTermsOf } from '#src/text/form-terms.ts';

const FOLDER = 'vocabulary/wants';
/** What asks for something in the same forms as what wants nothing; the examples of concepts do so in few. */
const SOMETHING = 'something';
/** They are a thirtieth of the examples of concepts, and less alike. */
const WEIGHT = { ofForms: 15, ofNothing: 2 };
/** With fewer, a language would not be known. */
const LEAST = 30;
/** A file is of a language, by its name. */
const languageOf = (file: string): string | null =>
  file === 'english.txt' ? null : file.replace(/^./, (first) => first.toUpperCase()).replace('.txt', '');

const ofForms = (sources: Sources, kind: string): YesOrNo[] =>
  sources.list(`${FOLDER}/${kind}`).flatMap((file) =>
    exampleLines(sources.read(`${FOLDER}/${kind}/${file}`), LEAST).map((text) => ({
      terms: formTermsOf(text, languageOf(file)),
      isYes: kind === NOTHING,
      weight: WEIGHT.ofForms,
    })),
  );

/** An API with each of its abilities, as short texts name them: `Figma files`. */
const abilities = ({ knowledge }: KnowledgeDraft): YesOrNo[] =>
  curatedApis(knowledge).flatMap(({ name, capabilities }) =>
    capabilities.map((ability) => ({
      terms: formTermsOf(`${name} ${ability}`, null),
      isYes: false,
      weight: 1,
    })),
  );

/** Writes what each term of a text says about whether any API is wanted; a yes is that none is. */
export const writeWants = (draft: KnowledgeDraft, sources: Sources, examples: readonly Example[]): void => {
  const { always, byTerm } = fitWeights([
    ...ofForms(sources, NOTHING),
    ...ofForms(sources, SOMETHING),
    ...abilities(draft),
    ...examples.map(({ text, label }) => ({
      terms: formTermsOf(text, null),
      isYes: label === NOTHING,
      weight: label === NOTHING ? WEIGHT.ofNothing : 1,
    })),
  ]);
  draft.putFact('unwanted', 'always', always);
  draft.db.exec('CREATE TABLE form_term (term TEXT PRIMARY KEY, weight REAL NOT NULL) WITHOUT ROWID');
  const insert = draft.db.prepare('INSERT INTO form_term VALUES (?, ?)');
  for (const [term, weight] of byTerm) insert.run(term, weight);
};
