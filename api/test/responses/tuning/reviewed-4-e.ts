import type { ResponseCase } from '#test/responses/response-case.ts';

export const reviewed4e: ResponseCase[] = [
  {
    provider: 'UPS',
    what: 'tracking, with 200',
    url: 'https://onlinetools.ups.com/api/track/v1/details/1Z',
    status: 200,
    body: {
      trackResponse: {
        shipment: [
          { inquiryNumber: '1Z', warnings: [{ code: 'TW0001', message: 'Tracking Information Not Found' }] },
        ],
      },
    },
    cause: 'not-found',
    source: 'https://developer.ups.com/api/reference',
  },
];
