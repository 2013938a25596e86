import { defineFacts } from './define-facts.ts';
import type { OauthFacts } from './oauth-facts.ts';

/** What is true of every login at Google; the APIs differ in their scopes. */
export const googleLogin = (facts: Pick<OauthFacts, 'slug' | 'scopes'> & Partial<OauthFacts>): OauthFacts =>
  defineFacts({
    authorizationUrl: 'https://accounts.google.com/o/oauth2/v2/auth',
    tokenUrl: 'https://oauth2.googleapis.com/token',
    issuer: 'https://accounts.google.com',
    revocationUrl: 'https://oauth2.googleapis.com/revoke',
    usesPkce: true,
    clientAuth: 'post',
    // Without both there is a refresh token only the first time that somebody logs in.
    additionalParams: { access_type: 'offline', prompt: 'consent' },
    developerPortalUrl: 'https://console.cloud.google.com/auth/clients',
    consoleSteps: [
      'Select or create a project, and enable the API in its API library.',
      'Fill in the consent screen: the name of the app, a support address, and who may use it.',
      'Under Data access add the scopes.',
      'Under Clients choose Create client, and Web application as the type.',
      'Add the redirect URI under Authorized redirect URIs.',
      'Copy the client ID and the client secret: the secret is shown only once.',
    ],
    testUsers:
      'While the app is in Testing, only the people listed as test users (100 at most), and their login ends after seven days.',
    tokenLifetime: 'One hour, renewed with a refresh token, which ends if nobody uses it for six months.',
    redirectUriRule:
      'Must be in the list, exactly. https with a host name, or http at localhost and 127.0.0.1.',
    sources: [
      'https://developers.google.com/identity/protocols/oauth2',
      'https://developers.google.com/identity/protocols/oauth2/web-server',
    ],
    checkedOn: '2026-11-22',
    ...facts,
  });
