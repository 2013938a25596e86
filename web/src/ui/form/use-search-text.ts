import { useDebouncedCallback } from '@mantine/hooks';
import { useRef, useState } from 'react';
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
