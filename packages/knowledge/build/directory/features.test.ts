import { describe, expect, it } from 'vitest';
import { featuresOf, isAbility, subjectOf } from './features.ts';

describe('subjectOf', () => {
  it.each([
    ['Returns a list of rivers by country', 'Rivers'],
    ['Get the weather forecast for a place', 'Weather forecast'],
    ['Lists the attendees for the specified Amazon Chime SDK meeting', 'Attendees'],
    ['Retrieves audit events for actions performed by team…', 'Audit events'],
    ['Create a new MemoryDB parameter group', 'MemoryDB parameter group'],
    ['This operation extracts a rich set of visual features', undefined],
    ['For a batch of security controls and standards', undefined],
    ['Rivers of the world', undefined],
  ])('of %j is %j', (summary, subject) => {
    expect(subjectOf(summary)).toBe(subject);
  });
});

describe('isAbility', () => {
  it.each(['Weather forecast', 'Users', 'Listings', 'Getting started', 'Posters', 'Address lookup'])(
    'accepts %j',
    (text) => expect(isAbility(text)).toBe(true),
  );
  it.each([
    'Returns a list of users',
    'Get your batches',
    'The ListPresets operation gets presets',
    'For a batch of controls',
    'One two three four five six',
  ])('rejects %j', (text) => expect(isAbility(text)).toBe(false));
});

it('takes the tags where there are three that say something, else the subjects of operations too', () => {
  const operations = [{ method: 'GET' as const, path: '/a', summary: 'List all rivers' }];
  expect(featuresOf(['lakes', 'seas', 'default', 'springs'], operations)).toEqual([
    'Lakes',
    'Seas',
    'Springs',
  ]);
  expect(featuresOf(['lakes', 'Get the tides'], operations)).toEqual(['Lakes', 'Tides', 'Rivers']);
});
