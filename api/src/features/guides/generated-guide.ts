import { escapeHtml } from '@gatehouse/contract/plain/guide-html.ts';
import { hasRedirect } from '@gatehouse/contract/plain/oauth-wizard.ts';
import { REDIRECT_URI_PLACEHOLDER } from '@gatehouse/contract/plain/redirect-uri.ts';
import { andList } from '@gatehouse/contract/plain/word-list.ts';
import type { KeyPlacement } from '@gatehouse/contract/providers.ts';
import type { OauthFacts } from '@gatehouse/knowledge/schema/oauth.ts';
import { curlExample } from '#src/features/guides/curl-example.ts';
import type { GuideContent, StepContent } from '#src/features/guides/guide-content.ts';
import {
  callsOf,
  docsLink,
  exampleOf,
  GENERATED_WARNING,
  type GuideFacts,
  type GuideProvider,
  pagesOf,
  priceOf,
} from '#src/features/guides/guide-facts.ts';
import { code, linkToHost, list, numbered, paragraph } from '#src/features/guides/guide-parts.ts';
import { keylessGuide } from '#src/features/guides/keyless-guide.ts';
import { isKeyless, keysComeFrom } from '#src/features/guides/known-api.ts';

const describePlacement = (placement: KeyPlacement): string => {
  switch (placement.type) {
    case 'bearer':
      return `in the header ${code('Authorization: Bearer …')}`;
    case 'header':
      return `in the header ${code(`${placement.name}: ${placement.prefix ?? ''}…`)}`;
    case 'query':
      return `in the query parameter ${code(placement.name)}`;
    case 'basic':
      return `as the user name and password, ${code('username:password')}`;
    case 'aws-sigv4':
      return 'as an AWS Signature Version 4';
    case 'none':
      return 'nowhere';
    case 'parts': {
      const places = placement.places.map(
        (place) => `${code(place.name)} (${place.in === 'query' ? 'query parameter' : place.in})`,
      );
      const signed = placement.signature === undefined ? '' : ', and each call is signed with it';
      return `as ${andList(places)}${signed}`;
    }
  }
};

/** The parts of a key that is not a single piece of text; otherwise empty. */
const describeParts = (placement: KeyPlacement): string => {
  const { type } = placement;
  if (type === 'parts') {
    const labels = placement.parts.map(({ label }) => escapeHtml(label));
    return ` You need ${andList(labels)}: each has a field of its own when you store the key.`;
  }
  const parts = { basic: 'a name and a secret', 'aws-sigv4': 'an access key ID and a secret' };
  return type in parts
    ? ` It has two parts, ${parts[type as keyof typeof parts]}, separated by a colon when stored.`
    : '';
};

/** A page on which one asks for an account rather than opening one. */
const SALES_PAGE = /\/(?:demo|contact(?:-us)?|contact-sales|talk-to-sales)\/?$/;

const register = ({ provider, known }: GuideFacts): StepContent => {
  const url = provider.registerUrl ?? provider.developerPortalUrl ?? provider.documentationUrl;
  const isBySales =
    known?.api.pricingModel === 'contact-sales' || (url !== null && SALES_PAGE.test(new URL(url).pathname));
  return {
    title: 'Create an account',
    description: paragraph(
      url === null
        ? `The sign-up page of ${escapeHtml(provider.name)} is not known. Look for it on its web site.`
        : `${isBySales ? 'Start' : 'Sign up'} at ${linkToHost(url)}.`,
    ),
    warnings: [
      ...(isBySales
        ? ['You get an account by signing a contract with its sales team; allow time for that.']
        : []),
      GENERATED_WARNING,
    ],
  };
};

const requirements = (facts: GuideFacts): StepContent => {
  const { specialRequirements, documentationUrl } = facts.provider;
  const price = priceOf(facts);
  const asked = list(specialRequirements.map(escapeHtml));
  const toLookFor = paragraph(
    `Before you write code, check ${docsLink(documentationUrl)}: does a new account need approval or a paid plan, what are the rate limits, and are there test keys?`,
  );
  return {
    title:
      price === ''
        ? 'Check the requirements'
        : `Check the price${asked === '' ? '' : ' and the requirements'}`,
    description: price + asked || toLookFor,
  };
};

/** A hint is either what a key looks like or a remark about it. */
const keyHintOf = ({ keyHint }: GuideProvider): string => {
  if (keyHint === null) return '';
  return paragraph(
    /\s/.test(keyHint)
      ? `About the key: ${escapeHtml(keyHint)}${keyHint.endsWith('…') ? '' : '.'}`
      : `A key looks like this: ${code(keyHint)}`,
  );
};

/** A page of a site; the first page of a site says nothing of keys or applications. */
const pageWithin = (url: string | null): string | null =>
  url === null || new URL(url).pathname === '/' ? null : url;

/** How a key is got: as its entry says, else on the page of keys, if that is known. */
const howToGetKey = ({ provider, known }: GuideFacts): string => {
  const parts = describeParts(provider.keyPlacement);
  const steps = known?.api.keySteps ?? [];
  if (steps.length > 0)
    return numbered(steps.map(escapeHtml)) + (parts === '' ? '' : paragraph(parts.trim()));
  const page =
    provider.developerPortalUrl ??
    (known?.api.origin === 'curated' ? pageWithin(provider.registerUrl) : null);
  return paragraph(
    page === null
      ? `Where keys are created is not known. Look for it in ${docsLink(provider.documentationUrl)}.${parts}`
      : `Keys are created at ${linkToHost(page)}.${parts}`,
  );
};

const scopesOf = ({ requiredScopes }: GuideProvider): string =>
  requiredScopes.length === 0 ? '' : paragraph('Request these scopes:') + list(requiredScopes.map(code));

/** Whether calls take an access token only, which the step for OAuth gets. */
const isByLogin = ({ known, login }: GuideFacts): boolean =>
  known?.api.keyFrom === 'login' && login !== undefined;

/** Where there are no keys: what takes their place, and which step gets it. */
const getToken = ({ provider }: GuideFacts): StepContent => ({
  title: 'Know what takes the place of a key',
  description:
    paragraph(
      'There is no key to copy: calls take an access token, which an application gets. The step for OAuth below says how to register one; connected here, its tokens are renewed for you.',
    ) +
    pagesOf(provider) +
    keyHintOf(provider),
});

const createKey = (facts: GuideFacts): StepContent => {
  if (isByLogin(facts)) return getToken(facts);
  const { provider, known, login } = facts;
  const family = known === undefined ? undefined : keysComeFrom(known);
  return {
    title: 'Create a key',
    description:
      howToGetKey(facts) +
      pagesOf(provider) +
      keyHintOf(provider) +
      // Those of a login are not for keys.
      (login === undefined ? scopesOf(provider) : ''),
    warnings: ['Many providers show a key only once. Keep the page open until you have stored the key.'],
    tips: [
      'Give the key only the permissions you need, and a name that says where it is used.',
      ...(family === undefined
        ? []
        : [`A ${family} key works with this API too; the ${family} guide says how to create one.`]),
    ],
  };
};

/** The place of the key in the paths of an API that has it there: `{token}` in `/bot{token}/getMe`. */
const TOKEN_IN_PATH = '{token}';
const keyInPath = (known: GuideFacts['known']): string | undefined =>
  known?.operations[0]?.path.includes(TOKEN_IN_PATH) === true ? TOKEN_IN_PATH : undefined;

const firstCall = (facts: GuideFacts): StepContent => {
  const { provider, known } = facts;
  const inPath = keyInPath(known);
  const placement =
    inPath === undefined
      ? describePlacement(provider.keyPlacement)
      : `in the path, in place of ${code(inPath)}`;
  const sent = inPath === undefined ? provider : { ...provider, keyPlacement: { type: 'none' as const } };
  const { codeExample, tips } = exampleOf({ ...facts, provider: sent }, curlExample);
  const isGuess = known !== undefined && known.api.keyPlacement === null;
  return {
    title: 'Make a first call',
    description:
      paragraph(
        isGuess
          ? `It is not known whether this API needs a key, or how to send it. Gatehouse sends it ${placement}.`
          : `The ${isByLogin(facts) ? 'access token' : 'key'} is sent ${placement}.`,
      ) + callsOf(facts),
    codeExample,
    tips: [
      `401 means that the ${isByLogin(facts) ? 'access token' : 'key'} was not accepted, 403 that it is not allowed to do this.`,
      ...tips,
      ...(provider.keyPlacement.type === 'basic' && codeExample !== undefined
        ? ['If there is no password, keep the colon after the key; otherwise curl asks for one.']
        : []),
    ],
  };
};

/** What to enter in the OAuth wizard, and what it knows already. */
const wizardOf = ({ authorizationUrl, tokenUrl, grant }: OauthFacts): string => {
  const token = `Token: ${code(tokenUrl)}`;
  const [knows, urls] = hasRedirect({ grant })
    ? ['these URLs and the scopes', [`Authorization: ${code(authorizationUrl)}`, token]]
    : ['this URL', [token]];
  const entered = `Enter the client ID and the client secret in the OAuth wizard, which knows ${knows}:`;
  return paragraph(entered) + list(urls);
};

/** The page on which keys are created is none for applications. */
const pageOfApplications = ({ developerPortalUrl, registerUrl }: GuideProvider): string | null =>
  developerPortalUrl === null
    ? pageWithin(registerUrl)
    : /(?:keys?|tokens?)\/?$/.test(developerPortalUrl)
      ? null
      : developerPortalUrl;

const oauth = ({ provider, login }: GuideFacts): StepContent[] => {
  if (login === undefined) return [];
  const portal = login.developerPortalUrl ?? pageOfApplications(provider);
  const where =
    portal === null ? `as ${docsLink(provider.documentationUrl)} says` : `at ${linkToHost(portal)}`;
  const { testUsers, redirectUriRule } = login;
  const purpose = hasRedirect(login)
    ? paragraph(`To act for other people, register an application ${where} with this redirect URI:`) +
      paragraph(code(REDIRECT_URI_PLACEHOLDER))
    : paragraph(`To have access tokens renewed for you, register an application ${where}:`);
  return [
    {
      title: 'For OAuth: register an application',
      description:
        purpose + numbered(login.consoleSteps.map(escapeHtml)) + scopesOf(provider) + wizardOf(login),
      warnings: testUsers === null ? [] : [`Who can log in: ${testUsers}`],
      tips: redirectUriRule === null ? [] : [`About the redirect URI: ${redirectUriRule}`],
    },
  ];
};

const MAX_HOSTS_NAMED = 3;

const store = (facts: GuideFacts): StepContent => {
  const { baseUrl, hosts, recommendedRotationDays } = facts.provider;
  const named = hosts.slice(0, MAX_HOSTS_NAMED).map(code);
  const others = hosts.length > named.length ? ' and its other hosts' : '';
  const sentTo = named.length === 0 ? '' : ` It is only sent to ${named.join(', ')}${others}.`;
  if (isByLogin(facts))
    return {
      title: 'Connect it here',
      description: paragraph(
        'Finish the OAuth wizard: the access token is stored, and renewed. A token that you have already can be stored with <strong>Store API Key</strong>, until it expires.',
      ),
    };
  return {
    title: 'Store the key here',
    description: paragraph(
      'Choose <strong>Store API Key</strong> and paste the key.' +
        (baseUrl === null ? ' Enter the base URL of the API, so that the key can be sent there.' : sentTo),
    ),
    tips: [`Replace the key every ${recommendedRotationDays} days.`],
  };
};

/**
 * A guide from the facts of the provider's row and its catalog entry, if it has one. Both may come
 * from the internet, so every text is escaped.
 */
export const generatedGuide = (facts: GuideFacts): GuideContent => {
  const { provider, known } = facts;
  if (provider.keyPlacement.type === 'none' || (known !== undefined && isKeyless(known)))
    return keylessGuide(facts);
  const steps = [register, requirements, createKey, firstCall].map((step) => step(facts));
  return [...steps, ...oauth(facts), store(facts)];
};
