import { type PlatformFacts, question } from '#src/features/applications/platforms/platform-facts.ts';

export const spotify: PlatformFacts = {
  formUrl: 'https://developer.spotify.com/dashboard/create',
  about:
    'A new app is in development mode and works for a few named users. Extended quota is for companies, and is applied for with a form.',
  reviewTime: 'Up to six weeks.',
  fields: [
    question({
      name: 'appName',
      label: 'App name',
      help: 'It must not begin with "Spot" or sound like Spotify.',
      source: 'projectName',
    }),
    question({
      name: 'appDescription',
      label: 'App description',
      help: 'What it does with music, for whom.',
      type: 'textarea',
      source: 'projectDescription',
    }),
    question({
      name: 'website',
      label: 'Website',
      help: 'A public page about the app.',
      type: 'url',
      source: 'companyWebsite',
    }),
    question({
      name: 'redirectUri',
      label: 'Redirect URI',
      help: 'It must use https, or be http://127.0.0.1 with a port; localhost is rejected.',
      type: 'url',
    }),
    question({
      name: 'apisUsed',
      label: 'Which API/SDKs are you planning to use?',
      help: 'Web API, Web Playback SDK, Android, iOS.',
    }),
    question({
      name: 'scopes',
      label: 'Scopes and their use',
      help: 'For each scope: what the app does with it.',
      type: 'textarea',
      source: 'useCase',
    }),
    question({
      name: 'monthlyUsers',
      label: 'Monthly active users',
      help: 'Extended quota is for services with many.',
    }),
  ],
  marks: ['Spotify', 'Spot'],
  sources: [
    'https://developer.spotify.com/documentation/web-api/concepts/quota-modes',
    'https://developer.spotify.com/documentation/web-api/concepts/redirect_uri',
  ],
};
