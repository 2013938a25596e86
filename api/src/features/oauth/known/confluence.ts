import { atlassianLogin } from './atlassian-login.ts';
import { scopesOf } from './define-facts.ts';

export const confluence = atlassianLogin('confluence', {
  slug: 'confluence',
  scopes: scopesOf(
    {
      'read:confluence-content.all': 'Read pages and blog posts with their contents.',
      'read:confluence-space.summary': 'List spaces.',
      offline_access: 'Stay connected: without it there is no refresh token.',
    },
    {
      'write:confluence-content': 'Create and change pages, blog posts and comments.',
      'search:confluence': 'Search everything that the user can see.',
    },
  ),
  sources: ['https://developer.atlassian.com/cloud/confluence/oauth-2-3lo-apps/'],
});
