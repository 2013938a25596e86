import type { KeyForms } from '#schema/key-forms.ts';
import { factsOf } from '#src/facts.ts';
import { perKnowledge } from '#src/per-knowledge.ts';

/** The form of an API's keys. One with a name is recognized by it only: the catalogue has no entry of that slug. */
export type KnownKeyForm = { slug: string } & Pick<KeyForms, 'name'> & KeyForms['forms'][number];

/** The forms of keys that only one API has, beside those of the providers that are in the list of every installation. */
export const knownKeyForms = perKnowledge((knowledge): readonly KnownKeyForm[] =>
  [...factsOf<KeyForms>(knowledge, 'key-forms')].flatMap(([slug, { forms, ...rest }]) =>
    forms.map((form) => ({ slug, ...rest, ...form })),
  ),
);
