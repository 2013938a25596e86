import { useEffect, useState } from 'react';

/** Minutes and seconds: `14:05`; `0:00` once it is over. */
export const timeLeftText = (ms: number): string => {
  const seconds = Math.max(0, Math.floor(ms / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
};

const TICK_MS = 500;

/** How long it is until then, in words that a clock has. */
export const useTimeLeft = (iso: string): string => {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), TICK_MS);
    return () => clearInterval(timer);
  }, []);
  return timeLeftText(Date.parse(iso) - now);
};
