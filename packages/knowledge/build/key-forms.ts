import type { ProviderKind } from '#build/provider-kind.ts';
import { readYaml } from '#build/read-yaml.ts';
import { besideIn } from '#build/sources.ts';
import { keyFormsSchema, namedKeyFormsSchema } from '#schema/key-forms.ts';

/** What the keys of an API look like; one without an entry says what it is called. */
export const keyFormsKind: ProviderKind = {
  file: 'key-forms.yaml',
  write: (draft, slug, source, sources) => {
    const hasEntry = besideIn(sources, source, 'entry.yaml') !== undefined;
    draft.putFact('key-forms', slug, readYaml(source, hasEntry ? keyFormsSchema : namedKeyFormsSchema));
  },
};
