import type { Meaning } from '#src/error-codes/cause.ts';
import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

const PATH_EXIST: Meaning = ['not-found', 'The path does not exist: check the method and the host.'];
export const bluesky: ProviderCodes = {
  name: 'Bluesky',
  slugs: ['bluesky'],
  hosts: ['bsky.social', '*.bsky.network', 'public.api.bsky.app', 'api.bsky.app'],
  source: 'https://docs.bsky.app/docs/advanced-guides/rate-limits',
  checked: '2026-11-25',
  hasForm: ({ error, message }, headers) =>
    headers['atproto-repo-rev'] !== undefined && typeof error === 'string' && typeof message === 'string',
  messages: [
    [
      /bad token scope/i,
      [
        'permission',
        'The {key} lacks the scope for this: a session of an app password may not do it, or a refresh token was sent in place of the access token.',
      ],
    ],
    [
      /\b(?:profile|post|record|repo\w*|actor|feed|list|blob|handle)\b.{0,60}not found|could not (?:locate|find (?:repo|record|feed|post))|unable to resolve/i,
      'not-found',
    ],
  ],
  codes: {
    AuthenticationRequired: [
      'credential',
      'The API does not accept the login: the name or the app password is wrong.',
    ],
    ExpiredToken: ['credential', 'The token is expired: refresh the session.'],
    InvalidToken: 'credential',
    AuthMissing: 'credential',
    AccountTakedown: ['account', 'The account was taken down.'],
    AccountDeactivated: ['account', 'The account is deactivated.'],
    AccountSuspended: ['account', 'The account is suspended.'],
    AuthFactorTokenRequired: [
      'customer',
      'The user has to enter the code that was sent by e-mail; with an app password that is not asked.',
    ],
    InvalidRequest: 'request',
    RecordNotFound: 'not-found',
    RepoNotFound: 'not-found',
    NotFound: 'not-found',
    BlobTooLarge: ['request', 'The file is too large.'],
    InvalidSwap: ['conflict', 'Somebody changed the record in the meantime.'],
    RateLimitExceeded: 'rate-limit',
    InvalidHandle: 'request',
    HandleNotAvailable: ['conflict', 'The handle is taken already.'],
    UpstreamFailure: 'server',
    UpstreamTimeout: 'server',
    InternalServerError: 'server',
    NotEnoughResources: 'overloaded',
    XRPCNotSupported: PATH_EXIST,
    MethodNotImplemented: PATH_EXIST,
    BlockedActor: ['customer', 'The user blocked this account, or is blocked by it.'],
    BlockedByActor: ['customer', 'The user blocked this account.'],
    InvalidMimeType: [
      'request',
      'The API does not accept the file: its format, size or length is not allowed.',
    ],
  },
};
