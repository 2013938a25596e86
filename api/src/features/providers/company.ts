import { openKnowledge } from '@gatehouse/knowledge/open-knowledge.ts';
import { sharedHosts } from '@gatehouse/knowledge/shared-hosts.ts';

/**
 * Names of hosts that a company reserves for itself: the site, its documentation and its API are the same company. Any
 * other subdomain may belong to a customer, as `acme.zendesk.com` does.
 */
const OWN_LABEL = /^(?:www|developers?|api|docs)\./;

/** A URL always contains an IPv4 address as four numbers, however it was typed. */
export const isAddress = (hostname: string): boolean =>
  hostname.includes(':') || /^\d+(?:\.\d+){3}$/.test(hostname);

/** Whether strangers can get names below this one, so that two of them are not one company. */
export const isShared = (name: string): boolean => {
  const labels = name.split('.');
  const [second = '', top = ''] = labels.slice(-2);
  const { hosting, registries } = sharedHosts(openKnowledge());
  return (
    labels.length < 2 ||
    hosting.has(name) ||
    (labels.length === 2 && top.length === 2 && registries.has(second))
  );
};

/** The host name without brackets and a trailing dot, in lower case. */
const bareName = (hostname: string): string =>
  hostname
    .toLowerCase()
    .replace(/^\[|\]$/g, '')
    .replace(/\.$/, '');

/** What the names of a company end with: `example.com` for `www.example.com` and `docs.example.com`. */
export const companyName = (hostname: string): string => {
  const name = bareName(hostname);
  const base = name.replace(OWN_LABEL, '');
  return isAddress(name) || isShared(base) ? name : base;
};

/**
 * The company that a host belongs to, with the port if the host has one: `acme.com`, `127.0.0.1:3000`. An API that was
 * found on a site is known by this and its name together.
 */
export const companyOf = (host: string): string => {
  const { hostname, port } = new URL(`http://${host}`);
  const name = companyName(hostname);
  // A trailing dot may hide the default port of a scheme, which the host of a URL leaves out.
  const isDefault = port === '' || port === '443';
  const bracketed = name.includes(':') ? `[${name}]` : name;
  return isDefault ? bracketed : `${bracketed}:${port}`;
};

/** Whether a host, or all hosts of a pattern such as `*.acme.com`, belong to a company. */
export const isOfCompany = (company: string, host: string): boolean => {
  if (host.toLowerCase() === company) return true;
  const pattern = bareName(host.replace(/^\*\./, ''));
  if (pattern === company) return !isShared(company);
  return !isShared(company) && !isAddress(pattern) && pattern.endsWith(`.${company}`);
};
