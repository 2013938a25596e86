import { MAX_HIDDEN_VALUES } from '@gatehouse/contract/plain/endpoint-options.ts';
import { storedUrlProblem } from '@gatehouse/request/endpoint-url.ts';
import type { Db } from '#src/db/database.ts';
import type { Deps } from '#src/deps.ts';
import { rejected } from '#src/errors.ts';
import { withHiddenValues } from '#src/features/endpoints/fill-request.ts';
import { type HiddenValue, hideValues, isMaskLeaf } from '#src/features/endpoints/hidden-values.ts';
import { fieldOfPlace, placeOf, placeTest, placeText } from '#src/features/endpoints/leaf.ts';
import type { RequestReading } from '#src/features/endpoints/read-requests.ts';
import { requireShort } from '#src/features/endpoints/request-length.ts';
import { type GivenRequest, type StoredParts, withOneBody } from '#src/features/endpoints/request-parts.ts';
import { withKeptFiles } from '#src/features/endpoints/stored-body.ts';

/** The parts of an endpoint that is to be stored: with one body, and without the files that are not kept. */
export const storedParts = (given: GivenRequest, { secretFiles }: RequestReading): StoredParts => {
  const parts = withOneBody(given);
  return { ...parts, body: parts.body && withKeptFiles(parts.body, secretFiles) };
};

/** Throws BAD_REQUEST for a URL that leads elsewhere than it seems to. */
export const requirePlainUrl = (endpoint: string): void => {
  const problem = storedUrlProblem(endpoint);
  if (problem !== undefined) throw rejected('BAD_REQUEST', 'endpoint', problem);
};

const requireFewHidden = (hidden: readonly HiddenValue[]): void => {
  const { place } = hidden[MAX_HIDDEN_VALUES] ?? {};
  if (place === undefined) return;
  const message = `At most ${MAX_HIDDEN_VALUES} values of an endpoint can be hidden, and ${hidden.length} of this one look like secrets`;
  throw rejected('BAD_REQUEST', fieldOfPlace(place), message);
};

/**
 * The request as it is stored, and what is sealed. Masks in it stand for values of the saved endpoint with this id. Throws
 * BAD_REQUEST if it is too long, or if too many of its values would be hidden.
 */
export const prepareRequest = async (
  deps: Pick<Deps, 'vault'>,
  tx: Db,
  given: GivenRequest,
  { savedEndpointId, reading }: { savedEndpointId: number | undefined; reading: RequestReading },
): Promise<{ shown: StoredParts; hidden: HiddenValue[] }> => {
  const parts = storedParts(given, reading);
  requireShort(parts);
  const { spansOf } = reading;
  const { filled, values } = await withHiddenValues(deps, tx, parts, {
    savedEndpointId,
    url: parts.endpoint,
    spansOf,
  });
  requireShort(filled);
  const isSecret = placeTest(reading.places);
  // What was hidden stays hidden.
  const stored = hideValues(
    parts,
    (leaf) => {
      if (isMaskLeaf(leaf)) return values.get(placeText(placeOf(leaf)));
      return isSecret(leaf) ? leaf.value : undefined;
    },
    spansOf,
  );
  requireFewHidden(stored.hidden);
  requireShort(stored.shown, ', with masks in place of its secrets');
  return stored;
};
