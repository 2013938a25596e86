import { curatedApis } from '@gatehouse/knowledge/entries.ts';
import { openKnowledge } from '@gatehouse/knowledge/open-knowledge.ts';
import { namesIn } from '@gatehouse/request/key-template.ts';
import { isPartName } from '@gatehouse/request/place-parts.ts';
import { describe, expect, it } from 'vitest';

const placements = curatedApis(openKnowledge()).flatMap(({ slug, keyPlacement, headers = {} }) =>
  keyPlacement?.type === 'parts' ? [{ slug, placement: keyPlacement, headers }] : [],
);

describe('keys of several values in the catalog', () => {
  it.each(placements)('put each value of $slug somewhere, and name no other', ({ placement }) => {
    const { main, parts, places, signature } = placement;
    const names = parts.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    expect(parts.find(({ name }) => name === main)?.isSecret).toBe(true);
    const templates = [...places.map(({ value }) => value), signature?.text ?? ''];
    const used = templates.flatMap(namesIn).filter(isPartName);
    expect(new Set([...used, ...(signature?.key === undefined ? [] : [signature.key])])).toEqual(
      new Set(names),
    );
    if (signature === undefined) expect(templates.flatMap(namesIn).every(isPartName)).toBe(true);
  });

  it.each(placements)(
    'have one value in each parameter and field of $slug, so that code can be written',
    (one) => {
      const { places, signature } = one.placement;
      const plain = places.filter((place) => place.in !== 'header');
      if (signature === undefined) for (const { value } of plain) expect(value).toMatch(/^\{[a-z0-9_]+\}$/);
    },
  );

  it('are those that one value cannot serve', () => {
    expect(placements.map(({ slug }) => slug)).toEqual(
      expect.arrayContaining(['adzuna', 'alpaca', 'porkbun', 'podcast-index', 'sumsub', 'pusher', 'veryfi']),
    );
  });
});
