import type { HeaderMap } from '@gatehouse/contract/common.ts';
import type { Scheme } from '#src/scheme.ts';
import { standardWebhooksScheme } from '#src/signatures/standard-webhooks.ts';
import { compact, type TemplateFacts } from '#src/template.ts';
import {
  GITLAB_AFTERWARDS,
  GITLAB_HEADERS,
  GITLAB_PROJECT,
  GITLAB_USER,
} from '#src/templates/gitlab-facts.ts';

/** As Standard Webhooks, with the key of idempotency as the id. */
const signingTokenScheme: Scheme = {
  ...standardWebhooksScheme,
  sign: async (message): Promise<HeaderMap> => {
    const id = { 'webhook-id': message.headers['Idempotency-Key'] ?? '' };
    return { ...id, ...(await standardWebhooksScheme.sign({ ...message, headers: id })) };
  },
};

export const gitlabIssueOpened: TemplateFacts = {
  id: 'gitlab-issue-opened',
  provider: 'GitLab',
  event: 'Issue Hook',
  description: 'An issue was opened; the webhook has a signing token.',
  endpoint: '/webhooks/gitlab',
  headers: { ...GITLAB_HEADERS, 'X-Gitlab-Event': 'Issue Hook', 'Idempotency-Key': '{uuid}' },
  payload: compact({
    object_kind: 'issue',
    event_type: 'issue',
    user: GITLAB_USER,
    project: GITLAB_PROJECT,
    object_attributes: {
      id: 301,
      title: 'The receiver answers too late',
      assignee_ids: [],
      assignee_id: null,
      author_id: 4,
      project_id: 15,
      created_at: '2026-11-22 11:59:59 UTC',
      updated_at: '2026-11-22 11:59:59 UTC',
      description: 'Queue the work, and answer first.',
      milestone_id: null,
      state: 'opened',
      iid: 23,
      confidential: false,
      labels: [],
      url: 'https://gitlab.com/jrosen/hello-world/-/issues/23',
      action: 'open',
    },
    labels: [],
    changes: {},
    repository: {
      name: 'Hello World',
      url: 'git@gitlab.com:jrosen/hello-world.git',
      description: '',
      homepage: 'https://gitlab.com/jrosen/hello-world',
    },
  }),
  scheme: signingTokenScheme,
  secret: {
    label: 'Signing token',
    help: 'Shown once, when it is generated under Settings > Webhooks of the project: whsec_ and the base64 of 32 bytes.',
    example: 'whsec_ZXhhbXBsZSBvZiBhIHNpZ25pbmcgdG9rZW4gb2YgZ2w=',
    variable: 'GITLAB_SIGNING_TOKEN',
  },
  timeoutSeconds: 10,
  afterwards: GITLAB_AFTERWARDS,
  source: {
    url: 'https://gitlab.com/gitlab-org/gitlab/-/merge_requests/230944',
    checkedOn: '2026-11-22',
  },
  example: {
    basis: 'documented',
    url: 'https://docs.gitlab.com/user/project/integrations/webhook_events/',
    checkedOn: '2026-11-23',
  },
};
