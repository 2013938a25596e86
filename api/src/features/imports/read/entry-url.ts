import { isHttpUrl, MAX_URL_LENGTH } from '@gatehouse/contract/plain/http-url.ts';
import { hasVariableHost, withStandIns, writtenVariable } from '@gatehouse/contract/plain/variables/marks.ts';
import { climbs } from '@gatehouse/request/climbing-path.ts';
import { isLocal } from '@gatehouse/request/host-in-endpoint.ts';
import type { Templates } from '#src/features/imports/read/templates.ts';
import {
  asPlaceholders,
  isDynamic,
  type StaysAsVariable,
  variablesIn,
} from '#src/features/imports/read/variables.ts';

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

const authorityOf = (url: string): string => ORIGIN.exec(url)?.[0] ?? '';

const whyInvalid = (url: string): string | undefined => {
  const authority = authorityOf(url);
  if (authority.includes('@')) return 'The URL contains a user name or password';
  if (url.length > MAX_URL_LENGTH) return `The URL is longer than ${MAX_URL_LENGTH} characters`;
  if (!isHttpUrl(url)) return 'Not a valid URL';
  return climbs(url.slice(authority.length)) ? 'The path leads upwards (..)' : undefined;
};

/** The URL of an entry, with placeholders for variables that do not stay; or why it cannot be saved. */
const entryUrl = (written: string, base: UrlBase, stays: StaysAsVariable): EntryUrl => {
  const found = absolute(written.trim(), base);
  if (found.url === undefined) return found;
  const authority = authorityOf(found.url);
  const [unresolved] = variablesIn(authority);
  let { url } = found;
  if (unresolved !== undefined || /[{}]/.test(authority)) {
    if (base.baseUrl === undefined)
      return noBase(
        `The host contains a variable without a value${unresolved ? ` (${writtenVariable(unresolved)})` : ''}`,
      );
    url = `${new URL(base.baseUrl).origin}${url.slice(authority.length)}`;
  }
  url = asPlaceholders(url, stays);
  const reason = whyInvalid(url);
  return reason === undefined ? { url } : invalid(reason);
};

/** The URL as it is stored, and where it leads with the values of its document; or why it cannot be saved. */
type StoredUrl =
  | { url: string; target: string | null; reason?: never }
  | { url?: never; target?: never; reason: string; needsBaseUrl: boolean };

/** With the scheme that was read in front of a host without one, which the value of its variable has not either. */
const withSchemeOf = (target: string, { kept, filled }: Spellings): string =>
  SCHEME.test(filled) && !HOST.test(filled) ? kept : `${authorityOf(target).replace(/\/\/.*/s, '//')}${kept}`;

/** The URL with all its values, and with the variables that stay. */
type Spellings = { filled: string; kept: string };

type Kept = Pick<Templates, 'stays' | 'isKnown'>;

/** A URL whose host is in variables that stay. */
const storedTemplate = (
  found: EntryUrl,
  spellings: Spellings,
  { stays, isKnown: isOfEnvironment }: Kept,
): StoredUrl => {
  const { filled, kept } = spellings;
  if (found.url === undefined) {
    const [address = ''] = /^(?:https?:\/\/)?[^/?#]*/i.exec(kept) ?? [];
    const isKnown = variablesIn(address).every((name) => isOfEnvironment(name) && !isDynamic(name));
    return found.needsBaseUrl && isKnown ? { url: asPlaceholders(kept, stays), target: null } : found;
  }
  const url = asPlaceholders(withSchemeOf(found.url, spellings), stays);
  // A variable with the beginning of a path would not be a URL.
  const isUrl = !filled.startsWith('/') && isHttpUrl(withStandIns(url));
  return { url: isUrl ? url : found.url, target: found.url };
};

/**
 * The URL of an entry as it is stored, which says where it leads as far as its document does.
 * @param variables which of them stay in it; the others become placeholders
 */
export const storedUrl = (written: Spellings, base: UrlBase, variables: Kept): StoredUrl => {
  const { stays } = variables;
  const spellings = { filled: written.filled.trim(), kept: written.kept.trim() };
  const { filled, kept } = spellings;
  const found = entryUrl(filled, base, stays);
  if (kept === filled && !hasVariableHost(kept))
    return found.url === undefined ? found : { ...found, target: found.url };
  if (!hasVariableHost(kept) || (found.url !== undefined && hasVariableHost(filled))) {
    const own = entryUrl(kept, base, stays);
    return own.url === undefined ? own : { url: own.url, target: found.url ?? own.url };
  }
  return storedTemplate(found, spellings, variables);
};
