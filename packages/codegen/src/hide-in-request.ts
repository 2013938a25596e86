import type { JsonValue } from '@gatehouse/contract/common.ts';
import { bodyTypeOf } from '@gatehouse/contract/form-body.ts';
import { isMask } from '@gatehouse/contract/mask.ts';
import { isSecretField, isVariable, wordsOfName } from '@gatehouse/contract/secret-names.ts';
import type { ApiRequest } from '@gatehouse/request/api-request.ts';

/** What stands in code for a secret that no variable of the program provides: the user replaces it. */
export type Placeholder = { text: string; of: string };

const NO_SECRET = /^(?:|true|false|null|none|yes|no|on|off)$/i;
/** A shorter number under the name of a secret is a setting, such as `session: 30`. */
const MIN_SECRET_DIGITS = 6;

const isSecretValue = (value: string | number, names: readonly string[]): boolean => {
  if (typeof value === 'string' && isMask(value.trim())) return true;
  if (!names.some(isSecretField)) return false;
  if (typeof value === 'number') return String(value).length >= MIN_SECRET_DIGITS;
  return !NO_SECRET.test(value.trim()) && !isVariable(value.trim());
};

type Hide = (value: JsonValue, names: readonly string[]) => JsonValue;

const hideInText = (body: string, type: string, hide: Hide): string => {
  if (type === 'application/x-www-form-urlencoded') {
    const pairs = body.split('&').map((pair) => {
      const [name, value] = [...new URLSearchParams(pair)][0] ?? ['', ''];
      const shown = hide(value, [name]);
      return shown === value ? pair : `${pair.split('=')[0]}=${encodeURIComponent(String(shown))}`;
    });
    return pairs.join('&');
  }
  try {
    const value: JsonValue = JSON.parse(body);
    const shown = JSON.stringify(hide(value, []));
    return shown === JSON.stringify(value) ? body : shown;
  } catch {
    return body;
  }
};

/**
 * The request with a placeholder in place of each secret of its body, by its name, and of each mask in the body or the path.
 * @param variable that of the key: the placeholders start like it
 */
export const hideInRequest = (
  request: ApiRequest,
  variable: string,
): { request: ApiRequest; placeholders: Placeholder[] } => {
  const owner = variable.replace(/_?API_KEY$/, '') || 'REQUEST';
  const found = new Map<string, Placeholder>();
  const placeholder = (name: string, of: string): string => {
    const text = `{{${[owner, ...wordsOfName(name)].join('_').toUpperCase()}}}`;
    found.set(text, { text, of });
    return text;
  };
  const hide: Hide = (value, names) => {
    if (typeof value === 'string' || typeof value === 'number') {
      const [name = 'secret'] = names;
      return isSecretValue(value, names) ? placeholder(name, `the body field ${name}`) : value;
    }
    if (Array.isArray(value)) return value.map((one) => hide(one, names));
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(
      Object.entries(value).map(([name, one]) => [name, hide(one, [name, ...names])]),
    );
  };
  const [, path = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(request.endpoint) ?? [];
  const segments = path.split('/').map((segment) => {
    const plain = segment.replaceAll(/%2a/gi, '*');
    return isMask(plain) ? placeholder('path secret', 'the hidden part of the path') : segment;
  });
  const { body, headers } = request;
  const shown = typeof body === 'string' ? hideInText(body, bodyTypeOf(headers), hide) : body;
  return {
    request: {
      ...request,
      endpoint: segments.join('/') + rest,
      body: shown === undefined || typeof shown === 'string' ? shown : hide(shown, []),
    },
    placeholders: [...found.values()],
  };
};
