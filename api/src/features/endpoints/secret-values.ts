import { findSecrets, hasSecret } from '@gatehouse/secrets/find-secrets.ts';
import { secretLeaves } from '@gatehouse/secrets/secret-leaves.ts';
import { overlapsAny, type Span } from '@gatehouse/secrets/spans.ts';
import type { Deps } from '#src/deps.ts';
import type { Leaf, RequestParts } from '#src/features/endpoints/request-values.ts';
import { isProviderKey } from '#src/features/providers/provider-keys.ts';
import { fromView, toView } from '#src/logging/byte-view.ts';
import { storedSpans } from '#src/logging/stored-spans.ts';

/**
 * Whether a value of this request is a secret or contains one: by the names that lead to it, by what stands beside it (the
 * path of a webhook, a field `name`), or by its shape. A value is hidden as a whole.
 */
export const secretTestOf = ({ endpoint, headers, requestBody }: RequestParts): ((leaf: Leaf) => boolean) => {
  const inUrl = findSecrets(endpoint, 'url', { hasForm: isProviderKey });
  const inBody = secretLeaves(requestBody, { hasForm: isProviderKey });
  const inHeaders = new Set(
    Object.entries(headers ?? {}).flatMap(([name, value], at) =>
      hasSecret(value, 'header', { name, hasForm: isProviderKey }) ? [at] : [],
    ),
  );
  return ({ place: [part], value, at }) => {
    if (part === 'headers') return inHeaders.has(at);
    if (part === 'requestBody') return inBody.has(at);
    return overlapsAny(inUrl, at, at + String(value).length);
  };
};

/** As long as the shortest API key. A shorter hidden value, such as a number, is also in texts that are no secrets. */
const MIN_COMPARED_LENGTH = 10;

/** Where a span of a view is in its text. */
const inText = (view: string, [start, end]: Span): Span => [
  fromView(view.slice(0, start)).length,
  fromView(view.slice(0, end)).length,
];

/**
 * Where stored secrets are in each of the views, in any of the usual encodings. Those that may be there are opened for this, in
 * transactions of their own: call it outside of any other.
 */
export const storedSecretsIn = (
  { secrets }: Pick<Deps, 'secrets'>,
  views: readonly string[],
): Promise<Span[][]> =>
  storedSpans(views, async function* (all) {
    for await (const page of secrets(all)) yield page.filter(({ length }) => length >= MIN_COMPARED_LENGTH);
  });

/** Where these texts contain a stored secret, by text; without those that contain none. Like `storedSecretsIn`. */
export const findStoredSecrets = async (
  deps: Pick<Deps, 'secrets'>,
  texts: readonly string[],
): Promise<Map<string, readonly Span[]>> => {
  if (texts.length === 0) return new Map();
  const views = texts.map((text) => toView(text));
  const found = await storedSecretsIn(deps, views);
  return new Map(
    texts.flatMap((text, at) => {
      const spans = (found[at] ?? []).map((span) => inText(views[at] ?? '', span));
      return spans.length === 0 ? [] : [[text, spans] as const];
    }),
  );
};
