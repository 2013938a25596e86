import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

const NOT_REGISTERED = /webhook .{0,200}is not registered/i;

export const n8n: ProviderCodes = {
  name: 'n8n',
  slugs: ['n8n'],
  hosts: ['*.app.n8n.cloud'],
  source: 'https://docs.n8n.io/api/authentication/',
  checked: '2026-11-25',
  hasForm: ({ message }) =>
    typeof message === 'string' && (NOT_REGISTERED.test(message) || message.includes('X-N8N-API-KEY')),
  messages: [
    [
      /is not registered.{0,40}(?:click|test mode)/i,
      [
        'not-found',
        'The test webhook does not exist right now: press “Execute workflow” in the editor, then call once. Without the editor, use the production address of an active workflow.',
      ],
    ],
    [
      NOT_REGISTERED,
      [
        'not-found',
        'The webhook does not exist: its workflow is not active, or the path or the method is another. Activate the workflow.',
      ],
    ],
    [
      /x-n8n-api-key/i,
      ['credential', 'The {key} is missing or not valid: it goes into the X-N8N-API-KEY header.'],
    ],
    [
      /authori[sz]ation (?:data is wrong|is required)/i,
      ['credential', 'The webhook has credentials of its own, and the {key} is wrong for it.'],
    ],
    [
      /additional propert/i,
      [
        'request',
        'The body has a field that this call does not take, such as id, active or tags: leave it out.',
      ],
    ],
    [/required propert/i, ['request', 'A field of the body is missing: the message names it.']],
    [
      /error in workflow|could not be started|respond to webhook/i,
      ['server', 'The workflow failed on the side of n8n: see its executions for the node and the reason.'],
    ],
  ],
  codes: {},
};
