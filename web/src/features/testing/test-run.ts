import {
  type Observation,
  type ObservationKind,
  type RunTestInput,
  statusBadge,
  type TestResult,
} from '@gatehouse/contract/testing.ts';
import { formatBytes, formatMs } from '#src/lib/format.ts';

/** A call as it went out, which the form may no longer show. */
export interface SentCall {
  input: RunTestInput;
  /** The resolved URL. */
  url: string;
}

export type TestRun =
  | { phase: 'idle' }
  | { phase: 'running'; call: SentCall; startedAt: number }
  | { phase: 'answered'; call: SentCall; result: TestResult }
  /** Our own server made no call; `message` says why. */
  | { phase: 'refused'; call: SentCall; message: string }
  | { phase: 'cancelled'; call: SentCall; afterMs: number };

/** `401 Unauthorized`; the number alone where the upstream sent no words. */
export const statusLine = ({ status, statusText }: TestResult): string =>
  [status, statusText].filter((part) => part !== undefined && part !== '').join(' ');

const announceResult = (result: TestResult): string => {
  const time = formatMs(result.responseTime);
  if (result.status === undefined) return `Error after ${time}: ${result.error ?? 'No answer came'}`;
  const size = result.size === undefined ? '' : `, ${formatBytes(result.size)}`;
  return `${statusBadge(result.status).label}: ${statusLine(result)} in ${time}${size}`;
};

/** What a screen reader says when the run changes. */
export const announce = (run: TestRun): string => {
  switch (run.phase) {
    case 'idle':
      return '';
    case 'running':
      return 'Request sent, waiting for the answer';
    case 'answered':
      return announceResult(run.result);
    case 'refused':
      return `The call was not made. ${run.message}`;
    case 'cancelled':
      return 'Call cancelled';
  }
};

/** What the panel says in a place of its own. */
const SHOWN_ELSEWHERE: readonly ObservationKind[] = ['withheld-key', 'no-response'];

/** The observations for the list of the panel. */
export const listedObservations = ({ observations }: Pick<TestResult, 'observations'>): Observation[] =>
  observations.filter(({ kind }) => !SHOWN_ELSEWHERE.includes(kind));
