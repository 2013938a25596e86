import type { Cause, CodeMeaning } from '@gatehouse/contract/plain/error-table.ts';

/** Why a call failed. */
export type ReadError = {
  /** Undefined if the body reports an error that nothing explains. */
  cause?: Cause;
  /** A sentence that says more than the cause; `{key}` stands for what the secret is called. */
  text?: string;
  /** Whether a table explains it: the host's own, or that of a form that is unmistakable. */
  source?: 'host' | 'form' | 'name';
};

export const causeOf = (meaning: CodeMeaning): Cause => (typeof meaning === 'string' ? meaning : meaning[0]);

export const toError = (meaning: CodeMeaning, source: NonNullable<ReadError['source']>): ReadError =>
  typeof meaning === 'string' ? { cause: meaning, source } : { cause: meaning[0], text: meaning[1], source };
