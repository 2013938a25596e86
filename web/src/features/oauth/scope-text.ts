import { parseScopes } from '@gatehouse/contract/plain/oauth-wizard.ts';

/** The typed scopes with this one at the end or, if it was there, without it. */
export const toggleScope = (typed: string, scope: string): string => {
  const names = parseScopes(typed);
  const others = names.filter((name) => name !== scope);
  return (others.length < names.length ? others : [...names, scope]).join(', ');
};

/** Whether a scope contains a space: many providers print a list of scopes with spaces between them. */
export const hasSpaces = (typed: string): boolean => parseScopes(typed).some((name) => /\s/.test(name));
