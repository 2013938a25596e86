/** The company's site as a person named it. */
export type CompanySite = {
  /** Host with its port, as typed. */
  host: string;
  /** Without port and brackets. */
  hostname: string;
  /** With its colon, or empty. */
  port: string;
  /** What all hosts of the site end with: `example.com` for `www.example.com` and `docs.example.com`. */
  base: string;
};

/** Names of hosts where companies keep what developers read. */
const DEVELOPER_LABELS = ['developer', 'developers', 'api', 'docs'] as const;
const LABELS_TO_CUT = new RegExp(`^(?:www|${DEVELOPER_LABELS.join('|')})\\.(?=[^.]+\\.)`);

/** A URL writes every IPv4 address as four numbers, however it was typed. */
const isAddress = (hostname: string): boolean => hostname.includes(':') || /^\d+(?:\.\d+){3}$/.test(hostname);

const bareName = (url: URL): string => url.hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '');

/** @param host a host with an optional port, as `companyHost` of the contract gives it */
export const companySite = (host: string): CompanySite => {
  const url = new URL(`https://${host}`);
  const hostname = bareName(url);
  // `host` may name 443 no longer: a URL leaves out the port that its scheme has anyway.
  const port = url.port === '' ? '' : `:${url.port}`;
  return { host, hostname, port, base: hostname.replace(LABELS_TO_CUT, '') };
};

/** Whether a URL is on a host of the company: its base name or one below it. An IP address has only itself. */
export const isOnSite = (site: CompanySite, url: URL): boolean => {
  const hostname = bareName(url);
  if (hostname === site.hostname) return true;
  return !isAddress(site.hostname) && (hostname === site.base || hostname.endsWith(`.${site.base}`));
};

/** Hosts beside the typed one where an API is often described, with the port that was typed. */
export const developerHosts = ({ hostname, base, port }: CompanySite): string[] => {
  const hasNames = !isAddress(hostname) && base.includes('.');
  return hasNames
    ? DEVELOPER_LABELS.map((label) => `${label}.${base}`)
        .filter((name) => name !== hostname)
        .map((name) => `${name}${port}`)
    : [];
};

/**
 * The addresses where the site may answer, to be tried in turn: https first, but not for a host of this machine or of
 * one named by number, which mostly has no certificate.
 */
export const originsOf = ({ hostname, host }: CompanySite): string[] => {
  const isNearby = isAddress(hostname) || hostname === 'localhost' || hostname.endsWith('.localhost');
  const schemes = isNearby ? ['http', 'https'] : ['https', 'http'];
  return schemes.map((scheme) => `${scheme}://${host}`);
};

/** Whether a URL is on the very host and port that was typed. */
export const isTypedHost = ({ host }: CompanySite, url: URL): boolean =>
  url.host === URL.parse(`${url.protocol}//${host}`)?.host;
