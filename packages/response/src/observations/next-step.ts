import { httpUrl } from '@gatehouse/contract/common.ts';
import { quote } from '#src/observations/formatting.ts';
import type { Explainer } from '#src/observations/observation.ts';

const MAX_WORDS = 200;

/** The methods or formats that the API accepts (RFC 9110 section 10.2.1, RFC 5789 section 3.1, W3C Linked Data Platform). */
export const explainAccepted: Explainer = (observed) => {
  const { status, headers } = observed.response;
  if (status === 405 && headers.allow) return `It accepts ${quote(observed, headers.allow, MAX_WORDS)}.`;
  const formats = headers['accept-post'] ?? headers['accept-patch'] ?? headers.accept;
  return status === 415 && formats ? `It accepts ${quote(observed, formats, MAX_WORDS)}.` : undefined;
};

const MAX_SHOWN = 300;

/** Where to look after 201 and 202: Location (RFC 9110 section 10.2.2), and Azure's Operation-Location. */
export const explainCreated: Explainer = ({ response: { status, headers, url } }) => {
  if (status !== 201 && status !== 202) return undefined;
  const location = headers.location ?? headers['operation-location'];
  const target = location === undefined ? undefined : URL.parse(location, url)?.href;
  if (target === undefined || target.length > MAX_SHOWN || !httpUrl().safeParse(target).success)
    return undefined;
  return status === 201 ? `It is at ${target}.` : `Check its progress at ${target}.`;
};
