import { NO_PROFILE, PROFILE_FIELDS, type ProfileValues } from '#src/features/profile/profile-values.ts';
import { createDraft, likeInitial } from '#src/lib/draft.ts';

interface ProfileDraft {
  /** What the form contains. */
  values: ProfileValues;
  /** What was saved when it was typed. */
  saved: ProfileValues;
}

const read = likeInitial(NO_PROFILE);

const parse = (stored: unknown): ProfileDraft | undefined => {
  const { values, saved } = (stored ?? {}) as { values?: unknown; saved?: unknown };
  const [typed, before] = [read(values), read(saved)];
  return typed && before && { values: typed, saved: before };
};

export const profileDraft = createDraft<ProfileDraft>({ name: 'profile', parse });

const isSame = (a: ProfileValues, b: ProfileValues): boolean =>
  PROFILE_FIELDS.every((field) => a[field] === b[field]);

/**
 * What the form begins with: what is saved, with what was typed over it. A field that was not changed here follows what is
 * saved, which another window may have changed.
 */
export const withDraft = (saved: ProfileValues, draft: ProfileDraft | undefined): ProfileValues => {
  if (draft === undefined || isSame(draft.values, draft.saved)) return saved;
  const typed = PROFILE_FIELDS.filter((field) => draft.values[field] !== draft.saved[field]);
  return { ...saved, ...Object.fromEntries(typed.map((field) => [field, draft.values[field]])) };
};
