import { LINEAR_TIME, linearScheme } from '#src/signatures/linear.ts';
import { compact, type TemplateFacts } from '#src/template.ts';

const CREATED = '2026-11-22T11:59:59.422Z';

export const linearIssueCreated: TemplateFacts = {
  id: 'linear-issue-created',
  provider: 'Linear',
  event: 'Issue create',
  description: 'An issue was created in a team.',
  endpoint: '/webhooks/linear',
  headers: {
    'Content-Type': 'application/json; charset=utf-8',
    'User-Agent': 'Linear-Webhook',
    'Linear-Delivery': '{uuid}',
    'Linear-Event': 'Issue',
    'Linear-Timestamp': '{milliseconds}',
  },
  payload: compact({
    action: 'create',
    actor: {
      id: 'b5ea5f1f-8adc-4f52-b4bd-ab4e84cf51ba',
      type: 'user',
      name: 'Jenny Rosen',
      email: 'jenny.rosen@example.com',
      url: 'https://linear.app/example/profiles/jenny.rosen',
    },
    createdAt: CREATED,
    data: {
      id: '539068e2-ae88-4d09-bd75-22eb4a59612f',
      createdAt: CREATED,
      updatedAt: CREATED,
      number: 1001,
      title: 'The receiver answers too late',
      description: 'Queue the work, and answer first.',
      priority: 2,
      priorityLabel: 'High',
      identifier: 'ENG-1001',
      url: 'https://linear.app/example/issue/ENG-1001/the-receiver-answers-too-late',
      teamId: '72b2a2dc-6f4f-4423-9d34-24b5bd10634a',
      team: { id: '72b2a2dc-6f4f-4423-9d34-24b5bd10634a', key: 'ENG', name: 'Engineering' },
      stateId: '2fd1c6f0-8d1e-4b44-9a4f-9a1b7c5c2d11',
      state: {
        id: '2fd1c6f0-8d1e-4b44-9a4f-9a1b7c5c2d11',
        color: '#e2e2e2',
        name: 'Todo',
        type: 'unstarted',
      },
      creatorId: 'b5ea5f1f-8adc-4f52-b4bd-ab4e84cf51ba',
      labelIds: [],
      labels: [],
    },
    url: 'https://linear.app/example/issue/ENG-1001/the-receiver-answers-too-late',
    type: 'Issue',
    organizationId: 'f4d9a2b1-3f0b-4c43-8b8d-0b9d8f6a1c77',
    webhookTimestamp: Number(LINEAR_TIME),
    webhookId: '000042e3-d123-4980-b49f-8e140eef9329',
  }),
  scheme: linearScheme,
  secret: {
    label: 'Signing secret',
    help: 'On the page of the webhook, under Settings > API of the workspace.',
    example: 'lin_wh_example_that_signs_nothing_real',
    variable: 'LINEAR_WEBHOOK_SECRET',
  },
  note: `The time of a delivery is in the body: as long as webhookTimestamp is ${LINEAR_TIME}, the current time is sent in its place. To send an old delivery, write another number.`,
  timeoutSeconds: 5,
  afterwards: {
    accepted:
      'Linear asks for status 200 within five seconds, and does not say what it does after another 2xx status.',
    failed: 'Linear would count this delivery as failed, and repeat it a few times.',
    statuses: { 200: 'Linear would count this delivery as successful.' },
  },
  source: { url: 'https://linear.app/developers/webhooks', checkedOn: '2026-11-22' },
  example: { basis: 'documented', url: 'https://linear.app/developers/webhooks', checkedOn: '2026-11-23' },
};
