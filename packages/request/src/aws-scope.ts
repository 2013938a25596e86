const DEFAULT_REGION = 'us-east-1';

/**
 * Service and region from a host name: `<service>.<region>.amazonaws.com`, `<bucket>.s3.<region>…`,
 * or without a region for global services, which sign for us-east-1.
 * https://docs.aws.amazon.com/general/latest/gr/rande.html
 */
export const awsScope = (hostname: string): { service: string; region: string } => {
  const labels = hostname.replace(/\.amazonaws\.com(?:\.cn)?$/, '').split('.');
  const region = labels.findLast((label) => /^[a-z]{2}(?:-[a-z]+)+-\d$/.test(label));
  const service = labels.filter((label) => label !== region).at(-1) ?? 'execute-api';
  return { service: service.replace(/^s3-.*/, 's3'), region: region ?? DEFAULT_REGION };
};
