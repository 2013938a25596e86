/** The built-in providers, in the order in which they are listed. */
export const BUILT_IN_SLUGS = [
  'openai',
  'github',
  'google',
  'google-cloud',
  'stripe',
  'aws',
  'twitter',
  'azure',
  'facebook',
  'facebook-graph',
  'twilio',
  'custom',
] as const;
