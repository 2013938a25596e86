import type { OauthSetup } from '@gatehouse/contract/oauth-setup.ts';
import { OPENS_DIALOG } from '#src/ui/dialog/opens-dialog.ts';
import { TextLink } from '#src/ui/text/link.tsx';

/** Why the login of a provider cannot be set up, with the way to what is possible. */
export const UnsupportedNote = ({ setup }: { setup: Pick<OauthSetup, 'notes'> }) => (
  <>
    {setup.notes.join(' ')}{' '}
    <TextLink to="/keys" state={OPENS_DIALOG} inherit underline="always">
      Add a key
    </TextLink>
  </>
);
