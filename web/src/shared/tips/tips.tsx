import { IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { IconAction } from '#src/components/icon-action.tsx';
import { Section } from '#src/components/section.tsx';
import { focusHeading } from '#src/lib/focus-heading.ts';
import { toast } from '#src/lib/toast.ts';
import { type TipsName, useHiddenTips } from '#src/shared/tips/hidden-tips.ts';

interface TipsProps {
  name: TipsName;
  children: ReactNode;
}

/** A block of tips, until the user puts it away. */
export const Tips = ({ name, children }: TipsProps) => {
  const { hidden, hide, show } = useHiddenTips();
  if (hidden.includes(name)) return null;
  const putAway = (): void => {
    hide(name);
    focusHeading();
    toast({
      title: `${name} are put away`,
      description: 'They can be shown again in Settings.',
      action: { label: 'Undo', onClick: () => show(name) },
    });
  };
  const label = `Hide ${name.toLowerCase()}`;
  return (
    <Section title={name} actions={<IconAction label={label} icon={IconX} onClick={putAway} />}>
      {children}
    </Section>
  );
};
