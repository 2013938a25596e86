import type { ResponseCase } from '#test/responses/response-case.ts';

const XML = { 'content-type': 'application/xml' };

export const secondClouds: ResponseCase[] = [
  {
    provider: 'AWS EC2',
    what: 'no policy allows the action',
    url: 'https://ec2.eu-west-1.amazonaws.com/?Action=DescribeInstances',
    status: 403,
    headers: XML,
    body: '<?xml version="1.0" encoding="UTF-8"?><Response><Errors><Error><Code>UnauthorizedOperation</Code><Message>You are not authorized to perform this operation. User: arn:aws:iam::123456789012:user/ci is not authorized to perform: ec2:DescribeInstances because no identity-based policy allows the ec2:DescribeInstances action</Message></Error></Errors><RequestID>5a2b1c</RequestID></Response>',
    cause: 'permission',
    names: [/ec2:DescribeInstances/],
    source: 'https://docs.aws.amazon.com/AWSEC2/latest/APIReference/errors-overview.html',
  },
  {
    provider: 'AWS Lambda',
    what: 'function is being updated',
    url: 'https://lambda.eu-west-1.amazonaws.com/2015-03-31/functions/resize/code',
    method: 'PUT',
    status: 409,
    headers: { 'x-amzn-errortype': 'ResourceConflictException' },
    body: {
      Type: 'User',
      Message:
        'The operation cannot be performed at this time. An update is in progress for resource: arn:aws:lambda:eu-west-1:123456789012:function:resize',
    },
    cause: 'conflict',
    also: ['server'],
    names: [/update is in progress/],
    source: 'https://docs.aws.amazon.com/lambda/latest/api/API_UpdateFunctionCode.html',
  },
  {
    provider: 'AWS',
    what: 'service not subscribed',
    url: 'https://ec2.us-east-1.amazonaws.com/?Action=RunInstances',
    method: 'POST',
    status: 401,
    headers: XML,
    body: '<?xml version="1.0" encoding="UTF-8"?><Response><Errors><Error><Code>OptInRequired</Code><Message>You are not subscribed to this service. Please go to http://aws.amazon.com to subscribe.</Message></Error></Errors><RequestID>0f</RequestID></Response>',
    cause: 'not-enabled',
    also: ['account'],
    source: 'https://docs.aws.amazon.com/AWSEC2/latest/APIReference/errors-overview.html',
  },
  {
    provider: 'Azure Resource Manager',
    what: 'role missing',
    url: 'https://management.azure.com/subscriptions/11111111-1111-1111-1111-111111111111/providers/Microsoft.Compute/virtualMachines?api-version=2024-03-01',
    status: 403,
    body: {
      error: {
        code: 'AuthorizationFailed',
        message:
          "The client 'ci' with object id '2222' does not have authorization to perform action 'Microsoft.Compute/virtualMachines/read' over scope '/subscriptions/11111111-1111-1111-1111-111111111111' or the scope is invalid. If access was recently granted, please refresh your credentials.",
      },
    },
    cause: 'permission',
    names: [/Microsoft\.Compute\/virtualMachines\/read/],
    source: 'https://learn.microsoft.com/en-us/azure/role-based-access-control/troubleshooting',
  },
  {
    provider: 'Azure Resource Manager',
    what: 'core quota',
    url: 'https://management.azure.com/subscriptions/11111111-1111-1111-1111-111111111111/resourceGroups/rg/providers/Microsoft.Compute/virtualMachines/vm1?api-version=2024-03-01',
    method: 'PUT',
    status: 409,
    body: {
      error: {
        code: 'QuotaExceeded',
        message:
          'Operation could not be completed as it results in exceeding approved Total Regional Cores quota. Additional details - Deployment Model: Resource Manager, Location: westeurope, Current Limit: 10, Current Usage: 8, Additional Required: 4',
      },
    },
    cause: 'quota',
    source:
      'https://learn.microsoft.com/en-us/azure/azure-resource-manager/troubleshooting/error-resource-quota',
  },
  {
    provider: 'Google BigQuery',
    what: 'rate limit as 403',
    url: 'https://bigquery.googleapis.com/bigquery/v2/projects/acme/jobs',
    method: 'POST',
    status: 403,
    body: {
      error: {
        code: 403,
        message:
          'Exceeded rate limits: too many table update operations for this table. For more information, see https://cloud.google.com/bigquery/docs/troubleshoot-quotas',
        errors: [
          {
            message: 'Exceeded rate limits: too many table update operations for this table.',
            domain: 'usageLimits',
            reason: 'rateLimitExceeded',
          },
        ],
      },
    },
    cause: 'rate-limit',
    source: 'https://cloud.google.com/bigquery/docs/error-messages',
  },
  {
    provider: 'Cloudflare API',
    what: 'token may not be used from this address',
    url: 'https://api.cloudflare.com/client/v4/zones',
    status: 403,
    body: {
      success: false,
      errors: [{ code: 9109, message: 'Cannot use the access token from location: 203.0.113.7' }],
      messages: [],
      result: null,
    },
    cause: 'permission',
    names: [/203\.0\.113\.7/, /address|IP|location/],
    source: 'https://developers.cloudflare.com/fundamentals/api/how-to/restrict-tokens/',
  },
  {
    provider: 'Hetzner Cloud',
    what: 'server limit',
    url: 'https://api.hetzner.cloud/v1/servers',
    method: 'POST',
    status: 403,
    body: {
      error: {
        code: 'resource_limit_exceeded',
        message: 'server limit exceeded',
        details: { limits: [{ name: 'server_limit' }] },
      },
    },
    cause: 'quota',
    source: 'https://docs.hetzner.cloud/reference/cloud#errors',
  },
  {
    provider: 'Oracle Cloud',
    what: 'hidden by missing policy',
    url: 'https://iaas.eu-frankfurt-1.oraclecloud.com/20160918/instances/ocid1.instance.oc1..x',
    status: 404,
    body: {
      code: 'NotAuthorizedOrNotFound',
      message: 'Authorization failed or requested resource not found.',
    },
    cause: 'permission',
    also: ['not-found'],
    never: [/nothing at this path/],
    source: 'https://docs.oracle.com/en-us/iaas/Content/API/References/apierrors.htm',
  },
];
