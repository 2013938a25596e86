import { COPIED_FLAG_MS } from '@gatehouse/contract/plain/ui-constants.ts';
import { VisuallyHidden } from '@mantine/core';
import { IconCheck, IconCopy, type TablerIcon } from '@tabler/icons-react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { BusyButton } from '#src/ui/button/busy-button.tsx';
import { IconAction } from '#src/ui/button/icon-action.tsx';

/** A flag that `raise` sets for 2,000 ms; raising it again restarts the time. */
const useCopiedFlag = (): [copied: boolean, raise: () => void] => {
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

interface CopyButtonProps {
  /** What is copied: `Copy Production key`. */
  label: string;
  hint?: string;
  /** What is copied, if it is not the text itself. */
  icon?: TablerIcon;
  /** Copies, and resolves to whether that worked: `() => copyText(value)`. May fetch the text first. */
  onCopy: () => Promise<boolean>;
  /** Only an icon, or a button with `label` as its text. */
  look?: 'icon' | 'button';
}

/** A button that copies, and shows for 2,000 ms that it did. */
export const CopyButton = ({ label, hint, icon = IconCopy, onCopy, look = 'icon' }: CopyButtonProps) => {
  const [copied, raiseCopied] = useCopiedFlag();
  const [isBusy, setBusy] = useState(false);
  const Icon = copied ? IconCheck : icon;

  const copy = async () => {
    setBusy(true);
    const done = await onCopy().finally(() => setBusy(false));
    if (done) raiseCopied();
  };

  return (
    <>
      {look === 'icon' ? (
        <IconAction
          label={label}
          hint={copied ? 'Copied' : hint}
          icon={Icon}
          tone={copied ? 'success' : 'neutral'}
          isBusy={isBusy}
          onClick={copy}
        />
      ) : (
        <BusyButton variant="default" size="xs" icon={Icon} isBusy={isBusy} onClick={copy}>
          {copied ? 'Copied' : label}
        </BusyButton>
      )}
      <VisuallyHidden role="status">{copied ? 'Copied' : ''}</VisuallyHidden>
    </>
  );
};
