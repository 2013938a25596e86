import type { Meaning } from '#src/error-codes/cause.ts';
import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

const unknown = (what: string): Meaning => [
  'not-found',
  `The ${what} does not exist, or the {key} may not see it.`,
];

export const discord: ProviderCodes = {
  name: 'Discord',
  slugs: ['discord'],
  hosts: ['discord.com', 'discordapp.com'],
  source: 'https://discord.com/developers/docs/topics/opcodes-and-status-codes',
  checked: '2026-11-22',
  codes: {
    '10003': unknown('channel'),
    '10004': unknown('guild'),
    '10007': unknown('member'),
    '10008': unknown('message'),
    '10013': unknown('user'),
    '10014': unknown('emoji'),
    '10015': unknown('webhook'),
    '10062': ['not-found', 'The interaction was not found any more: respond within three seconds.'],
    '20001': 'permission',
    '20028': 'rate-limit',
    '30001': ['quota', 'The limit of guilds is used up.'],
    '40001': 'credential',
    '40002': ['account', 'The account has to be verified first.'],
    '40005': ['request', 'The value is too large: send a smaller file or body.'],
    '50001': [
      'permission',
      'The bot lacks access: invite it to the guild and the channel, or add the intent or scope.',
    ],
    '50007': ['customer', 'The recipient does not accept messages from this bot.'],
    '50013': [
      'permission',
      'The bot lacks a permission in the channel or guild: give its role that permission.',
    ],
    '50014': 'credential',
    '50035': ['request', 'The API does not accept a value: the body names the field.'],
    '50006': ['request', 'The message is empty: its content is missing.'],
    '130000': 'overloaded',
  },
};
