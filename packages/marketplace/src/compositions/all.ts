import { bouncedEmailsToSlack } from '#src/compositions/bounced-emails-to-slack.ts';
import { commitDigestEmail } from '#src/compositions/commit-digest-email.ts';
import type { CompositionDefinition } from '#src/compositions/composition.ts';
import { failedChargesSms } from '#src/compositions/failed-charges-sms.ts';
import { githubIssuesSummary } from '#src/compositions/github-issues-summary.ts';
import { githubReleaseToSlack } from '#src/compositions/github-release-to-slack.ts';
import { moderatedSlackPost } from '#src/compositions/moderated-slack-post.ts';
import { stripeBalanceToSlack } from '#src/compositions/stripe-balance-to-slack.ts';
import { translatedReleaseToDiscord } from '#src/compositions/translated-release-to-discord.ts';
import { translatedSms } from '#src/compositions/translated-sms.ts';
import { weatherOutfit } from '#src/compositions/weather-outfit.ts';

/** In the order in which they are shown. */
export const COMPOSITIONS: readonly CompositionDefinition[] = [
  githubIssuesSummary,
  githubReleaseToSlack,
  moderatedSlackPost,
  failedChargesSms,
  stripeBalanceToSlack,
  commitDigestEmail,
  translatedReleaseToDiscord,
  translatedSms,
  bouncedEmailsToSlack,
  weatherOutfit,
];
