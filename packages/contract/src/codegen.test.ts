import { describe, expect, it } from 'vitest';
import {
  CODE_VIEWER_LINES,
  CODEGEN_FRAMEWORKS,
  CODEGEN_LANGUAGES,
  frameworksOf,
} from '#src/plain/codegen-options.ts';
import { messagesOf } from '#test/messages.ts';
import { generateCodeInput } from './codegen.ts';

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
    expect(frameworksOf('javascript')).toEqual(['fetch', 'axios']);
    expect(frameworksOf('curl')).toEqual([]);
    for (const language of CODEGEN_LANGUAGES) {
      for (const framework of CODEGEN_FRAMEWORKS) {
        const { success } = generateCodeInput.safeParse({ ...request, language, framework });
        expect(success, `${language} ${framework}`).toBe(frameworksOf(language).includes(framework));
      }
    }
    expect(messagesOf(generateCodeInput, { ...request, framework: 'axios' })).toEqual({});
    expect(messagesOf(generateCodeInput, { ...request, framework: null })).toEqual({});
    expect(messagesOf(generateCodeInput, { ...request, language: 'go', framework: 'axios' })).toEqual({
      framework: 'This language does not offer that framework',
    });
  });

  it('accepts the headers that a test call accepts', () => {
    expect(messagesOf(generateCodeInput, { ...request, headers: { 'X-Trace': '7' } })).toEqual({});
    expect(messagesOf(generateCodeInput, { ...request, headers: { Host: 'x' } })).toEqual({
      'headers.Host': 'Header host is set by the connection itself',
    });
  });

  it('rejects a form that is too long to send', () => {
    const headers = { 'Content-Type': 'application/x-www-form-urlencoded' };
    const requestBody = { a: 'x'.repeat(1024 * 1024) };
    expect(messagesOf(generateCodeInput, { ...request, method: 'POST', headers, requestBody })).toEqual({
      requestBody: 'The form is longer than 1 MiB: each value repeats the names above it',
    });
  });

  it('accepts PATCH, which saved endpoints may use', () => {
    expect(messagesOf(generateCodeInput, { ...request, method: 'PATCH' })).toEqual({});
  });
});

it('the viewer collapses after 15 lines', () => {
  expect(CODE_VIEWER_LINES).toBe(15);
});
