import { defineFacts, scopesOf } from './define-facts.ts';

export const github = defineFacts({
  slug: 'github',
  authorizationUrl: 'https://github.com/login/oauth/authorize',
  tokenUrl: 'https://github.com/login/oauth/access_token',
  scopes: scopesOf(
    { 'read:user': 'Read the profile of the user.', 'user:email': 'Read the email addresses of the user.' },
    {
      repo: 'Read and change all repositories of the user, private ones too.',
      public_repo: 'Read and change the public repositories of the user.',
      'read:org': 'Read organizations, their teams and members.',
      gist: 'Create and change gists.',
      workflow: 'Change the files of GitHub Actions workflows.',
    },
  ),
  usesPkce: true,
  clientAuth: 'post',
  developerPortalUrl: 'https://github.com/settings/developers',
  consoleSteps: [
    'Under OAuth Apps choose New OAuth App.',
    'Enter a name and the URL of your home page; any URL will do for a test.',
    'Enter the redirect URI as the Authorization callback URL, and register the app.',
    'Choose Generate a new client secret, and copy it: it is shown only once.',
  ],
  tokenLifetime:
    'The token of an OAuth app does not expire, but GitHub deletes one that nobody has used for a year.',
  redirectUriRule:
    'The host and the port must be those of the callback URL; the path may be longer. http works at 127.0.0.1 and localhost.',
  notes: ['An organization may have to approve the app before its data can be read.'],
  sources: ['https://docs.github.com/en/apps/oauth-apps/building-oauth-apps/authorizing-oauth-apps'],
  checkedOn: '2026-11-22',
});
