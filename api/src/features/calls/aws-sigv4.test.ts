import type { OutgoingRequest } from '@gatehouse/request/outgoing-request.ts';
import { describe, expect, it } from 'vitest';
import { placeCredential } from '#src/features/calls/place-credential.ts';

const request = (url = 'https://api.example.com/x?a=1') => ({
  method: 'GET',
  url: new URL(url),
  headers: { accept: '*/*' },
  body: undefined,
});

const sign = (outgoing: OutgoingRequest, value: string) =>
  placeCredential(outgoing, { placement: { type: 'aws-sigv4' }, secret: { value } }, 0);

describe('signing for AWS', () => {
  it.each(['AKIDEXAMPLE', ':secret', 'id:'])(
    'rejects the AWS key %s and says which form it needs',
    async (secret) => {
      await expect(sign(request(), secret)).rejects.toThrow('ACCESS_KEY_ID:SECRET_ACCESS_KEY');
    },
  );

  it('signs host, date and body for AWS, and sends the session token', async () => {
    const signed = (body?: string) =>
      sign({ ...request('https://sqs.eu-west-1.amazonaws.com/?Action=X'), body }, 'AKID:SECRET:TOKEN');
    const { headers, secretHeaders } = await signed();
    expect(headers.authorization).toMatch(
      /^AWS4-HMAC-SHA256 Credential=AKID\/\d{8}\/eu-west-1\/sqs\/aws4_request, SignedHeaders=[a-z0-9;-]*host;[a-z0-9;-]*x-amz-date[a-z0-9;-]*, Signature=[0-9a-f]{64}$/,
    );
    expect(headers['x-amz-security-token']).toBe('TOKEN');
    expect(headers).not.toHaveProperty('host');
    expect(secretHeaders).toContain('x-amz-security-token');
    expect((await signed('other body')).headers.authorization).not.toBe(headers.authorization);
  });
});
