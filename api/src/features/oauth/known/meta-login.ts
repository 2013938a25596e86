import { defineFacts } from './define-facts.ts';
import type { OauthFacts } from './oauth-facts.ts';

/** What is true of every login with Facebook; the two providers differ in what they ask for. */
export const metaLogin = (
  facts: Pick<OauthFacts, 'slug' | 'scopes' | 'authorizationUrl' | 'tokenUrl'>,
): OauthFacts =>
  defineFacts({
    scopeSeparator: ',',
    usesPkce: false,
    clientAuth: 'post',
    developerPortalUrl: 'https://developers.facebook.com/apps/',
    consoleSteps: [
      'Create an app with the use case of Facebook Login.',
      'In the settings of Facebook Login add the redirect URI under Valid OAuth Redirect URIs.',
      'Under App settings, Basic, copy the App ID and the App secret: they are the client ID and the client secret.',
      'Add the permissions that the login asks for to the use case.',
    ],
    testUsers:
      'While the app is in development mode, only people with a role in it. Permissions beyond public_profile and email need a review before others can grant them.',
    tokenLifetime:
      'A few hours or, once exchanged for a long-lived one, about 60 days; there is no refresh token.',
    redirectUriRule:
      'Must be one of the Valid OAuth Redirect URIs, exactly. https, or http at localhost in development mode.',
    sources: [
      'https://developers.facebook.com/documentation/facebook-login/guides/advanced/manual-flow',
      'https://developers.facebook.com/documentation/facebook-login/guides/access-tokens/get-long-lived',
    ],
    checkedOn: '2026-11-22',
    ...facts,
  });
