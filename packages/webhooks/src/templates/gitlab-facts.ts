import type { TemplateFacts } from '#src/template.ts';

/** What all webhooks of GitLab share. */
export const GITLAB_HEADERS = {
  'Content-Type': 'application/json',
  'User-Agent': 'GitLab/19.6.0',
  'X-Gitlab-Instance': 'https://gitlab.com',
  'X-Gitlab-Webhook-UUID': '02affd2d-2cba-4033-917d-ec22d5dc4b38',
  'X-Gitlab-Event-UUID': '{uuid}',
};

export const GITLAB_AFTERWARDS: TemplateFacts['afterwards'] = {
  accepted: 'GitLab would count this delivery as successful.',
  failed:
    'GitLab would count this delivery as failed and not repeat it; webhooks that fail four times in a row are disabled on GitLab.com, for longer each time.',
};

export const GITLAB_SOURCE = {
  url: 'https://docs.gitlab.com/user/project/integrations/webhooks/',
  checkedOn: '2026-11-22',
};

export const GITLAB_USER = {
  id: 4,
  name: 'Jenny Rosen',
  username: 'jrosen',
  avatar_url: null,
  email: '[REDACTED]',
};

export const GITLAB_PROJECT = {
  id: 15,
  name: 'Hello World',
  description: '',
  web_url: 'https://gitlab.com/jrosen/hello-world',
  avatar_url: null,
  git_ssh_url: 'git@gitlab.com:jrosen/hello-world.git',
  git_http_url: 'https://gitlab.com/jrosen/hello-world.git',
  namespace: 'jrosen',
  visibility_level: 0,
  path_with_namespace: 'jrosen/hello-world',
  default_branch: 'main',
  ci_config_path: null,
  homepage: 'https://gitlab.com/jrosen/hello-world',
  url: 'git@gitlab.com:jrosen/hello-world.git',
  ssh_url: 'git@gitlab.com:jrosen/hello-world.git',
  http_url: 'https://gitlab.com/jrosen/hello-world.git',
};
