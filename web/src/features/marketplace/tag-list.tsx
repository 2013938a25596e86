import { INTEGRATION_TAGS_SHOWN } from '@gatehouse/contract/plain/marketplace-options.ts';
import { Badge, UnstyledButton, VisuallyHidden } from '@mantine/core';
import { useState } from 'react';
import classes from '#src/features/marketplace/marketplace.module.css';

/** The first tags; the rest is a hint on hover and focus, and is shown by a click. */
export const TagList = ({ tags, of }: { tags: readonly string[]; of: string }) => {
  const [isOpen, setOpen] = useState(false);
  if (tags.length === 0) return null;
  const shown = isOpen ? tags : tags.slice(0, INTEGRATION_TAGS_SHOWN);
  const rest = tags.slice(INTEGRATION_TAGS_SHOWN);
  return (
    <ul className={classes.tags} aria-label="Tags">
      {shown.map((tag) => (
        <li key={tag}>
          <Badge variant="default" className={classes.tag}>
            {tag}
          </Badge>
        </li>
      ))}
      {rest.length > 0 && (
        <li>
          <UnstyledButton
            className={classes.more}
            aria-expanded={isOpen}
            data-hint={isOpen ? undefined : rest.join(', ')}
            onClick={() => setOpen((was) => !was)}
          >
            {isOpen ? 'Show fewer' : `+${rest.length} more`}
            <VisuallyHidden> tags of {of}</VisuallyHidden>
          </UnstyledButton>
        </li>
      )}
    </ul>
  );
};
