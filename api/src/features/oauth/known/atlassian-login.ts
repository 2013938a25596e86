import { defineFacts } from './define-facts.ts';
import type { OauthFacts } from './oauth-facts.ts';

/** What is true of every login at Atlassian Cloud (3LO); the products differ in their scopes. */
export const atlassianLogin = (
  product: string,
  facts: Pick<OauthFacts, 'slug' | 'scopes' | 'sources'> & Partial<OauthFacts>,
): OauthFacts =>
  defineFacts({
    authorizationUrl: 'https://auth.atlassian.com/authorize',
    tokenUrl: 'https://auth.atlassian.com/oauth/token',
    usesPkce: false,
    clientAuth: 'post',
    additionalParams: { audience: 'api.atlassian.com', prompt: 'consent' },
    developerPortalUrl: 'https://developer.atlassian.com/console/myapps/',
    consoleSteps: [
      'Choose Create, then OAuth 2.0 integration, and enter a name.',
      'Under Permissions add the API of the product, and its scopes.',
      'Under Authorization enter the redirect URI as the callback URL.',
      'Under Settings copy the client ID and the secret.',
    ],
    testUsers: 'Only you, until you turn sharing on under Distribution.',
    tokenLifetime:
      'One hour, renewed with a refresh token, which changes each time, thanks to the scope offline_access.',
    redirectUriRule: 'Must be the callback URL of the app. https, or http at localhost.',
    notes: [
      `Calls go to https://api.atlassian.com/ex/${product}/{cloudId}, not to the host of the site; GET https://api.atlassian.com/oauth/token/accessible-resources lists the sites with their IDs.`,
    ],
    checkedOn: '2026-11-22',
    ...facts,
  });
