import { openKnowledge } from '@gatehouse/knowledge/open-knowledge.ts';
import { describe, expect, it } from 'vitest';
import { lexiconOf } from '#src/query/lexicon.ts';
import { parseQuery } from '#src/query/parse-query.ts';
import type { Stance } from '#src/query/stance.ts';

const lexicon = lexiconOf(openKnowledge());
/** What a text says of the vendor that it names. */
const stancesIn = (text: string): Stance[] =>
  parseQuery(text, lexicon).spans.flatMap(({ stance, vendors }) => (vendors.length > 0 ? [stance] : []));

/** Texts by what they say of each vendor in them. */
const CASES: Record<Stance, string[]> = {
  wanted: [
    'Stripe',
    'stripe webhooks',
    'Spotify playlists by mood',
    'send SMS with Twilio',
    'post a message to Slack when a build fails',
    'when Stripe charges a card, write it into my books',
    'whenever Shopify sells something tell us',
    'once a Typeform is filled in, create a contact',
    'save attachments from Gmail into Dropbox',
    'Stripe connected accounts for our sellers',
    'a GitHub hosted page with our prices',
    'why not Stripe for payments',
    'I have no Stripe account yet, take payments',
    'not only Stripe but all payments',
    'integrate HubSpot contacts',
    'Trello cards that are due tomorrow',
    'sync Notion and Airtable',
    'upload videos to YouTube every Monday',
    'show my Strava runs on a map',
    'my Notion pages are a mess, summarize them',
    'let Stripe charge our members monthly',
    'make Discord ping my friends when I stream',
    'the webhooks of Stripe tell our shop what was paid',
    'orders from Shopify update our stock',
    'sync contacts of HubSpot and Mailchimp',
    'Spotify has all my playlists, sort them by tempo',
    'Slack is where the team sits, tell them there',
    'tell me when the Shopify stock is low',
  ],
  asked: [
    'can Stripe do subscriptions?',
    'is Plaid available in Norway',
    'does Twilio support RCS',
    'how much does Mailgun cost',
    'Stripe vs Adyen',
    'should we use Algolia for this',
    'why is Auth0 so popular',
    'is Mollie better than Stripe or Adyen?',
    'for our shop, is Klaviyo cheaper than Mailchimp',
  ],
  compared: [
    'SendGrid now costs 20 dollars',
    'Twilio is expensive here',
    'Spotify removed audio features',
    'Vonage raised its prices again',
    'Mapbox suspended our account without a reason',
    'our Plivo texts to Brazil stopped arriving last week',
    'Algolia quoted us 40k a year for site search',
    'OpenWeather keeps timing out',
    'Deepgram mishears our nurses',
    'Cloudinary bandwidth overage killed our budget',
    'when Heroku dropped its free plan we lost our app',
    'Google Maps bills me for every keystroke',
    'Yesterday PayPal froze 9,000 euros of ours',
    'Zendesk feels bloated for three people',
    'SendGrid does not reach my customers',
    'our Firebase bill is out of control',
    'we moved off Mailchimp in spring',
    'we left Heroku last year',
    'I hate how Calendly looks when embedded',
    'problems with Mailgun, who else sends mail',
    'alternative to Algolia',
    'Pusher competitors',
    'payments with something like Stripe but cheaper',
    'we tried Pinecone, Weaviate and Qdrant',
    'we use Auth0 and want to move away from it',
    'we cannot pay Twilio prices',
    'one integration for UPS and FedEx labels',
    'steps of Oura and Fitbit without three separate logins',
    'contacts of Salesforce, HubSpot and Pipedrive through a unified API',
    'charge with Stripe and PayPal through one integration',
    'the map tiles of Mapbox eat our budget',
    'the overage fees of Cloudinary ruin our month',
    'the rate limit of Airtable blocks our import',
    'invoices from Salesforce eat our budget',
    'the contract with Okta binds us for three years',
    'the support of PayPal drives us mad',
    'calls through Vonage drop our customers after a minute',
  ],
  'left out': [
    'payments, not Stripe',
    'send mail without SendGrid or Mailgun',
    'tired of Zendesk',
    'already on Twilio for texts, now looking for e-mail',
    'we use Slack and need a calendar',
    'a friend of mine built his shop with Stripe; I only need shipping labels',
    'my competitor uses Klaviyo',
  ],
  example: ['something like Algolia', 'services such as Twilio'],
};

describe.each(Object.entries(CASES))('a vendor is %s', (stance, texts) => {
  it.each(texts)('%s', (text) => {
    const stances = stancesIn(text);
    expect(stances.length).toBeGreaterThan(0);
    expect(new Set(stances)).toEqual(new Set([stance]));
  });
});

it('leaves out what a vendor that one has is used for', () => {
  const { spans } = parseQuery('already on Twilio for SMS, now looking for e-mail', lexicon);
  const stanceOf = (word: string) => spans.find(({ span }) => span.text === word)?.stance;
  expect(stanceOf('sms')).toBe('left out');
  expect(spans.at(-1)?.stance).toBe('wanted');
});
