import { httpUrl } from '@gatehouse/contract/common.ts';
import type { Explainer } from '#src/features/testing/analysis/observation.ts';

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
