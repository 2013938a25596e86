import { describe, expect, it } from 'vitest';
import type { ReadImport } from '#src/features/imports/read/draft.ts';
import { readImport } from '#src/features/imports/read/read-import.ts';

const KEY = 'zq81mfLw02Kd73HsPv65';

const read = (document: unknown, fileName?: string): ReadImport =>
  readImport({ text: typeof document === 'string' ? document : JSON.stringify(document), fileName });

/** `Prod: base=https://h.test token!=abc@h.test`, an exclamation mark behind each secret. */
const lines = ({ environments }: ReadImport): string[] =>
  environments.map(({ name, variables }) => {
    const texts = variables.map((one) =>
      one.isSecret ? `${one.name}!=${one.value}@${one.hosts.join()}` : `${one.name}=${one.value}`,
    );
    return `${name}: ${texts.join(' ')}`;
  });

const postman = (variable: object[], requests: object[] = []): ReadImport =>
  read({ info: { name: 'Shop' }, item: requests.map((request) => ({ name: 'One', request })), variable });

describe('the environments of a document', () => {
  it('are those of a Postman collection, with the hosts that requests send a secret to', () => {
    const found = postman(
      [
        { key: 'base', value: 'https://h.test/{{version}}' },
        { key: 'version', value: 'v1' },
        { key: 'pin', value: 'hunter22hunter', type: 'secret' },
        { key: 'token', value: KEY },
        { key: 'auth', value: 'Bearer {{token}}' },
        { key: 'off', value: '1', disabled: true },
        { key: 'taken_out', value: '', type: 'secret' },
        { key: 'empty', value: '' },
        { key: 'my name', value: 'Ann' },
      ],
      [
        { url: '{{base}}/a', header: [{ key: 'X-Pin', value: '{{pin}}' }] },
        { url: 'http://plain.test/a', header: [{ key: 'X-Pin', value: '{{pin}}' }] },
        {
          url: 'https://other.test/a?who={{my name}}&e={{empty}}',
          auth: { type: 'bearer', bearer: [{ key: 'token', value: '{{token}}' }] },
        },
      ],
    );
    expect(lines(found)).toEqual([
      `Shop: base=https://h.test/v1 version=v1 pin!=hunter22hunter@h.test token!=${KEY}@other.test auth!=Bearer ${KEY}@ empty= my_name=Ann`,
    ]);
    expect(found.entries.map(({ endpoint, target }) => [endpoint?.endpoint, target])).toEqual([
      ['{{base}}/a', 'https://h.test/v1/a'],
      ['http://plain.test/a', 'http://plain.test/a'],
      ['https://other.test/a?who={{my_name}}&e={{empty}}', 'https://other.test/a?who=Ann&e={{empty}}'],
    ]);
    expect(found.entries[0]?.endpoint?.headers).toEqual({ 'X-Pin': '{{pin}}' });
    expect(found.problems).toEqual([]);
  });

  it('are those of Postman environments, alone and as its API responds', () => {
    const environment = { name: 'Prod', values: [{ key: 'base', value: 'https://h.test', enabled: true }] };
    expect(lines(read(environment))).toEqual(['Prod: base=https://h.test']);
    expect(lines(read({ environment }))).toEqual(['Prod: base=https://h.test']);
  });

  it('are the base environment of Insomnia, and each one below it with its values', () => {
    const v4 = read({
      _type: 'export',
      resources: [
        {
          _id: 'env_p',
          _type: 'environment',
          parentId: 'env_b',
          name: 'Prod',
          data: { base: 'https://p.test' },
        },
        {
          _id: 'env_b',
          _type: 'environment',
          parentId: 'wrk_1',
          name: 'Base',
          data: { base: 'https://h.test', n: { list: ['x', 1] } },
        },
      ],
    });
    const all = [
      'Base: base=https://h.test n.list.0=x n.list.1=1',
      'Prod: base=https://p.test n.list.0=x n.list.1=1',
    ];
    expect(lines(v4)).toEqual(all);
    const v5 = read(`type: environment.insomnia.rest/5.0
name: E
environments:
  name: Base
  data: {base: "https://h.test", n: {list: [x, 1]}}
  subEnvironments:
    - {name: Prod, data: {base: "https://p.test"}, kvPairData: [{name: pin, type: secret, value: sealed}]}`);
    expect(lines(v5)).toEqual(all);
    expect(v5.problems[0]?.message).toBe(
      'Left out of the environment: vault.pin (the value is not in the document)',
    );
  });

  it('are those of Bruno in each of its forms, above the variables of the collection', () => {
    const variables = [
      { name: 'base', value: 'https://h.test', enabled: true },
      { name: 'pin', value: 'hunter22hunter', enabled: true, secret: true },
      { name: 'off', value: '1', enabled: false },
    ];
    const request = { name: 'One', type: 'http-request', request: { method: 'GET', url: '{{base}}/{{v}}' } };
    const collection = read({
      name: 'C',
      version: '1',
      items: [request],
      environments: [{ name: 'Prod', variables }],
      root: {
        request: {
          vars: {
            req: [
              { name: 'base', value: 'https://c.test' },
              { name: 'v', value: '2' },
            ],
          },
        },
      },
    });
    expect(lines(collection)).toEqual(['Prod: base=https://h.test v=2 pin!=hunter22hunter@']);
    expect(collection.entries[0]).toMatchObject({ url: '{{base}}/{{v}}', target: 'https://h.test/2' });
    expect(lines(read({ name: 'Prod', variables }))).toEqual([
      'Prod: base=https://h.test pin!=hunter22hunter@',
    ]);
    expect(
      lines(read('name: Prod\nvariables:\n  - name: base\n    value: https://h.test\n', 'prod.yml')),
    ).toEqual(['Prod: base=https://h.test']);
    const bru = read(
      'vars {\n  base: https://h.test\n  ~off: 1\n}\nvars:secret [\n  pin,\n  ~old\n]\n',
      'a/Prod.bru',
    );
    expect(lines(bru)).toEqual(['Prod: base=https://h.test']);
    expect(bru.problems[0]?.message).toBe(
      'Left out of the environment: pin (the value is not in the document)',
    );
  });

  it('are those of Hoppscotch, one or several', () => {
    const environment = (name: string) => ({
      v: 1,
      name,
      variables: [
        { key: 'base', currentValue: '', initialValue: 'https://h.test', secret: false },
        { key: 'url', currentValue: '<<base>>/v1', initialValue: '', secret: false },
        { key: 'pin', currentValue: 'hunter22hunter', initialValue: '', secret: true },
      ],
    });
    const prod = 'Prod: base=https://h.test url=https://h.test/v1 pin!=hunter22hunter@';
    expect(lines(read(environment('Prod')))).toEqual([prod]);
    expect(lines(read([environment('Prod'), environment('Test')]))).toEqual([
      prod,
      prod.replace('Prod', 'Test'),
    ]);
  });

  it('are those beside .http files, in which all of a private one are secrets, and the settings of an editor', () => {
    const environments = {
      dev: { base: 'https://d.test', SSLConfiguration: { x: 1 } },
      prod: { base: 'https://p.test' },
    };
    const shown = ['dev: base=https://d.test', 'prod: base=https://p.test'];
    expect(lines(read(environments, 'http-client.env.json'))).toEqual(shown);
    expect(lines(read({ dev: { user: 'ann' } }, 'http-client.private.env.json'))).toEqual([
      'dev: user!=ann@',
    ]);
    const settings = `{
      // for tests
      "editor.fontSize": 12,
      "rest-client.environmentVariables": {"$shared": {"v": "1"}, "dev": {"base": "https://d.test"}}
    }`;
    expect(lines(read(settings, 'settings.json'))).toEqual(['dev: v=1 base=https://d.test']);
  });

  it('are the variables of an .http file, which gives its name', () => {
    const text = '@base = https://h.test\n@url = {{base}}/v1\n\nGET {{url}}/a?id={{id}}\n';
    const found = read(text, '/a/shop.http');
    expect(lines(found)).toEqual(['shop: base=https://h.test url=https://h.test/v1']);
    expect(found.environments[0]?.line).toBe(1);
    expect(found.entries[0]?.url).toBe('{{url}}/a?id={{id}}');
  });

  it('have no variable that cannot be stored, nor one whose value is made up by another program', () => {
    const found = postman(
      [
        { key: 'long', value: 'x'.repeat(20_000) },
        { key: 'nul', value: 'a\0' },
        { key: 'id', value: '{{$guid}}' },
        { key: 'a b', value: '1' },
        { key: 'a_b', value: '2' },
      ],
      [{ url: 'https://h.test/{{a b}}/{{a_b}}/{{id}}' }],
    );
    expect(lines(found)).toEqual(['Shop: a_b=1']);
    expect(found.entries[0]?.url).toBe('https://h.test/{{a_b}}/2/{{$guid}}');
    expect(found.problems.map(({ message }) => message)).toEqual([
      'Left out of the environment: id (its value contains a variable that has none)',
      'Left out of the environment: long, nul (the value is too long, or cannot be stored)',
    ]);
  });
});

describe('a request of a document with variables', () => {
  it('offers its key as one, and keeps the variable that stands for it', () => {
    const found = postman(
      [
        { key: 'base', value: 'https://h.test' },
        { key: 'token', value: KEY },
      ],
      [
        {
          method: 'POST',
          url: '{{base}}/a?api_key={{token}}&team={{base}}',
          header: [
            { key: 'X-API-Key', value: '{{token}}' },
            { key: 'X-Note', value: 'a {{token}}' },
          ],
          body: { mode: 'raw', raw: '{"client_secret": "{{token}}"}' },
        },
      ],
    );
    const [entry] = found.entries;
    expect(entry?.endpoint).toMatchObject({
      endpoint: '{{base}}/a?api_key={{token}}&team={{base}}',
      headers: { 'X-API-Key': '{{token}}', 'X-Note': 'a {{token}}' },
      body: { kind: 'json', text: '{"client_secret": "{{token}}"}' },
    });
    expect(found.secrets.map(({ value, host }) => [value, host])).toEqual([[KEY, 'h.test']]);
    expect(JSON.stringify(found.entries)).not.toContain(KEY);
  });

  it('has no variable without a value in the place of a key, and none for its authentication', () => {
    const request = {
      url: 'https://h.test/?api_key={{empty}}',
      header: [
        { key: 'X-API-Key', value: '{{empty}}' },
        { key: 'Authorization', value: 'Bearer {{token}}' },
      ],
    };
    const variable = [
      { key: 'empty', value: '' },
      { key: 'token', value: KEY },
    ];
    const [entry] = postman(variable, [request]).entries;
    expect([entry?.url, entry?.endpoint?.headers]).toEqual(['https://h.test/', null]);
  });

  it('keeps a host that its document has no value for, if the variable comes along', () => {
    const found = postman([{ key: 'base', value: '' }], [{ url: '{{base}}/a' }, { url: '{{other}}/a' }]);
    expect(found.entries.map(({ url, target, needsBaseUrl }) => [url, target, needsBaseUrl])).toEqual([
      ['{{base}}/a', null, undefined],
      ['{{other}}/a', null, true],
    ]);
  });

  it('has one note about all that another program makes up, and keeps it', () => {
    const [entry] = postman(
      [],
      [
        {
          method: 'POST',
          url: 'https://h.test/{{$guid}}?ts={{$timestamp}}',
          header: [{ key: 'X-Id', value: '{{$guid}}' }],
          body: { mode: 'raw', raw: '{"t":{{$timestamp}}}' },
        },
      ],
    ).entries;
    expect(entry?.url).toBe('https://h.test/{{$guid}}?ts={{$timestamp}}');
    expect(entry?.endpoint?.headers).toEqual({ 'X-Id': '{{$guid}}' });
    expect(entry?.notes).toEqual([
      '{{$guid}}, {{$timestamp}}: enter values before a call, none are made up here',
    ]);
  });
});
