import { useEffect, useState } from 'react';
import { createDraft } from '#src/lib/draft.ts';
import { isSame } from '#src/lib/is-same.ts';

interface FormDraftOptions<Values> {
  /** Unique among the drafts of the application. */
  name: string;
  /** Of what was typed, what may be stored: leave out secrets, which stay in memory. */
  storable?: (typed: Partial<Values>) => Partial<Values>;
  /** The fields that may be null. */
  nullable?: readonly (keyof Values)[];
}

type Fields = Record<string, unknown>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const kindOf = (value: unknown): string => (Array.isArray(value) ? 'array' : typeof value);

/** Whether a form can have the value instead of the initial one: another version of the application may have stored it. */
const fits = (value: unknown, initial: unknown, isNullable: boolean): boolean => {
  // A field that is there and undefined at first can have an object.
  if (initial === undefined) return isFields(value);
  return isNullable && (value === null || initial === null)
    ? value === null || typeof value === 'string'
    : value !== null && kindOf(value) === kindOf(initial);
};

const parseDrafts = (stored: unknown): Record<string, Fields> | undefined =>
  isFields(stored)
    ? Object.fromEntries(Object.entries(stored).flatMap(([id, it]) => (isFields(it) ? [[id, it]] : [])))
    : undefined;

/**
 * What was typed over what is saved, for each of the things that a form is about: a provider's configuration, a key, a new
 * endpoint. Only the fields that differ are kept, so that the others follow what is saved. It survives leaving the screen
 * and, as far as it may be stored, a reload of the page.
 */
export const createFormDraft = <Values extends object>({
  name,
  storable = (typed) => typed,
  nullable = [],
}: FormDraftOptions<Values>) => {
  const draft = createDraft<Record<string, Fields>>({
    name,
    parse: parseDrafts,
    storable: (all) =>
      Object.fromEntries(Object.entries(all).map(([id, typed]) => [id, storable(typed as Partial<Values>)])),
  });

  /** What was typed about it, in the fields that the form still has. */
  const typedOf = (id: string, saved: Values): Partial<Values> => {
    const initial = saved as Fields;
    const typed = Object.entries(draft.read()?.[id] ?? {}).filter(
      ([field, value]) =>
        Object.hasOwn(initial, field) &&
        fits(value, initial[field], nullable.includes(field as keyof Values)) &&
        !isSame(value, initial[field]),
    );
    return Object.fromEntries(typed) as Partial<Values>;
  };

  const forget = (id: string): void => {
    const { [id]: typed, ...others } = draft.read() ?? {};
    if (typed === undefined) return;
    if (Object.keys(others).length === 0) draft.forget();
    else draft.keep(others);
  };

  const keep = (id: string, saved: Values, values: Values): void => {
    const changed = Object.entries(values).filter(
      ([field, value]) => !isSame(value, (saved as Fields)[field]),
    );
    if (changed.length === 0) forget(id);
    else draft.keep({ ...draft.read(), [id]: Object.fromEntries(changed) });
  };

  return {
    /** What the form begins with: what is saved, with what was typed over it. */
    read: (id: string, saved: Values): Values => ({ ...saved, ...typedOf(id, saved) }),
    has: (id: string, saved: Values): boolean => Object.keys(typedOf(id, saved)).length > 0,
    keep,
    forget,
  };
};

export type FormDraft<Values extends object> = ReturnType<typeof createFormDraft<Values>>;

/** The values that a form begins with, and whether some were typed earlier. Without an id there is no draft. */
export const useFirstValues = <Values extends object>(
  draft: FormDraft<Values>,
  id: string | undefined,
  saved: Values,
) =>
  useState(() =>
    id === undefined
      ? { values: saved, isRestored: false }
      : { values: draft.read(id, saved), isRestored: draft.has(id, saved) },
  )[0];

/** Keeps what the form contains, while it differs from what is saved. */
export const useFormDraft = <Values extends object>(
  draft: FormDraft<Values>,
  id: string | undefined,
  saved: Values,
  values: Values,
): void => {
  useEffect(() => {
    if (id !== undefined) draft.keep(id, saved, values);
  }, [draft, id, saved, values]);
};
