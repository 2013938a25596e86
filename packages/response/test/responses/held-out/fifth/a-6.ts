import type { ResponseCase } from '#test/responses/response-case.ts';

export const fifthA6: ResponseCase[] = [
  {
    provider: 'Azure DevOps',
    what: 'no PAT: the sign-in page with 203',
    url: 'https://dev.azure.com/contoso/_apis/projects?api-version=7.1',
    status: 203,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'x-vss-userdata': '',
      'x-tfs-fedauthrealm': 'https://app.vssps.visualstudio.com/',
      'x-tfs-fedauthissuer': 'https://contoso.visualstudio.com/',
    },
    body: `\r
\r
<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd">\r
<html lang="en-US">\r
<head><title>\r
\r
            Azure DevOps Services | Sign In\r
\r
</title><meta http-equiv="X-UA-Compatible" content="IE=11;&#32;IE=10;&#32;IE=9;&#32;IE=8" />\r
</head>\r
<body class="platform">\r
</body>\r
</html>`,
    cause: 'credential',
    also: ['web-page'],
    names: [/sign[- ]?in|token|log ?in|credential/i],
    source:
      'https://learn.microsoft.com/azure/devops/organizations/accounts/use-personal-access-tokens-to-authenticate',
  },
  {
    provider: 'Azure DevOps',
    what: 'project name unknown',
    url: 'https://dev.azure.com/contoso/Fabrikam/_apis/git/repositories?api-version=7.1',
    status: 404,
    headers: { 'content-type': 'application/json; charset=utf-8; api-version=7.1' },
    body: {
      $id: '1',
      innerException: null,
      message:
        'TF200016: The following project does not exist: Fabrikam. Verify that the name of the project is correct and that the project exists on the specified Azure DevOps Server.',
      typeName:
        'Microsoft.TeamFoundation.Core.WebApi.ProjectDoesNotExistWithNameException, Microsoft.TeamFoundation.Core.WebApi',
      typeKey: 'ProjectDoesNotExistWithNameException',
      errorCode: 0,
      eventId: 3000,
    },
    cause: 'not-found',
    also: ['permission'],
    names: [/project|Fabrikam/i],
    source: 'https://learn.microsoft.com/rest/api/azure/devops/core/projects/get',
  },
  {
    provider: 'OpenCorporates',
    what: 'api_token wrong',
    url: 'https://api.opencorporates.com/v0.4/companies/search?q=acme&api_token=…',
    status: 401,
    headers: { 'content-type': 'application/json; charset=utf-8' },
    body: { error: { message: 'Invalid Api Token' } },
    cause: 'credential',
    source: 'https://api.opencorporates.com/documentation/API-Reference',
  },
  {
    provider: 'ServiceNow',
    what: 'no or wrong login',
    url: 'https://dev12345.service-now.com/api/now/table/incident',
    status: 401,
    headers: {
      'content-type': 'application/json;charset=UTF-8',
      'www-authenticate': 'BASIC realm="Service-now"',
    },
    body: {
      error: { message: 'User Not Authenticated', detail: 'Required to provide Auth information' },
      status: 'failure',
    },
    cause: 'credential',
    source:
      'https://www.servicenow.com/docs/bundle/zurich-api-reference/page/integrate/inbound-rest/concept/c_TableAPI.html',
  },
  {
    provider: 'ServiceNow',
    what: 'record not there or hidden by an ACL',
    url: 'https://dev12345.service-now.com/api/now/table/incident/9d385017c611228701d22104cc95c371',
    status: 404,
    headers: { 'content-type': 'application/json;charset=UTF-8' },
    body: {
      error: {
        message: 'No Record found',
        detail: "Record doesn't exist or ACL restricts the record retrieval",
      },
      status: 'failure',
    },
    cause: 'not-found',
    also: ['permission'],
    names: [/ACL/i],
    source:
      'https://www.servicenow.com/docs/bundle/zurich-api-reference/page/integrate/inbound-rest/concept/c_TableAPI.html',
  },
  {
    provider: 'USAJOBS',
    what: 'search without hits',
    url: 'https://data.usajobs.gov/api/search?Keyword=zzzqqq',
    status: 200,
    headers: { 'content-type': 'application/json; charset=utf-8' },
    body: {
      LanguageCode: 'EN',
      SearchParameters: {},
      SearchResult: {
        SearchResultCount: 0,
        SearchResultCountAll: 0,
        SearchResultItems: [],
        UserArea: { Refiners: null, NumberOfPages: '0', IsRadialSearch: false },
      },
    },
    cause: 'success',
    also: ['not-found'],
    source: 'https://developer.usajobs.gov/api-reference/get-api-search',
  },
  {
    provider: 'Dun & Bradstreet Direct+',
    what: 'product not part of the contract',
    url: 'https://plus.dnb.com/v1/data/duns/804735132?blockIDs=financialstrengthinsight_L4_v1',
    status: 403,
    headers: { 'content-type': 'application/json;charset=utf-8' },
    body: {
      transactionDetail: {
        transactionID: 'rrt-0a1c8b2f3d4e5f607-b-ea-1234-5678901-1',
        transactionTimestamp: '2026-11-25T09:12:44.310Z',
        inLanguage: 'en-US',
        serviceVersion: '1',
      },
      error: {
        errorMessage:
          'You are not currently authorised to access this product using this API, Please contact your D&B account representative',
        errorCode: '00040',
      },
    },
    cause: 'permission',
    also: ['payment', 'not-enabled'],
    source: 'https://directplus.documentation.dnb.com/html/resources/ErrorCodes.html',
  },
  {
    provider: 'Kraken',
    what: 'wrong API key, told with 200',
    url: 'https://api.kraken.com/0/private/Balance',
    method: 'POST',
    status: 200,
    headers: { 'content-type': 'application/json; charset=utf-8' },
    body: { error: ['EAPI:Invalid key'] },
    cause: 'credential',
    source: 'https://docs.kraken.com/api/docs/guides/spot-errors',
  },
  {
    provider: 'Kraken',
    what: 'nonce not larger than the last one, told with 200',
    url: 'https://api.kraken.com/0/private/Balance',
    method: 'POST',
    status: 200,
    headers: { 'content-type': 'application/json; charset=utf-8' },
    body: { error: ['EAPI:Invalid nonce'] },
    cause: 'request',
    also: ['signature', 'credential'],
    names: [/nonce/i],
    source: 'https://docs.kraken.com/api/docs/guides/spot-errors',
  },
  {
    provider: 'Kraken',
    what: 'key without the permission, told with 200',
    url: 'https://api.kraken.com/0/private/AddOrder',
    method: 'POST',
    status: 200,
    headers: { 'content-type': 'application/json; charset=utf-8' },
    body: { error: ['EGeneral:Permission denied'] },
    cause: 'permission',
    source: 'https://docs.kraken.com/api/docs/guides/spot-errors',
  },
  {
    provider: 'Kraken',
    what: 'server time, empty error list',
    url: 'https://api.kraken.com/0/public/Time',
    status: 200,
    headers: { 'content-type': 'application/json; charset=utf-8' },
    body: { error: [], result: { unixtime: 1764098409, rfc1123: 'Tue, 25 Nov 25 19:20:09 +0000' } },
    cause: 'success',
    source: 'https://docs.kraken.com/api/docs/rest-api/get-server-time',
  },
];
