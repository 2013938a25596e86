import type { Provider } from '@gatehouse/contract/providers.ts';
import { errorCodesOf } from '#src/body/error-codes.ts';
import type { ResponseBody } from '#src/body/read-response-body.ts';

type ResponseHead = { status: number; headers: Readonly<Record<string, string>> };

/** Whether a response rejects the key with one of the provider's error codes, rather than with 401. */
export const rejectsKeyByCode = (
  response: ResponseHead,
  body: ResponseBody,
  { refusalCodes }: Pick<Provider, 'refusalCodes'>,
): boolean =>
  response.status >= 400 &&
  response.status < 500 &&
  refusalCodes.length > 0 &&
  errorCodesOf(body, response).some((code) => refusalCodes.includes(code));

/** Whether a call was rejected because of too many requests, not because of the key: GitHub uses 403 for that. */
export const isRateLimited = ({ status, headers }: ResponseHead): boolean =>
  status === 429 ||
  (status === 403 &&
    (headers['retry-after'] !== undefined ||
      headers['x-ratelimit-remaining'] === '0' ||
      headers['x-rate-limit-remaining'] === '0'));
