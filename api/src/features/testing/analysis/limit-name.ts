import { quote } from '#src/features/testing/analysis/formatting.ts';
import type { Explainer } from '#src/features/testing/analysis/observation.ts';

/** Headers that name which of several limits was reached: Xero's, Discord's, GitHub's. */
const NAMES = ['x-rate-limit-problem', 'x-ratelimit-scope', 'x-ratelimit-resource'];
const MAX_NAME = 60;

/** Which of several limits was reached, if a header says so. */
export const limitInWords: (...observed: Parameters<Explainer>) => string | undefined = ({
  response: { status, headers },
}) => {
  const name = status === 429 || status === 403 ? NAMES.find((one) => headers[one]) : undefined;
  return name && `The limit is “${quote(headers[name] ?? '', MAX_NAME)}”.`;
};
