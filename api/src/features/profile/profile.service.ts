import type { CreateProfileInput, PatchProfileInput, Profile } from '@gatehouse/contract/profile.ts';
import { type Deps, timestamp } from '#src/deps.ts';
import { AppError, notFound } from '#src/errors.ts';
import * as store from '#src/features/profile/profile.store.ts';

const missing = () => notFound('Profile');

/** Throws NOT_FOUND while there is none. */
export const getProfile = async (deps: Deps): Promise<Profile> => {
  const profile = await store.findProfile(deps.connection.db);
  if (profile === undefined) throw missing();
  return profile;
};

/** There is one profile. Throws CONFLICT if it exists. */
export const createProfile = (deps: Deps, input: CreateProfileInput): Promise<Profile> =>
  deps.connection.transaction(async (tx) => {
    if ((await store.findProfile(tx)) !== undefined)
      throw new AppError('CONFLICT', 'There is a profile already. Change it instead.');
    return store.insertProfile(tx, store.toFields(input), timestamp(deps));
  });

/** Changes the given fields; null clears one. Throws NOT_FOUND. */
export const updateProfile = (deps: Deps, { id, ...patch }: PatchProfileInput): Promise<Profile> =>
  deps.connection.transaction(async (tx) => {
    const current = await store.findProfile(tx);
    if (current?.id !== id) throw missing();
    const given = Object.fromEntries(Object.entries(patch).filter(([, value]) => value !== undefined));
    return store.updateProfile(tx, store.toFields({ ...current, ...given }), timestamp(deps));
  });

export const deleteProfile = async (deps: Deps, id: number): Promise<{ id: number }> => {
  if (id !== store.PROFILE_ID || !(await store.deleteProfile(deps.connection.db))) throw missing();
  return { id };
};
