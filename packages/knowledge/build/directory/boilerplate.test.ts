import { describe, expect, it } from 'vitest';
import { describingText } from './boilerplate.ts';

describe('describingText', () => {
  it.each([
    [
      'Welcome to the AWS Ground Station API Reference. AWS Ground Station controls satellites.',
      'AWS Ground Station controls satellites.',
    ],
    ['This is the public Twilio REST API.', ''],
    ['This is the API of Acme.', ''],
    ['This is technical documentation for the Auckland Museum API', ''],
    ['Powered by Swagger. Finds words that rhyme.', 'Finds words that rhyme.'],
    ['Sends faxes. Find out more about Swagger at http://swagger.io.', 'Sends faxes.'],
    ['>Versions 1 and 2 are deprecated. Moves money.', 'Versions 1 and 2 are deprecated. Moves money.'],
    ['An OpenAPI description of the OpenLink Smart Data Bot REST API v1', ''],
    ['Recipes {{base}} &nbsp; for :warning_sign: cooks.', 'Recipes for cooks.'],
    // Sentences that begin alike and say something stay.
    ['This API lists all public holidays in Canada.', 'This API lists all public holidays in Canada.'],
    [
      'This is an API for accessing all sorts of college football data.',
      'This is an API for accessing all sorts of college football data.',
    ],
    ['The U.S. EPA publishes inspections.', 'The U.S. EPA publishes inspections.'],
  ])('of %j is %j', (plain, text) => {
    expect(describingText(plain)).toBe(text);
  });
});
