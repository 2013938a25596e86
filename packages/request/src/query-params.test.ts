import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addParams,
  changeParam,
  type OffParam,
  type ParamTable,
  paramRows,
  removeParam,
  switchParam,
} from '#src/query-params.ts';
import { SEED } from '#test/seed.ts';

const numRuns = 2000;

const table = (endpoint: string, off: OffParam[] = []): ParamTable => ({ endpoint, off });
const shown = (given: ParamTable): string[] =>
  paramRows(given).map(({ name, value, isOff }) => `${isOff ? '-' : ''}${name}=${value}`);

describe('the rows of an endpoint', () => {
  it.each([
    ['/x', []],
    ['/x?', []],
    ['/x#a?b=1', []],
    ['/x?a=1&b', ['a=1', 'b=']],
    ['/x?a=1&', ['a=1']],
    ['/x?a=1&&b=2', ['a=1', '=', 'b=2']],
    ['/x?q=a+b%20c&q=%C3%BC', ['q=a b c', 'q=ü']],
    ['/x?filter[a]={id}&e==', ['filter[a]={id}', 'e==']],
    ['/x?bad=%zz&half=%C3', ['bad=%zz', 'half=%C3']],
    ['https://a.example?x=1#end', ['x=1']],
  ])('%s has %j', (endpoint, rows) => {
    expect(shown(table(endpoint))).toEqual(rows);
  });
});

describe('an edit changes only what was edited', () => {
  it.each([
    ['/x?a=%2f&b=+1#end', 1, 'value', ' 12', '/x?a=%2f&b=+12#end'],
    ['/x?a[]=1&a[]=2', 0, 'value', '3', '/x?a[]=3&a[]=2'],
    ['/x?q=a%20b', 0, 'value', 'a bc&d', '/x?q=a%20bc%26d'],
    ['/x?flag', 0, 'value', 'on', '/x?flag=on'],
    ['/x?flag', 0, 'name', 'flags', '/x?flags'],
    ['/x?a=%', 0, 'value', '%41', '/x?a=%2541'],
    ['/x?a=1&b=2', 1, 'value', '', '/x?a=1&b='],
    ['/x', 0, 'name', 'a', '/x?a'],
    ['/x?', 0, 'value', '=', '/x?=='],
    ['/x?a=1&#end', 1, 'name', 'b', '/x?a=1&b#end'],
  ] as const)('%s, row %i, %s %j', (endpoint, index, half, text, expected) => {
    expect(changeParam(table(endpoint), index, half, text).endpoint).toBe(expected);
  });

  it('a last row that becomes empty is gone, one in the middle stays until it is removed', () => {
    expect(changeParam(table('/x?a'), 0, 'name', '').endpoint).toBe('/x');
    const middle = changeParam(table('/x?a&b=2'), 0, 'name', '');
    expect(shown(middle)).toEqual(['=', 'b=2']);
    expect(removeParam(middle, 0).endpoint).toBe('/x?b=2');
  });

  it('rows are added and removed', () => {
    const pairs = [
      ['a b', '1&2'],
      ['', ''],
      ['c=', ''],
    ] as const;
    expect(addParams(table('/x?z#end'), pairs).endpoint).toBe('/x?z&a%20b=1%262&c%3D#end');
    expect(removeParam(table('/x?z#end'), 0).endpoint).toBe('/x#end');
  });
});

describe('a row that is off', () => {
  it('is not in the endpoint, survives edits and returns to its place as it was written', () => {
    const off = switchParam(table('/x?a=%2f&b=+&c'), 1);
    expect(off.endpoint).toBe('/x?a=%2f&c');
    expect(shown(off)).toEqual(['a=/', '-b= ', 'c=']);
    const edited = changeParam({ ...off, endpoint: '/y?a=%2f&c&d' }, 0, 'value', '1');
    expect(switchParam(edited, 1).endpoint).toBe('/y?a=1&b=+&c&d');
  });

  it('stays at the end if the parameters before it are gone', () => {
    expect(shown(table('/x', [{ raw: 'b=2', at: 3 }]))).toEqual(['-b=2']);
  });

  it('can be edited and removed', () => {
    const off = table('/x?a', [{ raw: 'b=2', at: 1 }]);
    expect(shown(changeParam(off, 1, 'value', '3'))).toEqual(['a=', '-b=3']);
    expect(removeParam(off, 1)).toEqual(table('/x?a'));
  });
});

describe('whatever the endpoint', () => {
  const piece = fc.oneof(
    fc.constantFrom('&', '=', '?', '#', '%', '+', '%41', '%C3%BC', '%zz', '[', '{', ' ', '%26', '/'),
    fc.string({ unit: 'grapheme', maxLength: 3 }),
  );
  const endpoints = fc.array(piece, { maxLength: 14 }).map((pieces) => `/x${pieces.join('')}`);
  const text = fc.string({ unit: 'grapheme', maxLength: 8 });
  const index = fc.nat({ max: 6 });

  it('a row then contains what was typed into it, and all others are as before', () => {
    fc.assert(
      fc.property(endpoints, index, fc.constantFrom('name', 'value'), text, (endpoint, at, half, typed) => {
        const before = paramRows(table(endpoint));
        fc.pre(at < before.length);
        const after = paramRows(changeParam(table(endpoint), at, half, typed));
        const expected = before.map((row, i) => (i === at ? { ...row, [half]: typed } : row));
        const last = expected.at(-1);
        const isGone = at === before.length - 1 && last?.name === '' && last.value === '';
        expect(after).toEqual(isGone ? expected.slice(0, -1) : expected);
      }),
      { seed: SEED, numRuns },
    );
  });

  it('switching a row off and on again restores every byte', () => {
    fc.assert(
      fc.property(endpoints, index, (endpoint, at) => {
        const given = table(endpoint);
        const rows = paramRows(given);
        // An empty part is only there because of the `&` around it.
        fc.pre(at < rows.length && rows.every(({ name, value }) => name !== '' || value !== ''));
        const off = switchParam(given, at);
        expect(paramRows(off)[at]?.isOff).toBe(true);
        // Without parameters there is no `&` at the end.
        if (rows.length > 1 || !/&(?:#|$)/.test(endpoint)) expect(switchParam(off, at)).toEqual(given);
      }),
      { seed: SEED, numRuns },
    );
  });
});
