import { IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { type TipsName, useHiddenTips } from '#src/features/tips/offers/hidden-tips.ts';
import { focusHeading } from '#src/lib/focus-heading.ts';
import { IconAction } from '#src/ui/button/icon-action.tsx';
import { toast } from '#src/ui/feedback/toast.ts';
import { Section } from '#src/ui/layout/section.tsx';

/** A block of tips, until the user puts it away. */
export const Tips = ({ name, children }: { name: TipsName; children: ReactNode }) => {
  const { hidden, hide, show } = useHiddenTips();
  if (hidden.includes(name)) return null;
  const putAway = (): void => {
    hide(name);
    focusHeading();
    toast({
      title: `${name} are hidden`,
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
