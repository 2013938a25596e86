import { describe, expect, it } from 'vitest';
import { messagesOf } from '#test/messages.ts';
import { generateCodeInput } from './codegen.ts';
import { runTestInput } from './testing.ts';

const call = { endpoint: '/v1/models', method: 'GET' };

describe.each([
  ['a test call', runTestInput, call],
  ['code', generateCodeInput, { ...call, language: 'curl' }],
])('the credential of %s', (_what, schema, input) => {
  it('is a key or a connection', () => {
    for (const credential of [{ apiKeyId: 1 }, { connectionId: 1 }])
      expect(messagesOf(schema, { ...input, ...credential })).toEqual({});
  });

  it('is none if the key is null, and a connection beside such a key counts', () => {
    for (const credential of [
      { apiKeyId: null },
      { apiKeyId: null, connectionId: 1 },
      { apiKeyId: 1, connectionId: null },
    ])
      expect(messagesOf(schema, { ...input, ...credential })).toEqual({});
    expect(messagesOf(schema, { ...input, connectionId: null })).toEqual({ apiKeyId: 'API key is required' });
  });

  it('is required', () => {
    expect(messagesOf(schema, input)).toEqual({ apiKeyId: 'API key is required' });
  });

  it('may be that of a saved endpoint', () => {
    expect(messagesOf(schema, { ...input, savedEndpointId: 1 })).toEqual({});
    expect(Object.keys(messagesOf(schema, { ...input, savedEndpointId: 0 }))).toEqual(['savedEndpointId']);
  });

  it('is not two at once', () => {
    expect(messagesOf(schema, { ...input, apiKeyId: 1, connectionId: 1 })).toEqual({
      connectionId: 'Name an API key or a connection, not both',
    });
  });

  it('has a valid id, and one message if it has none', () => {
    for (const apiKeyId of [0, -1, 1.5, '1'])
      expect(messagesOf(schema, { ...input, apiKeyId })).toEqual({ apiKeyId: 'API key is required' });
    expect(Object.keys(messagesOf(schema, { ...input, connectionId: '1' }))).toEqual(['connectionId']);
  });

  it('is the first of the fields that are missing', () => {
    const [first] = schema.safeParse({}).error?.issues ?? [];
    expect(first?.message).toBe('API key is required');
    expect(Object.keys(messagesOf(schema, {}))).toContain('endpoint');
  });
});
