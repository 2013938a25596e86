/**
 * What people type, and the APIs that a developer who knows the field would accept among the first five answers.
 * `TUNING` was at hand while the concepts were written and the ranking was tuned. `HELD_OUT` was written after that, and
 * nothing was changed for it: its figures are what a new query may expect. A query that a change is made for moves to
 * `TUNING`.
 */
export type LabelledQuery = { query: string; accept: string[] };

const labelled = (table: Record<string, string>): LabelledQuery[] =>
  Object.entries(table).map(([query, accept]) => ({ query, accept: accept.split(' ') }));

export const TUNING: LabelledQuery[] = [
  // Abilities
  ...labelled({
    'send sms': 'twilio vonage telnyx.com',
    'speech to text':
      'assemblyai deepgram openai google-cloud-speech-to-text rev-ai amazon-transcribe azure-ai-speech',
    'text to speech': 'elevenlabs openai amazonaws.com:polly google-cloud-text-to-speech azure-ai-speech',
    'online payments': 'stripe paypal adyen square mollie razorpay braintree',
    geocoding: 'google-maps-platform mapbox here opencagedata.com nominatim',
    'weather forecast': 'openweather tomorrow-io weatherbit.io visualcrossing.com:weather open-meteo',
    'exchange rates': 'open-exchange-rates exchangerate-api.com wise',
    'machine translation': 'deepl google-cloud-translation amazonaws.com:translate azure-ai-translator',
    'vector database': 'pinecone weaviate qdrant',
    'transactional email': 'sendgrid postmark mailgun resend amazon-ses brevo',
    'electronic signature': 'docusign',
    'full text search for my site': 'algolia',
    'video conferencing': 'zoom',
    'error tracking': 'sentry datadog elmah.io',
    'image generation': 'openai replicate google-gemini hugging-face together-ai',
    'OCR for receipts':
      'google-cloud-vision taggun.io amazon-textract cloudmersive.com:ocr llamaparse azure-ai-document-intelligence google-document-ai',
    'user login and single sign on': 'auth0 okta clerk okta.local',
    'bank account data': 'plaid nordigen.com yodlee.com',
    'stock market prices': 'alpha-vantage polygon finnhub',
    'push notifications to mobile apps': 'firebase googleapis.com:fcm',
  }),
  // What somebody wants to build
  ...labelled({
    'chatbot that answers customer questions':
      'openai anthropic google-gemini cohere mistral azure-openai amazon-bedrock',
    'sell products on my website': 'shopify bigcommerce woocommerce stripe',
    'recurring billing for a SaaS': 'stripe zuora.com',
    'find restaurants near me': 'google-maps-platform googleapis.com:places',
    'app that shows flights and hotel offers': 'duffel skyscanner amadeus.com:amadeus-flight-offers-price',
    'track packages from all carriers': 'easypost shippo shipengine.com',
    'print shipping labels': 'shippo easypost shipengine.com shipstation.com',
    'get subtitles for my podcast': 'assemblyai deepgram openai rev-ai amazon-transcribe',
    'calculate sales tax at checkout': 'avalara taxjar stripe taxrates.io',
    'let users book appointments': 'calendly onsched.com:consumer google-calendar',
    'recommend recipes from ingredients': 'spoonacular bigoven.com',
    'enrich leads with company data': 'hunter apollo people-data-labs crunchbase hubspot dun-bradstreet',
    'verify identity documents of new customers': 'stripe plaid',
    'summarise long documents': 'openai anthropic google-gemini cohere mistral azure-openai amazon-bedrock',
    'dashboard of website visitors': 'google-analytics mixpanel amplitude posthog',
    'post to social networks at once': 'x-api facebook-graph linkedin bufferapp.com',
    'movie database with posters': 'tmdb omdbapi.com',
    'store files users upload': 'amazon-s3 dropbox google-drive cloudinary box.com cloudflare supabase',
    'scan a website for broken pages and take screenshots': 'urlbox.io browshot.com',
    'collect survey responses': 'typeform surveymonkey qualtrics googleapis.com:forms',
  }),
  // Vendors by name
  ...labelled({
    stripe: 'stripe',
    'google maps': 'google-maps-platform',
    'twilio whatsapp': 'twilio',
    'spotify playlists': 'spotify',
    'github issues': 'github github.com',
    'amazon s3': 'amazon-s3',
    'vtex catalog': 'vtex.local:Catalog-API',
    xkcd: 'xkcd.com',
    'mailchimp newsletter': 'mailchimp',
    'jira tickets': 'jira',
  }),
  // Mistyped
  ...labelled({
    twillio: 'twilio',
    'stripe paymnets': 'stripe',
    'transcibe audio':
      'assemblyai deepgram openai google-cloud-speech-to-text amazon-transcribe azure-ai-speech',
    'wether api': 'openweather tomorrow-io weatherbit.io open-meteo',
    'curency conversion':
      'open-exchange-rates exchangerate-api.com currencytick.com interzoid.com:convertcurrency wise',
    'send emial': 'sendgrid postmark mailgun resend amazon-ses brevo gmail',
  }),
  // The long tail
  ...labelled({
    'pokemon trading cards': 'tcgdex.net',
    'london underground arrivals': 'tfl.gov.uk',
    'nutrition facts of food': 'spoonacular calorieninjas.com chompthis.com open-food-facts',
    'uk postcode lookup': 'ideal-postcodes.co.uk',
    'remove the background of a photo': 'remove.bg cloudinary',
    'licence plate recognition': 'openalpr.com',
    'scientific papers search': 'core.ac.uk',
    'dungeons and dragons monsters': 'dnd5eapi.co',
  }),
  // More of each kind
  ...labelled({
    'voice calls': 'twilio vonage telnyx.com nexmo.com:voice',
    'sentiment analysis':
      'assemblyai google-cloud-natural-language amazonaws.com:comprehend openai deepgram text2data.org symanto.net cohere azure-ai-language',
    'large language model': 'openai anthropic google-gemini mistral cohere groq azure-openai amazon-bedrock',
    'route planning': 'google-maps-platform mapbox here graphhopper.com tomtom.com:routing',
    'ip geolocation': 'ipinfo abstractapi.com:geolocation bigdatacloud.net',
    'content management system': 'adobe.com:aem vtex.local:Headless-CMS-API',
    'two factor authentication codes': 'twilio vonage auth0 nexmo.com:verify',
    'stock photos': 'unsplash gettyimages.com shutterstock.com',
    'customer relationship management': 'hubspot salesforce pipedrive zoho-crm apideck.com:crm',
    'fraud detection': 'stripe amazonaws.com:frauddetector fraudlabspro.com:fraud-detection adyen',
    'team chat messages': 'slack discord microsoft-graph stream-io-api.com sendbird',
    'web scraping': 'dataflowkit.com webscraping.ai import.io:data',
    'read scanned invoices':
      'amazon-textract google-document-ai llamaparse taggun.io azure-ai-document-intelligence',
    'semantic search over our knowledge base': 'openai cohere pinecone weaviate algolia qdrant',
    'turn articles into narrated audio':
      'elevenlabs openai amazonaws.com:polly google-cloud-text-to-speech azure-ai-speech',
    'accept bitcoin in my shop': 'nowpayments.io',
    'send a weekly newsletter': 'mailchimp sendgrid brevo klaviyo',
    'help desk tickets': 'zendesk freshdesk intercom apideck.com:customer-support',
    'show live football scores': 'api-football sportsdata.io:soccer-v3-scores',
    'property listings and home values': 'rentcast simplyrets.com',
    'automatic payroll for employees': 'payrun.io xero.com:xero-payroll-au paylocity.com',
    'play music in my app': 'spotify soundcloud.com',
    'news about a company': 'newsapi',
    'measure app usage and funnels': 'mixpanel amplitude posthog segment google-analytics',
    'job offers search': 'linkedin gov.bc.ca:jobposting googleapis.com:jobs',
    paypal: 'paypal',
    'notion pages': 'notion',
    'hubspot contacts': 'hubspot',
    'open weather map': 'openweather',
    'telegram bot': 'telegram.org',
    'authentification of users': 'auth0 okta clerk firebase supabase okta.local',
    'googel calendar': 'google-calendar',
    'satelite images': 'nasa mapbox amazonaws.com:groundstation google-maps-platform',
    'chemical compound or astronomy pictures from nasa': 'nasa',
    'what is my car worth by vin': 'apigee.net:marketcheck-cars autodealerdata.com mcw.edu',
    'movies in theaters reviews': 'tmdb omdbapi.com nytimes.com:movie_reviews rottentomatoes.com',
  }),
  // In other words than the field's
  ...labelled({
    'let visitors pay with apple wallet': 'stripe adyen paypal braintree square mollie',
    'turn voicemail into written messages':
      'assemblyai deepgram amazon-transcribe google-cloud-speech-to-text azure-ai-speech rev-ai openai twilio',
    'subtitle my videos in french and german':
      'deepl assemblyai rev-ai google-cloud-translation deepgram amazon-transcribe azure-ai-speech azure-ai-translator openai',
    'which country is this visitor from': 'ipinfo abstractapi.com:geolocation bigdatacloud.net',
    'remind patients of their visits by text': 'twilio vonage whatsapp-business telnyx.com',
    'keep an eye on crashes in my android app': 'sentry datadog firebase',
    'show the nearest pharmacies on a map': 'google-maps-platform here mapbox nominatim',
    'is this email address real': 'hunter mailgun sendgrid',
    'leaked passwords check': 'have-i-been-pwned',
    'how much does a house in austin cost': 'rentcast simplyrets.com',
    'company financials and annual turnover':
      'finnhub alpha-vantage polygon companies-house dun-bradstreet opencorporates crunchbase',
    'vaccine side effects': 'openfda',
    'population by county': 'us-census world-bank',
    'inflation rate of brazil': 'world-bank alpha-vantage',
    'gig listings for indie bands': 'ticketmaster bandsintown.com',
    'sync tasks between two tools': 'asana trello jira linear notion microsoft-graph clickup.com airtable',
    'ask my database in plain english': 'openai anthropic google-gemini mistral cohere',
    'detect objects in pictures':
      'google-cloud-vision amazonaws.com:rekognition openai google-gemini hugging-face',
    'rank in google for keywords': 'semrush ahrefs serpapi googleapis.com:searchconsole similarweb',
    'pay my contractors abroad': 'wise paypal stripe',
    'sign a lease online': 'docusign',
    'get paged when the site is down': 'pagerduty datadog',
    'photos of mars': 'nasa nasa.gov:apod',
    'books by isbn': 'googleapis.com:books nytimes.com:books_api',
    'host a webinar': 'zoom getgo.com:gotowebinar',
    'klarna instalments': 'klarna',
    'zendesk alternatives for support chat': 'freshdesk intercom zendesk',
    'shopfy orders': 'shopify',
    deepgrm: 'deepgram',
    'salesforce opportunities': 'salesforce',
    'temperature sensor data from my greenhouse': 'adafruit-io amazonaws.com:iot influxdata.com',
    'wholesale parcel rates ups fedex': 'easypost shippo shipengine.com',
    'who is the caller': 'twilio vonage nexmo.com:number-insight callcontrol.com telnyx.com',
    'find hotels in rome':
      'duffel skyscanner amadeus.com:amadeus-hotel-search impala.travel:hotels google-maps-platform',
    'carbon emissions of a flight': 'googleapis.com:travelimpactmodel duffel',
    'filter insults out of comments': 'openai googleapis.com:commentanalyzer mistral azure-ai-language',
    'capture card payments at our market stall': 'square stripe adyen paypal',
    'charge members every month': 'stripe paypal braintree adyen razorpay mollie zuora.com',
    'store the minutes of a meeting as text':
      'assemblyai deepgram amazon-transcribe rev-ai azure-ai-speech google-cloud-speech-to-text zoom openai',
    'read a bedtime story aloud':
      'elevenlabs openai google-cloud-text-to-speech azure-ai-speech amazonaws.com:polly',
    'tell whether a review is positive':
      'google-cloud-natural-language azure-ai-language openai amazonaws.com:comprehend anthropic google-gemini hugging-face cohere mistral',
    'get the table out of a pdf bill':
      'amazon-textract llamaparse unstructured google-document-ai azure-ai-document-intelligence adobe-pdf-services',
    'make product pictures from a description': 'openai replicate google-gemini hugging-face together-ai',
    'find similar articles by meaning': 'pinecone qdrant weaviate openai cohere algolia mistral',
    'let staff log in with their company account': 'okta auth0 clerk microsoft-graph okta.local',
    'driving time between two addresses':
      'google-maps-platform mapbox here tomtom.com:routing graphhopper.com',
    'will it rain tomorrow': 'openweather tomorrow-io open-meteo weatherbit.io visualcrossing.com:weather',
    'last trades of apple shares': 'polygon finnhub alpha-vantage',
    'price of ethereum in euro': 'coingecko',
    'which companies did this director found': 'companies-house opencorporates crunchbase',
    'print a label for a parcel to canada': 'easypost shippo shipengine.com shipstation.com',
    'contact form with file attachments': 'typeform googleapis.com:forms formapi.io',
    'plan a sprint and assign tickets': 'jira linear asana trello github clickup.com',
    'edit cells of an excel sheet': 'microsoft-graph google-sheets airtable',
    'crop and compress uploaded pictures': 'cloudinary',
    'stream lectures to students': 'mux vimeo zoom google-classroom wowza.com cloudflare',
    'top tracks of an artist': 'spotify',
    'cast of a film': 'tmdb omdbapi.com',
    "line-ups of tonight's premier league games": 'api-football sportsdata.io:soccer-v3-scores',
    'check a link for phishing': 'virustotal googleapis.com:safebrowsing googleapis.com:webrisk',
    'birthday messages over whatsapp': 'whatsapp-business twilio vonage',
    'reply to instagram comments': 'instagram facebook-graph',
    'google spreadsheets': 'google-sheets',
    'mail chimp': 'mailchimp',
    'asembly ai': 'assemblyai',
    'drug recalls': 'openfda',
    'applicants for a vacancy': 'greenhouse bamboohr apideck.com:ats linkedin',
    'heating remote control': 'home-connect adafruit-io googleapis.com:smartdevicemanagement',
    'sales dashboards for managers': 'tableau power-bi salesforce',
    'b2b emails by domain': 'hunter apollo people-data-labs',
    'send direct messages in slack': 'slack',
  }),
];

export const HELD_OUT: LabelledQuery[] = labelled({
  'whatsapp messages to customers': 'whatsapp-business twilio vonage',
  'audio transcription with speaker names':
    'assemblyai deepgram rev-ai amazon-transcribe azure-ai-speech google-cloud-speech-to-text',
  'natural sounding voices':
    'elevenlabs google-cloud-text-to-speech azure-ai-speech openai amazonaws.com:polly',
  'checkout page with credit cards': 'stripe paypal braintree adyen square mollie razorpay klarna',
  'street addresses to latitude and longitude': 'google-maps-platform mapbox here nominatim opencagedata.com',
  'seven day forecast for a city':
    'openweather tomorrow-io open-meteo weatherbit.io visualcrossing.com:weather',
  'historical currency rates': 'open-exchange-rates exchangerate-api.com wise currencytick.com',
  'translate a website into japanese':
    'deepl google-cloud-translation azure-ai-translator amazonaws.com:translate',
  'password reset mails': 'sendgrid postmark mailgun resend amazon-ses brevo',
  'contracts signed by customers online': 'docusign',
  'log exceptions of a node app': 'sentry datadog',
  'automatic alt text for images':
    'google-cloud-vision openai google-gemini amazonaws.com:rekognition anthropic',
  'search box for an online shop': 'algolia',
  'crypto prices': 'coingecko',
  'quarterly earnings of listed companies': 'finnhub alpha-vantage polygon',
  'nearby coffee shops': 'google-maps-platform here mapbox googleapis.com:places',
  'manage inventory of a shopify store': 'shopify',
  'gitlab merge requests': 'gitlab gitlab.com',
  'trello cards': 'trello',
  'hugging face models': 'hugging-face',
  'microsoft teams and outlook': 'microsoft-graph',
  clodinary: 'cloudinary',
  'youtbe videos': 'youtube-data',
  'sentimant of tweets':
    'google-cloud-natural-language azure-ai-language openai x-api amazonaws.com:comprehend hugging-face assemblyai',
  'mars rover photos': 'nasa nasa.gov:apod',
  'calories in a banana': 'open-food-facts spoonacular calorieninjas.com',
  'trains of deutsche bahn':
    'deutschebahn.com:fahrplan deutschebahn.com:stada deutschebahn.com:betriebsstellen deutschebahn.com:fasta deutschebahn.com:reisezentren',
  'star wars translation': 'funtranslations.com:index funtranslations.com:starwars',
  'uk vehicle registration check': 'api.gov.uk:vehicle-enquiry regcheck.org.uk openalpr.com',
  'customer support inbox with live chat': 'intercom zendesk freshdesk hubspot',
  'online survey with conditional questions': 'typeform surveymonkey qualtrics googleapis.com:forms',
  'website that sells concert tickets': 'ticketmaster stripe',
  'voice assistant that orders food':
    'openai anthropic google-gemini amazonaws.com:lex-models twilio elevenlabs',
  'dashboard of sales and traffic': 'google-analytics tableau power-bi',
  'receipts scanner for expense reports':
    'taggun.io amazon-textract azure-ai-document-intelligence google-document-ai google-cloud-vision llamaparse adobe-pdf-services',
});
