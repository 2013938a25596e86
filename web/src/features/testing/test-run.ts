import { statusBadge } from '@gatehouse/contract/plain/status-badge.ts';
import type { RunTestInput, TestResult } from '@gatehouse/contract/testing.ts';
import type { CredentialId } from '#src/features/requests/offers/call-choices.ts';
import { errorMessage } from '#src/lib/error-message.ts';
import { formatBytes, formatMs } from '#src/lib/format.ts';
import type { Run } from '#src/lib/run.ts';

/** The records of a stream that have arrived so far. */
export interface ArrivedRecords {
  status: number;
  statusText: string;
  contentType: string;
  records: readonly string[];
  /** When each arrived, in ms after the call began. */
  arrivals: readonly number[];
}

/** A call as it was sent; the form may have changed since. */
export interface SentCall {
  input: RunTestInput;
  /** The resolved URL. */
  url: string;
  /** How many headers of the request a reload left out. */
  lostHeaders?: number | undefined;
}

/** What a call was made with. */
export const idOfCall = ({ input: { apiKeyId: keyId, connectionId } }: SentCall): CredentialId => ({
  keyId: keyId ?? undefined,
  connectionId: connectionId ?? undefined,
  noKey: keyId === null && (connectionId ?? null) === null ? true : undefined,
});

/** The phase is `failed` if the server did not make the call. */
export type TestRun = Run<SentCall, TestResult, ArrivedRecords>;

/** The URL of a call whose response says that the key was not sent to it; `unwanted` is said in the form alone. */
export const withheldUrl = (run: TestRun): string | undefined => {
  const reason = run.phase === 'done' ? run.result.withheldReason : undefined;
  return run.phase === 'done' && (reason === 'host' || reason === 'plain-http') ? run.call.url : undefined;
};

/** `401 Unauthorized`; only the number if the API sent no status text. */
export const statusLine = ({ status, statusText }: Pick<TestResult, 'status' | 'statusText'>): string =>
  [status, statusText].filter((part) => part !== undefined && part !== '').join(' ');

const announceResult = (result: TestResult): string => {
  const time = formatMs(result.responseTime);
  if (result.status === undefined) return `Error after ${time}: ${result.error ?? 'No response'}`;
  const size = result.size === undefined ? '' : `, ${formatBytes(result.size)}`;
  return `${statusBadge(result.status).label}: ${statusLine(result)} in ${time}${size}`;
};

/** What a screen reader announces when the run changes. */
export const announce = (run: TestRun): string => {
  switch (run.phase) {
    case 'idle':
      return '';
    case 'running':
      return run.progress === undefined
        ? 'Request sent, waiting for the response'
        : `${statusLine(run.progress)}: the response is arriving`;
    case 'done':
      return announceResult(run.result);
    case 'failed':
      return `The call was not made. ${errorMessage(run.error)}`;
    case 'canceled':
      return 'Call canceled';
  }
};
