import { createHash, createHmac } from 'node:crypto';
import type { PartsPlacement } from '@gatehouse/contract/key-parts.ts';
import { PlacementError } from '@gatehouse/request/body-fields.ts';
import { DPOP_PLACEMENT, type SecretValue } from '@gatehouse/request/credential.ts';
import type { OutgoingRequest, PlacedRequest } from '@gatehouse/request/outgoing-request.ts';
import { placeKey } from '@gatehouse/request/place-key.ts';
import { type Hashes, placeParts } from '@gatehouse/request/place-parts.ts';
import { AppError } from '#src/errors.ts';
import { signForAws } from '#src/features/calls/aws-sigv4.ts';
import type { CallCredential } from '#src/features/calls/call-credential.ts';
import { lackOf } from '#src/features/keys/key-parts.ts';
import { wireBodyOf } from '#src/uploads/held-files.ts';

const HASHES: Hashes = {
  sha1: (text) => createHash('sha1').update(text).digest('hex'),
  hmacSha256: (key, text) => createHmac('sha256', key).update(text).digest('hex'),
  md5: (body) => {
    const hash = createHash('md5');
    for (const piece of [wireBodyOf(body) ?? ''].flat()) hash.update(piece);
    return hash.digest('hex');
  },
};

/** All values of a key, by the names that its placement gives them. */
export const namedValues = (
  { main }: Pick<PartsPlacement, 'main'>,
  { value, parts = {} }: SecretValue,
): Record<string, string> => ({ ...parts, [main]: value });

const placeAll = (
  request: OutgoingRequest,
  placement: PartsPlacement,
  secret: SecretValue,
  now: number,
): PlacedRequest => {
  const lack = lackOf(placement, secret.parts ?? {});
  if (lack !== undefined) throw new AppError('BAD_REQUEST', lack);
  try {
    return placeParts(request, namedValues(placement, secret), placement, { hashes: HASHES, now });
  } catch (error) {
    if (error instanceof PlacementError) throw new AppError('BAD_REQUEST', error.message);
    throw error;
  }
};

/**
 * Puts the secret where the provider expects it. Throws BAD_REQUEST for a secret in the wrong form.
 * @param now in ms, for signatures
 */
export const placeCredential = async (
  request: OutgoingRequest,
  { placement, secret, prover }: Pick<CallCredential, 'placement' | 'secret' | 'prover'>,
  now: number,
): Promise<PlacedRequest> => {
  if (prover !== undefined) {
    const placed = placeKey(request, secret.value, DPOP_PLACEMENT);
    const headers = { ...placed.headers, dpop: await prover.prove(request) };
    return { ...placed, headers, secretHeaders: [...placed.secretHeaders, 'dpop'] };
  }
  switch (placement.type) {
    case 'aws-sigv4':
      return signForAws(request, secret.value, placement);
    case 'parts':
      return placeAll(request, placement, secret, now);
    default:
      return placeKey(request, secret.value, placement);
  }
};
