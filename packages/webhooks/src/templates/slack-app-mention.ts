import { slackScheme } from '#src/signatures/slack.ts';
import { compact, type TemplateFacts } from '#src/template.ts';

export const slackAppMention: TemplateFacts = {
  id: 'slack-app-mention',
  provider: 'Slack',
  event: 'app_mention',
  description: 'Somebody mentioned your app in a channel: answer there.',
  endpoint: '/webhooks/slack',
  headers: {
    'Content-Type': 'application/json',
    Accept: '*/*',
    'User-Agent': 'Slackbot 1.0 (+https://api.slack.com/robots)',
  },
  payload: compact({
    token: 'ZZZZZZWSxiZZZ2yIvs3peJ',
    team_id: 'T061EG9R6',
    context_team_id: 'T061EG9R6',
    context_enterprise_id: null,
    api_app_id: 'A0MDYCDME',
    event: {
      user: 'U061F7AUR',
      type: 'app_mention',
      ts: '1795348799.000200',
      client_msg_id: '5f0c6d1f-1f7e-4f0b-8a7d-2a9d9a6a6f0e',
      text: 'What is the status of order 1001, <@U0LAN0Z89>?',
      team: 'T061EG9R6',
      blocks: [
        {
          type: 'rich_text',
          block_id: 'ItAuc',
          elements: [
            {
              type: 'rich_text_section',
              elements: [
                { type: 'text', text: 'What is the status of order 1001, ' },
                { type: 'user', user_id: 'U0LAN0Z89' },
                { type: 'text', text: '?' },
              ],
            },
          ],
        },
      ],
      channel: 'C0LAN2Q65',
      event_ts: '1795348799.000200',
    },
    type: 'event_callback',
    event_id: 'Ev0LAN670R',
    event_time: 1_795_348_799,
    authorizations: [
      {
        enterprise_id: null,
        team_id: 'T061EG9R6',
        user_id: 'U0LAN0Z89',
        is_bot: true,
        is_enterprise_install: false,
      },
    ],
    is_ext_shared_channel: false,
    event_context: '4-eyJldCI6ImFwcF9tZW50aW9uIn0',
  }),
  scheme: slackScheme,
  secret: {
    label: 'Signing secret',
    help: 'At api.slack.com/apps, on the page of the app: Basic Information > App Credentials.',
    example: '8f742231b10e8888abcd99yyyzzz85a5',
    variable: 'SLACK_SIGNING_SECRET',
  },
  timeoutSeconds: 3,
  afterwards: {
    accepted: 'Slack would count this event as delivered, as it does any 2xx status within three seconds.',
    failed: 'Slack would count this event as not delivered, and repeat it up to three times.',
    redirected:
      'Slack follows up to two redirects; none was followed here, so this does not show what Slack would do in the end.',
  },
  source: {
    url: 'https://docs.slack.dev/authentication/verifying-requests-from-slack',
    checkedOn: '2026-11-22',
  },
  example: {
    basis: 'recorded',
    url: 'https://docs.slack.dev/reference/events/app_mention',
    checkedOn: '2026-11-23',
  },
};
