import { writtenVariable } from '@gatehouse/contract/plain/variables/marks.ts';
import { basicPair, splitScheme } from '@gatehouse/secrets/schemes.ts';
import type { DraftAuth } from '#src/features/imports/read/draft.ts';
import { variablesIn } from '#src/features/imports/read/variables.ts';

export const isAuthorization = (name: string): boolean => /^(?:proxy-)?authorization$/i.test(name);

/** The secret in an Authorization header: without its scheme, and a basic one decoded. */
export const inAuthorization = (value: string): string => {
  const { scheme, credential } = splitScheme(value);
  return (scheme === 'basic' ? basicPair(credential) : undefined) ?? credential;
};

/** Two halves as one secret; only the variable if one of them has no value. */
const joined = (first: string, second: string): string => {
  const [variable] = variablesIn(first + second);
  if (variable !== undefined) return writtenVariable(variable);
  return first === '' && second === '' ? '' : `${first}:${second}`;
};

/** The secret of an authentication, and what that is called. */
export const secretOfAuth = (
  auth: Exclude<DraftAuth, { type: 'none' | 'other' }>,
): { value: string; place: string } => {
  switch (auth.type) {
    case 'bearer':
      return { value: auth.token, place: 'bearer token' };
    case 'basic':
      return { value: joined(auth.user, auth.password), place: 'basic authentication' };
    case 'aws':
      return { value: joined(auth.id, auth.secret), place: 'AWS signature' };
    case 'header':
      return { value: inAuthorization(auth.value), place: `${auth.name} header` };
    case 'query':
      return { value: auth.value, place: `parameter ${auth.name}` };
  }
};
