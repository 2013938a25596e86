import { secretLeaves } from '@gatehouse/request/body/secret-leaves.ts';
import { headerLines } from '@gatehouse/request/headers.ts';
import { findSecrets, hasSecret, type SecretSpan } from '@gatehouse/secrets/find-secrets.ts';
import { overlapsAny } from '@gatehouse/secrets/spans.ts';
import { readSpans } from '#src/features/endpoints/body-values.ts';
import { isMaskLeaf } from '#src/features/endpoints/hidden-values.ts';
import { type Leaf, placeOf, placeText } from '#src/features/endpoints/leaf.ts';
import { type RequestParts, valuesOf } from '#src/features/endpoints/request-values.ts';
import { isProviderKey, secretsIn } from '#src/features/providers/provider-keys.ts';

/** What is to be read: the values of requests, texts that people write or read, URLs or paths, and files in base64, by any name. */
export type SecretsTask = {
  requests: readonly RequestParts[];
  texts: readonly string[];
  urls?: readonly string[];
  files?: ReadonlyMap<string, string>;
};

/** A text of a body that is neither JSON nor a form, and where its secrets are. */
type ReadText = { text: string; spans: readonly SecretSpan[] };

export type RequestSecrets = {
  /** The places of its secrets, as texts. */
  places: ReadonlySet<string>;
  /** By the part of the body. */
  texts: ReadonlyMap<string, ReadText>;
};

/** For each request its secrets; those of the texts and URLs that contain a secret; and the names of those of the files. */
export type SecretsFound = {
  requests: RequestSecrets[];
  texts: ReadonlySet<string>;
  files: ReadonlySet<string>;
};

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
  return ({ part, value, at, isSecret }) => {
    if (isSecret !== undefined) return isSecret();
    if (part === 'headers') return inHeaders.has(at);
    if (part === 'requestBody') return inBody.has(at);
    return overlapsAny(inUrl, at, at + String(value).length);
  };
};

const readRequest = (request: RequestParts): RequestSecrets => {
  const isSecret = secretTestOf(request);
  const texts = new Map<string, ReadText>();
  const leaves = valuesOf(request, (part, text, kind) => {
    const spans = readSpans(part, text, kind);
    texts.set(part, { text, spans });
    return spans;
  });
  const secret = leaves.filter((leaf) => !isMaskLeaf(leaf) && isSecret(leaf));
  return { places: new Set(secret.map((leaf) => placeText(placeOf(leaf)))), texts };
};

const isSecretFile = (base64: string): boolean =>
  hasSecret(Buffer.from(base64, 'base64').toString(), 'plain', { hasForm: isProviderKey });

/** Takes milliseconds for each 16 KB: `secret-values.ts` says where it is done. */
export const readSecrets = ({
  requests,
  texts,
  urls = [],
  files = new Map(),
}: SecretsTask): SecretsFound => ({
  requests: requests.map(readRequest),
  texts: new Set([
    ...texts.filter((text) => secretsIn(text, 'prose').length > 0),
    ...urls.filter((url) => secretsIn(url, 'url').length > 0),
  ]),
  files: new Set([...files].flatMap(([name, base64]) => (isSecretFile(base64) ? [name] : []))),
});
