import { COPIED_FLAG_MS } from '@gatehouse/contract/keys.ts';
import { useCallback, useEffect, useRef, useState } from 'react';

/** A flag that `raise` sets and that falls by itself after 2,000 ms; raising it again starts the time anew. */
export const useCopiedFlag = (): [copied: boolean, raise: () => void] => {
  const [copied, setCopied] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const raise = useCallback(() => {
    clearTimeout(timer.current);
    setCopied(true);
    timer.current = setTimeout(() => setCopied(false), COPIED_FLAG_MS);
  }, []);

  useEffect(() => () => clearTimeout(timer.current), []);
  return [copied, raise];
};
