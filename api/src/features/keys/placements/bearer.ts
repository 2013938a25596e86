import { inHeader, type Placement } from '#src/features/keys/placements/placement.ts';

/** RFC 6750 section 2.1. */
export const placeBearer: Placement<unknown> = (request, secret) =>
  inHeader(request, 'authorization', `Bearer ${secret}`);
