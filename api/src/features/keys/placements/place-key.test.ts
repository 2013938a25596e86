import { describe, expect, it } from 'vitest';
import { awsScope } from '#src/features/keys/placements/aws-sigv4.ts';
import { placeKey } from '#src/features/keys/placements/place-key.ts';

const request = (url = 'https://api.example.com/x?a=1') => ({
  method: 'GET',
  url: new URL(url),
  headers: { accept: '*/*' },
  body: undefined,
});

describe('placing a key', () => {
  it('puts a bearer into the authorization header', async () => {
    expect(await placeKey({ type: 'bearer' }, request(), 'k')).toMatchObject({
      headers: { accept: '*/*', authorization: 'Bearer k' },
      secretHeaders: ['authorization'],
    });
  });

  it('puts it into a header of the provider, after its prefix', async () => {
    const placed = await placeKey({ type: 'header', name: 'X-Api-Key', prefix: 'Key ' }, request(), 'k');
    expect(placed).toMatchObject({ headers: { 'x-api-key': 'Key k' }, secretHeaders: ['x-api-key'] });
  });

  it('puts it into the query once, encoded, and leaves the caller’s URL alone', async () => {
    const original = request('https://api.example.com/x?key=old&a=1');
    const placed = await placeKey({ type: 'query', name: 'key' }, original, 'k&=ü');
    expect(placed.url.href).toBe('https://api.example.com/x?key=k%26%3D%C3%BC&a=1');
    expect(placed.secretQuery).toEqual(['key']);
    expect(original.url.href).toBe('https://api.example.com/x?key=old&a=1');
  });

  it.each([
    ['user:pass:word', 'user:pass:word'],
    ['only-a-user', 'only-a-user:'],
  ])('sends %s as basic %s', async (secret, pair) => {
    const { headers } = await placeKey({ type: 'basic' }, request(), secret);
    expect(Buffer.from(headers.authorization?.slice('Basic '.length) ?? '', 'base64').toString()).toBe(pair);
  });

  it.each(['AKIDEXAMPLE', ':secret', 'id:'])('refuses the AWS key %s with its form', async (secret) => {
    await expect(placeKey({ type: 'aws-sigv4' }, request(), secret)).rejects.toThrow(
      'ACCESS_KEY_ID:SECRET_ACCESS_KEY',
    );
  });

  it('signs for AWS over host, date and body, with the session token along', async () => {
    const signed = (body?: string) =>
      placeKey(
        { type: 'aws-sigv4' },
        { ...request('https://sqs.eu-west-1.amazonaws.com/?Action=X'), body },
        'AKID:SECRET:TOKEN',
      );
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

describe('the scope of an AWS host', () => {
  it.each([
    ['sts.amazonaws.com', 'sts', 'us-east-1'],
    ['sqs.eu-west-1.amazonaws.com', 'sqs', 'eu-west-1'],
    ['bucket.s3.us-west-2.amazonaws.com', 's3', 'us-west-2'],
    ['s3-external-1.amazonaws.com', 's3', 'us-east-1'],
    ['abc123.execute-api.ap-southeast-2.amazonaws.com', 'execute-api', 'ap-southeast-2'],
    ['ec2.us-gov-west-1.amazonaws.com', 'ec2', 'us-gov-west-1'],
    ['iam.cn-north-1.amazonaws.com.cn', 'iam', 'cn-north-1'],
  ])('%s is %s in %s', (host, service, region) => expect(awsScope(host)).toEqual({ service, region }));
});
