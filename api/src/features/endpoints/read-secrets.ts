import { headerLines } from '@gatehouse/request/headers.ts';
import { findSecrets, hasSecret } from '@gatehouse/secrets/find-secrets.ts';
import { secretLeaves } from '@gatehouse/secrets/secret-leaves.ts';
import { overlapsAny } from '@gatehouse/secrets/spans.ts';
import { isMaskLeaf, placeText } from '#src/features/endpoints/hidden-values.ts';
import type { Leaf } from '#src/features/endpoints/leaf.ts';
import { type RequestParts, valuesOf } from '#src/features/endpoints/request-values.ts';
import { isProviderKey, secretsIn } from '#src/features/providers/provider-keys.ts';

/** What is to be read of requests: their values, and texts that people write or read. */
export type SecretsTask = { requests: readonly RequestParts[]; texts: readonly string[] };

/** For each request the places of its secrets, as texts; and those of the texts that contain a secret. */
export type SecretsFound = { places: ReadonlySet<string>[]; texts: ReadonlySet<string> };

/**
 * Whether a value of this request is a secret or contains one: by the names that lead to it, by what stands beside it (the
 * path of a webhook, a field `name`), or by its shape. A value is hidden as a whole.
 */
const secretTestOf = ({ endpoint, headers, requestBody }: RequestParts): ((leaf: Leaf) => boolean) => {
  const inUrl = findSecrets(endpoint, 'url', { hasForm: isProviderKey });
  const inBody = secretLeaves(requestBody, { hasForm: isProviderKey });
  const inHeaders = new Set(
    headerLines(headers ?? {}).flatMap(([name, value], at) =>
      hasSecret(value, 'header', { name, hasForm: isProviderKey }) ? [at] : [],
    ),
  );
  return ({ place: [part], value, at, isSecret }) => {
    if (isSecret !== undefined) return isSecret;
    if (part === 'headers') return inHeaders.has(at);
    if (part === 'requestBody') return inBody.has(at);
    return overlapsAny(inUrl, at, at + String(value).length);
  };
};

const placesIn = (request: RequestParts): Set<string> => {
  const isSecret = secretTestOf(request);
  const secret = valuesOf(request).filter((leaf) => !isMaskLeaf(leaf) && isSecret(leaf));
  return new Set(secret.map(({ place }) => placeText(place)));
};

/** Takes milliseconds for each 16 KB: `secret-values.ts` says where it is done. */
export const readSecrets = ({ requests, texts }: SecretsTask): SecretsFound => ({
  places: requests.map(placesIn),
  texts: new Set(texts.filter((text) => secretsIn(text, 'prose').length > 0)),
});
