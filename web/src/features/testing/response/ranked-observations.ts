import type { Observation, ObservationKind, TestResult } from '@gatehouse/contract/testing.ts';

/** Shown elsewhere in the panel. */
const SHOWN_ELSEWHERE: readonly ObservationKind[] = ['withheld-key', 'no-response'];

/** The observations in the list of the panel. */
export const listedObservations = ({ observations }: Pick<TestResult, 'observations'>): Observation[] =>
  observations.filter(({ kind }) => !SHOWN_ELSEWHERE.includes(kind));

/** What is known anyway when the status is read. */
const UNREMARKABLE: readonly ObservationKind[] = ['status', 'shape', 'pages'];

/** Which observation says what to do next, by the status. */
const NEXT_STEPS: Partial<Record<number, ObservationKind>> = {
  201: 'created',
  202: 'created',
  405: 'accepted',
  415: 'accepted',
  429: 'rate-limit',
  503: 'rate-limit',
};

/**
 * The observations, those first that the user should see without opening the others: what to do next, and what went wrong.
 * They come in the order of their importance; but that a call succeeded is no news.
 */
export const rankedObservations = (
  result: Pick<TestResult, 'observations' | 'status'>,
): { first: Observation[]; others: Observation[] } => {
  const listed = listedObservations(result);
  const { status = 0 } = result;
  // An error with a status of success is news, and its status line explains it.
  const isFine = status >= 200 && status <= 299 && listed.every(({ kind }) => kind !== 'problem');
  const next = listed.find(({ kind }) => kind === NEXT_STEPS[status]);
  const main = isFine
    ? (next ??
      listed.find(({ kind }) => !UNREMARKABLE.includes(kind)) ??
      listed.find(({ kind }) => kind !== 'status'))
    : undefined;
  const first = [...new Set([next, main ?? listed[0]])].filter((one) => one !== undefined);
  return { first, others: listed.filter((one) => !first.includes(one)) };
};
