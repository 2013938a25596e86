import type { Profile } from '@gatehouse/contract/profile.ts';
import { type ProfileValues, toProfileInput } from '#src/features/profile/profile-values.ts';
import { errorMessage } from '#src/lib/error-message.ts';
import { trpc } from '#src/lib/trpc.ts';
import { toastSuccess } from '#src/ui/feedback/toast.ts';

/** Creates the profile if there is none, and changes it otherwise. */
export const useSaveProfile = (profile: Profile | undefined, onSaved: (saved: Profile) => void) => {
  const utils = trpc.useUtils();
  const settle = (message: string) => (saved: Profile) => {
    utils.profile.get.setData({}, saved);
    toastSuccess(message);
    onSaved(saved);
  };
  const create = trpc.profile.create.useMutation({ onSuccess: settle('Profile created successfully') });
  const update = trpc.profile.update.useMutation({ onSuccess: settle('Profile updated successfully') });
  const { error, isPending } = profile === undefined ? create : update;
  const save = (values: ProfileValues): void => {
    const input = toProfileInput(values);
    if (profile === undefined) create.mutate(input);
    else update.mutate({ id: profile.id, ...input });
  };
  const title = profile === undefined ? 'Error creating profile' : 'Error updating profile';
  return { save, error, isPending, toast: { title, text: errorMessage(error) || 'Please try again later' } };
};
