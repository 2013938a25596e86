import type { KeyForm } from '@gatehouse/contract/key-forms.ts';
import { wordsOfName } from '#src/words.ts';

/** Patterns are compiled once: a review of many lines tests each of them on every line. */
const compiled = new Map<string, RegExp>();
const patternOf = (source: string): RegExp => {
  const known = compiled.get(source) ?? new RegExp(source);
  compiled.set(source, known);
  return known;
};

/** The form that a key has. Undefined if none fits, or if the forms of several providers do: then none is named. */
export const recognizeKey = <F extends Pick<KeyForm, 'slug' | 'pattern'>>(
  forms: readonly F[],
  secret: string,
): F | undefined => {
  const [first, ...others] = forms.filter(
    ({ pattern }) => pattern !== null && patternOf(pattern).test(secret),
  );
  return others.every(({ slug }) => slug === first?.slug) ? first : undefined;
};

/** Words of a variable's name that say nothing about the provider: `PROD_OPENAI_API_KEY_2`. */
const FILLERS = new Set(
  `access admin api apikey app auth authorization authtoken bearer bot credential credentials default dev development id key keys live local main my pat personal
   private prod production pass password restricted sandbox secret service sid staging test token x`.split(
    /\s+/,
  ),
);
const isFiller = (word: string): boolean => FILLERS.has(word) || /^v?\d+$/.test(word);

/** Whether a variable's name says more than that it is a key: `api_key`, `x-api-key` and `Authorization` do not. */
export const isTellingName = (name: string): boolean => wordsOfName(name).some((word) => !isFiller(word));

/** Names of providers that are words in the names of other variables too: `STREAM_KEY`, `SEGMENT_KEY`. */
const ORDINARY_NAMES = new Set(
  'box buffer close custom daily front ghost here kit knock lever loops make merge persona polar radar render segment stream tally wise'.split(
    ' ',
  ),
);

const lettersOf = (text: string): string => text.toLowerCase().replace(/[^a-z0-9]/g, '');

/**
 * The provider that a variable is named after: `OPENAI_API_KEY`, `PROD_HUGGINGFACE_TOKEN`. Every other word of the name must
 * be one that any key has: `AZURE_DEVOPS_TOKEN` is not Azure's. Undefined if none or several fit.
 */
export const formOfVariable = <F extends Pick<KeyForm, 'slug' | 'name'>>(
  forms: readonly F[],
  variable: string,
): F | undefined => {
  const words = wordsOfName(variable);
  const from = words.findIndex((word) => !isFiller(word));
  const to = words.findLastIndex((word) => !isFiller(word));
  if (from === -1) return undefined;
  const letters = words.slice(from, to + 1).join('');
  if (ORDINARY_NAMES.has(letters)) return undefined;
  const named = forms.filter(({ slug, name }) => lettersOf(slug) === letters || lettersOf(name) === letters);
  return named.every(({ slug }) => slug === named[0]?.slug) ? named[0] : undefined;
};
