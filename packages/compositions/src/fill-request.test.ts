import { describe, expect, it } from 'vitest';
import type { StepDefinition } from '#src/composition.ts';
import { evaluate } from '#src/evaluate.ts';
import { fillRequest } from '#src/fill-request.ts';

const STEP: StepDefinition = {
  id: 'one',
  title: 'One',
  provider: 'github',
  method: 'POST',
  endpoint: '/a/{value}/b.json',
  placeholders: { value: 'steps.before.value' },
  query: { q: { jmespath: 'steps.before.value' }, fixed: 'yes' },
  headers: { 'X-Fixed': 'steps.before.value' },
  body: {
    text: { jmespath: 'steps.before.value' },
    whole: { json: 'steps.before.whole' },
    list: [1, { jmespath: 'inputs.x' }],
    literal: 'steps.before.value',
  },
  output: 'response',
  changes: false,
};

const fill = (value: unknown, step: StepDefinition = STEP) =>
  fillRequest(step, { inputs: { x: true }, steps: { before: { value, whole: { a: [value] } } as never } });

describe('a request that is filled with values', () => {
  it('has them in its placeholders, its query and its body, and nowhere else', () => {
    expect(fill('v 1')).toEqual({
      method: 'POST',
      endpoint: '/a/v%201/b.json',
      query: [
        ['q', 'v 1'],
        ['fixed', 'yes'],
      ],
      headers: { 'X-Fixed': 'steps.before.value' },
      body: { text: 'v 1', whole: { a: ['v 1'] }, list: [1, true], literal: 'steps.before.value' },
    });
  });

  it.each([
    ['a/b', '/a/a%2Fb/b.json'],
    ['a?x=1#y', '/a/a%3Fx%3D1%23y/b.json'],
    ['@evil.example', '/a/%40evil.example/b.json'],
    ['%2e%2e', '/a/%252e%252e/b.json'],
    ['ü€😀', '/a/%C3%BC%E2%82%AC%F0%9F%98%80/b.json'],
    ['{value}', '/a/%7Bvalue%7D/b.json'],
    ['$&', '/a/%24%26/b.json'],
    [7, '/a/7/b.json'],
    [false, '/a/false/b.json'],
  ])('keeps %j within its segment', (value, endpoint) => {
    expect(fill(value).endpoint).toBe(endpoint);
  });

  it.each([
    '',
    '.',
    '..',
    '../x',
    'x/../y',
    '..\\x',
    '/x',
    'x/',
    'x\r\nHost: evil',
    'a\u0000b',
    '\ud800',
    ' .. ',
  ])('rejects %j in a path', (value) => {
    expect(() => fill(value)).toThrow('The value for “value” cannot be a part of the URL');
  });

  it.each([[null], [{ a: 1 }], [['x']]])('rejects %j where a text belongs', (value) => {
    expect(() => fill(value)).toThrow(/^The value for “value” is (?:missing|not a text or a number)$/);
    const { placeholders: _, ...step } = { ...STEP, endpoint: '/a' };
    expect(() => fill(value, step)).toThrow('The value for “q”');
    expect(() => fill(value, { ...step, query: {} })).toThrow('The value for “text”');
  });

  it('reads no value as an expression', () => {
    expect(fill('steps.before').body).toMatchObject({ text: 'steps.before' });
    expect(
      fill(
        { jmespath: 'inputs' },
        { ...STEP, endpoint: '/a', query: {}, body: { json: 'steps.before.whole' } },
      ).body,
    ).toEqual({
      a: [{ jmespath: 'inputs' }],
    });
  });
});

describe('an expression', () => {
  it('sees no properties that every object has', () => {
    const scope = { inputs: {}, steps: JSON.parse('{"__proto__": {"a": 1}}') };
    for (const name of ['constructor', 'toString', 'hasOwnProperty']) {
      expect(evaluate(`steps.${name}`, scope)).toBeNull();
    }
  });

  it('says that values are not what it needs, without quoting them', () => {
    expect(() => evaluate("join('', inputs.list)", { inputs: { list: [1, 'geheim'] }, steps: {} })).toThrow(
      'The values are not what this step expects',
    );
  });
});
