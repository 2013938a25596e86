import { boundRoute, type StoredRoute } from '#src/features/providers/provider-route.ts';

/** What decides where a key may be sent, as the database has it. */
export type KeyBounds = {
  provider: StoredRoute;
  /** The key's own. */
  baseUrl: string | null;
  pinned: readonly string[];
};

/** The purpose that the vault binds a key to; the same bounds always give the same text. */
export const keyPurpose = ({ provider, baseUrl, pinned }: KeyBounds): string =>
  JSON.stringify([boundRoute(provider), baseUrl, pinned.toSorted()]);

export const KEY_SECRET_PLACE = { table: 'api_keys', column: 'secret' } as const;
