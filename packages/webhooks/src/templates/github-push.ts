import { githubScheme } from '#src/signatures/github.ts';
import { compact, type TemplateFacts } from '#src/template.ts';

const OCTOCAT = { name: 'octocat', email: 'octocat@example.com' };

const COMMIT = {
  id: '6dcb09b5b57875f334f61aebed695e2e4193db5e',
  tree_id: 'f9d2a07e9488b91af2641b26b9407fe22a451433',
  distinct: true,
  message: 'Answer the webhook before working on it',
  timestamp: '2026-11-22T12:59:58+01:00',
  url: 'https://github.com/octocat/hello-world/commit/6dcb09b5b57875f334f61aebed695e2e4193db5e',
  author: { ...OCTOCAT, username: 'octocat' },
  committer: { ...OCTOCAT, username: 'octocat' },
  added: ['src/webhooks.js'],
  removed: [],
  modified: ['README.md'],
};

export const githubPush: TemplateFacts = {
  id: 'github-push',
  provider: 'GitHub',
  event: 'push',
  description: 'Commits were pushed to a branch: start a build.',
  endpoint: '/webhooks/github',
  headers: {
    Accept: '*/*',
    'Content-Type': 'application/json',
    'User-Agent': 'GitHub-Hookshot/{hex:7}',
    'X-GitHub-Delivery': '{uuid}',
    'X-GitHub-Event': 'push',
    'X-GitHub-Hook-ID': '292430182',
    'X-GitHub-Hook-Installation-Target-ID': '1296269',
    'X-GitHub-Hook-Installation-Target-Type': 'repository',
  },
  payload: compact({
    ref: 'refs/heads/main',
    before: '9049f1265b7d61be4a8904a9a27120d2064dab3b',
    after: COMMIT.id,
    repository: {
      id: 1_296_269,
      node_id: 'MDEwOlJlcG9zaXRvcnkxMjk2MjY5',
      name: 'hello-world',
      full_name: 'octocat/hello-world',
      private: false,
      owner: { ...OCTOCAT, login: 'octocat', id: 583_231, type: 'User', site_admin: false },
      html_url: 'https://github.com/octocat/hello-world',
      description: 'My first repository on GitHub',
      fork: false,
      url: 'https://api.github.com/repos/octocat/hello-world',
      default_branch: 'main',
      master_branch: 'main',
      pushed_at: 1_795_348_800,
    },
    pusher: OCTOCAT,
    sender: {
      login: 'octocat',
      id: 583_231,
      type: 'User',
      url: 'https://api.github.com/users/octocat',
      html_url: 'https://github.com/octocat',
      site_admin: false,
    },
    created: false,
    deleted: false,
    forced: false,
    base_ref: null,
    compare: 'https://github.com/octocat/hello-world/compare/9049f1265b7d...6dcb09b5b578',
    commits: [COMMIT],
    head_commit: COMMIT,
  }),
  scheme: githubScheme,
  secret: {
    label: 'Secret',
    help: 'The text that was typed as Secret when the webhook was created, under Settings > Webhooks of the repository. GitHub does not show it again.',
    example: 'example-secret-of-a-github-webhook',
    variable: 'GITHUB_WEBHOOK_SECRET',
  },
  timeoutSeconds: 10,
  afterwards: {
    accepted: 'GitHub would count this delivery as successful, as it does any 2xx status.',
    failed:
      'GitHub would record a failed delivery and not repeat it by itself; you can redeliver it by hand or through the API for three days.',
  },
  source: {
    url: 'https://docs.github.com/en/webhooks/webhook-events-and-payloads',
    checkedOn: '2026-11-22',
  },
  example: {
    basis: 'documented',
    url: 'https://docs.github.com/en/webhooks/webhook-events-and-payloads',
    checkedOn: '2026-11-23',
  },
};
