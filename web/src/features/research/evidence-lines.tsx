import type { Evidence } from '@gatehouse/contract/research.ts';
import { Loader, Text } from '@mantine/core';
import { ExternalLink } from '#src/components/external-link.tsx';
import { StatusBadge, type Tone } from '#src/components/status-badge.tsx';
import type { CompanyProgress } from '#src/features/research/company-progress.ts';
import { Line, LineList } from '#src/features/research/line-list.tsx';
import classes from '#src/features/research/research.module.css';
import { NOTHING } from '#src/lib/format.ts';

/** Most usual paths are not there on most sites: that is nothing to warn of. */
const NOT_THERE = [404, 410];

const toneOf = (status: number): Tone => {
  if (status >= 500) return 'destructive';
  if (status >= 400 && !NOT_THERE.includes(status)) return 'warning';
  return status >= 200 && status < 300 ? 'success' : 'neutral';
};

const Status = ({ status }: Pick<Evidence, 'status'>) =>
  status === null ? (
    <Text span size="xs" c="dimmed">
      {NOTHING}
    </Text>
  ) : (
    <StatusBadge tone={toneOf(status)}>{status}</StatusBadge>
  );

/** Each URL that was tried, in order, with its status and what it gave. */
export const EvidenceLines = ({ evidence }: { evidence: readonly Evidence[] }) => (
  <LineList label="URLs that were tried">
    {evidence.map(({ url, status, found }, place) => (
      <Line
        // biome-ignore lint/suspicious/noArrayIndexKey: an address may be tried twice, and none changes its place
        key={`${place} ${url}`}
        mark={<Status status={status} />}
        what={
          <ExternalLink inherit href={url}>
            {url}
          </ExternalLink>
        }
        note={found}
      />
    ))}
  </LineList>
);

/** The same while it runs: what is under way, then the newest first. No links, because the lines move. */
export const ProgressLines = ({ trying, tried }: Omit<CompanyProgress, 'pages'>) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and so the keyboard has to reach it
  <section aria-label="Progress" tabIndex={0} className={classes.progress}>
    <LineList label="URLs that are tried">
      {trying.map((url) => (
        <Line key={url} mark={<Loader size={14} aria-hidden />} what={url} note="Waiting for an answer" />
      ))}
      {tried
        .map(({ url, status, found }, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an address may be tried twice, and the list only grows
          <Line key={`${place} ${url}`} mark={<Status status={status} />} what={url} note={found} />
        ))
        .reverse()}
    </LineList>
  </section>
);
