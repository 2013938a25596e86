import { escapeHtml } from '@gatehouse/contract/guide-html.ts';
import type { KeyPlacement, Provider } from '@gatehouse/contract/providers.ts';
import { curlExample } from '#src/features/guides/curl-example.ts';
import type { GuideContent, StepContent } from '#src/features/guides/guide-content.ts';

const paragraph = (html: string): string => `<p>${html}</p>`;
const code = (text: string): string => `<code>${escapeHtml(text)}</code>`;
const link = (url: string, text: string): string => `<a href="${escapeHtml(url)}">${escapeHtml(text)}</a>`;
const list = (items: readonly string[]): string =>
  `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`;

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

const register = ({ name, registerUrl, developerPortalUrl, documentationUrl }: Provider): StepContent => {
  const url = registerUrl ?? developerPortalUrl ?? documentationUrl;
  return {
    title: 'Create an account',
    description: paragraph(
      url === null
        ? `No page for signing up at ${escapeHtml(name)} is known. Look for one on its web site.`
        : `Sign up at ${link(url, new URL(url).host)}.`,
    ),
    warnings: [
      'This guide was generated from what is known of the provider. Its own documentation is right where they differ.',
    ],
  };
};

const requirements = ({ specialRequirements, requiredScopes }: Provider): StepContent => ({
  title: 'See what it asks for',
  description:
    (specialRequirements.length === 0
      ? paragraph('Nothing in particular is known.')
      : list(specialRequirements.map(escapeHtml))) +
    (requiredScopes.length === 0 ? '' : paragraph('Ask for these scopes:') + list(requiredScopes.map(code))),
});

const makeKey = ({ developerPortalUrl, documentationUrl, apiDocsUrl, keyHint }: Provider): StepContent => {
  const pages = [
    developerPortalUrl === null ? [] : [link(developerPortalUrl, 'Developer portal')],
    documentationUrl === null ? [] : [link(documentationUrl, 'Documentation')],
    apiDocsUrl === null ? [] : [link(apiDocsUrl, 'API reference')],
  ].flat();
  return {
    title: 'Make a key',
    description:
      paragraph('Look for API keys, tokens or credentials in the settings of your account.') +
      (pages.length === 0 ? '' : list(pages)) +
      (keyHint === null ? '' : paragraph(`A key looks like this: ${code(keyHint)}`)),
    warnings: ['Many providers show a key once. Keep the page open until the key is stored.'],
    tips: ['Give the key only the rights that you need, and a name that says where it is used.'],
  };
};

const firstCall = (provider: Provider): StepContent => ({
  title: 'Make a first call',
  description: paragraph(
    `The key travels ${placementInWords(provider.keyPlacement)}.${
      provider.baseUrl === null
        ? ' Where its API starts is not known; the documentation tells.'
        : ` The API starts at ${code(provider.baseUrl)}; add a path from its documentation.`
    }`,
  ),
  codeExample: curlExample(provider),
  tips: ['401 means that the key is not taken, 403 that it may not do this.'],
});

const store = ({ baseUrl, recommendedRotationDays }: Provider): StepContent => ({
  title: 'Store the key here',
  description: paragraph(
    `Choose <strong>Store API Key</strong> and paste the key.${
      baseUrl === null ? ' Give it the base URL of the API, so that it has a host to go to.' : ''
    }`,
  ),
  tips: [`Replace the key every ${recommendedRotationDays} days.`],
});

/** A guide from the facts of the provider's row. Those may come from the net, so every text is escaped. */
export const generatedGuide = (provider: Provider): GuideContent =>
  [register, requirements, makeKey, firstCall, store].map((step) => step(provider));
