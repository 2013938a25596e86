import type { CompositionDefinition } from '#src/composition.ts';
import { bouncedEmailsToSlack } from '#src/definitions/bounced-emails-to-slack.ts';
import { commitDigestEmail } from '#src/definitions/commit-digest-email.ts';
import { failedChargesSms } from '#src/definitions/failed-charges-sms.ts';
import { githubIssuesSummary } from '#src/definitions/github-issues-summary.ts';
import { githubReleaseToSlack } from '#src/definitions/github-release-to-slack.ts';
import { moderatedSlackPost } from '#src/definitions/moderated-slack-post.ts';
import { stripeBalanceToSlack } from '#src/definitions/stripe-balance-to-slack.ts';
import { translatedReleaseToDiscord } from '#src/definitions/translated-release-to-discord.ts';
import { translatedSms } from '#src/definitions/translated-sms.ts';
import { weatherOutfit } from '#src/definitions/weather-outfit.ts';

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
