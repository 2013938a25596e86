import { scopesOf } from './define-facts.ts';
import { microsoftLogin } from './microsoft-login.ts';

/** The keys of this provider are for Azure AI services, and so is the token: other services need other scopes and hosts. */
export const azure = microsoftLogin('organizations', {
  slug: 'azure',
  scopes: scopesOf({
    'https://cognitiveservices.azure.com/.default': 'Use Azure AI services as the user.',
    offline_access: 'Stay connected: without it there is no refresh token.',
  }),
  notes: [
    'For an app of a single directory, put the ID of the directory in place of organizations in both URLs.',
    'The user needs a role such as Cognitive Services User on the resource, and the resource a custom subdomain.',
  ],
});
