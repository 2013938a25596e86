import { Button } from '@mantine/core';
import { IconChevronRight } from '@tabler/icons-react';
import { type ReactNode, useId } from 'react';
import classes from '#src/ui/layout/disclosure.module.css';

interface DisclosureProps {
  label: string;
  isOpen: boolean;
  onToggle: () => void;
  /** Rendered only while it is open. */
  children: ReactNode;
}

/** A button that shows and hides its content. */
export const Disclosure = ({ label, isOpen, onToggle, children }: DisclosureProps) => {
  const contentId = useId();
  return (
    <div>
      <Button
        variant="subtle"
        color="gray"
        size="xs"
        className={classes.toggle}
        aria-expanded={isOpen}
        aria-controls={contentId}
        onClick={onToggle}
        leftSection={
          <IconChevronRight
            size={14}
            stroke={1.75}
            aria-hidden
            className={classes.chevron}
            data-open={isOpen}
          />
        }
      >
        {label}
      </Button>
      <div id={contentId}>{isOpen && children}</div>
    </div>
  );
};
