import type { Placement } from '#src/features/keys/placements/placement.ts';

/** A query parameter. One of the same name in the endpoint gives way, so that the key is sent once. */
export const placeQuery: Placement<{ name: string }> = (request, secret, options) => {
  const url = new URL(request.url);
  url.searchParams.set(options.name, secret);
  return { ...request, url, secretHeaders: [], secretQuery: [options.name] };
};
