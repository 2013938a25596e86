import type { CuratedApi } from '#src/curated-api.ts';

export const withings: CuratedApi = {
  slug: 'withings',
  name: 'Withings',
  description:
    "Weight, blood pressure, sleep, activity and heart data from Withings devices, with their owners' consent.",
  categories: ['health', 'iot'],
  capabilities: ['body weight', 'blood pressure', 'sleep data', 'activity data', 'heart rate', 'webhooks'],
  useCases: ['remote care', 'weight programme', 'sleep diary'],
  synonyms: ['wearable', 'smart scale', 'fitness tracker', 'Nokia Health'],
  pricing: {
    model: 'freemium',
    summary: 'The public API is free; cellular devices and care programmes are available by contract.',
    freeTier: 'The public API',
    checked: null,
  },
  urls: {
    website: 'https://www.withings.com/',
    registration: 'https://developer.withings.com/',
    documentation: 'https://developer.withings.com/developer-guide/',
    developerPortal: 'https://developer.withings.com/dashboard/',
    apiReference: 'https://developer.withings.com/api-reference/',
  },
  domains: ['withings.com', 'withings.net'],
  keyPlacement: { type: 'bearer' },
  baseUrl: 'https://wbsapi.withings.net',
  keyHint: null,
  oauth: {
    authorizationUrl: 'https://account.withings.com/oauth2_user/authorize2',
    tokenUrl: 'https://wbsapi.withings.net/v2/oauth2',
    scopes: ['user.info', 'user.metrics', 'user.activity'],
  },
  operations: [
    { method: 'POST', path: '/measure', summary: 'Get measurements, with action=getmeas' },
    { method: 'POST', path: '/v2/measure', summary: 'Get activity, with action=getactivity' },
    { method: 'POST', path: '/v2/sleep', summary: 'Get nights of sleep, with action=getsummary' },
    {
      method: 'POST',
      path: '/notify',
      summary: 'Subscribe to notifications of new data, with action=subscribe',
    },
  ],
  popularity: 2,
  directoryId: null,
};
