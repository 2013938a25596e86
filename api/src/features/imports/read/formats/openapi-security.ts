import { type JsonObject, listOf, objectOf, textOf } from '@gatehouse/contract/plain/json-text.ts';
import type { KeyPlacement } from '@gatehouse/contract/providers.ts';
import { isHeaderName } from '@gatehouse/request/headers.ts';
import { createReferences } from '#src/features/imports/read/formats/openapi-references.ts';

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

/** The names of the schemes that the whole API asks for come first. */
const namesOf = (document: JsonObject, schemes: JsonObject): string[] => {
  const wanted = listOf(document.security)
    .slice(0, MAX_SCHEMES)
    .flatMap((one) => Object.keys(objectOf(one)));
  return [...new Set([...wanted, ...Object.keys(schemes).slice(0, MAX_SCHEMES)])];
};

/**
 * Where the key of a described API goes; `none` if it describes no way to authenticate, null if none of its ways is a key in
 * one place. What is left out is noted.
 */
export const describedPlacement = (document: JsonObject, notes: string[]): KeyPlacement | null => {
  const references = createReferences(document);
  const schemes = objectOf(objectOf(document.components).securitySchemes);
  const names = namesOf(document, schemes);
  if (names.length === 0) {
    notes.push('The document describes no authentication, so that no key is sent');
    return { type: 'none' };
  }
  for (const name of names) {
    const placement = placementOf(objectOf(references.resolve(schemes[name])));
    if (placement === undefined) continue;
    const [first] = listOf(document.security).map(objectOf);
    if (first !== undefined && Object.keys(first).length > 1)
      notes.push(`The API asks for several values at once: only ${name} is sent as the key`);
    return placement;
  }
  notes.push('The document does not say where a key goes in a way that can be used here');
  return null;
};
