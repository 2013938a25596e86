import type { KeyPlacement } from '@gatehouse/contract/providers.ts';
import { placeAwsSigV4 } from '#src/features/keys/placements/aws-sigv4.ts';
import { placeBasic } from '#src/features/keys/placements/basic.ts';
import { placeBearer } from '#src/features/keys/placements/bearer.ts';
import { placeHeader } from '#src/features/keys/placements/header.ts';
import type { OutgoingRequest, PlacedRequest } from '#src/features/keys/placements/placement.ts';
import { placeQuery } from '#src/features/keys/placements/query.ts';

/** Puts the key where the provider wants it. */
export const placeKey = async (
  placement: KeyPlacement,
  request: OutgoingRequest,
  secret: string,
): Promise<PlacedRequest> => {
  switch (placement.type) {
    case 'bearer':
      return placeBearer(request, secret, placement);
    case 'header':
      return placeHeader(request, secret, placement);
    case 'query':
      return placeQuery(request, secret, placement);
    case 'basic':
      return placeBasic(request, secret, placement);
    case 'aws-sigv4':
      return placeAwsSigV4(request, secret, placement);
  }
};
