import { defineFacts, scopesOf } from './define-facts.ts';

export const typeform = defineFacts({
  slug: 'typeform',
  authorizationUrl: 'https://api.typeform.com/oauth/authorize',
  tokenUrl: 'https://api.typeform.com/oauth/token',
  scopes: scopesOf(
    {
      'accounts:read': 'Read the account.',
      'forms:read': 'Read forms.',
      'responses:read': 'Read what people answered.',
      offline: 'Stay connected: without it there is no refresh token.',
    },
    { 'forms:write': 'Create and change forms.', 'webhooks:write': 'Create and change webhooks.' },
  ),
  usesPkce: false,
  clientAuth: 'post',
  consoleSteps: [
    'Open your organization, then Developer apps, and choose Register a new app.',
    'Enter a name, a web site and the redirect URI.',
    'Copy the client secret, which is shown only once, and the client ID.',
  ],
  notes: ['Accounts in the EU data center have their own host, https://api.typeform.eu, and their own apps.'],
  sources: ['https://www.typeform.com/developers/get-started/applications/'],
  checkedOn: null,
});
