import { day, type Quoting, quote } from '#src/observations/formatting.ts';
import { linkOf } from '#src/observations/links.ts';
import type { Explainer } from '#src/observations/observation.ts';

const MAX_WARNING = 200;

// RFC 9745 writes `@<seconds>`; drafts before it wrote an HTTP date, or `true`.
const explainStart = (value: string | undefined, now: number): string | undefined => {
  if (value === undefined || value === 'false') return undefined;
  const seconds = /^@(\d{1,11})$/.exec(value)?.[1];
  const time = seconds === undefined ? Date.parse(value) : Number(seconds) * 1000;
  if (Number.isNaN(time)) return 'This endpoint is deprecated.';
  return time > now
    ? `This endpoint will be deprecated on ${day(time)}.`
    : `This endpoint has been deprecated since ${day(time)}.`;
};

const explainEnd = (value: string | undefined, now: number, isGone: boolean): string | undefined => {
  const time = Date.parse(value ?? '');
  if (Number.isNaN(time)) return undefined;
  if (isGone) return `Its last day was ${day(time)}.`;
  return time > now
    ? `It will stop working on ${day(time)}.`
    : `It may stop working at any time: its last day was ${day(time)}.`;
};

/** `299 - "text"`: obsolete since RFC 9111, but Kubernetes and others still use it. */
const explainWarning = (quoting: Quoting, value: string | undefined): string | undefined => {
  const text = /^299 \S+ "([^"]+)"/.exec(value ?? '')?.[1];
  return text && `The API warns: ${quote(quoting, text, MAX_WARNING)}${/[.!?]$/.test(text) ? '' : '.'}`;
};

/** Deprecation (RFC 9745), Sunset (RFC 8594) and Warning headers in words, with the page that says more. */
export const explainDeprecation: Explainer = (observed) => {
  const { response, now } = observed;
  const { headers, url } = response;
  const parts = [
    explainStart(headers.deprecation, now),
    explainEnd(headers.sunset, now, response.status === 410),
    explainWarning(observed, headers.warning),
  ].filter((part) => part !== undefined);
  if (parts.length === 0) return undefined;
  const successor = linkOf(headers, 'successor-version', url);
  const page = linkOf(headers, 'deprecation', url) ?? linkOf(headers, 'sunset', url);
  return [...parts, successor && `Its successor is at ${successor}.`, page && `More: ${page}`]
    .filter(Boolean)
    .join(' ');
};
