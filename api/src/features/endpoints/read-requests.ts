import type { Deps } from '#src/deps.ts';
import { noSpans, readSpans, type SpansOf } from '#src/features/endpoints/body-values.ts';
import { isMaskLeaf } from '#src/features/endpoints/hidden-values.ts';
import { placeOf, placeTest, placeText } from '#src/features/endpoints/leaf.ts';
import type { RequestSecrets } from '#src/features/endpoints/read-secrets.ts';
import { withoutBytes } from '#src/features/endpoints/request-length.ts';
import { type GivenRequest, withOneBody } from '#src/features/endpoints/request-parts.ts';
import { plainText, valuesOf } from '#src/features/endpoints/request-values.ts';
import { findSecretsIn, findStoredSecrets } from '#src/features/endpoints/secret-values.ts';
import { keptFiles } from '#src/features/endpoints/stored-body.ts';
import { base64OfFile } from '#src/uploads/held-files.ts';

/** What the reader has found in a request. */
export type RequestReading = {
  /** The texts of the places of its secrets. */
  places: ReadonlySet<string>;
  /** The base64 of its files that contain a secret, or the names under which they are held. */
  secretFiles: ReadonlySet<string>;
  spansOf: SpansOf;
};

export const NOTHING_READ: RequestReading = { places: new Set(), secretFiles: new Set(), spansOf: readSpans };

/** The spans that were found in a text; another text, which was stored meanwhile, is read here. */
const spansIn =
  (texts: RequestSecrets['texts']): SpansOf =>
  (part, text, kind) => {
    const read = texts.get(part);
    return read?.text === text ? read.spans : readSpans(part, text, kind);
  };

/**
 * What the reader finds in each of these requests, in a thread if it is much. It compares with every stored secret, so call it
 * outside of a transaction.
 */
export const readRequests = async (
  deps: Pick<Deps, 'secrets'>,
  given: readonly GivenRequest[],
): Promise<RequestReading[]> => {
  const requests = given.map(withOneBody);
  const shortFiles = requests.flatMap(({ body }) => (body === null ? [] : keptFiles(body)));
  const found = await findSecretsIn({
    requests: requests.map((request) => ({ ...request, body: request.body && withoutBytes(request.body) })),
    texts: [],
    files: new Map(shortFiles.map((file) => [file, base64OfFile(file)])),
  });
  const others = requests.map((request, at) => {
    const isFound = placeTest(found.requests[at]?.places ?? []);
    return valuesOf(request, noSpans).filter((leaf) => !isMaskLeaf(leaf) && !isFound(leaf));
  });
  const stored = await findStoredSecrets(deps, [...new Set(others.flat().map(plainText))]);
  return requests.map((_request, at) => {
    const { places, texts } = found.requests[at] ?? { places: new Set<string>(), texts: new Map() };
    const withStored = (others[at] ?? []).filter((leaf) => stored.has(plainText(leaf)));
    return {
      places: new Set([...places, ...withStored.map((leaf) => placeText(placeOf(leaf)))]),
      secretFiles: found.files,
      spansOf: spansIn(texts),
    };
  });
};
