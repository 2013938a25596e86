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
  it('requires the endpoint', () => {
    expect(messagesOf(generateCodeInput, { ...request, endpoint: ' ' })).toEqual({
      endpoint: 'Endpoint is required',
    });
  });

  it('accepts only the eight languages', () => {
    expect(CODEGEN_LANGUAGES).toHaveLength(8);
    for (const language of CODEGEN_LANGUAGES) {
      expect(messagesOf(generateCodeInput, { ...request, language })).toEqual({});
    }
    expect(generateCodeInput.safeParse({ ...request, language: 'kotlin' }).success).toBe(false);
  });

  it('accepts a framework only with a language that offers it', () => {
    expect(frameworksOf('javascript')).toEqual(['axios', 'fetch']);
    expect(frameworksOf('python')).toEqual([]);
    expect(messagesOf(generateCodeInput, { ...request, framework: 'axios' })).toEqual({});
    expect(messagesOf(generateCodeInput, { ...request, framework: null })).toEqual({});
    expect(messagesOf(generateCodeInput, { ...request, language: 'go', framework: 'axios' })).toEqual({
      framework: 'This language does not offer that framework',
    });
  });

  it('accepts PATCH, which saved endpoints may use', () => {
    expect(messagesOf(generateCodeInput, { ...request, method: 'PATCH' })).toEqual({});
  });
});

describe('the body typed in the form', () => {
  it('is ignored for a GET', () => {
    expect(parseRequestBody('GET', '{ no json')).toEqual({ ok: true, body: undefined });
  });

  it('means no body if it is an empty object', () => {
    expect(parseRequestBody('POST', '{}')).toEqual({ ok: true, body: undefined });
    expect(parseRequestBody('DELETE', ' { } ')).toEqual({ ok: true, body: undefined });
  });

  it('is parsed as a JSON value', () => {
    expect(parseRequestBody('POST', '{"a":[1,null]}')).toEqual({ ok: true, body: { a: [1, null] } });
    expect(parseRequestBody('PUT', 'null')).toEqual({ ok: true, body: null });
  });

  it('is rejected if it is not JSON', () => {
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
