import { scopesOf } from './define-facts.ts';
import { googleLogin } from './google-login.ts';

const AUTH = 'https://www.googleapis.com/auth';

export const googleCloud = googleLogin({
  slug: 'google-cloud',
  scopes: scopesOf(
    { [`${AUTH}/cloud-platform.read-only`]: 'Read everything in Google Cloud that the user can see.' },
    {
      [`${AUTH}/cloud-platform`]: 'Read and change everything in Google Cloud that the user can.',
      [`${AUTH}/devstorage.read_only`]: 'Read files in Cloud Storage.',
      [`${AUTH}/bigquery`]: 'Read and change data in BigQuery.',
    },
  ),
  // The scopes were not looked up.
  checkedOn: null,
});
