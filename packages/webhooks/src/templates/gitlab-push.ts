import { gitlabTokenScheme } from '#src/signatures/gitlab.ts';
import { compact, type TemplateFacts } from '#src/template.ts';
import {
  GITLAB_AFTERWARDS,
  GITLAB_HEADERS,
  GITLAB_PROJECT,
  GITLAB_SOURCE,
} from '#src/templates/gitlab-facts.ts';

const COMMIT = {
  id: 'da1560886d4f094c3e6c9ef40349f7d38b5d27d7',
  message: 'Answer the webhook before working on it\n',
  title: 'Answer the webhook before working on it',
  timestamp: '2026-11-22T12:59:58+01:00',
  url: 'https://gitlab.com/jrosen/hello-world/-/commit/da1560886d4f094c3e6c9ef40349f7d38b5d27d7',
  author: { name: 'Jenny Rosen', email: '[REDACTED]' },
  added: ['src/webhooks.js'],
  modified: ['README.md'],
  removed: [],
};

export const gitlabPush: TemplateFacts = {
  id: 'gitlab-push',
  provider: 'GitLab',
  event: 'Push Hook',
  description: 'Commits were pushed to a branch; the webhook has a secret token.',
  endpoint: '/webhooks/gitlab',
  headers: { ...GITLAB_HEADERS, 'X-Gitlab-Event': 'Push Hook', 'Idempotency-Key': '{uuid}' },
  payload: compact({
    object_kind: 'push',
    event_name: 'push',
    before: '95790bf891e76fee5e1747ab589903a6a1f80f22',
    after: COMMIT.id,
    ref: 'refs/heads/main',
    ref_protected: true,
    checkout_sha: COMMIT.id,
    message: null,
    user_id: 4,
    user_name: 'Jenny Rosen',
    user_username: 'jrosen',
    user_email: null,
    user_avatar: null,
    project_id: 15,
    project: GITLAB_PROJECT,
    commits: [COMMIT],
    total_commits_count: 1,
    push_options: {},
    repository: {
      name: 'Hello World',
      url: 'git@gitlab.com:jrosen/hello-world.git',
      description: '',
      homepage: 'https://gitlab.com/jrosen/hello-world',
      git_http_url: 'https://gitlab.com/jrosen/hello-world.git',
      git_ssh_url: 'git@gitlab.com:jrosen/hello-world.git',
      visibility_level: 0,
    },
  }),
  scheme: gitlabTokenScheme,
  secret: {
    label: 'Secret token',
    help: 'The text that was typed as Secret token, under Settings > Webhooks of the project. GitLab does not show it again.',
    example: 'example-secret-token-of-a-gitlab-webhook',
    variable: 'GITLAB_WEBHOOK_TOKEN',
  },
  note: 'A secret token says who sends, and not that the body is unchanged. Newer versions of GitLab also sign with a signing token: gitlab-issue-opened.',
  timeoutSeconds: 10,
  afterwards: GITLAB_AFTERWARDS,
  source: GITLAB_SOURCE,
  example: {
    basis: 'documented',
    url: 'https://docs.gitlab.com/user/project/integrations/webhook_events/',
    checkedOn: '2026-11-23',
  },
};
