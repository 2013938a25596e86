import { scopesOf } from './define-facts.ts';
import { googleLogin } from './google-login.ts';

const AUTH = 'https://www.googleapis.com/auth';

export const google = googleLogin({
  slug: 'google',
  scopes: scopesOf(
    {
      openid: 'Log in with Google.',
      email: 'Read the email address of the user.',
      profile: 'Read the name and the picture of the user.',
    },
    {
      [`${AUTH}/calendar.readonly`]: 'Read calendars and their events.',
      [`${AUTH}/drive.file`]: 'Read and change the files in Drive that were made or opened with the app.',
      [`${AUTH}/gmail.readonly`]: 'Read all mail; Google must review the app first.',
      [`${AUTH}/spreadsheets.readonly`]: 'Read spreadsheets.',
      [`${AUTH}/youtube.readonly`]: 'Read the YouTube account.',
    },
  ),
  notes: ['The token of a login goes in the Authorization header; an API key is not needed beside it.'],
});
