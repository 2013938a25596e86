import type { TemplateFacts } from '#src/webhooks/template.ts';
import { discordApplicationAuthorized } from '#src/webhooks/templates/discord-application-authorized.ts';
import { githubPush } from '#src/webhooks/templates/github-push.ts';
import { gitlabIssueOpened } from '#src/webhooks/templates/gitlab-issue-opened.ts';
import { gitlabPush } from '#src/webhooks/templates/gitlab-push.ts';
import { linearIssueCreated } from '#src/webhooks/templates/linear-issue-created.ts';
import { openaiResponseCompleted } from '#src/webhooks/templates/openai-response-completed.ts';
import { paypalCaptureCompleted } from '#src/webhooks/templates/paypal-capture-completed.ts';
import { sendgridEmailDelivered } from '#src/webhooks/templates/sendgrid-email-delivered.ts';
import { shopifyOrderCreated } from '#src/webhooks/templates/shopify-order-created.ts';
import { slackAppMention } from '#src/webhooks/templates/slack-app-mention.ts';
import { standardWebhooksContactCreated } from '#src/webhooks/templates/standard-webhooks-contact-created.ts';
import { stripePaymentSucceeded } from '#src/webhooks/templates/stripe-payment-succeeded.ts';
import { twilioMessageReceived } from '#src/webhooks/templates/twilio-message-received.ts';

/** All templates, as they are listed. A new one is a file in templates/ and a line here. */
export const TEMPLATES: readonly TemplateFacts[] = [
  stripePaymentSucceeded,
  githubPush,
  slackAppMention,
  twilioMessageReceived,
  openaiResponseCompleted,
  shopifyOrderCreated,
  sendgridEmailDelivered,
  discordApplicationAuthorized,
  gitlabPush,
  gitlabIssueOpened,
  linearIssueCreated,
  paypalCaptureCompleted,
  standardWebhooksContactCreated,
];

/** Undefined for an unknown id. */
export const templateOf = (id: string): TemplateFacts | undefined => TEMPLATES.find((one) => one.id === id);
