import { defineFacts } from './define-facts.ts';

export const mailchimp = defineFacts({
  slug: 'mailchimp',
  authorizationUrl: 'https://login.mailchimp.com/oauth2/authorize',
  tokenUrl: 'https://login.mailchimp.com/oauth2/token',
  // Mailchimp has none: a token may do whatever the user may.
  scopes: [],
  usesPkce: false,
  clientAuth: 'post',
  developerPortalUrl: 'https://admin.mailchimp.com/account/oauth2/',
  consoleSteps: [
    'Choose Register an App; enter a name, your company and a web site.',
    'Enter the redirect URI.',
    'Copy the client ID and the client secret.',
  ],
  // Sent as `expires_in: 0`.
  tokenLifetime: 'Does not expire; there is no refresh token.',
  redirectUriRule: 'Use 127.0.0.1 in place of localhost.',
  notes: [
    'Calls go to the data center of the account, such as https://us19.api.mailchimp.com; GET https://login.mailchimp.com/oauth2/metadata says which it is.',
  ],
  sources: ['https://mailchimp.com/developer/marketing/guides/access-user-data-oauth-2/'],
  checkedOn: null,
});
