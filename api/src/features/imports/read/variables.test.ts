import { describe, expect, it } from 'vitest';
import { readImport } from '#src/features/imports/read/read-import.ts';

describe('variables', () => {
  const postman = (variable: object[], url: string, header: object[] = []) =>
    readImport({
      text: JSON.stringify({
        info: { name: 'V' },
        item: [{ name: 'One', request: { url, header } }],
        variable,
      }),
    });

  it('that stand for each other in a circle, or for more and more text, end', () => {
    const circle = [
      { key: 'a', value: '{{b}}' },
      { key: 'b', value: '{{a}}' },
    ];
    expect(postman(circle, 'https://x.test/{{a}}').entries[0]?.reason).toBeUndefined();
    const growing = Array.from({ length: 30 }, (_none, at) => ({
      key: `v${at}`,
      value: `{{v${at + 1}}}`.repeat(50),
    }));
    expect(postman(growing, 'https://x.test/{{v0}}').entries).toHaveLength(1);
  });

  it('are secrets by what the reader of secrets says of them, and not by their names alone', () => {
    const variables = [
      { key: 'key', value: 'background-color' },
      { key: 'session', value: 'true' },
      { key: 'api_key', value: '{{from_vault}}' },
      { key: 'note', value: 'https://a.test/?token=zq81mfLw02Kd73HsPv65' },
      { key: 'password', value: 'zq81mfLw02' },
    ];
    const { secrets } = postman(variables, 'https://x.test/a');
    expect(secrets.map(({ name }) => name)).toEqual(['note', 'password']);
  });

  it('without a value are told: in front a base URL is needed, a header is left out, a path gets a placeholder', () => {
    const found = postman([], '{{host}}/users/{{id}}', [{ key: 'X-Team', value: '{{team}}' }]);
    expect(found.entries[0]).toMatchObject({
      reason: 'The variable {{host}} has no value: enter a base URL',
      needsBaseUrl: true,
    });
    const text = JSON.stringify({
      info: { name: 'V' },
      item: [
        {
          name: 'One',
          request: { url: '{{host}}/users/{{id}}', header: [{ key: 'X-Team', value: '{{team}}' }] },
        },
      ],
    });
    const based = readImport({ text, baseUrl: 'https://x.test/v1' });
    expect(based.entries[0]).toMatchObject({
      url: 'https://x.test/v1/users/{id}',
      notes: ['The header X-Team is left out: {{team}} has no value'],
    });
  });
});
