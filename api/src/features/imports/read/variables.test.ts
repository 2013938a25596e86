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

  it('without a value are told: in front a base URL is needed, elsewhere they stay', () => {
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
      url: 'https://x.test/v1/users/{{id}}',
      endpoint: { headers: { 'X-Team': '{{team}}' } },
      notes: ['{{id}}, {{team}}: the document has no value, so a call takes it from an environment'],
    });
  });

  it.each([
    [
      'Postman',
      JSON.stringify({
        info: { name: 'P', schema: 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json' },
        item: [
          {
            name: 'One',
            request: {
              url: 'https://x.test/a?q={{q}}&api_key={{key}}',
              auth: { type: 'bearer', bearer: [{ key: 'token', value: '{{tok}}' }] },
            },
          },
        ],
      }),
      ['bearer token', 'parameter api_key'],
    ],
    [
      'Bruno',
      'meta {\n  name: One\n}\nget {\n  url: https://x.test/a?q={{q}}\n  auth: basic\n}\nauth:basic {\n  username: ann\n  password: {{tok}}\n}\n',
      ['basic authentication'],
    ],
    [
      '.http',
      'GET https://x.test/a?q={{q}}\nAuthorization: Bearer {{tok}}\nX-Api-Key: {{key}}\n',
      ['Authorization header', 'X-Api-Key header'],
    ],
    [
      'Insomnia',
      JSON.stringify({
        _type: 'export',
        __export_format: 4,
        resources: [
          { _type: 'workspace', _id: 'w', name: 'W' },
          {
            _type: 'request',
            _id: 'r',
            parentId: 'w',
            name: 'One',
            method: 'GET',
            url: 'https://x.test/a?q={{ _.q }}',
            authentication: { type: 'bearer', token: '{{ _.tok }}' },
          },
        ],
      }),
      ['bearer token'],
    ],
  ])('in the place of a key are told, and stay elsewhere (%s)', (_format, text, places) => {
    const [entry] = readImport({ text }).entries;
    expect(entry?.url).toBe('https://x.test/a?q={{q}}');
    expect(entry?.endpoint?.headers).toBeNull();
    expect(entry?.notes.toSorted()).toEqual(
      [
        ...places.map((place) => `The ${place} is left out: it only stands for a key`),
        '{{q}}: the document has no value, so a call takes it from an environment',
      ].toSorted(),
    );
  });
});
