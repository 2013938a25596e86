import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

/** Errors come with 200 and `ok: false`. */
export const slack: ProviderCodes = {
  name: 'Slack',
  slugs: ['slack'],
  hosts: ['slack.com', '*.slack.com'],
  source: 'https://docs.slack.dev/reference/methods/auth.test',
  checked: '2026-11-22',
  codes: {
    invalid_auth: 'credential',
    not_authed: [
      'credential',
      'The API requires a {key}, but found none in the request: the {key} is not valid or was not sent.',
    ],
    token_revoked: 'credential',
    token_expired: 'credential',
    account_inactive: [
      'credential',
      'The {key} is revoked: its user or workspace was deleted, or the app was removed.',
    ],
    not_allowed_token_type: [
      'credential',
      'The API does not accept the {key} here: this method needs another type of token (bot or user).',
    ],
    missing_scope: ['permission', 'The {key} lacks a scope: add it to the app and install the app again.'],
    no_permission: 'permission',
    access_denied: 'permission',
    ekm_access_denied: 'permission',
    restricted_action: ['permission', 'A setting of the workspace does not allow this.'],
    not_in_channel: ['permission', 'The bot is not allowed to post: invite it to the channel first.'],
    channel_not_found: [
      'not-found',
      'The channel does not exist, or the {key} may not see it: use its id, and invite the bot to a private channel.',
    ],
    user_not_found: ['not-found', 'The user does not exist in this workspace.'],
    message_not_found: ['not-found', 'The message does not exist.'],
    is_archived: ['conflict', 'The channel is archived already.'],
    name_taken: ['conflict', 'A channel of this name exists already.'],
    already_reacted: ['conflict', 'The reaction exists already.'],
    ratelimited: 'rate-limit',
    rate_limited: 'rate-limit',
    msg_too_long: ['request', 'The value of the text is too long.'],
    no_text: ['request', 'The text is missing.'],
    invalid_arguments: 'request',
    invalid_blocks: ['request', 'The API does not accept the blocks of the message.'],
    team_access_not_granted: 'permission',
    org_login_required: ['account', 'The workspace is moving to an organization.'],
    fatal_error: 'server',
    internal_error: 'server',
    service_unavailable: 'overloaded',
  },
};
