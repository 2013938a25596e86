import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

export const googleSearchConsole: ProviderCodes = {
  name: 'Google Search Console',
  slugs: ['google-search-console'],
  hosts: ['searchconsole.googleapis.com'],
  source: 'https://developers.google.com/webmaster-tools/v1/errors',
  checked: '2026-11-25',
  messages: [
    [
      /sufficient permission for site/i,
      [
        'permission',
        'The account of the {key} lacks the permission for this property: add it as a user there. Name the property as Search Console does: with sc-domain, or as a whole address with a slash at the end.',
      ],
    ],
    [
      /not a (?:verified|valid) (?:site|url)|not a valid search console site/i,
      [
        'request',
        'The value of siteUrl is no property: write it with sc-domain: or as a whole address with a slash at the end, encoded.',
      ],
    ],
  ],
  codes: {},
};
