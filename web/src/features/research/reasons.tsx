import type { ResearchReason } from '@gatehouse/contract/research.ts';
import { List, Text } from '@mantine/core';
import classes from '#src/features/research/research.module.css';
import { Notice } from '#src/ui/feedback/notice.tsx';

interface ReasonsProps {
  reasons: readonly ResearchReason[];
  /** Something was found although not all could be read. */
  isPartial: boolean;
}

/** Why a company research found nothing, or could not read all, each with what to do. */
export const Reasons = ({ reasons, isPartial }: ReasonsProps) => (
  <Notice>
    {isPartial ? 'Some pages could not be read:' : 'Why nothing was found:'}
    <List component="ul" size="sm" mt="xs" aria-label="Reasons">
      {reasons.map(({ problem, text, next, urls, count }) => (
        <List.Item key={problem} className={classes.reason}>
          {text} {next}
          {count > 1 && (
            <Text component="span" size="xs" c="dimmed" display="block" ff="monospace">
              {urls.join(', ')}
              {count > urls.length && ` and ${count - urls.length} more`}
            </Text>
          )}
        </List.Item>
      ))}
    </List>
  </Notice>
);
