import { isLoopbackHost } from '@gatehouse/outbound/local-host.ts';

/** Whether the URL's host is written as this machine: the only place where a secret may go without https. */
export const isLoopbackUrl = (url: string): boolean => isLoopbackHost(URL.parse(url)?.hostname ?? '');

/** Whether an endpoint may be used: https, or http on this machine; no user information. */
export const isSecureEndpoint = (url: string): boolean => {
  const parsed = URL.parse(url);
  if (parsed === null || parsed.username !== '' || parsed.password !== '') return false;
  return parsed.protocol === 'https:' || (parsed.protocol === 'http:' && isLoopbackUrl(url));
};
