import { httpUrl } from '@gatehouse/contract/common.ts';
import { type JsonObject, listOf, objectOf, textOf } from '@gatehouse/contract/plain/json-text.ts';

const schema = httpUrl();
const PLACEHOLDER_HOST =
  /(^|\.)(local|localhost|example|external|internal|test|invalid)$|^example\.|^[\d.]+$|^\[|^[^.]+$/;

/** The text as an http or https URL of a host on the internet; null for anything else. */
export const linkOrNull = (value: unknown): string | null => {
  const text = textOf(value);
  if (!schema.safeParse(text).success) return null;
  const url = new URL(text);
  return PLACEHOLDER_HOST.test(url.hostname) ? null : url.href;
};

export type ServerFacts = { baseUrl: string | null; hosts: string[]; patterns: string[] };

const defaultOf = (server: JsonObject, name: string): string => {
  const variable = objectOf(objectOf(server.variables)[name]);
  const value = variable.default;
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
};

/** A server's URL with the defaults of its variables; null if one of them has no usable default. */
const resolved = (server: JsonObject): string | null => {
  const filled = textOf(server.url)
    .replace(/^\/\//, 'https://')
    .replace(/\{([^}]+)\}/g, (_, name: string) => defaultOf(server, name) || '\0');
  return linkOrNull(filled.replace(/\/+$/, ''));
};

/** `api.{region}.example.com` as `api.*.example.com`; null unless the name ends in two fixed labels. */
const pattern = (server: JsonObject): string | null => {
  const host = /^(?:https?:)?\/\/([^/]+)/.exec(textOf(server.url))?.[1];
  if (host === undefined || !host.includes('{')) return null;
  const starred = host
    .toLowerCase()
    .replace(/:\d+$/, '')
    .replace(/\{[^}]*\}/g, '*');
  return /^[a-z0-9*.-]+\.[a-z0-9-]+\.[a-z]{2,}$/.test(starred) && !/\*[^.]*\.[a-z]+$/.test(starred)
    ? starred
    : null;
};

/** A host name that starts with a variable belongs to one account, unless the variable only selects a region. */
const isAccountHost = (server: JsonObject): boolean => {
  const first = /^(?:https?:)?\/\/\{([^}]+)\}/.exec(textOf(server.url))?.[1];
  return first !== undefined && !/region|environment|cluster|datacenter|^host$|^hostname$/i.test(first);
};

/** Where an API is served: https before http, variables at their defaults, account hosts as patterns only. */
export const serverFacts = (servers: unknown): ServerFacts => {
  const all = listOf(servers).map(objectOf);
  const urls = all
    .filter((server) => !isAccountHost(server))
    .map(resolved)
    .filter((url) => url !== null)
    .map((url) => url.replace(/\/$/, ''));
  const baseUrl = urls.find((url) => url.startsWith('https:')) ?? urls[0] ?? null;
  return {
    baseUrl,
    hosts: [...new Set(urls.map((url) => new URL(url).hostname))].slice(0, 8),
    patterns: [...new Set(all.map(pattern).filter((found) => found !== null))].slice(0, 8),
  };
};
