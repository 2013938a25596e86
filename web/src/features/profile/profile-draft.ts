import type { ProfileValues } from '#src/features/profile/profile-values.ts';
import { createFormDraft } from '#src/ui/form/form-draft.ts';

export const profileDraft = createFormDraft<ProfileValues>({ name: 'profile' });

/** There is one profile, and its draft is there before it is. */
export const PROFILE_DRAFT_ID = 'profile';
