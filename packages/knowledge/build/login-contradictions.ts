import { withFieldStandIns } from '@gatehouse/contract/plain/url-fields.ts';
import type { OauthFacts } from '#schema/oauth.ts';

/** What a provider's file says about its logins. `isLike` if it shares the facts of another file. */
export type Login = { slug: string; facts: OauthFacts; isLike: boolean };

/** An API of the catalog, by the slug of its facts or its id, with the hosts that its calls go to. */
export type LoginEntry = {
  id: string;
  hosts: readonly string[];
  oauth: { authorizationUrl: string; tokenUrl: string; scopes: readonly string[] } | null;
};

/** What does not fit together; `at` is the text in the provider's file by which the line is found, or empty. */
export type Contradiction = { slug: string; at: string; what: string };

const hostOf = (url: string): string => new URL(withFieldStandIns(url)).hostname;

/** A page where people sign in, of which no login comes back. */
const LOGIN_PAGE = /\/(?:log-?in|log-?on|sign-?in|sign_in|sessions?\/new)\/?$/i;

const said = (slug: string, at: string, what: string): Contradiction => ({ slug, at, what });

/** What a login says against itself. */
const ownProblems = ({ slug, facts }: Login): Contradiction[] => {
  const { authorizationUrl, tokenUrl, refreshUrl, isApiAtTokenHost, apiHosts } = facts;
  const found: Contradiction[] = [];
  if (refreshUrl === tokenUrl)
    found.push(said(slug, 'refreshUrl', 'refreshUrl: is the token URL; leave it out'));
  if (LOGIN_PAGE.test(authorizationUrl))
    found.push(said(slug, 'authorizationUrl', 'authorizationUrl: is a page where people sign in'));
  if (isApiAtTokenHost && apiHosts.includes(hostOf(tokenUrl)))
    found.push(said(slug, 'apiHosts', `apiHosts: ${hostOf(tokenUrl)} is the host of the token URL already`));
  return found;
};

const matches = (pattern: string, host: string): boolean =>
  pattern.startsWith('*.') ? host.endsWith(pattern.slice(1)) : pattern === host;

/** Hosts that get the token of a login: of its entry, and of its facts. */
const tokenHosts = ({ facts }: Login, entry: LoginEntry | undefined): string[] => [
  ...(entry?.hosts ?? []),
  ...facts.apiHosts,
  ...Object.values(facts.hostFields).flat(),
  ...(facts.isApiAtTokenHost ? [hostOf(facts.tokenUrl)] : []),
];

const hostProblems = (login: Login, entry: LoginEntry | undefined): Contradiction[] => {
  const { slug, facts } = login;
  const hosts = tokenHosts(login, entry);
  if (hosts.length === 0)
    return [said(slug, '', 'apiHosts: no host of the API is known, so that its token goes nowhere')];
  const { account: where } = facts;
  const account = where !== null && 'profileUrl' in where ? hostOf(where.profileUrl) : null;
  if (account === null || hosts.some((pattern) => matches(pattern, account))) return [];
  return [said(slug, 'account', `account: ${account} is no host that gets the token`)];
};

/** The token goes to hosts that are known for it: a base URL on another one would be of no use. */
const apiUrlProblems = (login: Login, entry: LoginEntry | undefined): Contradiction[] => {
  const { slug, facts } = login;
  const { apiUrl, hostFields, apiHosts } = facts;
  if (apiUrl === null) return [];
  const name = /^\{([\w-]+)\}/.exec(apiUrl)?.[1];
  const isKnown =
    name === undefined
      ? tokenHosts(login, entry).some((pattern) => matches(pattern, hostOf(apiUrl)))
      : // A value with another host is left out when it comes.
        name in hostFields || apiHosts.some((host) => host.startsWith('*.'));
  return isKnown ? [] : [said(slug, 'apiUrl', `apiUrl: ${apiUrl} is on no host that gets the token`)];
};

const scopeProblems = ({ slug, facts }: Login, entry: LoginEntry | undefined): Contradiction[] => {
  // The entry has the scopes of the login of a person.
  if (facts.grant !== 'authorization_code') return [];
  const known = new Set(facts.scopes.map(({ name }) => name));
  const others = (entry?.oauth?.scopes ?? []).filter((name) => !known.has(name));
  return others.map((name) => said(slug, '', `scopes: the entry has ${name}, which is not described here`));
};

/** What one server does for all, and for those who log in there. */
const OF_SERVER = ['clientAuth', 'scopeSeparator', 'refreshUrl'] as const;
const OF_LOGINS = [...OF_SERVER, 'usesPkce'] as const;

const hasLogin = ({ facts }: Login): boolean => facts.grant === 'authorization_code';

/** Two files about one token URL that say different things. What is not known contradicts nothing. */
const serverProblems = (one: Login, other: Login): Contradiction[] => {
  const isSame = one.facts.tokenUrl === other.facts.tokenUrl;
  const isSameHost = hostOf(one.facts.tokenUrl) === hostOf(other.facts.tokenUrl);
  const ofServer = hasLogin(one) && hasLogin(other) ? OF_LOGINS : OF_SERVER;
  const asked = isSame ? ofServer : isSameHost ? (['clientAuth'] as const) : [];
  return asked.flatMap((name) => {
    const [here, there] = [one.facts[name], other.facts[name]];
    const differs = here !== null && there !== null && here !== there;
    return differs
      ? [said(one.slug, name, `${name}: providers/${other.slug} says ${there} about the same server`)]
      : [];
  });
};

const entryProblems = (
  logins: readonly Login[],
  { id, oauth }: LoginEntry,
  withoutOauth: ReadonlySet<string>,
): Contradiction[] => {
  if (oauth === null) return [];
  if (withoutOauth.has(id)) return [said(id, '', 'oauth: without-oauth.yaml says that there is none')];
  const host = hostOf(oauth.authorizationUrl);
  const there = logins.filter(
    ({ facts }) => facts.authorizationUrl !== '' && hostOf(facts.authorizationUrl) === host,
  );
  const isKnown = there.some(({ facts }) => facts.authorizationUrl === oauth.authorizationUrl);
  if (there.length === 0 || isKnown || host === 'accounts.google.com') return [];
  const slugs = there.map(({ slug }) => slug).join(', ');
  return [said(id, '', `oauth: ${oauth.authorizationUrl} is not where ${slugs} of the same server logs in`)];
};

/**
 * What the facts about logins say against each other and against the entries of the catalog.
 * @param withoutOauth the slugs of those of which a file says that they have no login
 */
export const contradictionsIn = (
  logins: readonly Login[],
  entries: readonly LoginEntry[],
  withoutOauth: ReadonlySet<string>,
): Contradiction[] => {
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  const first = logins.filter(({ isLike }) => !isLike);
  return [
    ...logins
      .filter(({ slug }) => withoutOauth.has(slug))
      .map(({ slug }) => said(slug, '', 'has both files')),
    ...logins.flatMap((login) => [
      ...ownProblems(login),
      ...hostProblems(login, byId.get(login.slug)),
      ...apiUrlProblems(login, byId.get(login.slug)),
      ...scopeProblems(login, byId.get(login.slug)),
    ]),
    ...first.flatMap((one, at) => first.slice(at + 1).flatMap((other) => serverProblems(one, other))),
    ...entries.flatMap((entry) => entryProblems(logins, entry, withoutOauth)),
  ];
};
