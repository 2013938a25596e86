import { useLocation, useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** A link leads to a screen and opens its dialog there. */
    opensDialog?: true;
  }
}

/** For a link: the screen that it leads to opens its dialog. */
export const OPENS_DIALOG = { opensDialog: true } as const;

/** Whether the screen was opened by such a link. A reload of the page, or Back, does not open the dialog again. */
export const useOpensDialog = (): boolean => {
  const { opensDialog } = useLocation({ select: ({ state }) => state });
  const navigate = useNavigate();
  const [opens] = useState(opensDialog === true);
  useEffect(() => {
    if (opens) void navigate({ to: '.', search: true, replace: true, state: {} });
  }, [opens, navigate]);
  return opens;
};
