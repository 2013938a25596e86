import type { Explainer } from '#src/features/testing/analysis/observation.ts';
import { quote } from '#src/features/testing/analysis/words.ts';

const MAX_WORDS = 200;

/** Methods and formats that the API would take (RFC 9110 section 10.2.1, RFC 5789 section 3.1, W3C Linked Data Platform). */
export const explainAccepted: Explainer = ({ response: { status, headers } }) => {
  if (status === 405 && headers.allow) return `It takes ${quote(headers.allow, MAX_WORDS)}.`;
  const formats = headers['accept-post'] ?? headers['accept-patch'] ?? headers.accept;
  return status === 415 && formats ? `It takes ${quote(formats, MAX_WORDS)}.` : undefined;
};
