import { quote } from '#src/features/testing/analysis/formatting.ts';
import type { Explainer } from '#src/features/testing/analysis/observation.ts';

const MAX_WORDS = 200;

/** The methods or formats that the API accepts (RFC 9110 section 10.2.1, RFC 5789 section 3.1, W3C Linked Data Platform). */
export const explainAccepted: Explainer = ({ response: { status, headers } }) => {
  if (status === 405 && headers.allow) return `It accepts ${quote(headers.allow, MAX_WORDS)}.`;
  const formats = headers['accept-post'] ?? headers['accept-patch'] ?? headers.accept;
  return status === 415 && formats ? `It accepts ${quote(formats, MAX_WORDS)}.` : undefined;
};
