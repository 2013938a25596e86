import { companyName, companyOf } from '#src/features/providers/company.ts';

/** The company's site as the user entered it. */
export type CompanySite = {
  /** Host with its port, as typed. */
  host: string;
  /** Without port and brackets. */
  hostname: string;
  /** With its colon, or empty. */
  port: string;
  /** What all hosts of the site end with: `example.com` for `www.example.com` and `docs.example.com`. */
  base: string;
  /** What its APIs are known by, together with their names: the base with the port. */
  company: string;
};

/** First labels of the hosts on which companies publish their developer documentation. */
const DEVELOPER_LABELS = ['developer', 'developers', 'api', 'docs'] as const;

/** A URL always contains an IPv4 address as four numbers, however it was typed. */
const isAddress = (hostname: string): boolean => hostname.includes(':') || /^\d+(?:\.\d+){3}$/.test(hostname);

const bareName = (url: URL): string => url.hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '');

/** @param host a host with an optional port, as returned by `companyHost` of the contract */
export const companySite = (host: string): CompanySite => {
  const url = new URL(`https://${host}`);
  const hostname = bareName(url);
  // `host` may contain port 443, which is left out here: a URL drops the default port of its scheme.
  const port = url.port === '' ? '' : `:${url.port}`;
  return { host, hostname, port, base: companyName(hostname), company: companyOf(host) };
};

/** Whether a URL is on a host of the company: its base name or a subdomain. For an IP address, only that address. */
export const isOnSite = (site: CompanySite, url: URL): boolean => {
  const hostname = bareName(url);
  if (hostname === site.hostname) return true;
  return !isAddress(site.hostname) && (hostname === site.base || hostname.endsWith(`.${site.base}`));
};

/** Other hosts on which companies often describe their API, with the port that was typed. */
export const developerHosts = ({ hostname, base, port }: CompanySite): string[] => {
  const hasNames = !isAddress(hostname) && base.includes('.');
  return hasNames
    ? DEVELOPER_LABELS.map((label) => `${label}.${base}`)
        .filter((name) => name !== hostname)
        .map((name) => `${name}${port}`)
    : [];
};

/**
 * The origins to try in turn: https first, except for this machine and for IP addresses, which usually have no
 * certificate.
 */
export const originsOf = ({ hostname, host }: CompanySite): string[] => {
  const isNearby = isAddress(hostname) || hostname === 'localhost' || hostname.endsWith('.localhost');
  const schemes = isNearby ? ['http', 'https'] : ['https', 'http'];
  return schemes.map((scheme) => `${scheme}://${host}`);
};

/** Whether a URL is on exactly the host and port that were typed. */
export const isTypedHost = ({ host }: CompanySite, url: URL): boolean =>
  url.host === URL.parse(`${url.protocol}//${host}`)?.host;
