import type { Delivery, Exchange, IntegrationCases } from '#test/cases.ts';

const update = (name: string, secret: string, status: number, message: unknown): Delivery => ({
  name,
  path: '/webhooks/telegram',
  headers: { 'content-type': 'application/json', 'x-telegram-bot-api-secret-token': secret },
  body: JSON.stringify({ update_id: 10000, message }),
  status,
});

const SECRET = 'TELEGRAM_WEBHOOK_SECRET-value';
const TEXT = { message_id: 1365, chat: { id: 1111111, type: 'private' }, text: 'Bonjour à tous' };

const sent = (response: Exchange['response']): Exchange => ({
  method: 'POST',
  url: 'https://api.telegram.org/botTELEGRAM_API_KEY-value/sendMessage',
  headers: { 'content-type': 'application/json' },
  body: { chat_id: 1111111, text: 'You wrote: Bonjour à tous' },
  response,
});

export const cases: IntegrationCases = {
  deliveries: () => [
    {
      ...update('replies to a message', SECRET, 200, TEXT),
      result: { ok: true },
      provider: [sent({ json: { ok: true, result: { message_id: 1366 } } })],
    },
    {
      ...update('ignores a picture', SECRET, 200, { ...TEXT, text: undefined }),
      result: { ok: true },
    },
    {
      ...update('reports an error of Telegram without the token', SECRET, 502, TEXT),
      result: { error: 'Telegram returned 403: Forbidden: bot was blocked by the user' },
      provider: [
        sent({
          status: 403,
          json: {
            ok: false,
            error_code: 403,
            description: 'Forbidden: bot was blocked by the user',
          },
        }),
      ],
    },
    {
      ...update('reports a page of a proxy', SECRET, 502, TEXT),
      result: { error: 'Telegram returned 502: no reason given' },
      provider: [sent({ status: 502, text: '<html>Bad Gateway</html>' })],
    },
    update('rejects another secret', 'other', 401, TEXT),
    update('rejects a request without a secret', '', 401, TEXT),
  ],
};
