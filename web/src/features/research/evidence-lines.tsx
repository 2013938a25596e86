import type { ResearchEvidence } from '@gatehouse/contract/research.ts';
import { Text } from '@mantine/core';
import { Line, LineList } from '#src/features/research/line-list.tsx';
import classes from '#src/features/research/research.module.css';
import type { CompanyProgress } from '#src/features/research/use-company-research.ts';
import { NOTHING } from '#src/lib/format.ts';
import { LoaderMark } from '#src/ui/feedback/loader.tsx';
import { StatusBadge, type Tone } from '#src/ui/feedback/status-badge.tsx';
import { ExternalLink } from '#src/ui/text/external-link.tsx';

/** Most sites lack most of the common paths, so this is no reason for a warning. */
const NOT_FOUND = [404, 410];

const toneOf = (status: number): Tone => {
  if (status >= 500) return 'destructive';
  if (status >= 400 && !NOT_FOUND.includes(status)) return 'warning';
  return status >= 200 && status < 300 ? 'success' : 'neutral';
};

const Status = ({ status }: Pick<ResearchEvidence, 'status'>) =>
  status === null ? (
    <Text span size="xs" c="dimmed">
      {NOTHING}
    </Text>
  ) : (
    <StatusBadge tone={toneOf(status)}>{status}</StatusBadge>
  );

/** Each URL that was tried, in order, with its status and what was found there. */
export const EvidenceLines = ({ evidence }: { evidence: readonly ResearchEvidence[] }) => (
  <LineList label="URLs tried">
    {evidence.map(({ url, status, found }, index) => (
      <Line
        // biome-ignore lint/suspicious/noArrayIndexKey: a URL may be tried twice, and the order never changes
        key={`${index} ${url}`}
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

/** The same during the research: pending URLs, then the newest first. No links, because the lines move. */
export const ProgressLines = ({ trying, tried }: Omit<CompanyProgress, 'pages'>) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
  <section aria-label="Progress" tabIndex={0} className={classes.progress}>
    <LineList label="URLs being tried">
      {trying.map((url) => (
        <Line key={url} mark={<LoaderMark />} what={url} note="Waiting for a response" />
      ))}
      {tried
        .map(({ url, status, found }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a URL may be tried twice, and the list only grows
          <Line key={`${index} ${url}`} mark={<Status status={status} />} what={url} note={found} />
        ))
        .reverse()}
    </LineList>
  </section>
);
