import { yamlKind } from '#build/provider-kind.ts';
import { sharedFacts } from '#build/shared-facts.ts';
import { oauthSchema, withoutOauthSchema } from '#schema/oauth.ts';

const hostOf = (url: string): string[] => (url === '' || url.includes('{') ? [] : [new URL(url).host]);

export const OAUTH_FILE = 'oauth.yaml';

/** Scopes and notes are not shared by APIs with the same login. */
export const completeOauth = sharedFacts(
  OAUTH_FILE,
  ({ scopes: _scopes, otherScopes: _others, notes: _notes, ...shared }, own) => ({ ...shared, ...own }),
);

/** Found by the host of its authorization URL too. */
export const oauthKind = yamlKind(
  'oauth',
  oauthSchema,
  ({ authorizationUrl }) => hostOf(authorizationUrl),
  completeOauth,
);

export const withoutOauthKind = yamlKind('without-oauth', withoutOauthSchema);
