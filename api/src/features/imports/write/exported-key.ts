import type { CallBody, FormField } from '@gatehouse/contract/body.ts';
import type { PartPlace } from '@gatehouse/contract/key-parts.ts';
import { bodyTypeOf, FORM_TYPE } from '@gatehouse/contract/plain/form-body.ts';
import { contentTypeOf } from '@gatehouse/contract/plain/headers/content-type.ts';
import { furtherParts } from '@gatehouse/contract/plain/parts-of-key.ts';
import { writtenVariable } from '@gatehouse/contract/plain/variables/marks.ts';
import type { Provider } from '@gatehouse/contract/providers.ts';
import { writeBody } from '@gatehouse/request/body/write-body.ts';
import { type BodyField, PlacementError, withBodyFields } from '@gatehouse/request/body-fields.ts';
import { fillTemplate } from '@gatehouse/request/key-template.ts';
import { keyVariables } from '@gatehouse/request/key-variable.ts';
import { maskVariables } from '#src/features/imports/read/variables.ts';
import type { ExportedEndpoint } from '#src/features/imports/write/exported-endpoint.ts';

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
    [keyPlacement.main]: writtenVariable(variable),
    ...Object.fromEntries(
      furtherParts(keyPlacement).map(({ name }) => [name, writtenVariable(parts[name] ?? variable)]),
    ),
  };
  return keyPlacement.places
    .filter((place) => place.in === kind)
    .map(({ name, value }) => [name, fillTemplate(value, values)]);
};

type Exported = Pick<ExportedEndpoint, 'method' | 'body' | 'headers' | 'provider' | 'keyless'>;

const inFields = (before: readonly FormField[], fields: readonly BodyField[]): CallBody => {
  const names = new Set(fields.map(([name]) => name));
  const added = fields.map(([name, value]) => ({ name, value }));
  return { kind: 'form', fields: [...added, ...before.filter(({ name }) => !names.has(name))] };
};

/** Undefined if a call could not put the key into such a body either. */
const withFields = (
  { method, body, headers }: Exported,
  fields: readonly BodyField[],
): CallBody | undefined => {
  if (body?.kind === 'form') return inFields(body.fields, fields);
  const written = writeBody(body, headers ?? {});
  const contentType = contentTypeOf(headers ?? undefined) ?? written?.contentType ?? '';
  const isForm = bodyTypeOf({ 'content-type': contentType }) === FORM_TYPE;
  if (written === undefined && method !== 'GET' && isForm) return inFields([], fields);
  const request = {
    method,
    url: new URL('https://api.example.com'),
    headers: { 'content-type': contentType },
    body: written?.body,
  };
  try {
    const text = String(withBodyFields(request, fields, maskVariables).body);
    return body?.kind === 'text' ? { ...body, text } : { kind: 'json', text };
  } catch (error) {
    if (error instanceof PlacementError) return undefined;
    throw error;
  }
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
    notes: [
      `The values of ${provider.name}’s key that go into the body are left out: they need a JSON object or a form.`,
    ],
  };
};
