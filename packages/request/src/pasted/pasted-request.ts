import type { CallBody } from '@gatehouse/contract/body.ts';
import type { CallMethod } from '@gatehouse/contract/testing.ts';

/** A header or a parameter: name and value. */
export type NamedValue = readonly [name: string, value: string];

/** What a pasted text contained to authenticate with. */
export type PastedCredential = { headers: NamedValue[]; params: NamedValue[] };

/** A request that was read from a pasted text. */
export type PastedRequest = {
  method: CallMethod;
  /** A full URL, or a path under the key's base URL. */
  endpoint: string;
  headers: NamedValue[];
  /** Files of it have only a name: they are elsewhere. */
  body: CallBody | undefined;
  /** It is in none of the other fields. */
  credential: PastedCredential | undefined;
  /** What was left out, changed or assumed: whole sentences. */
  notes: string[];
};

export type ReadPaste = { request: PastedRequest; problem?: never } | { problem: string; request?: never };
