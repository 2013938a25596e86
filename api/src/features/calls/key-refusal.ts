import type { Provider } from '@gatehouse/contract/providers.ts';
import { errorCodesOf } from '#src/response-body/error-codes.ts';
import type { ResponseBody } from '#src/response-body/read-response-body.ts';

type Answer = { status: number; headers: Readonly<Record<string, string>> };

/** Whether an answer says by one of the provider's error codes, rather than by 401, that it does not accept the key. */
export const refusesKeyByCode = (
  { status, headers }: Answer,
  body: ResponseBody,
  { refusalCodes }: Pick<Provider, 'refusalCodes'>,
): boolean =>
  status >= 400 &&
  status < 500 &&
  refusalCodes.length > 0 &&
  errorCodesOf(body, headers).some((code) => refusalCodes.includes(code));

/** Whether a refusal is about how often was asked, and not about the key: GitHub answers 403 to that. */
export const isAboutRate = ({ status, headers }: Answer): boolean =>
  status === 429 ||
  (status === 403 &&
    (headers['retry-after'] !== undefined ||
      headers['x-ratelimit-remaining'] === '0' ||
      headers['x-rate-limit-remaining'] === '0'));
