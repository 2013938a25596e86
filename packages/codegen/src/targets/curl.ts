import { curlCommand } from '@gatehouse/request/curl-command.ts';
import type { Plan } from '#src/plan.ts';
import { type Target, TIMEOUT_SECONDS } from '#src/program.ts';

const command = ({ source: { request, api, key }, hidden }: Plan): string | undefined =>
  curlCommand(request, api, { key, hidden, timeoutSeconds: TIMEOUT_SECONDS });

export const curl: Target = {
  language: 'curl',
  framework: null,
  name: 'curl',
  needs: ({ body, query }) => [
    // --fail-with-body came with 7.76, --url-query with 7.87.
    `curl ${body !== undefined && query.length > 0 ? '7.87' : '7.76'} or later, in a POSIX shell`,
  ],
  cannot: (plan) =>
    command(plan) === undefined
      ? 'No curl command can make this request: its body contains the character NUL'
      : undefined,
  write: (plan) => command(plan) ?? '',
};
