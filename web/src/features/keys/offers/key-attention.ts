import type { ApiKey } from '@gatehouse/contract/keys.ts';

/** A key that expires within this time gets a warning. */
const EXPIRES_SOON_MS = 14 * 86_400_000;

/** When a key expires; `none` if it does not. */
export type Expiry = 'none' | 'later' | 'soon' | 'past';

/** `now` in ms. Both are points in time, so the time zone of the browser does not matter. */
export const expiryOf = (expiresAt: string | null, now: number): Expiry => {
  if (expiresAt === null) return 'none';
  const left = Date.parse(expiresAt) - now;
  if (left <= 0) return 'past';
  return left < EXPIRES_SOON_MS ? 'soon' : 'later';
};

/** Why a key does not work, or will not for long. */
export type Attention = 'rejected' | 'expired' | 'expiring';

type JudgedKey = Pick<ApiKey, 'isActive' | 'expiresAt'>;

/** Undefined if nothing has to be done. A key that could not be checked is not rejected. */
export const attentionOf = ({ isActive, expiresAt }: JudgedKey, now: number): Attention | undefined => {
  if (!isActive) return 'rejected';
  const expiry = expiryOf(expiresAt, now);
  if (expiry === 'past') return 'expired';
  return expiry === 'soon' ? 'expiring' : undefined;
};

/** How many keys need attention. */
export const countAttention = (keys: readonly JudgedKey[], now: number): number =>
  keys.filter((key) => attentionOf(key, now) !== undefined).length;
