import { scopesOf } from './define-facts.ts';
import { microsoftLogin } from './microsoft-login.ts';

export const microsoftGraph = microsoftLogin('common', {
  slug: 'microsoft-graph',
  scopes: scopesOf(
    {
      'User.Read': 'Read the profile of the user.',
      offline_access: 'Stay connected: without it there is no refresh token.',
    },
    {
      'Mail.Read': 'Read the mail of the user.',
      'Mail.Send': 'Send mail as the user.',
      'Calendars.Read': 'Read the calendars of the user.',
      'Files.Read': 'Read the files of the user in OneDrive.',
    },
  ),
});
