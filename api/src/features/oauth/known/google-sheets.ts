import { scopesOf } from './define-facts.ts';
import { googleLogin } from './google-login.ts';

const AUTH = 'https://www.googleapis.com/auth';

export const googleSheets = googleLogin({
  slug: 'google-sheets',
  scopes: scopesOf(
    { [`${AUTH}/spreadsheets.readonly`]: 'Read all spreadsheets.' },
    {
      [`${AUTH}/spreadsheets`]: 'Read, change and delete all spreadsheets.',
      [`${AUTH}/drive.file`]: 'Read and change only the files that were made or opened with the app.',
    },
  ),
  // The scopes were not looked up.
  checkedOn: null,
});
