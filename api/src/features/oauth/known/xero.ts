import { defineFacts, scopesOf } from './define-facts.ts';

export const xero = defineFacts({
  slug: 'xero',
  authorizationUrl: 'https://login.xero.com/identity/connect/authorize',
  tokenUrl: 'https://identity.xero.com/connect/token',
  issuer: 'https://identity.xero.com',
  revocationUrl: 'https://identity.xero.com/connect/revocation',
  scopes: scopesOf(
    {
      offline_access: 'Stay connected: without it there is no refresh token.',
      'accounting.contacts.read': 'Read contacts.',
      'accounting.settings.read': 'Read accounts, tax rates and other settings.',
    },
    {
      'accounting.contacts': 'Read and change contacts.',
      openid: 'Log in with Xero.',
      profile: 'Read the name of the user.',
      email: 'Read the email address of the user.',
    },
  ),
  usesPkce: true,
  developerPortalUrl: 'https://developer.xero.com/app/manage',
  consoleSteps: [
    'Choose New app and select Web app.',
    'Enter a name, the URL of your company, and the redirect URI.',
    'Under Configuration copy the client ID, choose Generate a secret, and copy it.',
  ],
  testUsers: 'Every app can connect to a limited number of organisations, which depends on its plan.',
  tokenLifetime: '30 minutes; the refresh token lasts 60 days and changes each time.',
  redirectUriRule: 'Must be one of the redirect URIs of the app, without wildcards.',
  notes: [
    'Calls need the header xero-tenant-id; GET https://api.xero.com/connections lists the organisations of a token.',
    'Apps made since March 2026 cannot ask for accounting.transactions; they name narrower scopes.',
  ],
  sources: ['https://developer.xero.com/faq/oauth2'],
  checkedOn: '2026-11-22',
});
