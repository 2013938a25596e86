import { scopesOf } from './define-facts.ts';
import { googleLogin } from './google-login.ts';

const AUTH = 'https://www.googleapis.com/auth';

export const youtubeData = googleLogin({
  slug: 'youtube-data',
  scopes: scopesOf(
    { [`${AUTH}/youtube.readonly`]: 'Read the YouTube account: channels, playlists and subscriptions.' },
    {
      [`${AUTH}/youtube.upload`]: 'Upload videos and change them.',
      [`${AUTH}/youtube.force-ssl`]: 'Read, change and delete videos, ratings, comments and captions.',
    },
  ),
  // The scopes were not looked up.
  checkedOn: null,
});
