import { type CompanySize, toApplicationSize } from '@gatehouse/contract/plain/company/company-size.ts';
import { PROFILE_FILLS } from '@gatehouse/contract/plain/profile-fills.ts';
import type { Profile } from '@gatehouse/contract/profile.ts';
import type { ApplicationValues, TextField } from '#src/features/applications/application-values.ts';

/** What the profile can add to an application: only fields that are empty are filled in. */
export const filledFrom = (
  profile: Profile,
  values: ApplicationValues,
): Partial<Record<TextField, string>> => {
  const filled: Partial<Record<TextField, string>> = {};
  for (const [from, to] of Object.entries(PROFILE_FILLS) as [keyof typeof PROFILE_FILLS, TextField][]) {
    const known = profile[from];
    if (!known || values[to].trim() !== '') continue;
    filled[to] = from === 'companySize' ? toApplicationSize(known as CompanySize) : known;
  }
  return filled;
};

/** Takes back what was filled in, except for what was changed since. */
export const withoutFilled = (
  filled: Partial<Record<TextField, string>>,
  values: ApplicationValues,
): Partial<Record<TextField, string>> =>
  Object.fromEntries(
    Object.entries(filled)
      .filter(([field, text]) => values[field as TextField] === text)
      .map(([field]) => [field, '']),
  );
