import {
  type Observation,
  type ObservationKind,
  type RunTestInput,
  statusBadge,
  type TestResult,
} from '@gatehouse/contract/testing.ts';
import { errorMessage } from '#src/lib/error-message.ts';
import { formatBytes, formatMs } from '#src/lib/format.ts';
import type { Run } from '#src/lib/run.ts';

/** A call as it went out, which the form may no longer show. */
export interface SentCall {
  input: RunTestInput;
  /** The resolved URL. */
  url: string;
}

/** It has failed where our own server made no call. */
export type TestRun = Run<SentCall, TestResult>;

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
    case 'done':
      return announceResult(run.result);
    case 'failed':
      return `The call was not made. ${errorMessage(run.error)}`;
    case 'cancelled':
      return 'Call cancelled';
  }
};

/** What the panel says in a place of its own. */
const SHOWN_ELSEWHERE: readonly ObservationKind[] = ['withheld-key', 'no-response'];

/** The observations for the list of the panel. */
export const listedObservations = ({ observations }: Pick<TestResult, 'observations'>): Observation[] =>
  observations.filter(({ kind }) => !SHOWN_ELSEWHERE.includes(kind));
