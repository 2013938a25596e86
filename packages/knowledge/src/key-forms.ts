import type { KeyForms } from '#schema/key-forms.ts';
import { factsOf } from '#src/facts.ts';
import type { Knowledge } from '#src/open-knowledge.ts';

/** The form of an API's keys. One with a name is recognised by it only: the catalogue has no entry of that slug. */
export type KnownKeyForm = { slug: string } & Pick<KeyForms, 'name'> & KeyForms['forms'][number];

const cached = new WeakMap<Knowledge, readonly KnownKeyForm[]>();

/** The forms of keys that only one API has, beside those of the providers that are in the list of every installation. */
export const knownKeyForms = (knowledge: Knowledge): readonly KnownKeyForm[] => {
  const known = cached.get(knowledge);
  if (known !== undefined) return known;
  const read = [...factsOf<KeyForms>(knowledge, 'key-forms')].flatMap(([slug, { forms, ...rest }]) =>
    forms.map((form) => ({ slug, ...rest, ...form })),
  );
  cached.set(knowledge, read);
  return read;
};
