import {
  FORECASTS,
  LANGUAGE_MODELS,
  LOGINS,
  MAILERS,
  MAPS,
  PAYMENTS,
  SIGNATURES,
  TEXT_MESSAGES,
  TRANSCRIBERS,
  VOICES,
} from '#test/queries/groups.ts';

/** Sentences as people type them, those to whom English is foreign among them. */
export const SENTENCES: Record<string, string> = {
  'I want people to be able to tip streamers': `${PAYMENTS} twitch`,
  'my users should get a text when their table is ready': `${TEXT_MESSAGES}`,
  'figure out if a photo contains nudity':
    'openai google-cloud-vision sightengine amazon-rekognition azure-ai-content-safety azure-ai-vision',
  'make my app talk': `${VOICES} deepgram`,
  'turn a phone recording into words with who said what': `${TRANSCRIBERS}`,
  'find out where my website visitors live':
    'ipinfo maxmind abstractapi.com:geolocation bigdatacloud.net google-analytics',
  'let customers log in with their google account': `${LOGINS} keycloak.local okta.local`,
  'know when my server goes down at night': 'pagerduty datadog uptimerobot better-stack new-relic',
  'draw a cartoon from a sentence':
    'openai replicate stability-ai google-gemini fal hugging-face together-ai black-forest-labs',
  'someone signs the rental agreement on his phone': `${SIGNATURES}`,
  'tell me what film is on at the cinema tonight': 'tmdb omdbapi.com rottentomatoes.com',
  'how long until the bus comes':
    'transitland navitia tfl.gov.uk google-maps-platform here transitfeeds.com wmata.com:bus-realtime wmata.com:bus-route wmata.com:incidents wmata.com:rail-realtime wmata.com:rail-station',
  'warn farmers before frost': `${FORECASTS}`,
  'check that the vat number of a business is real': 'avalara vatapi.com taxjar stripe',
  'ship boxes from my garage shop to buyers': 'easypost shippo shipengine shipstation.com sendcloud',
  'what song is playing': 'audd spotify',
  'send a pdf by post to someone without email': 'lob',
  'keep a list of who buys what and call them back': 'hubspot salesforce pipedrive zoho-crm attio',
  'web search for agents': 'tavily exa brave-search serpapi perplexity firecrawl serper',
  'geolocaton by ip adress': 'ipinfo maxmind abstractapi.com:geolocation bigdatacloud.net',
  'weather data that does not need a key or account': 'open-meteo',
  'i need make translation of documents from german in polish':
    'deepl google-cloud-translation azure-ai-translator amazon-translate',
  'how can I to send message on phone of client when order is arrive': `${TEXT_MESSAGES} whatsapp-business firebase onesignal aftership easypost`,
  'service for recognise of text on the picture':
    'google-cloud-vision amazon-textract azure-ai-document-intelligence google-document-ai azure-ai-vision cloudmersive.com:ocr mindee llamaparse mistral',
  'application what show the price of actions on bourse':
    'finnhub alpha-vantage polygon twelve-data financial-modeling-prep',
  'want to make automatic facture for customers and check if is payed':
    'stripe quickbooks xero freshbooks square paypal chargebee',
  'search of cheap fly tickets': 'duffel skyscanner',
  'bot for answer the questions of clients in the night': `${LANGUAGE_MODELS} intercom zendesk`,
  'hospital patient records FHIR': 'epic-on-fhir googleapis.com:healthcare',
  'insurance claims photos of damaged cars':
    'google-cloud-vision openai amazon-rekognition google-gemini azure-ai-vision',
  'law firm case search': 'courtlistener',
  'restaurant online ordering and menu': 'square yelp spoonacular',
  'agriculture soil moisture satellite': 'sentinel-hub nasa open-meteo tomorrow-io',
  'car dealership vin decoder': 'nhtsa-vpic apigee.net:marketcheck-cars autodealerdata.com mcw.edu',
  'carbon footprint calculator for e-commerce': 'climatiq carbondoomsday.com',
  'energy price per hour': 'electricity-maps',
  'isbn metadata and covers': 'google-books open-library',
  'postal code to city': 'google-maps-platform ideal-postcodes.co.uk mapbox here smarty opencage geonames',
  'public holidays per country': 'nager-date',
  'list of all countries with flags and capitals': 'rest-countries geonames wikidata world-bank',
  'sec 10-k filings json': 'sec-edgar financial-modeling-prep polygon finnhub',
  'ethereum wallet balances and nft': 'alchemy moralis infura etherscan coinbase',
  'scientific paper doi metadata': 'crossref openalex semantic-scholar core.ac.uk figshare.com',
  'football fixtures and odds':
    'api-football the-odds-api sportmonks sportradar sportsdata.io:soccer-v3-scores thesportsdb',
  'random user avatars and fake names': 'randomuser json-placeholder randommer.io',
  'barcode to product name': 'open-food-facts',
  'graphql api for ecommerce': 'shopify bigcommerce commercetools',
  'saml sso for enterprise customers': `${LOGINS} okta.local keycloak.local`,
  'imap access to mailboxes of our users': 'nylas gmail microsoft-graph',
  'mcp server for web scraping': 'firecrawl apify bright-data tavily scrapingbee',
  'oauth login with linkedin': 'linkedin auth0 clerk',
  's3 compatible object storage': 'amazon-s3 cloudflare backblaze-b2 digitalocean supabase',
  'rss feed of news':
    'newsapi gnews the-guardian new-york-times npr.org:authorization npr.org:identity npr.org:listening npr.org:sponsorship npr.org:station-finder nytimes.com:archive nytimes.com:books_api nytimes.com:community nytimes.com:geo_api nytimes.com:most_popular_api nytimes.com:movie_reviews bbc.com',
  'parents get a message when the school bus is late': `${TEXT_MESSAGES} whatsapp-business mailersend brevo firebase onesignal`,
  'swap the background behind my products for white':
    'remove-bg stability-ai cloudinary imgix azure-ai-vision',
  'let a robot phone people who missed their appointment':
    'vapi retell-ai twilio vonage telnyx plivo livekit',
  'put a map of our shops on the contact page': `${MAPS}`,
  'is this a real person or a bot filling the form': 'google-recaptcha hcaptcha fingerprint cloudflare',
  'how warm was it on my wedding day in 2011': `${FORECASTS}`,
  'cheap place to keep terabytes of video files':
    'backblaze-b2 amazon-s3 cloudflare google-cloud-storage azure-blob-storage',
  'show posters and ratings of series people search for': 'tmdb omdbapi.com tvmaze.com thetvdb.com trakt.tv',
  'split the restaurant bill between friends and settle it': 'stripe paypal wise square plaid',
  'our guests should sign the waiver before climbing': `${SIGNATURES}`,
  'catch mistakes in the emails our staff writes': 'languagetool openai anthropic google-gemini mistral',
  'find who registered a web address': 'whoisxml-api godaddy namecheap ip2whois.com apispot.io:whois porkbun',
  'free weather service, no credit card': `${FORECASTS}`,
  'program for make the voice of text very natural in spanish': `${VOICES}`,
  'need the data from bank of my user for see his expenses': 'plaid truelayer tink nordigen.com yodlee.com',
  'i search api who gives me the address when i write the postal code': `${MAPS} postcodes-io geonames smarty ideal-postcodes.co.uk usps`,
  'how to send mail of confirmation after inscription': `${MAILERS}`,
  'we want know from where come the clients on our page':
    'google-analytics plausible posthog mixpanel amplitude ipinfo maxmind',
  'clinical trials and drug side effects data': 'openfda',
  'university library metadata for journal articles': 'crossref openalex semantic-scholar core.ac.uk',
  'fleet of electric cars charging status': 'smartcar open-charge-map enode.io',
  'grpc or rest api for speech synthesis streaming': `${VOICES} deepgram`,
  'grandma should hear her mail read to her': `${VOICES}`,
  'which plants are on this picture':
    'google-cloud-vision openai google-gemini azure-ai-vision amazon-rekognition anthropic',
  'make our help pages searchable': 'algolia meilisearch typesense elasticsearch',
  'write blog posts in five languages from one text': `${LANGUAGE_MODELS} deepl google-cloud-translation azure-ai-translator amazon-translate`,
  'company logo and size by domain': 'people-data-labs apollo hunter crunchbase hubspot',
  'we need recognise the plates of cars in parking': 'openalpr.com amazon-rekognition google-cloud-vision',
};
