import { asObject, asText } from '@gatehouse/contract/json-text.ts';
import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

export const strapi: ProviderCodes = {
  name: 'Strapi',
  slugs: ['strapi'],
  hosts: ['*.strapiapp.com'],
  source: 'https://docs.strapi.io/cms/error-handling',
  checked: '2026-11-25',
  hasForm: ({ data, error }) => {
    const { name, status, details } = asObject(error) ?? {};
    return (
      data === null &&
      typeof status === 'number' &&
      details !== undefined &&
      /Error$/.test(asText(name) ?? '')
    );
  },
  find: ({ error }) => [asText(asObject(error)?.name) ?? ''].filter((name) => /Error$/.test(name)),
  messages: [
    [
      /must be unique/i,
      ['conflict', 'A record with the same value exists already, in a field that has to be unique.'],
    ],
    [/invalid identifier or password/i, ['customer', 'The user gave a wrong name or password.']],
    [
      /(?:email|account).{0,30}(?:not confirmed|blocked)/i,
      ['customer', 'The user has to confirm their address, or is blocked.'],
    ],
  ],
  codes: {
    UnauthorizedError: 'credential',
    ForbiddenError: [
      'permission',
      'The {key}, or the public role, lacks the permission for this action: add it in the settings.',
    ],
    NotFoundError: [
      'not-found',
      'The path or the entry does not exist: the path has the plural name of the content type, and drafts are not returned.',
    ],
    ValidationError: 'request',
    YupValidationError: 'request',
    RateLimitError: 'rate-limit',
    PayloadTooLargeError: ['request', 'The request is too large.'],
    PolicyError: ['policy', 'A policy of the server blocked this.'],
    NotImplementedError: 'request',
    InternalServerError: 'server',
  },
};
