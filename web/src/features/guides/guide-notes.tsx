import { VisuallyHidden } from '@mantine/core';
import { IconAlertTriangle, IconBulb } from '@tabler/icons-react';
import { Breakable } from '#src/features/guides/breakable.tsx';
import classes from '#src/features/guides/guides.module.css';

const KINDS = {
  warning: { icon: IconAlertTriangle, label: 'Warning: ' },
  tip: { icon: IconBulb, label: 'Tip: ' },
};

interface GuideNotesProps {
  kind: keyof typeof KINDS;
  texts: readonly string[];
}

/** Warnings have a coloured background, tips have none; a screen reader announces which is which. */
export const GuideNotes = ({ kind, texts }: GuideNotesProps) => {
  if (texts.length === 0) return null;
  const { icon: Icon, label } = KINDS[kind];
  return (
    <ul className={classes.notes} data-kind={kind}>
      {texts.map((text) => (
        <li key={text}>
          <Icon size={16} stroke={1.75} aria-hidden className={classes.noteIcon} />
          <span>
            <VisuallyHidden>{label}</VisuallyHidden>
            <Breakable text={text} />
          </span>
        </li>
      ))}
    </ul>
  );
};
