import type { KeyForm } from '@gatehouse/contract/key-forms.ts';
import { STALE_TIME_MS } from '@gatehouse/contract/plain/ui-constants.ts';
import { entryChoice, type ProviderChoice } from '#src/features/providers/offers/entry-choice.ts';
import { trpc } from '#src/lib/trpc.ts';

/** Fewer letters name too many APIs. */
const MIN_LETTERS = 2;
const MAX_CHOICES = 20;

/** The APIs of the catalog that are not listed and whose name contains what was typed. */
export const entriesNamed = (forms: readonly KeyForm[], typed: string): ProviderChoice[] => {
  const wanted = typed.trim().toLowerCase();
  if (wanted.length < MIN_LETTERS) return [];
  const named = forms.filter(
    ({ catalogId, name }) => catalogId !== null && name.toLowerCase().includes(wanted),
  );
  const choices = new Map(named.flatMap(entryChoice).map((choice) => [choice.value, choice]));
  return [...choices.values()].slice(0, MAX_CHOICES);
};

/** Like `entriesNamed`; the catalog is asked for once somebody types. */
export const useEntriesNamed = (typed: string): ProviderChoice[] => {
  const enabled = typed.trim().length >= MIN_LETTERS;
  const { data = [] } = trpc.keyForms.list.useQuery({}, { staleTime: STALE_TIME_MS.providers, enabled });
  return enabled ? entriesNamed(data, typed) : [];
};
