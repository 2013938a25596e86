import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

export const randomUser: ProviderCodes = {
  name: 'Random User Generator',
  slugs: ['randomuser'],
  hosts: ['randomuser.me', 'api.randomuser.me'],
  source: 'https://randomuser.me/documentation#errors',
  checked: '2026-11-25',
  messages: [[/something has gone wrong/i, 'server']],
  codes: {},
};
