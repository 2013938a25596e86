import type { WithoutOauth } from './oauth-facts.ts';

/** Providers whose login cannot be set up here, with the reason. */
export const WITHOUT_OAUTH: readonly WithoutOauth[] = [
  {
    slug: 'openai',
    reason:
      'The OpenAI API takes API keys; it has no OAuth login for other applications. Store a key instead.',
    sources: ['https://platform.openai.com/docs/api-reference/authentication'],
    checkedOn: null,
  },
  {
    slug: 'aws',
    reason: 'AWS APIs take requests that are signed with an access key. Store an access key instead.',
    sources: ['https://docs.aws.amazon.com/IAM/latest/UserGuide/reference_sigv.html'],
    checkedOn: null,
  },
  {
    slug: 'twilio',
    reason: 'The Twilio API takes an account SID or API key with its secret. Store these as a key instead.',
    sources: ['https://www.twilio.com/docs/usage/requests-to-twilio'],
    checkedOn: null,
  },
  {
    slug: 'tiktok',
    reason:
      'TikTok expects the client ID as client_key instead of client_id, which Gatehouse does not send. Get a token with another tool and store it as a key.',
    sources: [
      'https://developers.tiktok.com/doc/login-kit-web',
      'https://developers.tiktok.com/doc/login-kit-manage-user-access-tokens',
    ],
    checkedOn: '2026-11-22',
  },
];
