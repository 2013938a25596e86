/** Why a call failed: what its reader has to do something about. */
export const CAUSES = [
  // The customer of the caller: their card, their login, their inbox.
  'customer',
  'credential',
  'signature',
  'clock',
  'permission',
  // The key may not be used from here, or for this API.
  'restricted',
  'rate-limit',
  'quota',
  'payment',
  'not-enabled',
  // The right address, or region, is another one.
  'elsewhere',
  'not-found',
  'request',
  'conflict',
  // The API, or this part of it, was removed.
  'retired',
  'server',
  'overloaded',
  'not-ready',
  'policy',
  'account',
  // Some of the call succeeded.
  'partial',
] as const;

export type Cause = (typeof CAUSES)[number];

/** What a code means: its cause, and a sentence if the cause does not say enough. `{key}` stands for what the secret is called. */
export type CodeMeaning = Cause | readonly [cause: Cause, sentence: string];

/**
 * One step into a body: the fields of these names; the entry at a place of a list; or each entry of a list, each value of
 * an object, and each name of its fields.
 */
export type Step = readonly string[] | number | 'entries' | 'values' | 'names';

/** Where something stands in a response. `entry` is the entry of the list that is being read. */
export type ResponsePlace = { in: 'body' | 'headers' | 'root' | 'entry'; steps: readonly Step[] };

/** What must be true of a response. Without `is`, `equals` and `matches` it is enough that something stands there. */
export type Condition = {
  at: ResponsePlace;
  not?: true;
  /** True only if it holds for every entry of the list, of which there is at least one. */
  all?: true;
  is?: 'string' | 'number' | 'object' | 'list';
  equals?: string | number | boolean | null;
  /** A regular expression between slashes, with its flags. */
  matches?: string;
};

/** Codes in places where no other API has them. A code that is found so is an error, whatever the status. */
export type CodeReading = {
  /** Where the text is from which the codes are made; undefined if the conditions say all. */
  at?: ResponsePlace;
  /** Text only, unless it says otherwise. */
  is?: 'number' | 'any';
  matches?: string;
  if?: readonly Condition[];
  /** `{}` is the text, `{1}` what the first group matched, `{.code}` what stands there. */
  codes: readonly string[];
};

/** The error codes of a provider, as its documentation explains them. */
export type ErrorTable = {
  /** The folder that it is in. */
  id: string;
  name: string;
  /** Of several tables for one host those with a lower rank come first: what only this API says, before what many say. */
  rank: number;
  codes: Readonly<Record<string, CodeMeaning>>;
  /** What a status means of which the body says nothing: an address that is in no breach, a project that is paused. */
  statuses?: Readonly<Record<string, CodeMeaning>>;
  /** What only the words of a response tell apart. They come before the codes, which are broader then. */
  messages?: readonly (readonly [pattern: string, meaning: CodeMeaning])[];
  /** The beginning of an error that comes as text, with a success: `ERROR 120 :: WRONG KEY`. */
  text?: string;
  readings?: readonly CodeReading[];
  /** What a body looks like that nobody but this provider sends; one of them is enough. Its codes are read then from any host. */
  forms?: readonly (readonly Condition[])[];
};
