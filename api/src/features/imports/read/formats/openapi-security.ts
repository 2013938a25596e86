import { type JsonObject, listOf, objectOf, textOf } from '@gatehouse/contract/plain/json-text.ts';
import type { KeyPlacement } from '@gatehouse/contract/providers.ts';
import { isHeaderName } from '@gatehouse/request/headers.ts';
import type { ImportDraft } from '#src/features/imports/read/draft.ts';
import { otherAuth } from '#src/features/imports/read/formats/fields.ts';
import { createReferences, type References } from '#src/features/imports/read/formats/openapi-references.ts';

/** Schemes of HTTP that need more than a key in a header. */
const NOT_A_KEY = /^(?:digest|negotiate|ntlm|hoba|mutual|scram-.*|vapid|oauth|dpop)$/;
const MAX_SCHEMES = 50;
const MAX_NAME = 128;

const ofHttp = (written: string): KeyPlacement | undefined => {
  const scheme = written.toLowerCase();
  if (scheme === 'basic' || scheme === 'bearer') return { type: scheme };
  // Those with a name of their own are sent like a bearer token: `Token …`.
  return isHeaderName(written) && written.length < 64 && !NOT_A_KEY.test(scheme)
    ? { type: 'header', name: 'Authorization', prefix: `${written} ` }
    : undefined;
};

const placementOf = (scheme: JsonObject): KeyPlacement | undefined => {
  const name = textOf(scheme.name);
  const isName = name !== '' && name.length <= MAX_NAME;
  switch (textOf(scheme.type)) {
    case 'oauth2':
    case 'openIdConnect':
      return { type: 'bearer' };
    case 'http':
      return ofHttp(textOf(scheme.scheme));
    case 'apiKey':
      if (scheme.in === 'header' && isName && isHeaderName(name)) return { type: 'header', name };
      return scheme.in === 'query' && isName ? { type: 'query', name } : undefined;
    default:
      return undefined;
  }
};

/**
 * Whether an operation is called without a key (`security: []`), or in a way that no key has; undefined if it is called with
 * one, and if nothing is said.
 */
export const operationAuth = (
  document: JsonObject,
  references: References,
  operation: JsonObject,
): ImportDraft['auth'] => {
  const wanted = listOf(operation.security ?? document.security)
    .slice(0, MAX_SCHEMES)
    .map(objectOf);
  if (wanted.length === 0) return Array.isArray(operation.security) ? { type: 'none' } : undefined;
  const schemes = objectOf(objectOf(document.components).securitySchemes);
  const types = wanted.map((one) =>
    Object.keys(one).map((name) => objectOf(references.resolve(schemes[name]))),
  );
  // An empty requirement among others says that a key is not needed, not that none is sent.
  const named = types.filter((all) => all.length > 0);
  if (named.length === 0) return { type: 'none' };
  if (named.some((all) => all.every((scheme) => placementOf(scheme) !== undefined))) return undefined;
  const [unusable] = named
    .flat()
    .filter((scheme) => textOf(scheme.type) !== '' && placementOf(scheme) === undefined);
  return unusable === undefined
    ? undefined
    : otherAuth((textOf(unusable.scheme) || textOf(unusable.in) || textOf(unusable.type)).toLowerCase());
};

/**
 * Where the key of a described API goes; `none` if it describes no way to authenticate, null if none of its ways is a key in
 * one place. What the whole API asks for comes first, and of that what a key alone satisfies. What is left out is noted.
 */
export const describedPlacement = (document: JsonObject, notes: string[]): KeyPlacement | null => {
  const references = createReferences(document);
  const schemes = objectOf(objectOf(document.components).securitySchemes);
  const asked = listOf(document.security)
    .slice(0, MAX_SCHEMES)
    .map((one) => Object.keys(objectOf(one)).slice(0, MAX_SCHEMES))
    .filter((names) => names.length > 0);
  const described = Object.keys(schemes).slice(0, MAX_SCHEMES);
  if (asked.length === 0 && described.length === 0) {
    notes.push('The document describes no authentication, so no key is sent');
    return { type: 'none' };
  }
  const placed = (names: readonly string[]) =>
    names.flatMap((name) => {
      const placement = placementOf(objectOf(references.resolve(schemes[name])));
      return placement === undefined ? [] : [{ name, placement }];
    });
  const alone = asked.filter(({ length }) => length === 1);
  const [usable] = [...placed(alone.flat()), ...placed(asked.flat()), ...placed(described)];
  if (usable === undefined) {
    notes.push('The document does not say where a key goes in a way that can be used here');
    return null;
  }
  const { name, placement } = usable;
  const isAsked = asked.some((names) => names.includes(name));
  if (isAsked && !alone.some(([one]) => one === name))
    notes.push(`The API asks for several values at once: only ${name} is sent as the key`);
  return placement;
};
