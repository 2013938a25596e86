import { describe, expect, it } from 'vitest';
import { messagesOf } from '../test/messages.ts';
import {
  CODE_VIEWER_LINES,
  CODEGEN_LANGUAGES,
  frameworksOf,
  generateCodeInput,
  parseRequestBody,
} from './codegen.ts';

const request = { apiKeyId: 1, endpoint: '/v1/models', method: 'GET', language: 'javascript' };

describe('a request for code', () => {
  it('asks for the endpoint', () => {
    expect(messagesOf(generateCodeInput, { ...request, endpoint: ' ' })).toEqual({
      endpoint: 'Endpoint is required',
    });
  });

  it('takes the eight languages and no other', () => {
    expect(CODEGEN_LANGUAGES).toHaveLength(8);
    for (const language of CODEGEN_LANGUAGES) {
      expect(messagesOf(generateCodeInput, { ...request, language })).toEqual({});
    }
    expect(generateCodeInput.safeParse({ ...request, language: 'kotlin' }).success).toBe(false);
  });

  it('takes a framework only with the language that offers it', () => {
    expect(frameworksOf('javascript')).toEqual(['axios', 'fetch']);
    expect(frameworksOf('python')).toEqual([]);
    expect(messagesOf(generateCodeInput, { ...request, framework: 'axios' })).toEqual({});
    expect(messagesOf(generateCodeInput, { ...request, framework: null })).toEqual({});
    expect(messagesOf(generateCodeInput, { ...request, language: 'go', framework: 'axios' })).toEqual({
      framework: 'This language does not offer that framework',
    });
  });

  it('takes PATCH, which saved endpoints bring', () => {
    expect(messagesOf(generateCodeInput, { ...request, method: 'PATCH' })).toEqual({});
  });
});

describe('the body typed in the form', () => {
  it('is not looked at for a GET', () => {
    expect(parseRequestBody('GET', '{ no json')).toEqual({ ok: true, body: undefined });
  });

  it('means none when it is the empty object', () => {
    expect(parseRequestBody('POST', '{}')).toEqual({ ok: true, body: undefined });
    expect(parseRequestBody('DELETE', ' { } ')).toEqual({ ok: true, body: undefined });
  });

  it('is the JSON value that it holds', () => {
    expect(parseRequestBody('POST', '{"a":[1,null]}')).toEqual({ ok: true, body: { a: [1, null] } });
    expect(parseRequestBody('PUT', 'null')).toEqual({ ok: true, body: null });
  });

  it('is refused when it is no JSON', () => {
    for (const source of ['{', '{a:1}', 'x', '']) {
      expect(parseRequestBody('POST', source)).toEqual({
        ok: false,
        message: 'Invalid JSON in request body',
      });
    }
  });
});

it('the viewer collapses after 15 lines', () => {
  expect(CODE_VIEWER_LINES).toBe(15);
});
