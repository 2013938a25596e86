import { scopesOf } from './define-facts.ts';
import { googleLogin } from './google-login.ts';

const AUTH = 'https://www.googleapis.com/auth';

export const gmail = googleLogin({
  slug: 'gmail',
  scopes: scopesOf(
    { [`${AUTH}/gmail.readonly`]: 'Read all mail and its settings; Google must review the app first.' },
    {
      [`${AUTH}/gmail.send`]: 'Send mail as the user.',
      [`${AUTH}/gmail.labels`]: 'Read and change labels.',
      [`${AUTH}/gmail.modify`]: 'Read, write, send and delete mail, but not for good.',
    },
  ),
  // The scopes were not looked up.
  checkedOn: null,
});
