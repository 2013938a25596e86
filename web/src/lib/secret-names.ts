import type { JsonValue } from '@gatehouse/contract/common.ts';
import { secretLeaves } from '@gatehouse/request/body/secret-leaves.ts';
import { findSecrets, hasSecret } from '@gatehouse/secrets/find-secrets.ts';
import { isSecretName } from '@gatehouse/secrets/names.ts';

/** Whether a value is a secret, by its name or its shape. */
export const isSecretText = (name: string, value: string): boolean => hasSecret(value, 'plain', { name });

/** The name of the parameter that a place in a text of parameters belongs to. */
const parameterAt = (text: string, at: number): string => {
  const before = text.slice(0, text.slice(0, at).lastIndexOf('='));
  const written = before.split(/[?&#;\s"'=]/).at(-1) ?? '';
  try {
    return decodeURIComponent(written);
  } catch {
    return written;
  }
};

/** The names in a JSON value whose values may not be stored. */
export const secretNames = (json: JsonValue | undefined): string[] => {
  if (json === undefined) return [];
  if (typeof json === 'string')
    return [...new Set(findSecrets(json, 'plain').map(({ start }) => parameterAt(json, start)))].filter(
      Boolean,
    );
  const secret = secretLeaves(json);
  const names = new Set<string>();
  let leaf = -1;
  const visit = (value: JsonValue, name: string): void => {
    if (typeof value === 'string' || typeof value === 'number') {
      leaf += 1;
      if (secret.has(leaf) && name !== '') names.add(name);
    } else if (Array.isArray(value)) for (const inner of value) visit(inner, name);
    else if (typeof value === 'object' && value !== null)
      for (const [key, inner] of Object.entries(value)) visit(inner, isSecretName(name) ? name : key);
  };
  visit(json, '');
  return [...names];
};
