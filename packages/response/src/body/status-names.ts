import { STATUS_CODES } from 'node:http';

/** What a status is called (RFC 9110); undefined for a number that is none. */
export const statusName = (status: number): string | undefined => STATUS_CODES[status];

/** What servers call some of them that were called so before. */
const EARLIER =
  /^(?:request entity too large|request-uri too (?:large|long)|service temporarily unavailable|gateway time-out)$/;
const NAMES = new Set(Object.values(STATUS_CODES).map((name) => String(name).toLowerCase()));

export const isStatusName = (text: string): boolean =>
  NAMES.has(text.toLowerCase()) || EARLIER.test(text.toLowerCase());

/** Whether words only repeat the status: `error code: 522`, `403 Forbidden`. */
export const repeatsStatus = (words: string, status: number): boolean => {
  const name = statusName(status)?.toLowerCase() ?? String(status);
  const rest = words.toLowerCase().replaceAll(name, '').replaceAll(String(status), '');
  return (
    rest.length < words.length && !/[\p{L}\p{N}]/u.test(rest.replace(/\b(?:error|http|status|code)\b/g, ''))
  );
};
