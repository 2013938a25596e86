import type { ErrorIssue } from '@gatehouse/contract/errors.ts';
import type { Db } from '#src/db/database.ts';
import type { Deps } from '#src/deps.ts';
import { AppError } from '#src/errors.ts';
import { readSpans, type SpansOf } from '#src/features/endpoints/body-values.ts';
import { openSecrets } from '#src/features/endpoints/endpoint-secrets.ts';
import { findEndpoint } from '#src/features/endpoints/endpoints.store.ts';
import { fillMasks, isMaskLeaf, type MaskedValues } from '#src/features/endpoints/hidden-values.ts';
import { placeOf, placeText } from '#src/features/endpoints/leaf.ts';
import { type RequestParts, valuesOf } from '#src/features/endpoints/request-values.ts';

export const maskedPlaces = (parts: RequestParts, spansOf: SpansOf): Set<string> =>
  new Set(
    valuesOf(parts, spansOf)
      .filter(isMaskLeaf)
      .map((leaf) => placeText(placeOf(leaf))),
  );

export type MaskTask = {
  parts: RequestParts;
  /** What stands for the masks, and where the request goes. */
  filling?: { hidden: MaskedValues; url: string };
};

export type VisitedMasks =
  | { what: 'places'; places: ReadonlySet<string> }
  | { what: 'filled'; parts: RequestParts }
  | { what: 'problem'; issue: ErrorIssue };

/** Where masks are, or the request with what they stand for: `hidden-in-call.service.ts` says where it is done. */
export const visitMasks = ({ parts, filling }: MaskTask): VisitedMasks => {
  if (filling === undefined) return { what: 'places', places: maskedPlaces(parts, readSpans) };
  try {
    return { what: 'filled', parts: fillMasks(parts, filling.hidden, filling.url, readSpans) };
  } catch (error) {
    const [issue] = error instanceof AppError ? (error.details.issues ?? []) : [];
    if (issue === undefined) throw error;
    return { what: 'problem', issue };
  }
};

/** What the masks of a request stand for, by place. */
type HiddenBefore = ReadonlyMap<string, string | number>;

/**
 * The request with what its masks stand for in a saved endpoint, and these values. Throws BAD_REQUEST for a mask that stands for
 * nothing there, and if the values belong to another origin than that of `url`, where the request goes.
 */
export const withHiddenValues = async <Parts extends RequestParts>(
  deps: Pick<Deps, 'vault'>,
  tx: Db,
  parts: Parts,
  { savedEndpointId, url, spansOf }: { savedEndpointId: number | undefined; url: string; spansOf: SpansOf },
): Promise<{ filled: Parts; values: HiddenBefore }> => {
  const places = maskedPlaces(parts, spansOf);
  if (places.size === 0) return { filled: parts, values: new Map() };
  const saved = savedEndpointId === undefined ? undefined : await findEndpoint(tx, savedEndpointId);
  const hidden = saved && {
    endpoint: saved.endpoint,
    values: await openSecrets(deps, tx, saved.id, places),
  };
  return { filled: fillMasks(parts, hidden, url, spansOf), values: hidden?.values ?? new Map() };
};
