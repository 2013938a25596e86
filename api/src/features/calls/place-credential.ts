import type { Credential, SecretValue } from '@gatehouse/request/credential.ts';
import { type OutgoingRequest, type PlacedRequest, placeKey } from '@gatehouse/request/place-key.ts';
import { signForAws } from '#src/features/calls/aws-sigv4.ts';

/** Puts the secret where the provider expects it. Throws BAD_REQUEST for a secret in the wrong form. */
export const placeCredential = async (
  request: OutgoingRequest,
  { placement, secret: { value } }: Pick<Credential<SecretValue>, 'placement' | 'secret'>,
): Promise<PlacedRequest> =>
  placement.type === 'aws-sigv4'
    ? signForAws(request, value, placement)
    : placeKey(request, value, placement);
