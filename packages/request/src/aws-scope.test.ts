import { describe, expect, it } from 'vitest';
import { awsScope } from '#src/aws-scope.ts';

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
