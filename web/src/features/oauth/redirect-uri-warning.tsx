import { Anchor } from '@mantine/core';
import { redirectUriNote } from '#src/features/oauth/redirect-uri-note.ts';
import { Notice } from '#src/ui/feedback/notice.tsx';

/** The same screen at another origin. */
const here = (origin: string): string => `${origin}${window.location.pathname}${window.location.search}`;

/** That a login would not come back to this page, and what to do about it. */
export const RedirectUriWarning = ({ uri }: { uri: string }) => {
  const note = redirectUriNote(uri, window.location.origin);
  if (note === undefined) return null;
  if (note.kind === 'other-path') {
    return (
      <Notice>
        Gatehouse receives logins at <code>/oauth-callback</code> only. A login that comes back to{' '}
        <code>{note.path}</code> is lost.
      </Notice>
    );
  }
  return (
    <Notice>
      The login comes back to <code>{note.origin}</code>, but you have Gatehouse open at{' '}
      <code>{window.location.origin}</code>. Your browser treats these as two sites, so log in from the first
      one.{' '}
      <Anchor href={here(note.origin)} inherit underline="always">
        Open Gatehouse at {note.origin}
      </Anchor>
    </Notice>
  );
};
