import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createClassifier, type Likely } from '@gatehouse/classifier/classify.ts';
import { countExamples } from '@gatehouse/classifier/count-examples.ts';
import { type Term, termsOfWords } from '@gatehouse/classifier/terms.ts';
import type { Cause } from '#src/error-codes/cause.ts';

/** One file for each cause; in a line the status, a code and a message, with tabs between them. */
const FOLDER = join(import.meta.dirname, 'examples');
const SUFFIX = '.txt';

/** An error in its own words. */
type Wording = { status: number; codes: readonly string[]; message: string };

/** A longer message says more than what is wrong. */
const MAX_LENGTH = 600;
const PRIOR = 20;
const TEMPERATURE = 2.2;
/** The status counts nearly as much as a word, but is none. */
const STATUS_WEIGHT = { whole: 0.9, class: 0.5 };

/** The words of a name and of a sentence: `invalidApiKey`, `INVALID_API_KEY` and `invalid API key` have the same. Of Chinese, two characters at a time. */
const wordsOf = (text: string): string[] =>
  text
    .slice(0, MAX_LENGTH)
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replace(/n['’]t\b/g, ' not')
    .toLowerCase()
    .match(/\p{Script=Han}{1,2}|\p{L}{2,}/gu) ?? [];

const termsOf = ({ status, codes, message }: Wording): Term[] => [
  ...termsOfWords([...codes, message].flatMap(wordsOf)),
  { name: `#${status}`, weight: STATUS_WEIGHT.whole },
  { name: `#${Math.floor(status / 100)}xx`, weight: STATUS_WEIGHT.class },
];

const examplesOf = (file: string): { label: string; terms: Term[] }[] =>
  readFileSync(join(FOLDER, file), 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => {
      const [status = '', code = '', message = ''] = line.split('\t');
      const terms = termsOf({ status: Number(status), codes: [code], message });
      return { label: file.slice(0, -SUFFIX.length), terms };
    });

/** Reading the examples takes a moment, so it is done for the first error that no table explains. */
let classify: ((terms: readonly Term[]) => Likely[]) | undefined;
const learn = (): NonNullable<typeof classify> => {
  const files = readdirSync(FOLDER).filter((file) => file.endsWith(SUFFIX));
  const { labels, byTerm } = countExamples(files.sort().flatMap(examplesOf));
  return createClassifier({
    labels,
    countsOf: (term) => byTerm.get(term),
    prior: PRIOR,
    temperature: TEMPERATURE,
  });
};

/** The cause that errors with such words most often have, and how probable it is; undefined for one of hardly any known word. */
export const learnedCause = (wording: Wording): { cause: Cause; probability: number } | undefined => {
  classify ??= learn();
  const [best] = classify(termsOf(wording));
  return best && { cause: best.label as Cause, probability: best.probability };
};
