import type { CatalogApi } from '@gatehouse/knowledge/apis/catalog-api.ts';
import { findBuiltIn } from '@gatehouse/knowledge/built-in-providers.ts';
import { factsOf } from '@gatehouse/knowledge/facts.ts';
import { openKnowledge } from '@gatehouse/knowledge/open-knowledge.ts';
import type { OauthFacts, WithoutOauth } from '@gatehouse/knowledge/schema/oauth.ts';

/** The site of a page; of a public collection, whose it is. */
const siteOf = (url: string): string => {
  const { host, pathname } = new URL(url);
  return host === 'github.com' ? pathname.split('/').slice(1, 3).join('/') : host;
};

const links = (urls: readonly string[]): string => urls.map((url) => `[${siteOf(url)}](${url})`).join(', ');

/** As many of the names on a line as have room there. */
const inLines = (names: readonly string[]): string[] => {
  const lines: string[] = [];
  for (const name of names) {
    const longer = [lines.at(-1) ?? [], name].flat().join(', ');
    if (lines.length === 0 || longer.length > 140) lines.push(name);
    else lines[lines.length - 1] = longer;
  }
  return lines.map((line, at) => `${line}${at === lines.length - 1 ? '.' : ','}`);
};

const HEAD = ['| provider | slug | checked on | sources |', '|---|---|---|---|'];

/** What docs/oauth-providers.md says: which logins are known, from where, and on which day that was looked up. */
export const providersTable = (entryOf: (slug: string) => CatalogApi | undefined): string => {
  const nameOf = (slug: string): string =>
    findBuiltIn(openKnowledge(), slug)?.name ?? entryOf(slug)?.name ?? slug;
  const knowledge = openKnowledge();
  const all = [...factsOf<OauthFacts>(knowledge, 'oauth')];
  const rowsOf = (grant: OauthFacts['grant']): string[] =>
    all
      .filter(([, facts]) => facts.grant === grant)
      .map(
        ([slug, { checkedOn, sources }]) =>
          `| ${nameOf(slug)} | \`${slug}\` | ${checkedOn ?? 'not checked'} | ${links(sources)} |`,
      );
  const logins = rowsOf('authorization_code');
  const withCode = all
    .filter(([, { deviceAuthorizationUrl }]) => deviceAuthorizationUrl !== null)
    .map(([slug]) => nameOf(slug));
  const checked = all.filter(([, { checkedOn }]) => checkedOn !== null);
  const tokenHosts = new Set(all.map(([, { tokenUrl }]) => tokenUrl.split('/')[2]));
  const without = [...factsOf<WithoutOauth>(knowledge, 'without-oauth')];
  return [
    '# Known OAuth providers',
    '',
    'The OAuth wizard begins with these facts: URLs, scopes with what they allow, additional parameters, what the console of the',
    'provider asks, who can log in before a review, how long tokens last and which redirect URIs are accepted. They are in',
    '`packages/knowledge/providers/<slug>/oauth.yaml`, those without a login in `without-oauth.yaml`; a test writes this page from them.',
    '',
    'A fact is taken if a page of the provider says it, or if two sources agree that are not copies of each other. The day says when',
    'the pages behind the links, stored copies of them, or the public collections of facts behind links to github.com were last looked',
    'at, or compared. That covers the URLs, how a client proves itself and the scopes; in files of 2026-11-22 other details, such as',
    'the address at which tokens are revoked, are what is commonly known of the provider. *Not checked* means that the pages, or those',
    'about the scopes, could not be looked at. What is not known, and that of which sources say different things, is left out.',
    '',
    'That a login goes without PKCE stands on one source for Fathom, Greenhouse, HighLevel, Lokalise, Trustpilot, Zapier, Snapchat Ads,',
    'SurveyMonkey, Timely, Mollie and Printful, which others only do not contradict; a configuration can switch it on.',
    '',
    `${all.length} APIs have facts, ${checked.length} of them checked; their tokens come from ${tokenHosts.size} hosts. The build compares them with each other and`,
    'with the entries of the catalog, and fails where they do not fit: see `packages/knowledge/build/login-contradictions.ts`.',
    '',
    `## With a login: ${logins.length}`,
    '',
    ...HEAD,
    ...logins,
    '',
    '## With client credentials',
    '',
    'The app gets its access token for itself, with its ID and its secret: nobody logs in. Some of these have logins too.',
    '',
    ...HEAD,
    ...rowsOf('client_credentials'),
    '',
    '## With a code',
    '',
    'A person enters a code in any browser, and nothing comes back to Gatehouse (RFC 8628). Where such a login begins is known of:',
    ...inLines(withCode),
    '',
    '## Without OAuth',
    '',
    '| provider | slug | why | checked on | sources |',
    '|---|---|---|---|---|',
    ...without.map(
      ([slug, { reason, checkedOn, sources }]) =>
        `| ${nameOf(slug)} | \`${slug}\` | ${reason} | ${checkedOn ?? 'not checked'} | ${links(sources)} |`,
    ),
    '',
    '## Left out',
    '',
    'Sources say different things about the login, and no page of the provider could be looked at that decides it: Battle.net',
    '(`/authorize` or `/oauth/authorize`), Dailymotion (authorization at www or api), Getty Images (authentication or api), Gumroad',
    '(tokens from gumroad.com or api.gumroad.com), SoundCloud (api or secure), Uber (with or without `/v2`), Yammer, Follow Up Boss.',
    'BambooHR wants `request=token` in the query of its token URL, which no fact has.',
    '',
    '## Everyone else',
    '',
    'Other APIs of the catalog have the URLs and scopes of their entry, if it has any; the wizard says that these come from a',
    'description of the API. APIs that share the login of a known company, such as those of Google, have its facts with their own',
    'scopes. For any other server the wizard can read what it publishes itself (RFC 8414, OpenID Connect Discovery): also that',
    'clients have to sign, that logins have to be pushed, and that tokens can be bound to a key.',
    '',
  ].join('\n');
};
