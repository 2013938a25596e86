import { Box, Center, Group, Skeleton, Stack, VisuallyHidden } from '@mantine/core';
import type { ReactNode } from 'react';
import { Loader } from '#src/ui/feedback/loader.tsx';
import classes from './loading-state.module.css';

/** Skeletons have different lengths, so that they look like text and not like a grid. */
const WIDTHS = ['62%', '48%', '74%', '55%', '68%'];
const widthOf = (index: number): string => WIDTHS[index % WIDTHS.length] ?? '60%';

const Loading = ({ what, children }: { what: string; children: ReactNode }) => (
  <div role="status" aria-busy="true">
    <VisuallyHidden>{`Loading ${what}`}</VisuallyHidden>
    {children}
  </div>
);

interface LoadingProps {
  /** What is loading, for screen readers: `API keys`. */
  what: string;
  count?: number;
}

/** Shown instead of the rows of a table, at the same height; in an element with `data-compact`, of compact ones. */
export const LoadingRows = ({ what, count = 3, columns = 4 }: LoadingProps & { columns?: number }) => (
  <Loading what={what}>
    <div className={classes.rows}>
      {Array.from({ length: count }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: skeletons have no identity
        <Group key={row} wrap="nowrap" gap="lg" className={classes.row}>
          {Array.from({ length: columns }, (_, column) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: skeletons have no identity
            <Box key={column} flex={1}>
              <Skeleton height={10} width={widthOf(row + column * 2)} />
            </Box>
          ))}
        </Group>
      ))}
    </div>
  </Loading>
);

/** Shown instead of cards, in the same grid. */
export const LoadingCards = ({ what, count = 3, height = 96 }: LoadingProps & { height?: number }) => (
  <Loading what={what}>
    <div className={classes.cards}>
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: skeletons have no identity
        <Stack key={index} gap={12} h={height} className={classes.card}>
          <Skeleton height={10} width="38%" />
          <Skeleton height={10} width={widthOf(index)} />
          <Skeleton height={10} width={widthOf(index + 2)} />
        </Stack>
      ))}
    </div>
  </Loading>
);

/** What loads faster than this shows no loader, which would only flash. In ms. */
const LOADER_AFTER = 200;

/** Height of a line of text, in px. */
const LINE = 22;

/** Shown instead of text or a form, of about `count` lines. */
export const LoadingText = ({ what, count = 4 }: LoadingProps) => (
  <Center mih={count * LINE} c="dimmed" fz="sm">
    <Loader
      text={`Loading ${what}`}
      size={count === 1 ? 'small' : 'medium'}
      placement={count === 1 ? 'right' : 'below'}
      delay={LOADER_AFTER}
    />
  </Center>
);
