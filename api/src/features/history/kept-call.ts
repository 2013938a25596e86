import type { CallBody } from '@gatehouse/contract/body.ts';
import type { HeaderLines } from '@gatehouse/contract/common.ts';
import { MAX_KEPT_BYTES } from '@gatehouse/contract/plain/history-options.ts';
import type { Observation } from '@gatehouse/contract/testing.ts';
import type { CallSubject } from '#src/features/audit/call-subject.ts';
import { copyOf, type KeptBody, READ_BEYOND, toKeptBody } from '#src/features/history/kept-body.ts';

/** A finished call, as it is handed to the history. */
export type FinishedCall = {
  subject: CallSubject;
  provider: { id: number; name: string };
  /** The key or the token that was used, and the parts of it that are secret on their own. They are masked, and not stored. */
  secrets: readonly string[];
  /** Names of the header or the parameter that contains the key: what was typed there is a key too. */
  keyNames: readonly string[];
  method: string;
  /** Without the key. */
  url: string;
  /** Those of the request, without those of the API. */
  requestHeaders: HeaderLines | undefined;
  /** Undefined if none was sent. */
  body: CallBody | undefined;
  status: number | undefined;
  statusText: string | undefined;
  error: string | undefined;
  responseTime: number;
  size: number | undefined;
  headers: Readonly<Record<string, string>> | undefined;
  /** The body of the response; undefined if it is not text. */
  text: string | undefined;
  truncated: boolean;
  withheldHost: string | undefined;
  /** The caller did not want the key to be sent. Undefined of a call of an earlier version, which did not say. */
  withoutKey?: boolean | undefined;
  /** The saved endpoint that it was made with. */
  savedEndpointId?: number | undefined;
  /** What made it. Undefined of a call of an earlier version, which did not say. */
  source?: 'test' | 'composition' | undefined;
  observations: readonly Observation[];
};

/** A text of which only the beginning is kept. */
export type TextBeginning = { text: string; isCut: boolean };

/** What waits to be stored: the call without the long rest of its bodies. */
export type WaitingCall = Omit<FinishedCall, 'body' | 'text'> & {
  at: string;
  /** By `performance.now()` of the instance that made it; undefined for a call that is stored already. */
  waitsSince?: number;
  sent: KeptBody | undefined;
  text: TextBeginning | undefined;
};

const beginningOf = (text: string): TextBeginning => ({
  text: copyOf(text, MAX_KEPT_BYTES + READ_BEYOND),
  isCut: Buffer.byteLength(text) > MAX_KEPT_BYTES,
});

/** What is kept of a call. */
export const toWaiting = ({ body, text, ...call }: FinishedCall, at: string): WaitingCall => ({
  ...call,
  at,
  waitsSince: performance.now(),
  sent: body && toKeptBody(body),
  text: text === undefined ? undefined : beginningOf(text),
});
