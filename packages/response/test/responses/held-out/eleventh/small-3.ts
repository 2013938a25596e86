import type { ResponseCase } from '#test/responses/response-case.ts';

const JSON_TYPE = { 'content-type': 'application/json' };
const HTML_TYPE = { 'content-type': 'text/html' };
const XML_TYPE = { 'content-type': 'text/xml; charset=utf-8' };
const TEXT_TYPE = { 'content-type': 'text/plain; charset=utf-8' };
const SEEN = '2026-11-30';

/**
 * Written on 30 November 2026 before anything was run, by somebody who had not read the code that explains responses. Without `seen` a case
 * is from knowledge of the API; some bodies were shortened, and ids replaced.
 */
export const CASES: ResponseCase[] = [
  {
    provider: 'Perenual',
    what: 'fields of the paid plan hold an advertisement, with 200',
    url: 'https://perenual.com/api/species-list?key=sk-1&q=stonecrop',
    status: 200,
    headers: JSON_TYPE,
    body: {
      data: [
        {
          id: 7314,
          common_name: 'stonecrop',
          scientific_name: ["Sedum 'Peace and Joy'"],
          cycle:
            "Upgrade Plans To Premium/Supreme - https://perenual.com/subscription-api-pricing. I'm sorry",
          watering:
            "Upgrade Plans To Premium/Supreme - https://perenual.com/subscription-api-pricing. I'm sorry",
        },
      ],
    },
    cause: 'partial',
    also: ['payment', 'success', 'permission'],
    source: 'https://github.com/MDeLuise/plant-it/issues/57',
    seen: SEEN,
  },
  {
    provider: 'FlexMeasures (self-hosted)',
    what: 'version switched off',
    url: 'https://flex.example.org/api/v2_0/getService',
    status: 410,
    headers: JSON_TYPE,
    body: {
      message:
        'API version 2.0 has been sunset. Please upgrade to API version 3.0. See https://flexmeasures.readthedocs.io for more information.',
    },
    cause: 'retired',
    names: [/3\.0/],
    source: 'https://github.com/FlexMeasures/flexmeasures/pull/651',
    seen: SEEN,
  },
  {
    provider: 'Paperless-ngx (self-hosted)',
    what: 'no token, in German',
    url: 'https://paperless.example.com/api/ui_settings/',
    status: 401,
    headers: JSON_TYPE,
    body: { detail: 'Anmeldedaten fehlen.' },
    cause: 'credential',
    source: 'https://github.com/paulgessinger/swift-paperless/issues/145',
    seen: SEEN,
  },
  {
    provider: 'Paperless-ngx (self-hosted)',
    what: 'redirect to the login page',
    url: 'https://paperless.example.com/api/tags',
    status: 302,
    headers: { 'content-type': 'text/html; charset=utf-8', location: '/accounts/login/?next=/api/tags' },
    body: '',
    cause: 'credential',
    also: ['web-page'],
    source: 'https://github.com/clusterzx/paperless-ai/issues/27',
  },
  {
    provider: 'Ionic Cloud',
    what: 'maintenance page in place of JSON',
    url: 'https://api.ionic.io/push/notifications',
    method: 'POST',
    status: 503,
    headers: HTML_TYPE,
    body: '<!DOCTYPE html>\n<html>\n  <head>\n\t<meta name="viewport" content="width=device-width, initial-scale=1">\n\t<meta charset="utf-8">\n\t<title>Offline for Maintenance</title>\n  </head>\n  <body>\n\t<iframe src="https://api.ionic.io/_errors/503"></iframe>\n  </body>\n</html>',
    cause: 'server',
    source: 'https://github.com/ionic-team/legacy-ionic-cloud/issues/185',
    seen: SEEN,
  },
  {
    provider: 'Salesforce Marketing Cloud (SOAP)',
    what: 'login failed, as a SOAP fault with 500',
    url: 'https://mct0l7nx.soap.marketingcloudapis.com/Service.asmx',
    method: 'POST',
    status: 500,
    headers: XML_TYPE,
    body: '<?xml version="1.0" encoding="utf-8"?><soap:Envelope xmlns:soap="http://schemas.xmlsoap.org/soap/envelope/"><soap:Body><soap:Fault><faultcode xmlns:q0="http://docs.oasis-open.org/wss/2004/01/oasis-200401-wss-wssecurity-secext-1.0.xsd">q0:Security</faultcode><faultstring>Login Failed</faultstring><faultactor>https://mct0l7nx.soap.marketingcloudapis.com/Service.asmx</faultactor></soap:Fault></soap:Body></soap:Envelope>',
    cause: 'credential',
    never: [/failed on its side/],
    source: 'https://github.com/DougMidgley/SFMC-SDK/issues/106',
    seen: SEEN,
  },
  {
    provider: 'Knative behind Istio',
    what: 'service has no pod',
    url: 'http://hello.default.example.com/',
    status: 503,
    headers: { ...TEXT_TYPE, server: 'istio-envoy' },
    body: 'no healthy upstream',
    cause: 'server',
    source: 'https://github.com/knative/serving/issues/1550',
    seen: SEEN,
  },
  {
    provider: 'Monkeytype',
    what: 'bot check of Cloudflare in place of the API',
    url: 'https://api.monkeytype.com/users/personalBests',
    status: 403,
    headers: {
      'content-type': 'text/html; charset=UTF-8',
      server: 'cloudflare',
      'cf-mitigated': 'challenge',
    },
    body: '<!DOCTYPE html><html lang="en-US"><head><title>Just a moment...</title><meta http-equiv="Content-Type" content="text/html; charset=UTF-8"><meta name="robots" content="noindex,nofollow"></head><body><noscript>Enable JavaScript and cookies to continue</noscript></body></html>',
    cause: 'policy',
    also: ['web-page'],
    source: 'https://github.com/monkeytypegame/monkeytype/issues/4254',
    seen: SEEN,
  },
  {
    provider: 'weatherbit.io',
    what: 'calls of the day used up, it says when they come back',
    url: 'https://api.weatherbit.io/v2.0/current?city=Graz&key=k',
    status: 429,
    headers: JSON_TYPE,
    body: {
      status_code: 429,
      status_message:
        'Your request count (1007) is over the allowed limit of 1000 per day - Upgrade your key, or retry after 1343.2 minutes',
    },
    cause: 'quota',
    also: ['rate-limit'],
    names: [/1343|22 h/],
    source: 'https://github.com/yetibot/yetibot/pull/904',
    seen: SEEN,
  },
  {
    provider: 'DHL Parcel DE',
    what: 'post code ends with a blank',
    url: 'https://api-eu.dhl.com/parcel/de/shipping/v2/orders',
    method: 'POST',
    status: 400,
    headers: JSON_TYPE,
    body: {
      status: { title: 'Bad Request', statusCode: 400, detail: '0 of 1 shipment successfully created.' },
      items: [
        {
          sstatus: { title: 'Bad Request', statusCode: 400 },
          validationMessages: [
            {
              property: 'consignee.postalCode',
              validationMessage: 'Parameter postalCode must be a valid postal code format after UPU.',
              validationState: 'Error',
            },
          ],
        },
      ],
    },
    cause: 'request',
    names: [/postalCode/],
    source: 'https://github.com/netresearch/dhl-shipping-m2/issues/63',
    seen: SEEN,
  },
  {
    provider: '5centsms',
    what: 'taken for sending; the error is an empty text',
    url: 'https://www.5centsms.com.au/api/v5/sms',
    method: 'POST',
    status: 200,
    headers: JSON_TYPE,
    body: {
      error: '',
      messages: [
        { destination: '0411264069', id: '68d36cc8', status: 1011, status_text: 'Sending...', credits: 5 },
      ],
    },
    cause: 'success',
    source: 'https://github.com/tbar0970/jethro-pmm/issues/1328',
    seen: SEEN,
  },
  {
    provider: 'AEMET OpenData (Spain)',
    what: 'no data, 404 only in the body, in Spanish',
    url: 'https://opendata.aemet.es/opendata/api/valores/climatologicos/diarios/datos/fechaini/2030-01-01T00:00:00UTC/fechafin/2030-01-02T00:00:00UTC/estacion/3195',
    status: 200,
    headers: { 'content-type': 'text/plain;charset=ISO-8859-15' },
    body: '{\n  "descripcion" : "No hay datos que satisfagan esos criterios",\n  "estado" : 404\n}',
    cause: 'not-found',
    also: ['success'],
    source: 'https://github.com/pablo-moreno/python-aemet/issues/23',
    seen: SEEN,
  },
  {
    provider: 'e-Stat (Japan)',
    what: 'application id wrong, 200 in Japanese',
    url: 'https://api.e-stat.go.jp/rest/3.0/app/json/getStatsList?appId=x',
    status: 200,
    headers: JSON_TYPE,
    body: {
      GET_STATS_LIST: {
        RESULT: {
          STATUS: 100,
          ERROR_MSG: '認証に失敗しました。アプリケーションIDを確認して下さい。',
          DATE: '2026-11-30T20:00:00.000+09:00',
        },
      },
    },
    cause: 'credential',
    source: 'https://www.e-stat.go.jp/api/api-info/e-stat-manual3-0',
  },
  {
    provider: 'data.go.kr (South Korea)',
    what: 'key not approved for the service, XML with 200',
    url: 'http://newsky2.kma.go.kr/service/MiddleFrcstInfoService/getMiddleForecast?ServiceKey=x',
    status: 200,
    headers: XML_TYPE,
    body: '<response>\n<header>\n<responseTime>2015-12-25T23:25:09.265+09:00</responseTime>\n<resultCode>20</resultCode>\n<resultMsg>SERVICE ACCESS DENIED ERROR.</resultMsg>\n</header>\n</response>',
    cause: 'permission',
    also: ['credential', 'not-enabled'],
    source: 'https://github.com/WizardFactory/TodayWeather/issues/452',
    seen: SEEN,
  },
  {
    provider: 'sec-edgar',
    what: 'no user agent declared',
    url: 'https://data.sec.gov/submissions/CIK0000320193.json',
    status: 403,
    headers: HTML_TYPE,
    body: '<!DOCTYPE html><html><head><title>SEC.gov | Your Request Originates from an Undeclared Automated Tool</title></head><body><h1>Your Request Originates from an Undeclared Automated Tool</h1><p>To allow for equitable access to all users, SEC reserves the right to limit requests originating from undeclared automated tools. Please declare your traffic by updating your user agent to include company specific information.</p></body></html>',
    cause: 'policy',
    also: ['request', 'web-page'],
    names: [/user.agent|automated/i],
    source: 'https://www.sec.gov/os/accessing-edgar-data',
  },
  {
    provider: 'geonames',
    what: 'web service not enabled for the account, with 401',
    url: 'http://api.geonames.org/searchJSON?q=graz&username=jo',
    status: 401,
    headers: JSON_TYPE,
    body: {
      status: {
        message:
          'user account not enabled to use the free webservice. Please enable it on your account page: https://www.geonames.org/manageaccount ',
        value: 10,
      },
    },
    cause: 'not-enabled',
    also: ['account', 'permission'],
    source: 'https://github.com/cmharlow/geonames-reconcile/issues/9',
    seen: SEEN,
  },
  {
    provider: 'ptv.vic.gov.au',
    what: 'signature wrong',
    url: 'https://timetableapi.ptv.vic.gov.au/v3/routes?devid=300&signature=AB',
    status: 403,
    headers: JSON_TYPE,
    body: {
      message: 'Forbidden (403): Supplied signature is invalid for request.',
      status: { version: '3.0', health: 1 },
    },
    cause: 'signature',
    source: 'https://www.ptv.vic.gov.au/footer/data-and-reporting/datasets/ptv-timetable-api/',
  },
];
