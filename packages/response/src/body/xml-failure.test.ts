import { describe, expect, it } from 'vitest';
import { failureInXml } from '#src/body/xml-failure.ts';

const read = (value: string) => failureInXml({ kind: 'text', mediaType: 'application/xml', value }, false);

describe('XML', () => {
  it.each([
    '<rss><channel><status>failed</status><error>x</error></channel></rss>',
    '<job><id>7</id><status>failed</status><error>exit code 1</error></job>',
    '<order><number>7</number><status>failed</status><description>a lamp</description></order>',
    '<errors type="array"><error><id>1</id><message>was logged</message></error></errors>',
    '<errors type="array"/>',
    '<response><errors>0</errors><items><item>1</item></items></response>',
    '<response><errors type="array"/><items/></response>',
    '<BatchResult><Total>3</Total><Failed>2</Failed></BatchResult>',
    '<GetItemResponse><Ack>Warning</Ack><Errors><ErrorCode>17</ErrorCode></Errors></GetItemResponse>',
    '<ListBucketResult><Contents><Key>error</Key></Contents></ListBucketResult>',
    '<a',
    '',
  ])('reports no failure: %s', (text) => {
    expect(read(text)).toBeUndefined();
  });

  it.each([
    ['<Error><Code>AccessDenied</Code><Message>No</Message></Error>', 'AccessDenied', 'No'],
    ['<rsp stat="fail"><err code="100" msg="Invalid API Key"/></rsp>', '100', 'Invalid API Key'],
    ['<a:Result xmlns:a="x"><a:Error>Sold out</a:Error></a:Result>', undefined, 'Sold out'],
    ['<response><success>false</success><message>No &amp; no</message></response>', undefined, 'No & no'],
    [
      '<ServiceExceptionReport><ServiceException code="LayerNotDefined">No layer</ServiceException></ServiceExceptionReport>',
      'LayerNotDefined',
      'No layer',
    ],
  ])('reports a failure with its code and words: %s', (text, code, message) => {
    expect(read(text)).toEqual({ code, message, isPartial: false });
  });

  it('is read with CDATA, comments and single quotes, and not for long', () => {
    expect(
      read("<!-- <a> --><Error code='7'><Message><![CDATA[No < no]]></Message><x/></Error>"),
    ).toMatchObject({
      code: '7',
      message: 'No < no',
    });
    expect(read(`<Error>${'<'.repeat(100_000)}`)).toBeUndefined();
  });

  it('reports a failure of a part beside what succeeded', () => {
    const failed = '<Error><Key>b</Key><Code>AccessDenied</Code></Error>';
    expect(read(`<DeleteResult><Deleted><Key>a</Key></Deleted>${failed}</DeleteResult>`)?.isPartial).toBe(
      true,
    );
    expect(read(`<DeleteResult>${failed}</DeleteResult>`)?.isPartial).toBe(false);
  });

  it('is read as deep as errors are', () => {
    expect(read(`<Error><Message>No</Message>${'<a>'.repeat(3_000)}`)?.message).toBe('No');
    expect(read(`${'<Error>'.repeat(3_000)}No`)).toBeUndefined();
  });
});
