import { escapeHtml } from '@gatehouse/contract/plain/guide-html.ts';
import { keylessCurlExample } from '#src/features/guides/curl-example.ts';
import type { GuideContent, StepContent } from '#src/features/guides/guide-content.ts';
import {
  callsOf,
  exampleOf,
  GENERATED_WARNING,
  type GuideFacts,
  pagesOf,
  priceOf,
} from '#src/features/guides/guide-facts.ts';
import { code, paragraph } from '#src/features/guides/guide-parts.ts';

/** Long enough to be stored as a key. */
const PLACEHOLDER_KEY = 'no-key-needed';

const start = (facts: GuideFacts): StepContent => ({
  title: 'Start without an account',
  description: paragraph(`${escapeHtml(facts.provider.name)} needs no key.`) + priceOf(facts),
  warnings: [GENERATED_WARNING],
});

const rules = ({ provider }: GuideFacts): StepContent => ({
  title: 'Check its rules',
  description:
    paragraph('Check its rate limits, and how it wants to be credited as the source.') +
    (provider.keyHint === null ? '' : paragraph(`${escapeHtml(provider.keyHint)}.`)) +
    pagesOf(provider),
  warnings: [
    'An API without keys slows down or blocks clients that call too often. Cache the responses, and call again only when they may have changed.',
  ],
});

const call = (facts: GuideFacts): StepContent => {
  const { codeExample, tips } = exampleOf(facts, keylessCurlExample);
  return {
    title: 'Make a first call',
    description: callsOf(facts),
    codeExample,
    tips: [...tips, '429 means too many requests; wait as long as the Retry-After header says.'],
  };
};

const tryHere = (): StepContent => ({
  title: 'Try it here',
  description: paragraph(
    `A test call always uses a stored key. Choose <strong>Store API Key</strong> and enter a placeholder such as ${code(PLACEHOLDER_KEY)}, which is sent with the call.`,
  ),
  tips: ['Some APIs reject a key they do not know; you cannot test those here.'],
});

/** For an API that needs no key, or takes none: then no placeholder is stored for it either. */
export const keylessGuide = (facts: GuideFacts): GuideContent => {
  const steps = [start, rules, call].map((step) => step(facts));
  return facts.provider.keyPlacement.type === 'none' ? steps : [...steps, tryHere()];
};
