import { KEY_FIELDS } from '#src/features/keys/key-fields.ts';
import { hasSecretText, storableUrl } from '#src/lib/storable-text.ts';
import { FIELD_KINDS, type FieldDeclaration, type TypedValues } from '#src/ui/form/declared-field.tsx';
import { createFormDraft } from '#src/ui/form/form-draft.ts';

/** What a form has of the details of a key. */
export type KeyDetailValues = TypedValues<typeof KEY_FIELDS>;

/** The fields of a key that are no secret. The secret and its parts are not among them: they are in no draft at all. */
export interface TypedDetails extends Omit<KeyDetailValues, 'name'> {
  name: string | null;
  providerId: string | null;
}

const FIELDS: Readonly<Record<string, FieldDeclaration>> = KEY_FIELDS;
const NAMES = ['providerId', ...Object.keys(FIELDS)] as (keyof TypedDetails)[];

const storable = (typed: Partial<TypedDetails>): Partial<TypedDetails> =>
  Object.fromEntries(
    Object.entries(typed).flatMap(([name, value]) => {
      if (FIELDS[name]?.kind === 'url') return [[name, storableUrl(String(value))]];
      return hasSecretText(String(value)) ? [] : [[name, value]];
    }),
  );

/** What was typed about each key, and about a new one, and not saved. */
export const keyDetailDraft = createFormDraft<TypedDetails>({
  name: 'key details',
  storable,
  nullable: NAMES.filter(
    (name) => name === 'name' || FIELD_KINDS[FIELDS[name]?.kind ?? 'choice'].none === null,
  ),
});

/** Exactly these fields of a form: nothing else of it gets into a draft. */
export const typedDetails = (values: TypedDetails): TypedDetails =>
  Object.fromEntries(NAMES.map((name) => [name, values[name]])) as unknown as TypedDetails;
