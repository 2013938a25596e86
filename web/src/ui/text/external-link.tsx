import { Anchor, type AnchorProps, VisuallyHidden } from '@mantine/core';
import { IconArrowUpRight } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './external-link.module.css';

interface ExternalLinkProps extends AnchorProps {
  href: string;
  children: ReactNode;
}

const isWebAddress = (href: string): boolean => {
  const protocol = URL.canParse(href) ? new URL(href).protocol : '';
  return protocol === 'https:' || protocol === 'http:';
};

/** A link to another site, in a new tab without a referrer or access to this one. Plain text if the URL is not http(s). */
export const ExternalLink = ({ href, children, ...others }: ExternalLinkProps) => {
  if (!isWebAddress(href)) return <span>{children}</span>;
  return (
    <Anchor href={href} target="_blank" rel="noopener noreferrer" {...others}>
      {children}
      <span aria-hidden className={classes.mark}>
        <IconArrowUpRight size="1em" stroke={1.75} />
      </span>
      <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
    </Anchor>
  );
};
