import type { CallBody, FormField } from '@gatehouse/contract/body.ts';
import type { PartPlace } from '@gatehouse/contract/key-parts.ts';
import { bodyTypeOf } from '@gatehouse/contract/plain/form-body.ts';
import { parseJsonObject } from '@gatehouse/contract/plain/json-text.ts';
import { furtherParts } from '@gatehouse/contract/plain/parts-of-key.ts';
import type { Provider } from '@gatehouse/contract/providers.ts';
import { type BodyField, withBodyFields } from '@gatehouse/request/body-fields.ts';
import { fillTemplate } from '@gatehouse/request/key-template.ts';
import { keyVariables } from '@gatehouse/request/key-variable.ts';
import type { ExportedEndpoint } from '#src/features/imports/write/exported-endpoint.ts';

const FORM_TYPE = 'application/x-www-form-urlencoded';

type Keyed = Pick<Provider, 'slug' | 'keyPlacement'>;

/** The variables of a provider's key: one for each of its values. */
export const exportedVariables = ({ slug, keyPlacement }: Keyed): string[] => {
  const { variable, parts = {} } = keyVariables(slug, keyPlacement);
  return [variable, ...Object.values(parts)];
};

/** What goes where of a key that consists of several values, with `{{VARIABLES}}` for them; empty for any other key. */
export const partTexts = (
  { slug, keyPlacement }: Keyed,
  kind: PartPlace['in'],
): [name: string, text: string][] => {
  if (keyPlacement.type !== 'parts') return [];
  const { variable, parts = {} } = keyVariables(slug, keyPlacement);
  const values = {
    [keyPlacement.main]: `{{${variable}}}`,
    ...Object.fromEntries(furtherParts(keyPlacement).map(({ name }) => [name, `{{${parts[name]}}}`])),
  };
  return keyPlacement.places
    .filter((place) => place.in === kind)
    .map(({ name, value }) => [name, fillTemplate(value, values)]);
};

type Exported = Pick<ExportedEndpoint, 'method' | 'body' | 'headers' | 'provider' | 'keyless'>;

const inJson = (text: string, fields: readonly BodyField[]): CallBody => {
  const url = new URL('https://api.example.com');
  const placed = withBodyFields({ method: 'POST', url, headers: {}, body: text }, fields);
  return { kind: 'json', text: String(placed.body) };
};

const inFields = (before: readonly FormField[], fields: readonly BodyField[]): CallBody => {
  const names = new Set(fields.map(([name]) => name));
  const added = fields.map(([name, value]) => ({ name, value }));
  return { kind: 'form', fields: [...added, ...before.filter(({ name }) => !names.has(name))] };
};

/** Undefined if the key cannot go into such a body. */
const withFields = (
  { method, body, headers }: Exported,
  fields: readonly BodyField[],
): CallBody | undefined => {
  if (body === null) {
    if (method === 'GET') return undefined;
    return bodyTypeOf(headers ?? undefined) === FORM_TYPE ? inFields([], fields) : inJson('{}', fields);
  }
  if (body.kind === 'form') return inFields(body.fields, fields);
  const isObject = body.kind === 'json' && parseJsonObject(body.text) !== undefined;
  return isObject ? inJson(body.text, fields) : undefined;
};

/** The body with the values of the key that go into it, and a note if it is none that they can go into. */
export const bodyWithParts = (exported: Exported): { body: CallBody | null; notes: string[] } => {
  const { body, provider, keyless } = exported;
  const fields = keyless === undefined ? partTexts(provider, 'body') : [];
  if (fields.length === 0) return { body, notes: [] };
  const placed = withFields(exported, fields);
  if (placed !== undefined) return { body: placed, notes: [] };
  return {
    body,
    notes: [`The key of ${provider.name} is left out: it goes into a JSON object or a form.`],
  };
};
