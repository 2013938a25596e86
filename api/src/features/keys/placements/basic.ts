import { inHeader, type Placement } from '#src/features/keys/placements/placement.ts';

/** RFC 7617. The key is `username:password`; without a colon it is the username, as Stripe takes it. */
export const placeBasic: Placement<unknown> = (request, secret) => {
  const pair = secret.includes(':') ? secret : `${secret}:`;
  return inHeader(request, 'authorization', `Basic ${Buffer.from(pair, 'utf8').toString('base64')}`);
};
