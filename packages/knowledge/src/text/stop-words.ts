import { stemOf } from '#src/text/stem.ts';

/** Grammar, and verbs that combine with anything. */
const GRAMMAR = `
a about above across after again against all almost also although always am among an and another any anybody anyone anything are around
as ask at automatic automatically away back based be because been before being best better between both but by can cannot
close come comes could current currently daily day days did different directly do does doing done during each easily easy either
else end enough etc ever every everybody everyone everything example except few find first following for from front full get gets getting give given gives
go goes going good got had has have having he help helps her here him his how i idea if in instead into is it its itself
just keep know last let lets like likely list lot make makes making manage many may me mean means might more most much must my
near need needs never new next no nor not now of off offer offers often on once one only onto or other others our
out over own part per perhaps please possible provide provides put quickly rather really right same say see set several
shall she should show shows side simple simply since so some somebody somehow someone something sort start still such sure take takes
tell than that the their them then there these they thing things this those through to together too two type under
until up upon us use used uses using usually various very via view want wants was way we well were what whatever
when where whether which while who whole whose why will with within without would year yes yet you your
`;

/** Words that occur in every request for an API; in an operation, most of them are its subject. */
const COMMON = `
allow allowing api apis app application applications apps build building client clients create creating customer customers
company companies data develop developer developers developing endpoint endpoints feature features implement include
including information integrate integrating integration integrations json key keys library mobile online order orders own platform
platforms product products program project projects providing rest sdk service services site sites software solution
solutions startup store system systems team teams tool tools user users web website websites work working live
affordable alternative alternatives cheap cheaper cheapest call calling calls expensive generous hassle instead
recommend recommendation recommendations replace replacement similar suggest suggestion vendor vendors
`;

const stemsOf = (words: string): string[] => words.trim().split(/\s+/).map(stemOf);

const GRAMMAR_STEMS = new Set(stemsOf(GRAMMAR));
const STOP_STEMS = new Set([...GRAMMAR_STEMS, ...stemsOf(COMMON)]);

/** Whether a stem says nothing about any operation. */
export const isGrammar = (stem: string): boolean => stem.length < 2 || GRAMMAR_STEMS.has(stem);

/** Whether a stem says nothing about what an API does. */
export const isStopWord = (stem: string): boolean => stem.length < 2 || STOP_STEMS.has(stem);

const wordSet = (words: string): Set<string> => new Set(words.trim().split(/\s+/));

/** Ways to name a vendor that are everyday words. */
const ORDINARY = wordSet(`
bird box branch buffer coda copper courier fingerprint fixer ghost greenhouse harvest here hive hunter kit knock lever linear loops
merge meta miro neon notion outreach paddle particle persona plaid polygon postman radar railway ramp render replicate
resend sage sanity segment square stream tally threads toast wise workable x
`);
/** Those that a sentence may start with, so that a capital letter says nothing. */
const STARTS_SENTENCES = wordSet(
  'box branch buffer courier harvest here knock merge ramp render replicate resend segment square stream tally',
);

const ORDINARY_STEMS = new Set([...ORDINARY].map(stemOf));

/** Those that are not verbs: `save it to notion` means the product, `time to merge` does not. */
const NO_VERBS = wordSet('coda ghost linear miro notion plaid polygon sanity');

export const isOrdinaryName = (word: string): boolean => ORDINARY.has(word);

/** Whether it is written with a capital letter. */
const isWrittenAsName = (word: string, text: string): boolean => {
  const name = word.charAt(0).toUpperCase() + word.slice(1);
  const before = STARTS_SENTENCES.has(word) ? '(?<=[\\p{L}\\p{N},:]\\s*)' : '(?<![\\p{L}\\p{N}])';
  return new RegExp(`${before}${name}(?![\\p{Ll}\\p{N}])`, 'u').test(text);
};

const isAfterPreposition = (word: string, text: string): boolean =>
  NO_VERBS.has(word) && new RegExp(`\\b(?:to|into|from|via|using|in) ${word}\\b`, 'i').test(text);

/** Whether a vendor's name may be just a word in this text: it is an everyday word and not written as a name. */
export const isJustAWord = (word: string, text: string): boolean =>
  (word === 'monday' && !/\bmonday (?:api|boards?|items?)\b/i.test(text)) ||
  (ORDINARY_STEMS.has(stemOf(word)) &&
    !(ORDINARY.has(word) && (isWrittenAsName(word, text) || isAfterPreposition(word, text))));
