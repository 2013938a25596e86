import { defineFacts } from './define-facts.ts';
import type { OauthFacts } from './oauth-facts.ts';

type Accounts = 'common' | 'organizations';

/** What is true of every login at the Microsoft identity platform; the APIs differ in their scopes. */
export const microsoftLogin = (
  accounts: Accounts,
  facts: Pick<OauthFacts, 'slug' | 'scopes'> & Partial<OauthFacts>,
): OauthFacts =>
  defineFacts({
    authorizationUrl: `https://login.microsoftonline.com/${accounts}/oauth2/v2.0/authorize`,
    tokenUrl: `https://login.microsoftonline.com/${accounts}/oauth2/v2.0/token`,
    // Each directory has its own issuer.
    issuer: null,
    usesPkce: true,
    clientAuth: 'post',
    developerPortalUrl:
      'https://entra.microsoft.com/#view/Microsoft_AAD_RegisteredApps/ApplicationsListBlade',
    consoleSteps: [
      'Under App registrations choose New registration, enter a name, and select whose accounts may log in.',
      'Select the platform Web, and enter the redirect URI.',
      'Copy the Application (client) ID.',
      'Under Certificates & secrets create a client secret, and copy its value, not its ID: it is shown only once.',
      'Under API permissions add the scopes as delegated permissions.',
    ],
    testUsers:
      'An app that was registered for one directory takes only its people; some directories require that an admin approves the app.',
    tokenLifetime: 'About an hour, renewed with a refresh token thanks to the scope offline_access.',
    redirectUriRule:
      'Must be in the list, exactly, upper and lower case too. https, or http at localhost; the portal does not accept 127.0.0.1.',
    notes: [
      `For an app of a single directory, put the ID of the directory in place of ${accounts} in both URLs.`,
    ],
    sources: ['https://learn.microsoft.com/en-us/entra/identity-platform/reply-url'],
    checkedOn: '2026-11-22',
    ...facts,
  });
