import { inHeader, type Placement } from '#src/features/keys/placements/placement.ts';

/** A header of the provider's own, such as `x-goog-api-key`. */
export const placeHeader: Placement<{ name: string; prefix?: string }> = (request, secret, options) =>
  inHeader(request, options.name.toLowerCase(), `${options.prefix ?? ''}${secret}`);
