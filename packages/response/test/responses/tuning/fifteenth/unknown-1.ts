import type { ResponseCase } from '#test/responses/response-case.ts';

const SEEN = '2026-12-01';

/** Of a fifteenth set, written by somebody who had not seen the analysis and judged by hand: see docs/decisions/0083. */
export const fifteenthUnknown1: ResponseCase[] = [
  // Right: The body was sent with a Content-Type that the server does not take (or with none). Send Content-Type: application/json, as its Accept header says.
  {
    provider: 'Spring',
    what: 'a request body of the wrong content type, with 415',
    url: 'http://bigdata.example.net:8080/coldbigdata/tbCalSubCoilYieldRateService/findDataByPage',
    method: 'POST',
    status: 415,
    headers: {
      accept: 'application/json, application/*+json',
      'content-type': 'application/json',
      'transfer-encoding': 'chunked',
      connection: 'close',
    },
    body: {
      timestamp: '2022-12-14T03:27:27.874+00:00',
      status: 415,
      error: 'Unsupported Media Type',
      path: '/coldbigdata/tbCalSubCoilYieldRateService/findDataByPage',
    },
    cause: 'request',
    names: [/content.?type/i, /json/i],
    never: [/server (?:has )?crashed|server is down/i],
    source: 'https://github.com/Huachao/vscode-restclient/issues/1106',
    seen: SEEN,
  },
  // Right: A bug in the server: its code for UPS could not read UPS's answer ("too many values to unpack" is an error of Python). The request is not at fault as such; look at the server's log of the UPS call and report it.
  {
    provider: 'Karrio',
    what: 'a bug in the part that talks to a carrier, with 424',
    url: 'https://shipping.example.net/v1/shipments',
    method: 'POST',
    status: 424,
    headers: { 'content-type': 'application/json', vary: 'Accept, Cookie' },
    body: {
      messages: [
        {
          carrier_id: 'ups',
          carrier_name: 'ups',
          code: 'SHIPPING_SDK_INTERNAL_ERROR',
          message: 'too many values to unpack (expected 2)',
        },
      ],
    },
    cause: 'server',
    names: [/\bups\b/i],
    never: [/too many (?:requests|parcels|packages)/i, /rate.?limit/i],
    source: 'https://github.com/karrioapi/karrio/issues/710',
    seen: SEEN,
  },
  // Right: The bank declined the card (result 101); the integration works. In the test system a card that declines was used; in production ask the customer for another card or to call the bank.
  {
    provider: 'Global Payments',
    what: 'a declined card in XML, with 200',
    url: 'https://api.sandbox.realexpayments.com/epage-remote.cgi',
    method: 'POST',
    status: 200,
    headers: { 'content-type': 'text/xml;charset=UTF-8' },
    body: `<response timestamp="20231207215006">
  <merchantid>acmetest</merchantid>
  <account>internet</account>
  <orderid>00000290VnoCustAccount</orderid>
  <authcode></authcode>
  <result>101</result>
  <cvnresult>M</cvnresult>
  <avspostcoderesponse>M</avspostcoderesponse>
  <avsaddressresponse>M</avsaddressresponse>
  <batchid></batchid>
  <message>[ test system ] DECLINED</message>
  <pasref>17019858063877822</pasref>
  <timetaken>0</timetaken>
  <authtimetaken>0</authtimetaken>
  <srd>AAAAbbbbCCCCdddd</srd>
  <cardissuer>
    <bank></bank>
    <country></country>
    <countrycode></countrycode>
    <region></region>
  </cardissuer>
  <fraudresponse mode="ACTIVE">
    <result>NOT_EXECUTED</result>
    <rules/>
  </fraudresponse>
  <sha1hash>0000000000000000000000000000000000000000</sha1hash>
</response>`,
    cause: 'customer',
    names: [/declined/i],
    never: [/invalid (?:hash|signature|merchant)/i],
    source: 'https://github.com/globalpayments/java-sdk/issues/47',
    seen: SEEN,
  },
  // Right: The upload is larger than the nginx in front takes (here the one of the tunnel, nginx/1.10.1, not your own). Send less, or have client_max_body_size raised there.
  {
    provider: 'localtunnel',
    what: 'an upload that is too large for the proxy, as a page with 413',
    url: 'https://tidy-fox-12.localtunnel.example.net/upload',
    method: 'POST',
    status: 413,
    headers: {
      'content-type': 'text/html',
      server: 'nginx/1.10.1',
      connection: 'close',
      'content-length': '199',
    },
    body: `<html>

<head>
	<title>413 Request Entity Too Large</title>
</head>

<body bgcolor="white">
	<center>
		<h1>413 Request Entity Too Large</h1>
	</center>
	<hr>
	<center>nginx/1.10.1</center>
</body>

</html>`,
    cause: 'request',
    also: ['web-page', 'elsewhere', 'quota'],
    names: [/large|size|big/i, /nginx|proxy/i],
    never: [/too many requests/i],
    source: 'https://github.com/localtunnel/localtunnel/issues/337',
    seen: SEEN,
  },
  // Right: Three things of the shipment are wrong: the contact phone number is missing, a line of the customs description is missing, and the product needs a valid value for non-delivery handling. Add all three.
  {
    provider: 'Canada Post',
    what: 'three missing values of a shipment, as XML with 400',
    url: 'https://ct.soa-gw.canadapost.ca/rs/0001234567/0001234567/shipment',
    method: 'POST',
    status: 400,
    headers: { 'content-type': 'application/vnd.cpc.shipment-v8+xml' },
    body: `<?xml version="1.0" encoding="UTF-8"?>
<messages xmlns="http://www.canadapost.ca/ws/messages">
  <message>
    <code>2695</code>
    <description>Contact Phone number is a required field.</description>
  </message>
  <message>
    <code>1151</code>
    <description>At least one line of Customs Description must be supplied.</description>
  </message>
  <message>
    <code>8716</code>
    <description>This product requires a valid value for Non-Delivery Handling.</description>
  </message>
</messages>`,
    cause: 'request',
    names: [/phone/i, /customs/i, /non.?delivery/i],
    never: [/(?:password|credentials?) (?:is|are) (?:wrong|invalid)/i],
    source: 'https://github.com/t3rminus/canada-post/pull/6',
    seen: SEEN,
  },
  // Right: The task failed because moderation judged the video that was produced (the output) as perhaps sensitive. Change the prompt or run it again; the request itself and the key are fine.
  {
    provider: 'BytePlus ModelArk',
    what: 'a video whose output was stopped by moderation, with 200',
    url: 'https://ark.ap-southeast.bytepluses.com/api/v3/contents/generations/tasks/cgt-20260901170931-k7x2q',
    status: 200,
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'x-request-id': '021788253659696000000000000000000000',
    },
    body: {
      id: 'cgt-20260901170931-k7x2q',
      model: 'seedance-1-0-pro-250528',
      status: 'failed',
      error: {
        code: 'OutputVideoSensitiveContentDetected',
        message:
          'The request failed because the output video may contain sensitive information. Request id: 021788253659696000000000000000000000',
      },
      created_at: 1788253771,
      updated_at: 1788253829,
    },
    cause: 'policy',
    names: [/output|generated|produced|result/i, /sensitive|moderation|content/i],
    never: [/server (?:error|fault|is down)/i],
    source: 'https://github.com/vm0-ai/vm0/issues/30959',
    seen: SEEN,
  },
  // Right: The VAT API itself is switched off for the moment (maintenance or an outage at HMRC). Wait and try again later; nothing to change in the request.
  {
    provider: 'HMRC',
    what: 'an API that is shut for maintenance, with 503',
    url: 'https://api.service.hmrc.gov.uk/organisations/vat/123456789/obligations?from=2018-07-01&to=2018-09-30',
    status: 503,
    headers: { 'content-type': 'application/json' },
    body: { code: 'SERVER_ERROR', message: "The 'organisations/vat' API is currently unavailable" },
    cause: 'server',
    names: [/unavailable|maintenance|down|outage/i],
    never: [/not subscribed/i, /(?:token|credentials?) (?:is|are) (?:wrong|invalid|expired)/i],
    source: 'https://github.com/hmrc/vat-api/issues/358',
    seen: SEEN,
  },
  // Right: The tax office says only that processing failed (OPERATION_FAILED), with no reason. Try again later, and report it with the requestId when it stays.
  {
    provider: 'NAV Online Számla',
    what: 'a failed operation without a reason, as XML in Hungarian',
    url: 'https://api.onlineszamla.nav.gov.hu/invoiceService/v3/tokenExchange',
    method: 'POST',
    status: 500,
    headers: { 'content-type': 'application/xml;charset=UTF-8' },
    body: `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>
<GeneralErrorResponse xmlns="http://schemas.nav.gov.hu/OSA/3.0/api" xmlns:ns2="http://schemas.nav.gov.hu/NTCA/1.0/common">
   <ns2:header>
      <ns2:requestId>20240613143052537</ns2:requestId>
      <ns2:timestamp>2024-06-13T14:30:53.000Z</ns2:timestamp>
      <ns2:requestVersion>3.0</ns2:requestVersion>
      <ns2:headerVersion>1.0</ns2:headerVersion>
   </ns2:header>
   <ns2:result>
      <ns2:funcCode>ERROR</ns2:funcCode>
      <ns2:errorCode>OPERATION_FAILED</ns2:errorCode>
      <ns2:message>Feldolgozás sikertelen!</ns2:message>
   </ns2:result>
</GeneralErrorResponse>`,
    cause: 'failed',
    also: ['server'],
    names: [/OPERATION_FAILED|processing|operation/i],
    never: [/(?:token|signature|password|credentials?) (?:is|are|was) (?:wrong|invalid|expired)/i],
    source: 'https://github.com/nav-gov-hu/Online-Invoice/issues/1104',
    seen: SEEN,
  },
  // Right: The signature of the request does not match. Sign exactly the string that the answer shows (same fields, same order, same values as in the body) with HMAC-SHA256 and the secret key.
  {
    provider: 'MoMo',
    what: 'a signature that does not match, in Vietnamese with 400',
    url: 'https://test-payment.momo.vn/v2/gateway/api/create',
    method: 'POST',
    status: 400,
    headers: { 'content-type': 'application/json;charset=UTF-8' },
    body: {
      responseTime: 1676024530704,
      message: 'Bad format request.',
      resultCode: 20,
      subErrors: [
        {
          field: 'signature',
          message:
            'Chữ ký không hợp lệ. Vui lòng kiểm tra dữ liệu gốc trước khi mã hóa : accessKey=*****&amount=175000&extraData=&ipnUrl=http://localhost:5000/api/checkout/ipn/momo&orderId=63e61ad2318d66f22ecad8f7&orderInfo=pay with MoMo&partnerCode=ACMETEST0001&redirectUrl=http://localhost:3000/resultMomo&requestId=84f36d78-a97e-4bd2-afb4-5f89cbaac15e&requestType=captureWallet.',
        },
      ],
    },
    cause: 'signature',
    also: ['request'],
    names: [/sign/i],
    never: [/malformed json|invalid json/i],
    source: 'https://github.com/momo-wallet/payment/issues/39',
    seen: SEEN,
  },
  // Right: The peer was added and has its own address in Location. It is not online yet (online: false), so see that its daemon runs.
  {
    provider: 'GlusterD2',
    what: 'a peer that was added, with 201',
    url: 'http://gluster.example.net:24007/v1/peers',
    method: 'POST',
    status: 201,
    headers: {
      'content-type': 'application/json; charset=UTF-8',
      location: '/v1/peers/fa5502d2-877e-4b2a-bed9-d96958e4102c',
      'x-gluster-cluster-id': 'd94dfb04-b79f-4d35-b88f-d7d59e383a68',
      'x-gluster-peer-id': '5e54d086-22d2-41de-9f6b-132e1031a93c',
      'x-request-id': 'ef2e405a-ac06-4654-a81e-952751cd3886',
      'content-length': '212',
    },
    body: {
      id: 'fa5502d2-877e-4b2a-bed9-d96958e4102c',
      name: 'gd2-1',
      'peer-addresses': ['127.0.0.1:23008'],
      'client-addresses': ['127.0.0.1:23007'],
      online: false,
      metadata: { _zone: 'fa5502d2-877e-4b2a-bed9-d96958e4102c' },
    },
    cause: 'success',
    never: [/request (?:has )?failed/i],
    source: 'https://github.com/gluster/glusterd2/pull/1138',
    seen: SEEN,
  },
];
