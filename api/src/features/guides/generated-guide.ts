import { escapeHtml } from '@gatehouse/contract/guide-html.ts';
import { REDIRECT_URI_PLACEHOLDER } from '@gatehouse/contract/guides.ts';
import type { KeyPlacement, Provider } from '@gatehouse/contract/providers.ts';
import { curlExample } from '#src/features/guides/curl-example.ts';
import type { GuideContent, StepContent } from '#src/features/guides/guide-content.ts';
import {
  callsOf,
  docsLink,
  exampleOf,
  type Facts,
  GENERATED_WARNING,
  pagesOf,
  priceOf,
} from '#src/features/guides/guide-facts.ts';
import { code, linkToHost, list, paragraph } from '#src/features/guides/guide-parts.ts';
import { keylessGuide } from '#src/features/guides/keyless-guide.ts';
import { isKeyless, keysComeFrom } from '#src/features/guides/known-api.ts';

const placementInWords = (placement: KeyPlacement): string => {
  switch (placement.type) {
    case 'bearer':
      return `in the header ${code('Authorization: Bearer …')}`;
    case 'header':
      return `in the header ${code(`${placement.name}: ${placement.prefix ?? ''}…`)}`;
    case 'query':
      return `in the query parameter ${code(placement.name)}`;
    case 'basic':
      return `as user name and password, ${code('username:password')}`;
    case 'aws-sigv4':
      return 'as an AWS signature, Version 4';
  }
};

/** What a key consists of, where that is not one piece of text. */
const partsInWords = ({ type }: KeyPlacement): string => {
  const parts = { basic: 'a name and a secret', 'aws-sigv4': 'an access key id and a secret' };
  return type in parts
    ? ` It has two parts, ${parts[type as keyof typeof parts]}, which are stored with a colon between them.`
    : '';
};

const register = ({ provider, known }: Facts): StepContent => {
  const url = provider.registerUrl ?? provider.developerPortalUrl ?? provider.documentationUrl;
  const isBySales = known?.api.pricingModel === 'contact-sales';
  return {
    title: 'Create an account',
    description: paragraph(
      url === null
        ? `No page for signing up at ${escapeHtml(provider.name)} is known. Look for one on its web site.`
        : `${isBySales ? 'Begin' : 'Sign up'} at ${linkToHost(url)}.`,
    ),
    warnings: [
      ...(isBySales ? ['Accounts are given by contract with its sales team; leave time for that.'] : []),
      GENERATED_WARNING,
    ],
  };
};

const requirements = (facts: Facts): StepContent => {
  const { specialRequirements, documentationUrl } = facts.provider;
  const price = priceOf(facts);
  const asked = list(specialRequirements.map(escapeHtml));
  const toLookFor = paragraph(
    `Before you write code, see in ${docsLink(documentationUrl)} whether a new account must be approved or needs a paid plan, how often it may call, and whether there are keys for testing.`,
  );
  return {
    title: price === '' ? 'See what it asks for' : `Know what it costs${asked === '' ? '' : ' and asks for'}`,
    description: price + asked || toLookFor,
  };
};

/** A hint is either the form of a key or a remark on it. */
const formOfKey = ({ keyHint }: Provider): string => {
  if (keyHint === null) return '';
  return paragraph(
    /\s/.test(keyHint)
      ? `About the key: ${escapeHtml(keyHint)}${keyHint.endsWith('…') ? '' : '.'}`
      : `A key looks like this: ${code(keyHint)}`,
  );
};

const makeKey = ({ provider, known }: Facts): StepContent => {
  const { keyPlacement, requiredScopes } = provider;
  const family = known === undefined ? undefined : keysComeFrom(known);
  return {
    title: 'Make a key',
    description:
      paragraph(
        `Look for API keys, tokens or credentials in the settings of your account.${partsInWords(keyPlacement)}`,
      ) +
      pagesOf(provider) +
      formOfKey(provider) +
      (requiredScopes.length === 0
        ? ''
        : paragraph('Ask for these scopes:') + list(requiredScopes.map(code))),
    warnings: ['Many providers show a key once. Keep the page open until the key is stored.'],
    tips: [
      'Give the key only the rights that you need, and a name that says where it is used.',
      ...(family === undefined
        ? []
        : [`A key of ${family} opens this API too; the guide of ${family} says how one is made.`]),
    ],
  };
};

const firstCall = (facts: Facts): StepContent => {
  const { provider, known } = facts;
  const way = placementInWords(provider.keyPlacement);
  const { codeExample, tips } = exampleOf(facts, curlExample);
  const isGuess = known !== undefined && known.api.keyPlacement === null;
  return {
    title: 'Make a first call',
    description:
      paragraph(
        isGuess
          ? `How it wants the key is not known, nor whether it wants one; it is sent ${way}.`
          : `The key travels ${way}.`,
      ) + callsOf(facts),
    codeExample,
    tips: [
      '401 means that the key is not taken, 403 that it may not do this.',
      ...tips,
      ...(provider.keyPlacement.type === 'basic' && codeExample !== undefined
        ? ['If there is no password, leave the colon after the key, or curl asks for one.']
        : []),
    ],
  };
};

const oauth = ({ provider, known }: Facts): StepContent[] => {
  if (known === undefined || known.api.oauth === null) return [];
  const { authorizationUrl, tokenUrl } = known.api.oauth;
  const portal = provider.developerPortalUrl ?? provider.registerUrl;
  const place = portal === null ? 'in its developer portal' : `at ${linkToHost(portal)}`;
  return [
    {
      title: 'For OAuth: register an application',
      description:
        paragraph(`To act for other people, register an application ${place} with this redirect URI:`) +
        paragraph(code(REDIRECT_URI_PLACEHOLDER)) +
        paragraph('Keep its client id and secret for an OAuth connection with these addresses:') +
        list([`Authorization: ${code(authorizationUrl)}`, `Token: ${code(tokenUrl)}`]),
    },
  ];
};

const MAX_HOSTS_NAMED = 3;

const store = ({ provider: { baseUrl, hosts, recommendedRotationDays } }: Facts): StepContent => {
  const named = hosts.slice(0, MAX_HOSTS_NAMED).map(code);
  const others = hosts.length > named.length ? ' and other hosts of its own' : '';
  const goesTo = named.length === 0 ? '' : ` It goes to ${named.join(', ')}${others} only.`;
  return {
    title: 'Store the key here',
    description: paragraph(
      'Choose <strong>Store API Key</strong> and paste the key.' +
        (baseUrl === null ? ' Give it the base URL of the API, so that it has a host to go to.' : goesTo),
    ),
    tips: [`Replace the key every ${recommendedRotationDays} days.`],
  };
};

/**
 * A guide from the facts of the provider's row, and from its entry in the catalogue where it has one. Both may come
 * from the net, so every text is escaped.
 */
export const generatedGuide = (facts: Facts): GuideContent => {
  if (facts.known !== undefined && isKeyless(facts.known)) return keylessGuide(facts);
  const steps = [register, requirements, makeKey, firstCall].map((step) => step(facts));
  return [...steps, ...oauth(facts), store(facts)];
};
