import type { JsonObject } from '@gatehouse/contract/plain/json-text.ts';
import { describe, expect, it } from 'vitest';
import { detailsOf } from './example-body.ts';

const details = (operation: object, spec: object = {}, item: object = {}) =>
  detailsOf(spec as JsonObject, item as JsonObject, operation as JsonObject);
const taking = (media: object, type = 'application/json') => ({
  requestBody: { content: { [type]: media } },
});
const bodyOf = (media: object, spec?: object) => {
  const { body } = details(taking(media), spec);
  return body === undefined ? undefined : JSON.parse(body);
};

const OBJECT = { type: 'object', properties: { name: { type: 'string' }, size: { type: 'integer' } } };

describe('an example of a body', () => {
  it('is the one in the description', () => {
    expect(bodyOf({ example: { a: 1 }, schema: OBJECT })).toEqual({ a: 1 });
    const examples = { first: { $ref: '#/components/examples/one' } };
    expect(bodyOf({ examples }, { components: { examples: { one: { value: { b: 2 } } } } })).toEqual({
      b: 2,
    });
  });

  it('has the required fields of its schema, else a few others', () => {
    expect(bodyOf({ schema: { ...OBJECT, required: ['size'] } })).toEqual({ size: 0 });
    expect(bodyOf({ schema: OBJECT })).toEqual({ name: 'string', size: 0 });
    const many = Object.fromEntries([...'abcdef'].map((name) => [name, { type: 'string' }]));
    expect(Object.keys(bodyOf({ schema: { type: 'object', properties: many } }))).toEqual(['a', 'b', 'c']);
    const readOnly = { id: { type: 'string', readOnly: true }, name: { type: 'string' } };
    const required = ['id', 'name'];
    expect(bodyOf({ schema: { type: 'object', properties: readOnly, required } })).toEqual({
      name: 'string',
    });
  });

  it('follows references, and ends where a schema contains itself', () => {
    const Node = {
      type: 'object',
      required: ['name', 'next'],
      properties: { name: { type: 'string' }, next: { $ref: '#/components/schemas/Node' } },
    };
    const spec = { components: { schemas: { Node } } };
    const body = bodyOf({ schema: { $ref: '#/components/schemas/Node' } }, spec);
    expect(body).toMatchObject({ name: 'string', next: expect.anything() });
    expect(JSON.stringify(body).length).toBeLessThan(200);
  });

  it('is short: a long one of the description gives way to the required fields', () => {
    const long = { text: 'x'.repeat(3000) };
    expect(bodyOf({ example: long, schema: { ...OBJECT, required: ['name'] } })).toEqual({ name: 'string' });
    expect(bodyOf({ example: long })).toBeUndefined();
  });

  it('is absent for a body that is neither JSON nor a form, and for a reference to nothing', () => {
    expect(details(taking({ example: { a: 1 } }, 'multipart/form-data'))).toEqual({});
    expect(bodyOf({ schema: { $ref: '#/components/schemas/Gone' } })).toBeUndefined();
    const loop = { components: { schemas: { A: { $ref: '#/components/schemas/A' } } } };
    expect(bodyOf({ schema: { $ref: '#/components/schemas/A' } }, loop)).toBeUndefined();
    expect(details({})).toEqual({});
  });

  it('says that it is sent as a form', () => {
    const form = details(taking({ schema: OBJECT }, 'application/x-www-form-urlencoded'));
    expect(form).toEqual({ body: '{"name":"string","size":0}', form: true });
  });
});

it('the query parameters without which an operation cannot be called are known', () => {
  const item = { parameters: [{ $ref: '#/components/parameters/team' }] };
  const spec = { components: { parameters: { team: { name: 'team', in: 'query', required: true } } } };
  const operation = {
    parameters: [
      { name: 'q', in: 'query', required: true },
      { name: 'page', in: 'query' },
      { name: 'id', in: 'path', required: true },
      { name: 'odd name', in: 'query', required: true },
    ],
  };
  expect(details(operation, spec, item)).toEqual({ query: ['team', 'q'] });
});
