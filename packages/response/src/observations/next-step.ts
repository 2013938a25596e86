import { httpUrl } from '@gatehouse/contract/common.ts';
import { hasSecret } from '@gatehouse/secrets/find-secrets.ts';
import { quote } from '#src/observations/formatting.ts';
import { fieldsOf } from '#src/observations/note.ts';
import type { Explainer, ObservedResponse } from '#src/observations/observation.ts';

const MAX_WORDS = 200;

/** The methods or formats that the API accepts (RFC 9110 section 10.2.1, RFC 5789 section 3.1, W3C Linked Data Platform). */
export const explainAccepted: Explainer = (observed) => {
  const { status, headers } = observed.response;
  if (status === 405 && headers.allow) return `It accepts ${quote(observed, headers.allow, MAX_WORDS)}.`;
  const formats = headers['accept-post'] ?? headers['accept-patch'] ?? headers.accept;
  return status === 415 && formats ? `It accepts ${quote(observed, formats, MAX_WORDS)}.` : undefined;
};

const MAX_SHOWN = 300;
const MAX_NAME = 100;

/** Where a body says how far a job is, and what it calls the job. */
const PROGRESS =
  /(?:status|operation|progress|result|poll\w*|monitor)[_-]?(?:quer(?:y|ies)get)?(?:ur[il]|href|link|location)$/i;
const HANDLE = /(?:handle|(?:job|task|operation|execution|batch)[_-]?id)$/i;

const inBody = ({ body: { kind, value } }: ObservedResponse, name: RegExp): [string, string] | undefined =>
  (kind === 'json' ? fieldsOf(value) : [])
    .map((field): [string, unknown] => [field.path, name.test(field.name) ? field.value : undefined])
    .find((found): found is [string, string] => typeof found[1] === 'string' && found[1] !== '');

/** Where a response points, if that may be shown. */
const targetOf = (observed: ObservedResponse): string | undefined => {
  const { status, headers, url } = observed.response;
  const stated = status === 202 ? inBody(observed, PROGRESS)?.[1] : undefined;
  const location = headers.location ?? headers['operation-location'] ?? stated;
  const parsed = location === undefined ? null : URL.parse(location, url);
  // A redirect may carry a code of a login.
  if (parsed !== null && status >= 300) parsed.search = '';
  const target = parsed?.href;
  const isShown = target !== undefined && target.length <= MAX_SHOWN && httpUrl().safeParse(target).success;
  return isShown && !hasSecret(target, 'prose') ? target : undefined;
};

const POINTS: readonly (readonly [first: number, last: number, words: string])[] = [
  [201, 201, 'It is at'],
  [202, 202, 'Check its progress at'],
  [300, 303, 'It points to'],
  [305, 399, 'It points to'],
];

const SLASH =
  'The path is right but for the slash at its end: call it with one, at the host and the scheme of this call if those of the redirect lead nowhere.';
const WITHOUT_SLASH = 'The path is right but for the slash at its end: call it without.';

/** A redirect to the same path with or without a slash at its end; proxies put their inner address into it. */
export const explainSlash: Explainer = ({ response: { status, headers, url }, method }) => {
  // After another method these say where the result of what was done is.
  if (status === 303 || (status === 302 && method !== 'GET' && method !== 'HEAD')) return undefined;
  const from = URL.parse(url);
  const to = status >= 301 && status <= 308 && headers.location ? URL.parse(headers.location, url) : null;
  if (from === null || to === null || from.hostname !== to.hostname) return undefined;
  if (to.pathname === `${from.pathname}/`) return SLASH;
  return from.pathname === `${to.pathname}/` ? WITHOUT_SLASH : undefined;
};

/** Where to look after 201, 202 and a redirect: Location (RFC 9110 section 10.2.2), Azure's Operation-Location, or what the body says. */
export const explainCreated: Explainer = (observed) => {
  const { status } = observed.response;
  const words = POINTS.find(([first, last]) => status >= first && status <= last)?.[2];
  const target = words && targetOf(observed);
  if (target !== undefined) return `${words} ${target}.`;
  const [path = '', handle] = (status === 202 ? inBody(observed, HANDLE) : undefined) ?? [];
  return (
    handle &&
    `Ask for its result with ${quote(observed, path, MAX_NAME)} “${quote(observed, handle, MAX_NAME)}”.`
  );
};
