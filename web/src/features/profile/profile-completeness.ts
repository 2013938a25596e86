import type { ApplicationPlatform } from '@gatehouse/contract/application-platform.ts';
import { PROFILE_FILLS } from '@gatehouse/contract/plain/profile-fills.ts';
import {
  PROFILE_FIELDS,
  type ProfileField,
  type ProfileValues,
} from '#src/features/profile/profile-values.ts';

/** Without them an application is not accepted, whatever its platform. */
const ALWAYS: readonly ProfileField[] = [
  'companyName',
  'companyWebsite',
  'contactName',
  'contactEmail',
  'projectDescription',
  'apiUsageDescription',
];

const FILLS: Partial<Record<ProfileField, string>> = PROFILE_FILLS;

export interface Completeness {
  /** What an application to the platform takes from the profile. */
  wanted: ProfileField[];
  missing: ProfileField[];
}

/** How much of what an application to this platform takes from the profile is there. */
export const completenessFor = (
  platform: Pick<ApplicationPlatform, 'fields'>,
  values: ProfileValues,
): Completeness => {
  const asked = new Set(platform.fields.flatMap(({ source }) => source ?? []));
  const isWanted = (field: ProfileField): boolean => {
    const filled = FILLS[field];
    return ALWAYS.includes(field) || (filled !== undefined && asked.has(filled as never));
  };
  const wanted = PROFILE_FIELDS.filter(isWanted);
  return { wanted, missing: wanted.filter((field) => values[field].trim() === '') };
};
