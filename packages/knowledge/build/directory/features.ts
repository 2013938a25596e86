import type { OperationFacts } from './directory-api.ts';
import { identifierWords, plainText, shortened } from './plain-text.ts';

const MAX_FEATURES = 12;
const MAX_FEATURE = 60;
/** More words than this are a sentence, not the name of an ability. */
const MAX_WORDS = 5;

/** Tags that say nothing about what an API does. */
const EMPTY =
  /^(?:default|apis?|general|other|misc|public|v\d.*|operations?|.*deprecated.*|root|index|test|status|health ?check|version|ping|info)$/i;

const VERB =
  'returns?|gets?|lists?|creates?|adds?|deletes?|removes?|updates?|retriev(?:es?|ing)|fetch(?:es)?|finds?|search(?:es)?|sets?|reads?|posts?|puts?|sends?|checks?|shows?|generates?|converts?|uploads?|downloads?|gives?|allows?|quer(?:y|ies)|provides?|displays?|modif(?:y|ies)|replaces?|appl(?:y|ies)|describes?|associates?|disassociates?|enables?|disables?|starts?|stops?|cancels?|registers?|deregisters?|tags?|untags?|lets?|makes?|performs?|initiates?|attach(?:es)?|detach(?:es)?|batch|invokes?|patch(?:es)?|edits?|obtains?|looks? up|identifies|determines?|runs?|executes?|accepts?|rejects?|use|view|extracts?';

/** A text that begins as the summary of an operation does: `Returns a list of …`, `This operation …`. */
const OPERATION_SENTENCE = new RegExp(
  `^(?:${VERB})\\b|^(?:this|the|these|an?)\\b.*\\b(?:operation|method|endpoint|api|request)\\b|^(?:for|to|if|when|note)\\s|[.;:!?]\\s`,
  'i',
);
/** What follows the verb: `List all users by id` is about `users`. */
const SUBJECT = new RegExp(
  `^(?:${VERB})\\s+(?:(?:a|an|the|all|one|some|any|your|list|lists|of|details?|information|info|data|metadata|about|or|more|single|specific|specified|given|new|existing|available|current|multiple|by id)\\s+)*`,
  'i',
);
const REST =
  /\s+(?:by|for|with|from|in|of|to|that|which|using|given|via|on|at|as|and|or|based|associated|available|you)\b.*$/i;

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const tidy = (text: string): string => {
  const words = plainText(text);
  const plain = /[\s-]/.test(words) && !words.includes('_') ? words : identifierWords(words);
  return capital(shortened(plain, MAX_FEATURE));
};

/** True for a text that names what an API does or is about, and does not describe one of its operations. */
export const isAbility = (text: string): boolean =>
  text.length > 2 &&
  !OPERATION_SENTENCE.test(text) &&
  !/[…<>{}]/.test(text) &&
  text.split(/\s+/).length <= MAX_WORDS;

/** What an operation is about: `Returns a list of rivers by country` is about `Rivers`; undefined if it cannot be told. */
export const subjectOf = (summary: string): string | undefined => {
  if (!SUBJECT.test(summary)) return undefined;
  const rest = summary
    .replace(/[.…]+$/, '')
    .replace(SUBJECT, '')
    .replace(REST, '')
    .trim();
  const subject = capital(rest);
  return isAbility(subject) && !EMPTY.test(subject) && /^\p{Lu}[\p{L}\p{N} '&/-]+$/u.test(subject)
    ? subject
    : undefined;
};

/** What an API is about, a few words each: its tags and, if it has fewer than three, the subjects of its operations. */
export const featuresOf = (tags: readonly string[], operations: readonly OperationFacts[]): string[] => {
  const useful = tags
    .map(tidy)
    .filter((tag) => !EMPTY.test(tag))
    .flatMap((tag) => (isAbility(tag) ? [tag] : (subjectOf(tag) ?? [])));
  const subjects = operations.flatMap(({ summary }) => subjectOf(summary) ?? []);
  const all = useful.length >= 3 ? useful : [...useful, ...subjects];
  const seen = new Set<string>();
  return all
    .filter((feature) => {
      const key = feature.toLowerCase();
      return !seen.has(key) && seen.add(key);
    })
    .slice(0, MAX_FEATURES);
};
