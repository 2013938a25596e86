import type { CatalogApi } from '@gatehouse/knowledge/apis/catalog-api.ts';
import { findBuiltIn } from '@gatehouse/knowledge/built-in-providers.ts';
import { factsOf } from '@gatehouse/knowledge/facts.ts';
import { openKnowledge } from '@gatehouse/knowledge/open-knowledge.ts';
import type { OauthFacts, WithoutOauth } from '@gatehouse/knowledge/schema/oauth.ts';

const links = (urls: readonly string[]): string =>
  urls.map((url) => `[${new URL(url).host}](${url})`).join(', ');

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
  const without = [...factsOf<WithoutOauth>(knowledge, 'without-oauth')];
  return [
    '# Known OAuth providers',
    '',
    'The OAuth wizard begins with these facts: URLs, scopes with what they allow, additional parameters, what the console of the',
    'provider asks, who can log in before a review, how long tokens last and which redirect URIs are accepted. They are in',
    '`packages/knowledge/providers/<slug>/oauth.yaml`, those without a login in `without-oauth.yaml`; a test writes this page from them.',
    '',
    'The day says when the pages behind the links, or stored copies of them, were last looked at. That covers the URLs and the main',
    'rules, not every line: other details, such as the address at which tokens are revoked, are what is commonly known of the provider.',
    '*Not checked* means that the pages, or those about the scopes, could not be looked at. What is not known is left out.',
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
    `${withCode.join(', ')}.`,
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
    '## Everyone else',
    '',
    'Other APIs of the catalog have the URLs and scopes of their entry, if it has any; the wizard says that these come from a',
    'description of the API. APIs that share the login of a known company, such as those of Google, have its facts with their own',
    'scopes. For any other server the wizard can read what it publishes itself (RFC 8414, OpenID Connect Discovery): also that',
    'clients have to sign, that logins have to be pushed, and that tokens can be bound to a key.',
    '',
  ].join('\n');
};
