import { useDebouncedCallback } from '@mantine/hooks';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { loadTypedReader, searchInUrl, searchOfUrl } from '#src/lib/search-in-url.ts';

/** So long no key is pressed before the text is reported, in ms. */
const PAUSE_MS = 250;

/**
 * The text of a search field, which is shown at once and reported when the user pauses, for the URL. Another text there,
 * from a link or the Back button, replaces what is shown.
 */
export const useSearchText = (
  inUrl: string | undefined,
  report: (text: string | undefined) => void,
): { text: string; setText: (text: string) => void } => {
  const current = searchOfUrl(inUrl);
  const [text, show] = useState(current);
  const [known, setKnown] = useState(current);
  if (known !== current) {
    setKnown(current);
    if (current !== text.trim()) show(current);
  }
  const latest = useRef(current);
  const shown = useRef(current);
  shown.current = current;
  const { history } = useRouter();
  // Who follows a link or goes back has left what was just typed: it would get into the address of where they are now.
  useEffect(() => {
    const leave = (): void => {
      latest.current = shown.current;
      show(shown.current);
    };
    // The router has taken it over.
    const onClick = ({ defaultPrevented, target }: MouseEvent): void => {
      if (defaultPrevented && target instanceof Element && target.closest('a[href]') !== null) leave();
    };
    document.addEventListener('click', onClick);
    const { pathname } = history.location;
    // A filter that is chosen on the same screen adds to what was typed.
    const unsubscribe = history.subscribe(({ location, action: { type } }) => {
      if (type !== 'REPLACE' && (type !== 'PUSH' || location.pathname !== pathname)) leave();
    });
    return () => {
      document.removeEventListener('click', onClick);
      unsubscribe();
    };
  }, [history]);
  const send = useDebouncedCallback(async (typed: string) => {
    // Without it, every longer text would be a mark in the address.
    await loadTypedReader();
    if (latest.current === typed) report(searchInUrl(typed.trim()) || undefined);
  }, PAUSE_MS);
  const setText = (typed: string): void => {
    void loadTypedReader();
    latest.current = typed;
    show(typed);
    send(typed);
  };
  return { text, setText };
};
