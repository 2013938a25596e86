import type { Call, Exchange, IntegrationCases } from '#test/cases.ts';

const sent = (response: Exchange['response']): Exchange => ({
  method: 'POST',
  url: 'https://api.postmarkapp.com/email/withTemplate',
  headers: {
    'x-postmark-server-token': 'POSTMARK_API_KEY-value',
    'content-type': 'application/json',
    accept: 'application/json',
  },
  body: {
    From: 'POSTMARK_SENDER-value',
    To: 'ada@example.com',
    TemplateAlias: 'welcome',
    TemplateModel: { name: 'Ada' },
    MessageStream: 'outbound',
  },
  response,
});

const welcome: Call = {
  name: 'sends the template',
  call: 'sendWelcome',
  path: '/welcome',
  input: { to: 'ada@example.com', name: 'Ada' },
  provider: [sent({ json: { ErrorCode: 0, Message: 'OK', MessageID: '0a129aee' } })],
  result: { id: '0a129aee' },
  invalid: [{}, { to: 'ada', name: 'Ada' }, { to: 'ada@example.com', name: '' }],
  failure: {
    json: { ErrorCode: 10, Message: 'The server token does not exist.' },
    says: 'The server token does not exist.',
  },
};

export const cases: IntegrationCases = {
  calls: [
    welcome,
    {
      ...welcome,
      name: 'does not fail for an address that bounced before',
      provider: [sent({ status: 422, json: { ErrorCode: 406, Message: 'Inactive recipient' } })],
      result: { id: null },
      invalid: [],
    },
  ],
};
