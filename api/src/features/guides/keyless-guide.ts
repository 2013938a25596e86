import { escapeHtml } from '@gatehouse/contract/guide-html.ts';
import { keylessCurlExample } from '#src/features/guides/curl-example.ts';
import type { GuideContent, StepContent } from '#src/features/guides/guide-content.ts';
import {
  callsOf,
  exampleOf,
  type Facts,
  GENERATED_WARNING,
  pagesOf,
  priceOf,
} from '#src/features/guides/guide-facts.ts';
import { code, paragraph } from '#src/features/guides/guide-parts.ts';

/** As long as a key has to be to be stored. */
const STAND_IN = 'no-key-needed';

const begin = (facts: Facts): StepContent => ({
  title: 'Begin without an account',
  description: paragraph(`${escapeHtml(facts.provider.name)} answers without a key.`) + priceOf(facts),
  warnings: [GENERATED_WARNING],
});

const rules = ({ provider }: Facts): StepContent => ({
  title: 'Know its rules',
  description:
    paragraph('See how often it may be asked, and how it wants to be named as the source.') +
    (provider.keyHint === null ? '' : paragraph(`${escapeHtml(provider.keyHint)}.`)) +
    pagesOf(provider),
  warnings: [
    'Who serves without a key slows down or shuts out what asks too often. Keep answers, and ask again only when they may have changed.',
  ],
});

const call = (facts: Facts): StepContent => {
  const { codeExample, tips } = exampleOf(facts, keylessCurlExample);
  return {
    title: 'Make a first call',
    description: callsOf(facts),
    codeExample,
    tips: [...tips, '429 means that it was asked too often; wait as long as the header Retry-After says.'],
  };
};

const tryHere = (): StepContent => ({
  title: 'Try it here',
  description: paragraph(
    `A test is made with a stored key. Choose <strong>Store API Key</strong> and enter a stand-in such as ${code(STAND_IN)}, which is sent along.`,
  ),
  tips: ['Some refuse what is no key of theirs; those can only be called from elsewhere.'],
});

/** For an API that answers anybody. */
export const keylessGuide = (facts: Facts): GuideContent =>
  [begin, rules, call, tryHere].map((step) => step(facts));
