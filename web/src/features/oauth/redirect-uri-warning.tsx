import { OAUTH_CALLBACK_PATH } from '@gatehouse/contract/plain/redirect-uri.ts';
import { Anchor } from '@mantine/core';
import { Notice } from '#src/ui/feedback/notice.tsx';

type RedirectUriNote =
  /** The provider sends the browser to another origin than the page's, where the login that began here is unknown. */
  | { kind: 'other-origin'; origin: string }
  /** Gatehouse would not recognize the login there. */
  | { kind: 'other-path'; path: string };

/** Why a login would not come back to the page at this origin; undefined if it would, and for a text that is no URL. */
export const redirectUriNote = (uri: string, origin: string): RedirectUriNote | undefined => {
  if (!URL.canParse(uri)) return undefined;
  const target = new URL(uri);
  if (target.protocol !== 'http:' && target.protocol !== 'https:') return undefined;
  if (target.pathname !== OAUTH_CALLBACK_PATH) return { kind: 'other-path', path: target.pathname };
  return target.origin === origin ? undefined : { kind: 'other-origin', origin: target.origin };
};

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
