import type { HeaderMap } from '@gatehouse/contract/common.ts';

// RFC 9745 writes `@<seconds>`; drafts before it wrote an HTTP date or `true`.
const deprecatedSince = (value: string): string => {
  const seconds = /^@(\d{1,11})$/.exec(value)?.[1];
  const time = seconds === undefined ? Date.parse(value) : Number(seconds) * 1000;
  return Number.isNaN(time) ? '' : ` since ${new Date(time).toISOString().slice(0, 10)}`;
};

/** Deprecation (RFC 9745) and Sunset (RFC 8594) headers in words. */
export const explainDeprecation = (headers: HeaderMap): string | undefined => {
  const deprecation = headers.deprecation;
  const sunset = Date.parse(headers.sunset ?? '');
  const parts = [
    deprecation === undefined ? '' : `This endpoint is deprecated${deprecatedSince(deprecation)}.`,
    Number.isNaN(sunset) ? '' : `It stops working on ${new Date(sunset).toISOString().slice(0, 10)}.`,
  ];
  return parts.filter(Boolean).join(' ') || undefined;
};
