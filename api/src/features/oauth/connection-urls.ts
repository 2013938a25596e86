import type { OauthConnection } from '@gatehouse/contract/oauth.ts';
import type { OauthFacts } from '@gatehouse/knowledge/schema/oauth.ts';
import type { CredentialHosts } from '@gatehouse/request/credential.ts';
import { mayReceiveKey } from '#src/features/keys/key-hosts.ts';
import type { ConfiguredUrls } from '#src/features/oauth/oauth-connections.store.ts';

type Fields = Readonly<Record<string, string>>;
type AccountFields = OauthConnection['accountFields'];

/** What a URL has in place of the placeholders of a pattern, by name; only whole labels of the host. */
const fieldsOfUrl = (pattern: string, url: string): Fields => {
  const names: string[] = [];
  const source = pattern
    .split(/(\{\w+\})/)
    .map((part) => {
      const name = /^\{(\w+)\}$/.exec(part)?.[1];
      if (name === undefined) return part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
      names.push(name);
      return '([a-z0-9-]+)';
    })
    .join('');
  const values = new RegExp(`^${source}$`, 'i').exec(url)?.slice(1) ?? [];
  return Object.fromEntries(
    names.flatMap((name, at) => (values[at] === undefined ? [] : [[name, values[at]]])),
  );
};

type Known = { tokenUrl: string; saidFields: Fields; config: ConfiguredUrls };

/** What is known of the account of a connection, with what it is called: what the facts name, and then what its configuration does. */
export const accountFieldsOf = (
  facts: OauthFacts | undefined,
  { tokenUrl, saidFields, config }: Known,
): AccountFields => {
  const named = Object.entries(facts?.accountFields ?? {});
  const inUrl = facts === undefined ? {} : fieldsOfUrl(facts.tokenUrl, tokenUrl);
  const ofFacts = named.map(([name, { from, label }]) => ({
    name,
    label,
    value: (from === 'tokenUrl' ? inUrl : saidFields)[name],
  }));
  const own = config.accountFields
    .filter((name) => !named.some(([other]) => other === name))
    .map((name) => ({ name, label: name, value: saidFields[name] }));
  return [...ofFacts, ...own].flatMap(({ name, label, value }) =>
    value === undefined ? [] : [{ name, label, value }],
  );
};

/** The URL that a value is, or whose host it is, without a path's last slash; undefined unless it is nothing but that. */
const urlOf = (value: string): string | undefined => {
  const url = URL.parse(/^[a-z]+:/i.test(value) ? value : `https://${value}`);
  const isPlain =
    url !== null &&
    /^https?:$/.test(url.protocol) &&
    [url.username, url.password, url.search, url.hash].every((part) => part === '') &&
    (url.port === '' || url.protocol === 'http:');
  return isPlain ? url.origin + url.pathname.replace(/\/+$/, '') : undefined;
};

const labelOf = (value: string): string | undefined =>
  /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/i.test(value) ? value : undefined;

const NAME = /\{([\w-]+)\}/g;

/** A part of a URL with values in place of names; undefined if one is missing, or cannot stand there. */
const filled = (
  part: string,
  values: Fields,
  written: (value: string) => string | undefined,
): string | undefined => {
  let isWhole = true;
  const text = part.replace(NAME, (_all, name: string) => {
    const value = Object.hasOwn(values, name) ? written(values[name] ?? '') : undefined;
    isWhole &&= value !== undefined;
    return value ?? '';
  });
  return isWhole ? text : undefined;
};

/** `{instance_url}` as a whole URL, `{dc}` in a host as one label, and anything in the path as one segment. */
const filledUrl = (template: string, values: Fields): string | undefined => {
  const [whole] = /^\{[\w-]+\}/.exec(template) ?? [];
  const start = whole ?? /^https?:\/\/[^/]*/i.exec(template)?.[0] ?? '';
  const host = filled(start, values, whole === undefined ? labelOf : urlOf);
  const path = filled(template.slice(start.length), values, encodeURIComponent);
  return host === undefined || path === undefined ? undefined : host + path;
};

/**
 * The base URL of calls with the token of a connection; null if that is the provider's. One with a host that does not get the token is
 * none: what a server says of an account never decides where a call goes.
 */
export const apiUrlOf = (
  template: string,
  fields: AccountFields,
  hosts: CredentialHosts,
  localNetworks: boolean,
): string | null => {
  if (template === '') return null;
  const values = Object.fromEntries(fields.map(({ name, value }) => [name, value]));
  const url = URL.parse(filledUrl(template, values) ?? '');
  return url !== null && mayReceiveKey(url, hosts, localNetworks) ? url.href.replace(/\/$/, '') : null;
};
