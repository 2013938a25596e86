import { COPIED_FLAG_MS } from '@gatehouse/contract/ui-constants.ts';
import { useCallback, useEffect, useRef, useState } from 'react';

/** A flag that `raise` sets for 2,000 ms; raising it again restarts the time. */
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
