import type { CreateProfileInput, Profile } from '@gatehouse/contract/profile.ts';
import type { Selectable } from 'kysely';
import type { Database, Db } from '#src/db/database.ts';

export const PROFILE_ID = 1;

export type ProfileFields = Omit<Profile, 'id' | 'createdAt' | 'updatedAt'>;

/** The fields with null for those that are absent. */
export const toFields = (input: CreateProfileInput): ProfileFields => ({
  companyName: input.companyName,
  companyWebsite: input.companyWebsite,
  companyDescription: input.companyDescription ?? null,
  companySize: input.companySize ?? null,
  companyIndustry: input.companyIndustry ?? null,
  contactName: input.contactName,
  contactEmail: input.contactEmail,
  contactPhone: input.contactPhone ?? null,
  projectDescription: input.projectDescription,
  apiUsageDescription: input.apiUsageDescription,
  projectUrl: input.projectUrl ?? null,
  expectedCallVolume: input.expectedCallVolume ?? null,
  privacyMeasures: input.privacyMeasures ?? null,
  additionalDetails: input.additionalDetails ?? null,
});

const toProfile = (row: Selectable<Database['user_profile']>): Profile => ({
  id: row.id,
  ...toFields(JSON.parse(row.fields)),
  createdAt: row.created_at,
  updatedAt: row.updated_at,
});

export const findProfile = async (db: Db): Promise<Profile | undefined> => {
  const row = await db.selectFrom('user_profile').selectAll().where('id', '=', PROFILE_ID).executeTakeFirst();
  return row && toProfile(row);
};

/** Throws if there is a profile. */
export const insertProfile = async (db: Db, fields: ProfileFields, at: string): Promise<Profile> => {
  const row = await db
    .insertInto('user_profile')
    .values({ id: PROFILE_ID, fields: JSON.stringify(fields), created_at: at, updated_at: at })
    .returningAll()
    .executeTakeFirstOrThrow();
  return toProfile(row);
};

/** Throws if there is none. */
export const updateProfile = async (db: Db, fields: ProfileFields, at: string): Promise<Profile> => {
  const row = await db
    .updateTable('user_profile')
    .set({ fields: JSON.stringify(fields), updated_at: at })
    .where('id', '=', PROFILE_ID)
    .returningAll()
    .executeTakeFirstOrThrow();
  return toProfile(row);
};

/** Returns false if there is none. */
export const deleteProfile = async (db: Db): Promise<boolean> => {
  const result = await db.deleteFrom('user_profile').where('id', '=', PROFILE_ID).executeTakeFirst();
  return result.numDeletedRows > 0n;
};
