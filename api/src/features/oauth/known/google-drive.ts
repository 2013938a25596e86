import { scopesOf } from './define-facts.ts';
import { googleLogin } from './google-login.ts';

const AUTH = 'https://www.googleapis.com/auth';

export const googleDrive = googleLogin({
  slug: 'google-drive',
  scopes: scopesOf(
    { [`${AUTH}/drive.file`]: 'Read and change the files that were made or opened with the app.' },
    {
      [`${AUTH}/drive.metadata.readonly`]: 'List all files, without their contents.',
      [`${AUTH}/drive.readonly`]: 'Read all files; Google must review the app first.',
      [`${AUTH}/drive`]: 'Read, change and delete all files; Google must review the app first.',
    },
  ),
  // The scopes were not looked up.
  checkedOn: null,
});
