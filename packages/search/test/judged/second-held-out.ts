import {
  BOOKS_KEEPERS,
  CHATS,
  FILE_STORES,
  FILMS,
  IMAGE_READERS,
  INVOICE_READERS,
  KYC,
  OBJECT_STORES,
  OCRS,
  PDF_MAKERS,
  PUSHERS,
  REALTIME,
  SCRAPERS,
  SITE_SEARCH,
  STOCKS,
  SUBSCRIPTIONS,
  TRANSIT,
  VIDEO_HOSTS,
} from '#test/judged/groups.ts';
import { type Judgments, NOTHING } from '#test/judged/judgment.ts';
import {
  FORECASTS,
  LANGUAGE_MODELS,
  LOGINS,
  MACHINE_TRANSLATION,
  MAILERS,
  MAPS,
  PARCELS,
  PAYMENTS,
  TEXT_MESSAGES,
  TRANSCRIBERS,
  VECTORS,
  VOICES,
} from '#test/queries/groups.ts';

export const SECOND_HELD_OUT: Judgments = {
  ideas: {
    'warn beekeepers by SMS when the night will be below zero': `${FORECASTS} + ${TEXT_MESSAGES} ~ ${PUSHERS} meteosource.com clicksend.com bulksms.com sakari.io d7networks.com ! @payments @hr openaq`,
    'bot for our Discord server that posts as soon as one of our streamers goes live':
      'discord + twitch youtube-data ~ n8n make-com zapier ! @payments livekit daily mux api-video',
    'show house hunters what similar homes nearby were sold for': `rentcast simplyrets.com ~ ${MAPS} us-census landregistry.gov.uk:deed ! booking-com expedia-rapid greenhouse @hr @payments`,
    'tell people with hay fever how the air and the pollen will be today': `google-maps-platform tomorrow-io open-meteo openweather weatherapi openaq visual-crossing weatherbit.io ~ ${FORECASTS} epa.gov:air ! @payments @hr @email`,
    'freelancers track their hours and bill them at the end of the month': `toggl-track + freshbooks quickbooks xero stripe paypal square ~ ${BOOKS_KEEPERS} clickup jira avaza.com billingo.hu asana chargebee ! @messaging @travel gusto`,
    "hikers look at last week's satellite picture of their route":
      'sentinel-hub ~ nasa mapbox maptiler google-maps-platform here tomtom ! unsplash pexels @payments @hr strava',
    'weekly ranking of the runs and rides of everyone in the office':
      'strava ~ terra google-health oura withings slack ! @hr @payments github',
    'a jukebox for bars, the guests choose the next song on their phones': `spotify ~ last-fm musicbrainz soundcloud.com ${REALTIME} audd ! open-library tmdb @payments @hr`,
    'map of the earthquakes of the last day with their strength': `usgs-earthquakes ~ ${MAPS} ! @payments @hr unsplash openweather`,
    'find out which reviews of our hotel are angry and about what': `amazon-comprehend google-cloud-natural-language azure-ai-language ${LANGUAGE_MODELS} semantria.com symanto.net text2data.org ~ tripadvisor yelp google-maps-platform booking-com expedia-rapid hugging-face serpapi dataforseo datumbox.com nlpcloud.io tisane.ai foursquare ! @payments @crm duffel`,
    'pub quiz with questions about films and actors': `${FILMS} ~ ${LANGUAGE_MODELS} wikidata wikipedia fungenerators.com:trivia etmdb.com ! typeform surveymonkey @payments @hr`,
    'a screen in the hall that shows when the next trams leave': `${TRANSIT} ~ mbus.local ! @payments @hr trello aviationstack flightaware`,
    'a diary for house plants that names the species from a photo': `${IMAGE_READERS} ~ cybertaxonomy.eu ${LANGUAGE_MODELS} ! unsplash pexels @payments remove-bg`,
    'print drawings of my customers on mugs and send them out': `printful ~ ${PARCELS} lob shopify etsy woocommerce ! @email @messaging openai stability-ai`,
    'WhatsApp alert when bitcoin falls below a limit':
      'coingecko coinmarketcap binance coinbase kraken + whatsapp-business twilio infobip messagebird vonage sinch ~ finnhub twelve-data alpha-vantage polygon financial-modeling-prep plivo telnyx tokenmetrics.com moralis ! stripe paypal @hr pagerduty',
    'follow my shares and funds and show how they did over the year': `${STOCKS} ~ plaid openfigi.com portfoliooptimizer.io interactivebrokers.com sec-edgar fred biztoc.com ! dropbox box google-drive @hr @payments`,
    'dub our product videos into Spanish and Polish': `elevenlabs heygen azure-ai-speech ~ ${VOICES} ${MACHINE_TRANSLATION} ${TRANSCRIBERS} ${VIDEO_HOSTS} runway ! lokalise zoom @payments`,
    'subtitles for the recorded lessons of our school': `${TRANSCRIBERS} ~ ${VIDEO_HOSTS} ${MACHINE_TRANSLATION} google-classroom cartesia hugging-face ! @payments @hr`,
    "text me when my parents' plane has landed": `flightaware aviationstack + ${TEXT_MESSAGES} ~ lufthansa.com:public aviationdata.systems duffel ${PUSHERS} ! skyscanner booking-com expedia-rapid @payments`,
    'site with vacancies for nurses in my region':
      'adzuna usajobs ~ linkedin googleapis.com:jobs greenhouse lever ashby workable serpapi merge dataatwork.org apify ! openfda checkr gusto @payments',
    'keep bots from registering in our forum':
      'google-recaptcha hcaptcha fingerprint cloudflare ~ ipqualityscore abuseipdb zerobounce maxmind fraudlabspro.com:fraud-detection googleapis.com:recaptchaenterprise mailboxvalidator.com:disposable stytch greip.io auth0 clerk ! discord telegram @payments slack pandorabots.com',
    'audio guide for a museum in the language of each visitor': `${VOICES} + ${MACHINE_TRANSLATION} ~ ${LANGUAGE_MODELS} aucklandmuseum.com europeana.eu lokalise crowdin ! @payments twilio spotify`,
    'watch our thirty websites and ring the engineer on duty if one is down':
      'uptimerobot better-stack datadog new-relic grafana-cloud + pagerduty better-stack ~ twilio vonage plivo telnyx signl4.com victorops.com sentry runscope.com ! similarweb semrush webflow @hr',
    'pay our drivers at the end of each day':
      'stripe wise paypal adyen checkout-com razorpay flutterwave paystack ~ mercado-pago velopayments.com deel gusto mollie square braintree truelayer ! google-maps-platform smartcar @location @messaging',
    'our customers find one of 80,000 spare parts while they type, even with typos': `${SITE_SEARCH} ~ supabase ${VECTORS} ! google-cloud-storage autodealerdata.com nhtsa-vpic serpapi brave-search languagetool @payments`,
    'rental bikes on a map, moving live': `${MAPS} + ${REALTIME} ~ traccar here.com:tracking radar bikewise.org smartcar navitia ! rentcast booking-com @payments strava`,
    'a keyboard with animated reactions': 'giphy ! unsplash @hr @payments',
    'mails to new users depending on what they have clicked in the app': `customer-io loops klaviyo activecampaign brevo braze.com ~ hubspot intercom onesignal segment knock novu mailchimp kit ${MAILERS} mixpanel amplitude posthog ! gmail @payments zerobounce`,
    'warn me when a competitor changes the prices on their site': `${SCRAPERS} ~ dataforseo similarweb semrush serpapi ! stripe skyscanner uptimerobot coingecko @payments @hr`,
    'a rent calculator: what does a flat of this size cost in this town':
      'rentcast ~ simplyrets.com letmc.com:free-tier us-census ! stripe @payments @messaging',
    'podcast player that lists new episodes and makes chapters out of what is said': `listen-notes podcast-index spotify + ${TRANSCRIBERS} ~ ${LANGUAGE_MODELS} art19.com hubhopper.com ! mux @payments`,
    'turn the minutes of our meetings into tasks for the team': `asana jira linear trello clickup todoist monday-com + ${LANGUAGE_MODELS} ~ ${TRANSCRIBERS} notion zoom slack microsoft-graph ! @payments calendly acuity-scheduling`,
  },
  projects: {
    'Marketplace for used instruments: sellers get their money after delivery, buyers chat with them, we print the shipping labels and block fake accounts.': `stripe adyen paypal mollie checkout-com + ${CHATS} + ${PARCELS} + fingerprint ipqualityscore sightengine google-recaptcha hcaptcha ${KYC} ~ ${PAYMENTS} reverb.com shopify abuseipdb maxmind fraudlabspro.com:fraud-detection ! @hr spotify @weather`,
    'Language school: video lessons one to one, payment in packages of ten, homework corrected automatically.': `daily zoom livekit agora twilio vonage + ${PAYMENTS} + languagetool ${LANGUAGE_MODELS} ~ ${SUBSCRIPTIONS} google-classroom ${MACHINE_TRANSLATION} mux api-video stream telnyx klarna ! @location @logistics`,
    'We log in with Google, store documents per user, index them for semantic search and bill by usage.': `${LOGINS} google-identity + ${OBJECT_STORES} + ${VECTORS} + stripe chargebee paddle polar lemon-squeezy ~ ${FILE_STORES} ${SITE_SEARCH} ${LANGUAGE_MODELS} voyage-ai jina-ai ${PAYMENTS} ${SUBSCRIPTIONS} ! google-maps-platform google-analytics @hr`,
  },
  abilities: {
    'convert docx to pdf': `cloudconvert adobe-pdf-services pdf-co microsoft-graph google-drive ~ ${PDF_MAKERS} googleapis.com:docs wso2apistore.com:transform ! @payments @messaging`,
    'country and city of an IP address':
      'ipinfo maxmind ~ ipqualityscore abuseipdb bigdatacloud.net ip2location.com:geolocation ip2location.io abstractapi.com:geolocation greip.io iptwist.com neutrinoapi.net cloudflare geonames whoisxml-api shodan ! nominatim rest-countries @payments',
    'exchange rates for invoices in dollars':
      'open-exchange-rates frankfurter wise ~ alpha-vantage twelve-data finnhub polygon currencytick.com exchangerate-api.com 1forge.com stripe financial-modeling-prep fred interzoid.com:convertcurrency ! mindee veryfi twilio @hr',
    'is this mail address real':
      'zerobounce hunter ipqualityscore ~ mailboxvalidator.com:* sendgrid mailgun neutrinoapi.net abstractapi.com:geolocation whoisxml-api ! lob smarty easypost @payments gmail',
    'rerank search results':
      'cohere voyage-ai jina-ai together-ai ~ pinecone weaviate algolia elasticsearch turbopuffer hugging-face amazon-bedrock google-vertex-ai openai qdrant fireworks-ai googleapis.com:discoveryengine ! google-search-console ahrefs semrush @payments',
    'who visits my site and from where, without cookies':
      'plausible ~ posthog google-analytics mixpanel cloudflare amplitude ipinfo ! similarweb tripadvisor @payments @crm',
  },
  negations: {
    'chat inside our app, not for Slack or Discord': `${CHATS} ~ firebase supabase intercom ! slack discord telegram @payments`,
    'maps without Google':
      'mapbox here tomtom nominatim maptiler geoapify opencage ~ radar foursquare geonames smarty graphhopper ! google-maps-platform',
    'speech to text but nothing from Google or Amazon':
      'assemblyai deepgram openai rev-ai azure-ai-speech speechmatics gladia groq elevenlabs ~ hugging-face mistral cartesia together-ai fireworks-ai replicate azure-openai ! google-cloud-speech-to-text amazon-transcribe',
  },
  constraints: {
    'open source vector database':
      'weaviate qdrant milvus chroma ~ supabase elasticsearch ! pinecone turbopuffer @payments',
    'LLM hosted in Europe because of GDPR': `mistral azure-openai amazon-bedrock google-vertex-ai ~ ${LANGUAGE_MODELS} ! @payments @hr deepl`,
    'self hosted login with social providers': `supabase appwrite ~ keycloak ${LOGINS} ! facebook-graph linkedin x-api @payments`,
    'free API for book covers, no sign-up':
      'open-library google-books ~ isbndb.com ! unsplash pexels @payments',
  },
  misspellings: {
    'speach recogniton in real tiem': `${TRANSCRIBERS} ~ cartesia vapi retell-ai ! @payments ably pusher pubnub`,
    'sms verfication code': `${TEXT_MESSAGES} stytch descope nexmo.com:verify twilio.com:twilio_verify_v2 fraudlabspro.com:sms-verification ~ ${LOGINS} sms77.io clicksend.com bulksms.com d7networks.com ! @payments openai`,
    'vidoe hosting and straeming': `${VIDEO_HOSTS} ~ daily livekit agora wowza.com twitch cpy.re:peertube ! @payments heroku`,
  },
  languages: {
    'Rechnungen aus E-Mails auslesen und in die Buchhaltung übertragen': `${INVOICE_READERS} + ${BOOKS_KEEPERS} ~ ${OCRS} gmail microsoft-graph nylas ! @messaging @location`,
    'une appli qui prévient les cyclistes quand il va pleuvoir': `${FORECASTS} ~ ${PUSHERS} ${TEXT_MESSAGES} meteosource.com strava ! @payments @hr`,
    'cobrar una cuota mensual a los socios del club': `${SUBSCRIPTIONS} ~ ${PAYMENTS} ! @location @messaging`,
    'enviar notificações push para o celular': `${PUSHERS} ~ amazon-sns braze.com klaviyo ! github @payments`,
  },
  traps: {
    'charge the battery of my scooter when power is cheap': `${NOTHING} ~ electricity-maps smartcar open-charge-map home-assistant corrently.io enode.io`,
    'stream of a mountain river: water level and temperature': `${NOTHING} ~ nasa open-meteo usgs-earthquakes waterlinked.com sentinel-hub weatherbit.io`,
  },
  'nothing fits': {
    'translate what my dog is barking': NOTHING,
    'the heating bill is far too high this year': NOTHING,
    'crochet a hat for a newborn': NOTHING,
    'which lawn mower should I buy': NOTHING,
    'test 123': NOTHING,
    'help me please': NOTHING,
    'chess moves against a grandmaster engine': NOTHING,
    'live scores of amateur table tennis in our village': NOTHING,
    'breed of a dog from its DNA': NOTHING,
    'weight of a letter on my kitchen scale': NOTHING,
    'der Nachbar mäht sonntags den Rasen': NOTHING,
  },
};
