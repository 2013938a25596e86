import { COMPANY_RESEARCH_LIMITS } from '@gatehouse/contract/plain/company-research-limits.ts';
import { Progress, Text } from '@mantine/core';
import classes from '#src/features/research/research.module.css';

const { pages: MAX_PAGES } = COMPANY_RESEARCH_LIMITS;

/** How many pages a research has read, out of those it may read. */
export const PagesUsed = ({ pages }: { pages: number }) => (
  <div className={classes.pages}>
    <Progress.Root size="sm" className={classes.bar}>
      <Progress.Section value={(pages / MAX_PAGES) * 100} aria-label="Pages used" />
    </Progress.Root>
    <Text size="xs" c="dimmed" className={classes.count}>
      {pages} of {MAX_PAGES} pages
    </Text>
  </div>
);
