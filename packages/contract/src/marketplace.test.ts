import { describe, expect, it } from 'vitest';
import { DIFFICULTIES, INTEGRATION_CATEGORIES } from '#src/plain/marketplace-options.ts';
import { webhookTitle } from '#src/plain/webhook-title.ts';
import { messagesOf } from '#test/messages.ts';
import { filterOption, integrationFilterInput } from './marketplace.ts';

describe('the filters', () => {
  it('mean no filter if they are absent, empty or All in any case', () => {
    for (const category of [undefined, '', 'All', 'all', 'ALL']) {
      expect(messagesOf(integrationFilterInput, { category, difficulty: category })).toEqual({});
      expect(filterOption(INTEGRATION_CATEGORIES, category)).toBeUndefined();
    }
  });

  it('accept each option', () => {
    for (const category of INTEGRATION_CATEGORIES) {
      for (const difficulty of DIFFICULTIES) {
        expect(messagesOf(integrationFilterInput, { category, difficulty })).toEqual({});
        expect(filterOption(INTEGRATION_CATEGORIES, category)).toBe(category);
        expect(filterOption(DIFFICULTIES, difficulty)).toBe(difficulty);
      }
    }
  });

  it('reject any other value and list the options', () => {
    expect(messagesOf(integrationFilterInput, { category: 'games', difficulty: 'expert' })).toEqual({
      category: 'Unknown category; use one of All, payments, ai, communication, analytics',
      difficulty: 'Unknown difficulty; use one of All, beginner, intermediate, advanced',
    });
  });
});

it('the title of a webhook template comes from its id', () => {
  expect(webhookTitle({ id: 'payment-received', provider: 'Stripe' })).toBe('Payment Received');
  expect(webhookTitle({ id: 'push', provider: 'Git' })).toBe('Push');
  expect(webhookTitle({ id: 'github-push', provider: 'GitHub' })).toBe('GitHub Push');
  expect(webhookTitle({ id: 'standard-webhooks-contact', provider: 'Standard Webhooks' })).toBe(
    'Standard Webhooks Contact',
  );
});
