import type { PartPlace } from '@gatehouse/contract/key-parts.ts';
import { furtherParts } from '@gatehouse/contract/plain/parts-of-key.ts';
import type { Provider } from '@gatehouse/contract/providers.ts';
import { fillTemplate } from '@gatehouse/request/key-template.ts';
import { keyVariables } from '@gatehouse/request/key-variable.ts';

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

/** A JSON body with the values of the key that go into it. */
export const bodyWithParts = <Body extends Record<string, unknown>>(
  body: Body | null,
  provider: Keyed,
  isKeyless: boolean,
): Body | null => {
  const fields = isKeyless ? [] : partTexts(provider, 'body');
  return fields.length === 0 ? body : ({ ...body, ...Object.fromEntries(fields) } as Body);
};
