import { Tooltip } from '@mantine/core';
import { useEffect, useId, useState } from 'react';
import type { HintTarget } from '#src/ui/feedback/hint-target.ts';

/** Shows the tooltip at its element and sets it as the element's description. Loaded only by tooltip-layer.tsx. */
export const TooltipView = ({ shown }: { shown: HintTarget | null }) => {
  const id = useId();
  // Kept while the tooltip fades out.
  const [last, setLast] = useState<HintTarget | null>(null);
  useEffect(() => {
    if (shown === null) return undefined;
    setLast(shown);
    const { element, hint } = shown;
    // The whole of a cut text, and the name of an icon, would be read twice.
    if (hint === element.textContent || hint === element.getAttribute('aria-label')) return undefined;
    const described = element.getAttribute('aria-describedby');
    element.setAttribute('aria-describedby', described === null ? id : `${described} ${id}`);
    return () => {
      if (described === null) element.removeAttribute('aria-describedby');
      else element.setAttribute('aria-describedby', described);
    };
  }, [shown, id]);
  if (last === null) return null;
  return (
    <Tooltip
      target={last.element}
      opened={shown !== null && shown.element === last.element}
      label={<span id={id}>{last.hint}</span>}
      multiline
      maw="min(30rem, calc(100vw - 1rem))"
    />
  );
};
