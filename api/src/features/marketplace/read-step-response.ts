import type { JsonValue } from '@gatehouse/contract/common.ts';
import type { OutboundResponse } from '@gatehouse/outbound/outbound.ts';
import { isWebPage, type ResponseBody } from '@gatehouse/response/body/read-response-body.ts';

/** A response of a step is read up to this size, in bytes. */
export const MAX_STEP_RESPONSE = 2 * 1024 * 1024;

/** The API's own words are quoted up to this length, in characters. */
const MAX_QUOTED = 300;

const quoted = (text: string): string => {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length > MAX_QUOTED ? `${line.slice(0, MAX_QUOTED)}…` : line;
};

/** What a body is that is not JSON. */
const kindOf = (body: ResponseBody): string => {
  if (isWebPage(body)) return 'HTML';
  return body.mediaType === '' ? 'a body without a content type' : body.mediaType;
};

const UNREAD: Partial<Record<NonNullable<ResponseBody['unread']>, string>> = {
  many: 'has too many values',
  deep: 'is nested too deep',
};

/**
 * Why the steps that follow cannot use a response, in words; undefined if they can.
 * @param name the provider's
 * @param words its own words for what is wrong
 */
export const problemOf = (
  name: string,
  { status, truncated, isCrowdedOut, brokenOff }: OutboundResponse,
  body: ResponseBody,
  words: string | undefined,
): string | undefined => {
  if (status >= 300) {
    return `${name} returned ${status}${words === undefined ? '' : `: ${quoted(words)}`}`;
  }
  if (brokenOff !== null) return `The response of ${name} is incomplete: ${brokenOff.message}`;
  if (isCrowdedOut) return `There was no room for the response of ${name}, because of other responses`;
  if (truncated) return `The response of ${name} is longer than ${MAX_STEP_RESPONSE / 1024 / 1024} MiB`;
  if (body.kind === 'json' || body.kind === 'empty') return undefined;
  const why = body.unread && UNREAD[body.unread];
  return why === undefined ? `${name} returned ${kindOf(body)}, not JSON` : `The response of ${name} ${why}`;
};

/** The value that a body has for expressions. */
export const jsonOf = (body: ResponseBody): JsonValue => (body.kind === 'empty' ? null : body.value);
