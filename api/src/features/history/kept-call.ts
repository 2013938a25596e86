import type { JsonValue } from '@gatehouse/contract/common.ts';
import { MAX_KEPT_BYTES } from '@gatehouse/contract/plain/history-options.ts';
import type { Observation } from '@gatehouse/contract/testing.ts';
import type { CallSubject } from '#src/features/audit/call-subject.ts';

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
  requestHeaders: Readonly<Record<string, string>> | undefined;
  /** Undefined if none was sent. */
  requestBody: JsonValue | undefined;
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
  observations: readonly Observation[];
};

/** A text of which only the beginning is kept. */
export type Beginning = { text: string; isCut: boolean };

/** What waits to be stored: the call without the long rest of its bodies. */
export type WaitingCall = Omit<FinishedCall, 'requestBody' | 'text'> & {
  at: string;
  requestBody: (Beginning & { type: 'json' | 'text' }) | undefined;
  text: Beginning | undefined;
};

/** So much is read beyond what is kept, so that a secret that begins before the cut is recognised as a whole. */
const READ_BEYOND = 32 * 1024;

/** A copy: a part of a long text would hold all of it in memory. */
const beginningOf = (text: string): Beginning => {
  const most = MAX_KEPT_BYTES + READ_BEYOND;
  const isCut = Buffer.byteLength(text) > MAX_KEPT_BYTES;
  return { text: text.length > most ? Buffer.from(text.slice(0, most)).toString() : text, isCut };
};

const bodyOf = (value: JsonValue | undefined): WaitingCall['requestBody'] => {
  if (value === undefined) return undefined;
  if (typeof value === 'string') return { ...beginningOf(value), type: 'text' };
  return { ...beginningOf(JSON.stringify(value)), type: 'json' };
};

/** What is kept of a call. */
export const toWaiting = (call: FinishedCall, at: string): WaitingCall => ({
  ...call,
  at,
  requestBody: bodyOf(call.requestBody),
  text: call.text === undefined ? undefined : beginningOf(call.text),
});
