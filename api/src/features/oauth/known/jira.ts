import { atlassianLogin } from './atlassian-login.ts';
import { scopesOf } from './define-facts.ts';

export const jira = atlassianLogin('jira', {
  slug: 'jira',
  scopes: scopesOf(
    {
      'read:jira-work': 'Read projects, issues, attachments and worklogs.',
      'read:jira-user': 'Read the people and groups that the user can see.',
      offline_access: 'Stay connected: without it there is no refresh token.',
    },
    { 'write:jira-work': 'Create and change issues, comments and worklogs.' },
  ),
  sources: ['https://developer.atlassian.com/cloud/jira/platform/oauth-2-3lo-apps/'],
});
