import { useLocation, useNavigate } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useState } from 'react';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** A link leads to a screen and opens its dialog there; with what the dialog is about, if the link says so. */
    opensDialog?: true | { about: string };
  }
}

/** For a link: the screen that it leads to opens its dialog. */
export const OPENS_DIALOG = { opensDialog: true } as const;

/** Like `OPENS_DIALOG`, for a dialog that is about one of several things. */
export const opensDialogAbout = (about: string) => ({ opensDialog: { about } });

/**
 * Whether the screen was opened by such a link, and what its dialog is about. `onAsk` is told of each, also of one that was
 * followed on the screen itself. A reload of the page, or Back, does not open the dialog again.
 */
export const useOpensDialog = (onAsk?: () => void): { opens: boolean; about: string | undefined } => {
  const { pathname, state } = useLocation();
  const [screen] = useState(pathname);
  // The screen that is left sees the next location before it goes: what opens there is none of its business.
  const opensDialog = pathname === screen ? state.opensDialog : undefined;
  const navigate = useNavigate();
  const [asked, setAsked] = useState(opensDialog);
  const ask = useEffectEvent(() => onAsk?.());
  useEffect(() => {
    if (opensDialog === undefined) return;
    setAsked(opensDialog);
    ask();
    void navigate({ to: '.', search: true, replace: true, state: {} });
  }, [opensDialog, navigate]);
  return { opens: asked !== undefined, about: typeof asked === 'object' ? asked.about : undefined };
};
