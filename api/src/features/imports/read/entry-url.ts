import { isHttpUrl, MAX_URL_LENGTH } from '@gatehouse/contract/plain/http-url.ts';
import { climbs } from '@gatehouse/request/climbing-path.ts';
import { isLocal } from '@gatehouse/request/host-in-endpoint.ts';
import { asPlaceholders, variablesIn } from '#src/features/imports/read/variables.ts';

/** Where the URLs of a document start that have no host of their own. */
export type UrlBase = {
  /** Typed by the user. */
  baseUrl?: string | undefined;
  /** Where the document came from. */
  documentUrl?: string | undefined;
};

type EntryUrl = { url: string; reason?: never } | { url?: never; reason: string; needsBaseUrl: boolean };

const invalid = (reason: string): EntryUrl => ({ reason, needsBaseUrl: false });
const noBase = (reason: string): EntryUrl => ({ reason: `${reason}: enter a base URL`, needsBaseUrl: true });

const below = (base: string, rest: string): string => {
  const start = base.replace(/[?#].*/s, '').replace(/(?<!\/)\/+$/, '');
  return rest === '' || /^[?#]/.test(rest) ? `${start}${rest}` : `${start}/${rest.replace(/^\/+/, '')}`;
};

const SCHEME = /^([a-z][a-z0-9+.-]*):/i;
const LEADING_VARIABLE = /^\{\{[^{}]*\}\}/;
const HOST = /^(?:localhost|[\w-]+(?:\.[\w-]+)+|\d+\.\d+\.\d+\.\d+|\[[0-9a-f:.]+\])(?::\d+)?(?:[/?#]|$)/i;
/** As everywhere else: a local host without a scheme is called with http. */
const isLocalHost = (written: string): boolean =>
  isLocal(/^(?:\[[^\]]*\]|[^:/?#]*)/.exec(written)?.[0].toLowerCase() ?? '');
const ORIGIN = /^https?:\/\/[^/?#]*/i;

/** The URL with a scheme and a host, or why it has none. */
const absolute = (written: string, { baseUrl, documentUrl }: UrlBase): EntryUrl => {
  const [variable] = LEADING_VARIABLE.exec(written) ?? [];
  if (variable !== undefined) {
    const rest = written.slice(variable.length);
    if (baseUrl !== undefined) return { url: below(baseUrl, rest) };
    return noBase(`The variable ${variable} has no value`);
  }
  if (/^[/?]/.test(written) && !written.startsWith('//')) {
    if (baseUrl !== undefined) return { url: below(baseUrl, written) };
    if (documentUrl !== undefined) return { url: below(new URL(documentUrl).origin, written) };
    return noBase('The URL is relative');
  }
  if (written.startsWith('//')) return { url: `https:${written}` };
  if (HOST.test(written)) return { url: `${isLocalHost(written) ? 'http' : 'https'}://${written}` };
  const scheme = SCHEME.exec(written)?.[1]?.toLowerCase();
  if (scheme === 'http' || scheme === 'https') return { url: written };
  if (scheme !== undefined) return invalid('Only http and https URLs can be saved');
  return written === '' ? invalid('It has no URL') : noBase('The URL is relative');
};

const whyInvalid = (url: string): string | undefined => {
  const authority = ORIGIN.exec(url)?.[0] ?? '';
  if (authority.includes('@')) return 'The URL contains a user name or password';
  if (url.length > MAX_URL_LENGTH) return `The URL is longer than ${MAX_URL_LENGTH} characters`;
  if (!isHttpUrl(url)) return 'Not a valid URL';
  return climbs(url.slice(authority.length)) ? 'The path leads upwards (..)' : undefined;
};

/**
 * The URL of an entry whose variables are resolved, with placeholders for those without a value; or why it cannot be
 * saved.
 */
export const entryUrl = (written: string, base: UrlBase): EntryUrl => {
  const found = absolute(written.trim(), base);
  if (found.url === undefined) return found;
  const authority = ORIGIN.exec(found.url)?.[0] ?? '';
  const [unresolved] = variablesIn(authority);
  let { url } = found;
  if (unresolved !== undefined || /[{}]/.test(authority)) {
    if (base.baseUrl === undefined)
      return noBase(
        `The host contains a variable without a value${unresolved ? ` ({{${unresolved}}})` : ''}`,
      );
    url = `${new URL(base.baseUrl).origin}${url.slice(authority.length)}`;
  }
  url = asPlaceholders(url);
  const reason = whyInvalid(url);
  return reason === undefined ? { url } : invalid(reason);
};
