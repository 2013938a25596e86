import {
  BOOKINGS,
  BOOKS_KEEPERS,
  CRMS,
  CRMS_TOO,
  CURRENCIES,
  DATABASES,
  ERROR_TRACKERS,
  FACES,
  FILE_STORES,
  FOOD_FACTS,
  IMAGE_MAKERS,
  IMAGE_TOOLS,
  INBOXES,
  INVOICE_READERS,
  IP_LOCATORS,
  JOB_RUNNERS,
  KYC,
  LOGINS_TOO,
  MAILERS_TOO,
  NEWS,
  NEWSLETTERS,
  OCRS,
  OPEN_BANKING,
  PARCELS_TOO,
  PAYMENTS_TOO,
  PDF_MAKERS,
  PDF_READERS,
  PLACE_FINDERS,
  POSTGRES,
  ROUTERS,
  SHOPS,
  SIGNATURES_TOO,
  SITE_SEARCH,
  SOCCER,
  STOCKS,
  SUBSCRIPTIONS,
  TEXT_MODERATORS,
  TRANSCRIBERS_TOO,
  VIDEO_CALLS,
  VIDEO_HOSTS,
  VOICES_TOO,
} from '#test/judged/groups.ts';
import { type Judgments, NOTHING } from '#test/judged/judgment.ts';
import {
  LANGUAGE_MODELS,
  LOGINS,
  MACHINE_TRANSLATION,
  MAILERS,
  MAPS,
  PARCELS,
  PAYMENTS,
  SIGNATURES,
  TRANSCRIBERS,
  VECTORS,
  VOICES,
} from '#test/queries/groups.ts';

/** The half of the fourth batch that may be looked at while the search is changed. */
export const FOURTH_TUNING: Judgments = {
  idea: {
    'Freelancers photograph their taxi and restaurant receipts and the amounts land in a list for the tax adviser': `${INVOICE_READERS} ~ ${OCRS} openai google-gemini anthropic quickbooks xero ! @sports @weather @travel`,
    'Mechanics in our factory ask a question on a tablet and get the answer from 400 PDF manuals, with the page number': `openai anthropic google-gemini mistral cohere amazon-bedrock azure-openai google-vertex-ai pinecone weaviate qdrant llamaparse unstructured ~ ${VECTORS} voyage-ai jina-ai ${LANGUAGE_MODELS} vectara.io amazonaws.com:kendra ! @payments @sports @weather`,
    'Our lawyers answer twenty questions and out comes a finished tenancy agreement as a PDF with our letterhead': `${PDF_MAKERS} ~ docuseal docusign google-drive typeform jotform ! @sports @weather @speech`,
    "I'm planning a website where people find podcast episodes in which a certain guest or topic comes up":
      'listen-notes podcast-index listennotes.com ~ spotify spotify.com spotify.com:sonallux ! @payments @weather @crm',
    'A site that logs every song a radio station plays by listening to its stream, so musicians can see their airplay':
      'audd ~ musicbrainz spotify last-fm spinitron.com ! @payments @hr @travel',
    'An AI receptionist for dental practices that answers the phone day and night and books the patient into a free slot': `vapi retell-ai elevenlabs openai livekit deepgram telnyx daily agora + ${BOOKINGS} ~ twilio vonage plivo assemblyai cartesia ! @sports @weather @market-data`,
    'I record our housing co-op meetings on my phone and want minutes that show who said what': `${TRANSCRIBERS} ${TRANSCRIBERS_TOO} ~ ${LANGUAGE_MODELS} zoom nylas ! @payments @sports @weather`,
    'A browser extension that reads any news article aloud in a pleasant voice while I cook': `${VOICES} ${VOICES_TOO} google-gemini groq deepgram azure-openai fal replicate ~ heygen vapi apptigent.com retell-ai ! @payments @sports @hr`,
    'A pantry app: scan the barcode on a packet and it shows the ingredients and warns me about allergens':
      'open-food-facts edamam chompthis.com spoonacular spoonacular.com ~ usda-fooddata-central go-upc.com ean-search.org openfda ! @payments @speech @travel',
    "Small yoga studio, we want to collect the membership fee every month straight from members' bank accounts": `gocardless stripe mollie adyen ~ ${SUBSCRIPTIONS} truelayer plaid ! @sports @weather @speech`,
    "Vet practice wants to offer consultations by video so that people with old cats needn't drive in": `${VIDEO_CALLS} ~ calendly cal-com stripe ! @sports @weather @market-data`,
    'Dating app where naked pictures get stopped before they reach the other person':
      'sightengine amazon-rekognition google-cloud-vision azure-ai-content-safety openai moderatecontent.com azure.com:cognitiveservices-ContentModerator amazonaws.com:rekognition ~ azure-ai-vision google-gemini cloudinary mistral amazon-bedrock hugging-face stream ! @payments @sports @weather',
    'A new tab page for the browser with a different picture of the universe every morning and a short explanation':
      'nasa nasa.gov:apod ~ unsplash pexels ! @payments @hr @crm',
    'An asthma diary that puts the pollen count and the smog level of the day next to each attack':
      'google-maps-platform tomorrow-io open-meteo openweather weatherapi weatherbit.io openaq ~ openaq.local epa.gov:air terra ! @payments @sports @hr',
    'We want to help small landlords in the US work out what rent they could ask for their house or flat':
      'rentcast rentcast.io ~ us-census simplyrets.com ! @sports @speech @email render',
    'Media monitoring for a trade association: every morning the latest articles about concrete and timber, from as many outlets as possible': `${NEWS} ~ exa firecrawl biztoc.com ! @payments @hr @sports`,
    'Construction firm wants a message when an excavator leaves the site outside of working hours':
      'radar tomtom here.com:tracking traccar ~ smartcar here pubnub onesignal amazon-location ! @payments @sports @hr',
    "Local newspaper, readers' comments should be checked for insults and hate before anyone else can see them": `${TEXT_MODERATORS} ~ stream sendbird ${LANGUAGE_MODELS} ! @payments @sports @weather`,
    "Peer to peer car rental in which the renter unlocks the owner's car from their own phone, without handing over keys":
      'smartcar ~ mercedes-benz.com:diagnostics enode.io telematicssdk.com ! @email @sports @speech hashicorp-vault',
    'Send grandma a real printed postcard with your holiday picture, straight from your phone':
      'lob ~ handwrytten.com clicksend.com printful ! @sports @weather @market-data postmark',
    'For people hunting a flat: paste an address and see which schools, supermarkets and doctors are within walking distance': `${PLACE_FINDERS} ~ nominatim opencage navitia rentcast ! @payments @email @speech`,
    'Brides type what their dream dress looks like and the page paints pictures of it': `${IMAGE_MAKERS} ~ cloudinary hugging-face useapi.net ! @payments @sports @hr`,
    "We run airport transfers and the drivers should be told when the customer's plane is delayed or has landed":
      'flightaware aviationstack ~ lufthansa.com:public duffel onesignal twilio ! @payments @hr @email',
    'A Telegram channel that posts automatically whenever there is an earthquake above magnitude 5 near Indonesia':
      'usgs-earthquakes + telegram telegram.org ~ nasa zapier make-com n8n ! @payments @hr @email',
    'Genealogy club with thousands of handwritten parish records as scans, members should be able to search them as text': `amazon-textract google-cloud-vision google-document-ai azure-ai-document-intelligence azure-ai-vision mistral openai google-gemini anthropic llamaparse ~ ${OCRS} amazon-bedrock google-vertex-ai azure-openai hugging-face ! @payments @sports @weather`,
    'I want the washing machine in our house to start by itself when the power in the grid is cleanest':
      'electricity-maps corrently.io + home-connect smartthings home-assistant ~ googleapis.com:homegraph enode.io climatiq ! @payments @email @crm',
    'Weekend trip finder that lists the cheapest flights leaving my home airport on a Friday evening':
      'skyscanner duffel ~ serpapi booking-com transavia.com lufthansa.com:public lufthansa.com:partner ! @payments @sports @hr',
    "Dispatcher's tool for a bakery: every morning it works out in which order the six vans should visit 140 cafes":
      'google-maps-platform mapbox here tomtom geoapify graphhopper ~ radar gsmtasks.com ! @payments @email @speech',
    'A weekly newsletter for parents who want part-time work nearby, filled automatically with job openings from all over the country': `adzuna ~ usajobs greenhouse lever ashby workable linkedin serpapi googleapis.com:jobs ${NEWSLETTERS} ! @payments @sports @speech`,
    "Museum shop with 8,000 articles, visitors misspell the painters' names all the time and should still find the poster": `${SITE_SEARCH} ~ supabase pinecone weaviate ! @payments @sports @weather`,
  },
  ability: {
    "list a teacher's courses with the pupils, assignments and grades":
      'google-classroom ~ clever.com learnifier.com iqualify.com googleapis.com:classroom ! @payments @sports @weather',
    'daily spend and conversions of our Google and Facebook campaigns in one table':
      'google-ads meta-marketing ~ facebook-graph google-analytics linkedin tiktok semrush googleapis.com:searchads360 ! @payments @sports @weather',
    "find people's work e-mail from name and company":
      'hunter apollo people-data-labs zerobounce ~ scrapewebsite.email crunchbase ! @payments @sports @weather',
    'annual reports and insider trades of US listed companies':
      'sec-edgar financial-modeling-prep finnhub ~ polygon alpha-vantage twelve-data ! @payments @sports @speech',
    'clone a voice from a one-minute recording':
      'elevenlabs cartesia azure-ai-speech google-cloud-text-to-speech ~ heygen replicate fal openai ! @payments @sports @weather',
    'trace every prompt our LLM app sends, with its cost and latency':
      'langfuse ~ honeycomb datadog openrouter sentry new-relic grafana-cloud posthog ! @payments @sports @weather',
    'look up who owns a domain and when it expires':
      'whoisxml-api ip2whois.com apispot.io:whois ~ domainsdb.info godaddy namecheap porkbun who-hosts-this.com googleapis.com:domainsrdap ! @payments @sports @speech',
    'send password reset mails that do not land in spam': `${MAILERS} ${MAILERS_TOO} ~ auth0 clerk ! @sports @weather @payments`,
    'is this IP behind a VPN or proxy': `ipqualityscore ipinfo maxmind fingerprint ip2proxy.com greip.io neutrinoapi.net abuseipdb ~ ${IP_LOCATORS} shodan ! @payments @sports @speech`,
    'embed a sales dashboard with charts per client in our own portal':
      'power-bi tableau ~ grafana-cloud posthog google-bigquery azure.com:powerbiembedded amazonaws.com:quicksight googleapis.com:looker superset.apache.local:superset quickchart ! @payments @sports @weather',
    'ESP32 boards send temperature and humidity over MQTT, I want to store and plot the values':
      'adafruit-io adafruit.com ably cloudamqp ~ pubnub influxdata.com grafana-cloud home-assistant azure.com:iotcentral amazonaws.com:iot dweet.io amazonaws.com:iot-data ! @payments @hr @sports openweather',
    'exchange rates of the European Central Bank for every day since 2010': `frankfurter open-exchange-rates exchangerate-api.com twelve-data alpha-vantage ~ ${CURRENCIES} fred ! @speech @sports @weather`,
    'run Python code written by an AI safely in a sandbox':
      'e2b ~ aws-lambda openai anthropic google-gemini amazonaws.com:lambda browserbase ! @payments @sports @weather',
    'run a task every night at 2 and retry if it fails': `${JOB_RUNNERS} ~ github cloudflare vercel heroku make-com supabase ! @payments @sports @weather`,
    'subscription entitlements across App Store and Google Play purchases':
      'revenuecat ~ apple.com:app-store-connect googleapis.com:androidpublisher stripe ! @sports @weather @speech',
    'text classification of support mails into our own categories': `${LANGUAGE_MODELS} amazon-comprehend azure-ai-language google-cloud-natural-language jina-ai ~ datumbox.com nlpcloud.io zendesk geneea.com googleapis.com:automl ! @sports @weather @travel`,
    'sync invoices into whatever bookkeeping software the client uses': `${BOOKS_KEEPERS} ~ zapier make-com n8n ! @sports @weather @speech`,
  },
  project: {
    'An app with restaurant search nearby, directions to get there on foot and the reviews other guests wrote': `${PLACE_FINDERS} + ${ROUTERS} + yelp tripadvisor google-maps-platform ~ foursquare serpapi dataforseo ! @payments @hr @speech`,
    'Internal bot that reads our Jira tickets, summarizes them with an LLM and posts the summary to Slack every Friday': `jira atlassian.com:jira jira.local merge apideck.com:issue-tracking + ${LANGUAGE_MODELS} + slack slack.com ~ zapier make-com n8n inngest trigger-dev ! @payments @sports @weather`,
    'SaaS starter: sign in with Google, Postgres database, and error tracking from day one': `${LOGINS} ${LOGINS_TOO} + ${POSTGRES} + sentry datadog new-relic posthog better-stack ~ ${DATABASES} ${ERROR_TRACKERS} stripe ! @sports @weather @travel`,
    'HR onboarding platform where the new hire proves their identity, signs the contract and gets set up on payroll': `${KYC} + ${SIGNATURES} ${SIGNATURES_TOO} + gusto deel xero bamboohr personio payrun.io ~ ${SIGNATURES_TOO} checkr paylocity.com ! @sports @weather @travel`,
    'Tool for podcasters that transcribes an episode, translates the transcript into Spanish and drafts the show notes': `${TRANSCRIBERS} ${TRANSCRIBERS_TOO} + ${MACHINE_TRANSLATION} + ${LANGUAGE_MODELS} ~ ${TRANSCRIBERS_TOO} heygen ! @payments @sports @weather`,
    'Web shop backend with card payments, parcel labels and automatic order confirmation by e-mail': `${PAYMENTS} ${PAYMENTS_TOO} + ${PARCELS} ${PARCELS_TOO} + ${MAILERS} ${MAILERS_TOO} ~ ${PAYMENTS_TOO} ${SHOPS} aftership ! @sports @weather @speech`,
    'An app for dog walkers: owners book a walk, pay by card in the app and follow the walker on a map': `${BOOKINGS} + ${PAYMENTS} ${PAYMENTS_TOO} + ${MAPS} radar ~ ${PAYMENTS_TOO} pubnub ably firebase supabase ! @sports @hr @market-data`,
    'Property portal: listings on a map, full-text search over descriptions, photos stored and resized for phones': `${MAPS} + ${SITE_SEARCH} + ${IMAGE_TOOLS} cloudflare ~ ${FILE_STORES} rentcast simplyrets.com ! @payments @sports @speech`,
  },
  keyword: {
    'background removal': `remove-bg remove.bg cloudinary imgix stability-ai ~ fal replicate ${IMAGE_TOOLS} ! @payments @sports @speech checkr`,
    'stock quotes': `${STOCKS} ~ coingecko biztoc.com 1forge.com ! @payments @speech @hr unsplash pexels gettyimages.com shutterstock.com`,
  },
  acronym: {
    KYC: `${KYC} ~ ${OPEN_BANKING} ! @sports @weather @speech`,
    'OCR for PDFs': `${OCRS} ~ ${PDF_READERS} amazonaws.com:textract googleapis.com:documentai ! @payments @sports @weather`,
  },
  exclusion: {
    "a bot check for our contact form that isn't reCAPTCHA":
      'hcaptcha cloudflare ~ fingerprint stytch ipqualityscore ! google-recaptcha googleapis.com:recaptchaenterprise @payments @sports @weather',
    'website statistics without Google Analytics and without a cookie banner':
      'plausible posthog ~ cloudflare amplitude ! google-analytics googleapis.com:analytics googleapis.com:analyticsdata googleapis.com:analyticsreporting @payments @sports @weather',
    'maps and geocoding instead of Google Maps because it has become too expensive for us':
      'mapbox here tomtom nominatim maptiler geoapify opencage ~ geonames radar smarty placekit.co gisgraphy.com tomtom.com:search graphhopper ! google-maps-platform googleapis.com:places @payments @hr @speech',
    'Card payments for our German online shop, but without PayPal': `stripe adyen mollie checkout-com braintree square klarna ~ lemon-squeezy paddle authorize-net gocardless polar ${PAYMENTS_TOO} ! paypal @sports @weather @speech`,
  },
  constraint: {
    'nutrition values of everyday foods from an open or government database, usable in a commercial app': `usda-fooddata-central open-food-facts ~ ${FOOD_FACTS} ! @payments @speech @hr`,
    "photos for client websites that are free for commercial use and don't need paid licences":
      'unsplash pexels pixabay ~ flickr.com ! gettyimages.com shutterstock.com @payments @speech @hr',
    'open source headless CMS that I can run on my own server for a small magazine':
      'strapi ghost wordpress ~ sanity contentful storyblok ! @payments @sports @weather',
    'translation engine we can host ourselves since the texts must not leave the hospital network':
      'libretranslate libretranslate.local ~ ! deepl google-cloud-translation azure-ai-translator amazon-translate @payments @sports @weather',
  },
  misspelt: {
    'recieve emials at an adress of ours and hand the attachements to our app': `${INBOXES} ~ postmarkapp.com:server ! @sports @weather @payments`,
    'vidoe hosting with subtitels and a player for our homepgae': `${VIDEO_HOSTS} ~ livekit amazonaws.com:ivs wowza.com ! @payments @sports @weather`,
  },
  language: {
    'Preciso receber por Pix e no cartão parcelado na minha loja virtual': `mercado-pago stripe adyen ~ ${PAYMENTS} ! @sports @weather @speech`,
    受付で撮った写真と社員証の顔写真が同じ人かどうか確認したい: `amazon-rekognition azure.com:cognitiveservices-Face onfido persona veriff sumsub visagecloud.com amazonaws.com:rekognition ~ ${FACES} ! @sports @weather @travel`,
    'Kundenverwaltung mit Angeboten und Verkaufschancen für einen Dachdeckerbetrieb mit zehn Leuten': `${CRMS} ${CRMS_TOO} ~ ! @sports @weather @speech`,
    'Quiero una app que muestre en directo los goles, las tarjetas y la clasificación de la liga española': `${SOCCER} ~ sportsdata.io:soccer-v3-projections ! @payments @hr @weather`,
  },
  nothing: {
    'I have felt lonely ever since I moved to a new city': `${NOTHING} ~ ${LANGUAGE_MODELS} ! @payments @market-data @weather`,
    'a device that lets me hear what my dog is thinking': `${NOTHING} ~ ! @payments @hr @travel`,
    'rename all the variables in our codebase to camelCase': `${NOTHING} ~ github gitlab ${LANGUAGE_MODELS} ! @payments @sports @weather`,
    'clear out the storage unit before the lease ends': `${NOTHING} ~ ! amazon-s3 google-cloud-storage azure-blob-storage backblaze-b2 dropbox @payments @sports @speech`,
    'how do I ask my boss for more money without sounding greedy': `${NOTHING} ~ adzuna ${LANGUAGE_MODELS} ! @payments @sports @weather`,
    'make our unit tests less flaky and speed up the build': `${NOTHING} ~ circleci github gitlab ! @payments @sports @weather`,
    'the stream behind our house washes away a bit more of the bank every winter': `${NOTHING} ~ open-meteo openweather ! stream plaid tink @payments @sports @finance`,
    'my washing machine makes a grinding noise when it spins, what could be broken': `${NOTHING} ~ ${LANGUAGE_MODELS} ! home-connect @payments @sports @crm`,
  },
};
