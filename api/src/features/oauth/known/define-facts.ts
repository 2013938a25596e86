import type { OauthScope } from '@gatehouse/contract/oauth.ts';
import type { OauthFacts } from './oauth-facts.ts';

/** What every file says. */
type Always = 'slug' | 'authorizationUrl' | 'tokenUrl' | 'scopes' | 'usesPkce' | 'sources' | 'checkedOn';

const NOT_KNOWN: Omit<OauthFacts, Always> = {
  issuer: null,
  revocationUrl: null,
  scopeSeparator: ' ',
  clientAuth: null,
  tokenPath: null,
  tokenPlacement: null,
  clientIdHeader: null,
  isApiAtTokenHost: false,
  additionalParams: {},
  developerPortalUrl: null,
  consoleSteps: [],
  testUsers: null,
  tokenLifetime: null,
  redirectUriRule: null,
  notes: [],
};

/** Facts as a file states them: what it leaves out is not known. */
export const defineFacts = (facts: Pick<OauthFacts, Always> & Partial<OauthFacts>): OauthFacts => ({
  ...NOT_KNOWN,
  ...facts,
});

type Described = Readonly<Record<string, string>>;

const listed = (scopes: Described, isDefault: boolean): OauthScope[] =>
  Object.entries(scopes).map(([name, description]) => ({ name, description, isDefault }));

/** The scopes that the form begins with, and others that are often needed, each with what it allows. */
export const scopesOf = (defaults: Described, others: Described = {}): OauthScope[] => [
  ...listed(defaults, true),
  ...listed(others, false),
];
