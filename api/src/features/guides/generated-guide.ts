import { escapeHtml } from '@gatehouse/contract/guide-html.ts';
import { REDIRECT_URI_PLACEHOLDER } from '@gatehouse/contract/guides.ts';
import type { KeyPlacement } from '@gatehouse/contract/providers.ts';
import { curlExample } from '#src/features/guides/curl-example.ts';
import type { GuideContent, StepContent } from '#src/features/guides/guide-content.ts';
import {
  answerTips,
  callsOf,
  type Facts,
  firstPathOf,
  GENERATED_WARNING,
  pagesOf,
  priceOf,
} from '#src/features/guides/guide-facts.ts';
import { code, link, linkToHost, list, paragraph } from '#src/features/guides/guide-parts.ts';
import { keylessGuide } from '#src/features/guides/keyless-guide.ts';
import { isKeyless } from '#src/features/guides/known-api.ts';

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

const register = ({ provider, known }: Facts): StepContent => {
  const url = provider.registerUrl ?? provider.developerPortalUrl ?? provider.documentationUrl;
  const bySales = known?.api.pricingModel === 'contact-sales';
  return {
    title: 'Create an account',
    description: paragraph(
      url === null
        ? `No page for signing up at ${escapeHtml(provider.name)} is known. Look for one on its web site.`
        : `${bySales ? 'Begin' : 'Sign up'} at ${linkToHost(url)}.`,
    ),
    warnings: [
      ...(bySales ? ['An account comes by contract with its sales team, so it can take days.'] : []),
      GENERATED_WARNING,
    ],
  };
};

const requirements = (facts: Facts): StepContent => {
  const { specialRequirements, requiredScopes, documentationUrl } = facts.provider;
  const price = priceOf(facts);
  const asked =
    list(specialRequirements.map(escapeHtml)) +
    (requiredScopes.length === 0 ? '' : paragraph('Ask for these scopes:') + list(requiredScopes.map(code)));
  const docs = documentationUrl === null ? 'its documentation' : link(documentationUrl, 'its documentation');
  const toLookFor = paragraph(
    `Before you write code, see in ${docs} whether a new account must be approved or needs a paid plan, how often it may call, and whether there are keys for testing.`,
  );
  return {
    title: price === '' ? 'See what it asks for' : 'Know what it costs and asks for',
    description: price + (asked === '' ? toLookFor : asked),
  };
};

/** What a key of this placement consists of, where that is not one piece of text. */
const partsInWords = ({ type }: KeyPlacement): string => {
  if (type === 'basic') return ' It has two parts, a name and a secret, which are stored with a colon between them.';
  if (type === 'aws-sigv4') return ' It has two parts, an access key id and a secret, which are stored with a colon between them.';
  return '';
};

const makeKey = ({ provider }: Facts): StepContent => ({
  title: 'Make a key',
  description:
    paragraph(
      `Look for API keys, tokens or credentials in the settings of your account.${partsInWords(provider.keyPlacement)}`,
    ) +
    pagesOf(provider) +
    (provider.keyHint === null ? '' : paragraph(`What to store in the end: ${code(provider.keyHint)}`)),
  warnings: ['Many providers show a key once. Keep the page open until the key is stored.'],
  tips: ['Give the key only the rights that you need, and a name that says where it is used.'],
});

const firstCall = (facts: Facts): StepContent => ({
  title: 'Make a first call',
  description:
    paragraph(`The key travels ${placementInWords(facts.provider.keyPlacement)}.`) + callsOf(facts),
  codeExample: curlExample(facts.provider, firstPathOf(facts)),
  tips: [
    '401 means that the key is not taken, 403 that it may not do this.',
    ...answerTips(facts),
    ...(facts.provider.keyPlacement.type === 'basic'
      ? ['If there is no password, leave the colon after the key, or curl asks for one.']
      : []),
  ],
});

const oauth = ({ provider, known }: Facts): StepContent[] => {
  if (known === undefined || known.api.oauth === null) return [];
  const { authorizationUrl, tokenUrl } = known.api.oauth;
  const portal =
    provider.developerPortalUrl === null ? 'its developer portal' : linkToHost(provider.developerPortalUrl);
  return [
    {
      title: 'For OAuth: register an application',
      description:
        paragraph(`To act for other people, register an application at ${portal} with this redirect URI:`) +
        paragraph(code(REDIRECT_URI_PLACEHOLDER)) +
        paragraph('Keep its client id and secret for an OAuth connection with these addresses:') +
        list([`Authorization: ${code(authorizationUrl)}`, `Token: ${code(tokenUrl)}`]),
    },
  ];
};

const store = ({ provider: { baseUrl, recommendedRotationDays } }: Facts): StepContent => ({
  title: 'Store the key here',
  description: paragraph(
    `Choose <strong>Store API Key</strong> and paste the key.${
      baseUrl === null ? ' Give it the base URL of the API, so that it has a host to go to.' : ''
    }`,
  ),
  tips: [`Replace the key every ${recommendedRotationDays} days.`],
});

/**
 * A guide from the facts of the provider's row, and from its entry in the catalogue where it has one. Both may come
 * from the net, so every text is escaped.
 */
export const generatedGuide = (facts: Facts): GuideContent => {
  if (isKeyless(facts.known)) return keylessGuide(facts);
  const steps = [register, requirements, makeKey, firstCall].map((step) => step(facts));
  return [...steps, ...oauth(facts), store(facts)];
};
