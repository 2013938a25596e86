import { asObject, asText } from '@gatehouse/contract/json-text.ts';
import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

const WORDS: readonly (readonly [RegExp, string])[] = [
  [/not public|private|hasn.t allowed|not allow/i, 'private'],
  [/no stats|no schema/i, 'no-stats'],
  [/not found|no (?:match|such)/i, 'absent'],
];

const kindsIn = (words: string): string[] =>
  WORDS.filter(([pattern]) => pattern.test(words)).map(([, kind]) => kind);

/** What is wrong is in the one object of the body, also with 200. */
export const steam: ProviderCodes = {
  name: 'Steam',
  slugs: ['steam'],
  hosts: ['api.steampowered.com', 'partner.steam-api.com'],
  source: 'https://partner.steamgames.com/doc/webapi_overview/responses',
  checked: '2026-11-25',
  find: (body) => {
    const { success, message } = asObject(body.response) ?? {};
    if (success === 42) return ['absent'];
    const stats = asObject(body.playerstats);
    const { error, statusDetail } = asObject(body.result) ?? {};
    const words =
      (stats?.success === false ? asText(stats.error) : undefined) ??
      asText(statusDetail) ??
      asText(error) ??
      (typeof success === 'number' && success > 1 ? asText(message) : undefined);
    return words === undefined ? [] : kindsIn(words);
  },
  codes: {
    absent: [
      'not-found',
      'Steam knows nobody and nothing of this name or id: it was not found. A vanity name is only the last part of the address of a profile.',
    ],
    private: [
      'customer',
      'The user keeps this private: their profile or its game details have to be public. The {key} is not the reason.',
    ],
    'no-stats': [
      'not-found',
      'The game with this appid has no stats or achievements: what the request names does not exist.',
    ],
  },
};
