import { standardWebhooksScheme } from '#src/signatures/standard-webhooks.ts';
import { compact, type TemplateFacts } from '#src/template.ts';

export const openaiResponseCompleted: TemplateFacts = {
  id: 'openai-response-completed',
  provider: 'OpenAI',
  event: 'response.completed',
  description: 'A response that was generated in the background is complete: fetch it by its id.',
  endpoint: '/webhooks/openai',
  headers: {
    'Content-Type': 'application/json',
    'User-Agent': 'OpenAI/1.0 (+https://platform.openai.com/docs/webhooks)',
    'webhook-id': 'wh_{hex:32}',
  },
  payload: compact({
    id: 'evt_685343a1381c819085d44c354e1b330e',
    object: 'event',
    created_at: 1_795_348_799,
    type: 'response.completed',
    data: { id: 'resp_685343a1381c819085d44c354e1b330e' },
  }),
  scheme: standardWebhooksScheme,
  secret: {
    label: 'Signing secret',
    help: 'Shown once, when the endpoint is created in the settings of the project, under Webhooks.',
    example: 'whsec_ZXhhbXBsZSBzZWNyZXQgb2YgYW4gT3BlbkFJIGhvb2s=',
    variable: 'OPENAI_WEBHOOK_SECRET',
  },
  timeoutSeconds: 15,
  afterwards: {
    accepted: 'OpenAI would count this delivery as successful, as it does any 2xx status.',
    failed:
      'OpenAI would count this delivery as failed, and repeat it for up to 72 hours with growing intervals.',
    redirected: 'OpenAI follows no redirect: it would count this as a failure, and repeat the delivery.',
  },
  source: { url: 'https://developers.openai.com/api/docs/guides/webhooks', checkedOn: '2026-11-22' },
  example: {
    basis: 'documented',
    url: 'https://developers.openai.com/api/docs/guides/webhooks',
    checkedOn: '2026-11-23',
  },
};
