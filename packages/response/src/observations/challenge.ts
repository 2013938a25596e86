import { hasKeyArrived } from '#src/observations/arrived-key.ts';
import { safeLink } from '#src/observations/details.ts';
import { problemIn } from '#src/observations/error-of.ts';
import { quote } from '#src/observations/formatting.ts';
import type { Explainer, ObservedResponse } from '#src/observations/observation.ts';

const SCHEMES = /(?:^|[\s,])(basic|bearer|digest|negotiate|ntlm|token|apikey|dpop|oauth|hawk)(?=[\s,]|$)/gi;
const MAX_WORDS = 200;

const READ_KEY =
  /\b(?:invalid|wrong|incorrect|expired|revoked|unknown|inactive|disabled) (?:\w+ ){0,2}(?:key|token)\b|\b(?:key|token)\b.{0,40}\b(?:invalid|wrong|incorrect|expired|revoked|not valid|not found|does not exist)\b/i;

const parameter = (header: string, name: string): string | undefined => {
  const [, quoted, bare] =
    new RegExp(`(?:^|[\\s,])${name}\\s*=\\s*(?:"([^"]*)"|([^\\s,"]+))`, 'i').exec(header) ?? [];
  return quoted ?? bare;
};

/** Whether the API says that the key itself is wrong: then it was read, whatever its challenge names. */
const isKeyRead = (observed: ObservedResponse): boolean => READ_KEY.test(problemIn(observed) ?? '');

const explainScheme = (observed: ObservedResponse, challenge: string): string | undefined => {
  const { scheme, noun } = observed;
  if (scheme === undefined || !hasKeyArrived(observed) || isKeyRead(observed)) return undefined;
  // Quoted text is a value that the API chose, such as its realm.
  const requested = [...challenge.replace(/"[^"]*"/g, '""').matchAll(SCHEMES)].map(([, name = '']) => name);
  if (requested.length === 0 || requested.some((name) => name.toLowerCase() === scheme)) return undefined;
  return `It asks for ${[...new Set(requested)].join(' or ')} credentials, but the ${noun} was sent as ${scheme === 'basic' ? 'Basic' : 'Bearer'}.`;
};

const explainScope = (observed: ObservedResponse, challenge: string): string | undefined => {
  const { response, noun } = observed;
  const { headers, status } = response;
  const needed = parameter(challenge, 'scope');
  if (needed) return `It requires the scope ${quote(observed, needed, MAX_WORDS)}.`;
  // GitHub's two headers, in responses to classic tokens; a public endpoint needs no scope.
  const accepted = headers['x-accepted-oauth-scopes'];
  const held = headers['x-oauth-scopes'];
  if (!accepted || held === undefined || (status !== 403 && status !== 404)) return undefined;
  return `It requires one of these scopes: ${quote(observed, accepted, MAX_WORDS)}. The ${noun} has ${held === '' ? 'none' : quote(observed, held, MAX_WORDS)}.`;
};

/** GitHub, of fine-grained tokens and apps: `issues=write; contents=read`, each set of which is enough. */
const explainPermissions = (observed: ObservedResponse): string | undefined => {
  const { response, noun } = observed;
  const { headers, status } = response;
  const accepted = headers['x-accepted-github-permissions'];
  if (!accepted || (status !== 403 && status !== 404)) return undefined;
  return `It requires one of these permissions of the ${noun}: ${quote(observed, accepted, MAX_WORDS)}.`;
};

/** GitHub: organizations that require single sign-on reject the request, or are left out of its results. */
const explainSignOn = ({ response: { headers }, noun }: ObservedResponse): string | undefined => {
  const header = headers['x-github-sso'];
  if (header === undefined) return undefined;
  const how = `authorize the ${noun} for single sign-on`;
  if (header.startsWith('partial-results'))
    return `Organizations that require single sign-on are left out. To see them, ${how}.`;
  const link = safeLink(/\burl=(\S+)/.exec(header)?.[1]);
  return `The organization requires single sign-on: ${how}${link === undefined ? '' : ` at ${link}`}.`;
};

/** What the API requires instead, from WWW-Authenticate (RFC 9110 section 11.6.1, RFC 6750 section 3). */
export const explainChallenge: Explainer = (observed) => {
  const { response } = observed;
  const challenge = (response.headers['www-authenticate'] ?? '').slice(0, 2_000);
  const description =
    problemIn(observed) === undefined ? parameter(challenge, 'error_description') : undefined;
  const parts = [
    description &&
      `The API says: ${quote(observed, description, MAX_WORDS)}${/[.!?]$/.test(description.trim()) ? '' : '.'}`,
    explainScheme(observed, challenge),
    explainScope(observed, challenge),
    explainPermissions(observed),
    explainSignOn(observed),
  ];
  return parts.filter(Boolean).join(' ') || undefined;
};
