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
    // The whole of a cut text is the text itself, which would be read twice.
    if (shown.hint === shown.element.textContent) return undefined;
    shown.element.setAttribute('aria-describedby', id);
    return () => shown.element.removeAttribute('aria-describedby');
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
