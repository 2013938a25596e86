import type { CuratedApi } from '#src/curated-api.ts';

export const amazonCognito: CuratedApi = {
  slug: 'amazon-cognito',
  name: 'Amazon Cognito',
  alsoCalled: ['Cognito'],
  builtIn: { slug: 'aws', is: 'part' },
  description:
    'User directories with sign-up and login for apps: passwords, passkeys, social and company login, and tokens for AWS services.',
  categories: ['authentication', 'security', 'cloud'],
  capabilities: [
    'user login',
    'user management',
    'single sign-on',
    'social login',
    'multi-factor authentication',
    'passkeys',
    'user authentication',
    'token issuance',
  ],
  useCases: ['login for a mobile app', 'company login for customers', 'managing the users of an API'],
  synonyms: ['identity provider', 'OAuth', 'OIDC', 'SAML', 'CIAM', 'AWS'],
  pricing: {
    model: 'pay-as-you-go',
    summary: 'Priced per monthly active user, depending on the tier.',
    freeTier: 'A monthly allowance of active users',
    checked: null,
  },
  urls: {
    website: 'https://aws.amazon.com/cognito/',
    registration: 'https://portal.aws.amazon.com/billing/signup',
    documentation: 'https://docs.aws.amazon.com/cognito/',
    developerPortal: 'https://console.aws.amazon.com/iam/',
    apiReference: 'https://docs.aws.amazon.com/cognito-user-identity-pools/latest/APIReference/',
  },
  domains: ['aws.amazon.com', 'amazonaws.com', 'amazon.com'],
  keyPlacement: { type: 'aws-sigv4' },
  baseUrl: 'https://cognito-idp.us-east-1.amazonaws.com',
  keyHint: 'ACCESS_KEY_ID:SECRET_ACCESS_KEY',
  oauth: null,
  operations: [{ method: 'POST', path: '/', summary: 'Call the action named in the X-Amz-Target header' }],
  popularity: 4,
  directoryId: 'amazonaws.com:cognito-idp',
};
