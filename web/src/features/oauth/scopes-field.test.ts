import { expect, it } from 'vitest';
import { hasSpaces, toggleScope } from '#src/features/oauth/scopes-field.tsx';

it('a scope is added at the end of the text, or removed from it', () => {
  expect(toggleScope('', 'read')).toBe('read');
  expect(toggleScope('read', 'write')).toBe('read, write');
  expect(toggleScope('read,write , mail', 'write')).toBe('read, mail');
  expect(toggleScope('read', 'read')).toBe('');
  expect(toggleScope('read:user', 'read')).toBe('read:user, read');
});

it('a list with spaces in place of commas is noticed', () => {
  expect(hasSpaces('read write')).toBe(true);
  expect(hasSpaces('read, write profile')).toBe(true);
  expect(hasSpaces(' read ,  write ')).toBe(false);
});
