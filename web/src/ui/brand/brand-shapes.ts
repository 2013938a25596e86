/*
 * Which brands have a shape in brand-shapes.svg, which scripts/write-brand-shapes.ts writes from this list. The names are
 * those of simple-icons: a slug without its hyphens, where ALIASES has no other.
 */

/** The brands of the best-known APIs, of those that the collection has. */
export const SHAPES: readonly string[] =
  `adafruit adobe adyen aftership agora airtable alchemy algolia amazon anthropic appwrite asana auth0
backblaze betterstack bigcommerce binance bitbucket bitly bluesky booking box braintree brave brevo
buffer caldotcom calendly circleci clerk clickup cloudflare cloudinary coinbase coinmarketcap confluence
contentful crowdin crunchbase datadog deepgram deepl deepseek dhl digitalocean discord dropbox ebay
elasticsearch elevenlabs etsy expedia facebook fedex figma firebase flightaware foursquare ghost giphy
gitlab gmail godaddy google googleads googleanalytics googlebigquery googlecalendar googleclassroom
googlecloud googlecloudstorage googledrive googlegemini googlemaps googlepubsub googlesearchconsole
googlesheets grafana greenhouse gusto helpscout here hetzner homeassistant hubspot huggingface igdb
instagram intercom jira klarna languagetool lastdotfm lemonsqueezy libretranslate linear linkedin
livekit loops mailchimp mailgun make mapbox maptiler mastodon meilisearch mercadopago meta milvus miro
mistralai mixpanel monday mongodb musicbrainz n8n namecheap nasa neon netlify newrelic newyorktimes
notion novu okta opencage openrouter openstreetmap paddle pagerduty paypal perplexity personio pexels
pinterest planetscale plausibleanalytics podcastindex porkbun posthog postman pusher qdrant qualtrics
quickbooks radar razorpay reddit render replicate resend revenuecat sanity semanticscholar semrush
sentry shopify similarweb slack smartthings snyk sparkpost splunk spotify square steam storyblok strapi
strava supabase surveymonkey telegram theguardian themoviedatabase threads ticketmaster tiktok todoist
toggltrack tomtom trello tripadvisor turso twitch typeform unsplash ups upstash usps vault vercel vimeo
virustotal vonage webflow whatsapp wikidata wikipedia wise wolfram woocommerce wordpress x xero yelp
youtube zapier zendesk zoho zoom`.split(/\s+/);

/** The icon of an API whose slug neither is nor begins with the name of its brand. */
const ALIASES: Readonly<Record<string, string>> = {
  'brave-search': 'brave',
  'cal-com': 'caldotcom',
  'google-maps-platform': 'googlemaps',
  'hashicorp-vault': 'vault',
  'last-fm': 'lastdotfm',
  'make-com': 'make',
  'meta-marketing': 'meta',
  mistral: 'mistralai',
  nominatim: 'openstreetmap',
  plausible: 'plausibleanalytics',
  tmdb: 'themoviedatabase',
  'x-api': 'x',
};

/** Brands whose name is no other word: what begins with one is an API of that brand. */
const FAMILIES =
  /^(adafruit|adobe|amazon|aws|azure|backblaze|booking|dropbox|expedia|facebook|google-cloud|google|grafana|monday|mongodb|whatsapp|wolfram|youtube|zoho)-/;

const known = new Set(SHAPES);

/**
 * The icon for a provider's slug: the name of a shape, or `aws` or `azure`, which are drawn by the component. Undefined if
 * there is none.
 */
export const brandOf = (slug: string): string | undefined => {
  const own = ALIASES[slug] ?? slug.replaceAll('-', '');
  return known.has(own) ? own : FAMILIES.exec(slug)?.[1]?.replace('-', '');
};
