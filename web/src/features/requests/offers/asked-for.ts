/** Why a request has no credential yet: its own was deleted, or it never named one and its URL decides. */
export const ASKED_FOR = ['deleted', 'url'] as const;
export type AskedFor = (typeof ASKED_FOR)[number];
