import { expect, it } from 'vitest';
import { isSandbox, SANDBOX_HOST, SANDBOX_NAME } from './sandbox.ts';

it('only knows the sandbox by its base URL, whatever a provider is called', () => {
  expect(isSandbox({ baseUrl: 'https://sandbox.gatehouse.invalid' })).toBe(true);
  expect(isSandbox({ baseUrl: 'https://sandbox.gatehouse.invalid.example.com' })).toBe(false);
  expect(isSandbox({ baseUrl: null })).toBe(false);
  expect(isSandbox(undefined)).toBe(false);
});

it('has a host that no DNS server resolves, and says in its name that it is simulated', () => {
  expect(SANDBOX_HOST).toMatch(/\.invalid$/);
  expect(SANDBOX_NAME).toContain('simulated');
});
