import { asObject, asText, listOf } from '@gatehouse/contract/json-text.ts';
import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

/** Errors of forms come with 200, in `json.errors`. */
export const reddit: ProviderCodes = {
  name: 'Reddit',
  slugs: ['reddit'],
  hosts: ['oauth.reddit.com', 'www.reddit.com'],
  source: 'https://www.reddit.com/dev/api/',
  checked: '2026-11-25',
  find: ({ json }) => {
    const [first] = listOf(asObject(json)?.errors);
    const code = asText(listOf(first)[0]);
    return code === undefined ? [] : [code];
  },
  messages: [
    [
      /whoa there|blocked due to a network policy|user.?agent/i,
      [
        'restricted',
        'The call was blocked: it may not come without a User-Agent of its own, or from this address.',
      ],
    ],
  ],
  codes: {
    SUBREDDIT_NOTALLOWED: ['permission', 'The user may not post there: only some are allowed to.'],
    SUBREDDIT_NOEXIST: ['not-found', 'The subreddit does not exist.'],
    SUBREDDIT_REQUIRED: 'request',
    RATELIMIT: [
      'rate-limit',
      'Too many requests: the user posts too often, wait as long as the message says.',
    ],
    NO_TEXT: ['request', 'The text is missing.'],
    TOO_LONG: ['request', 'The text is too long.'],
    BAD_CAPTCHA: ['customer', 'The user has to solve a captcha.'],
    ALREADY_SUB: ['conflict', 'The link was posted there already.'],
    QUOTA_FILLED: ['quota', 'The posts that the user may make are used up for now.'],
    THREAD_LOCKED: ['conflict', 'The thread is locked already.'],
    TOO_OLD: ['conflict', 'The thread is archived already.'],
    DELETED_COMMENT: ['not-found', 'The comment does not exist any more.'],
    USER_REQUIRED: 'credential',
    USER_DOESNT_EXIST: ['not-found', 'The user does not exist.'],
    NO_URL: ['request', 'The address is missing.'],
    BAD_URL: 'request',
    NO_SELFS: ['policy', 'The policy of the subreddit allows only links.'],
    NO_LINKS: ['policy', 'The policy of the subreddit allows only texts.'],
    private: ['permission', 'The subreddit is private: only its members have the permission to read it.'],
    banned: ['not-found', 'The subreddit was banned and does not exist any more.'],
    quarantined: [
      'permission',
      'The subreddit is quarantined: the user lacks access until they accept that.',
    ],
    SUBMIT_VALIDATION_FLAIR_REQUIRED: ['request', 'The flair is missing.'],
    invalid_grant: ['credential', 'The code or the refresh token is expired or was used.'],
  },
};
