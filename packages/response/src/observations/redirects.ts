import { hasKeyArrived } from '#src/observations/arrived-key.ts';
import type { Explainer, ObservedResponse } from '#src/observations/observation.ts';

/** Fetch standard, "HTTP-redirect fetch": 301 and 302 turn a POST into a GET without a body, 303 any method. */
const losesBody = ({ method, response }: ObservedResponse): boolean =>
  response.redirects.some(
    ({ status }) =>
      (method === 'POST' && (status === 301 || status === 302)) || (method !== 'GET' && status === 303),
  );

/** Where the redirects led, and what was lost: the key, the body. */
export const explainRedirects: Explainer = (observed) => {
  const { response, url, method, withheldHost, noun } = observed;
  const { redirects } = response;
  if (redirects.length === 0) return undefined;
  const end = new URL(response.url);
  const isSame = end.origin === url.origin;
  const parts = [
    `Followed ${redirects.length === 1 ? 'a redirect' : `${redirects.length} redirects`} to ${isSame ? end.pathname : end.host}.`,
    withheldHost === undefined && !hasKeyArrived(observed)
      ? `The ${noun} was not sent on to another host.`
      : undefined,
    losesBody(observed)
      ? `On the way the ${method} became a GET without a body: call the final address directly.`
      : undefined,
  ];
  return parts.filter(Boolean).join(' ');
};
