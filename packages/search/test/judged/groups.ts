import { MAILERS, PAYMENTS, TEXT_MESSAGES, TRANSCRIBERS } from '#test/queries/groups.ts';

/* APIs that many requirements accept, beside those of the labelled queries. `a:*` stands for all of a vendor. */

export const INVOICE_READERS =
  'mindee veryfi amazon-textract google-document-ai azure-ai-document-intelligence taggun.io pdf-co';
export const OCRS = `${INVOICE_READERS} google-cloud-vision azure-ai-vision adobe-pdf-services mistral unstructured llamaparse cloudmersive.com:ocr microsoft.com:cognitiveservices-Ocr amazon-rekognition`;
export const FACES =
  'amazon-rekognition google-cloud-vision azure-ai-vision sightengine azure.com:cognitiveservices-Face facecheck.id visagecloud.com';
export const IMAGE_READERS =
  'google-cloud-vision amazon-rekognition azure-ai-vision openai google-gemini anthropic azure-openai google-vertex-ai amazon-bedrock mistral xai openrouter hugging-face azure.com:cognitiveservices-ComputerVision microsoft.com:cognitiveservices-ComputerVision';
export const TEXT_MODERATORS =
  'openai azure-ai-content-safety sightengine amazon-comprehend google-cloud-natural-language mistral googleapis.com:commentanalyzer tisane.ai azure.com:cognitiveservices-ContentModerator amazon-bedrock';
export const CHATS = 'stream sendbird pubnub ably pusher agora twilio zoom';
export const REALTIME = 'ably pusher pubnub supabase firebase';
export const PUSHERS =
  'onesignal firebase amazon-sns pusher pubnub ably knock novu infobip customer-io googleapis.com:fcm azure.com:notificationhubs appwrite';
export const KYC =
  'onfido persona veriff sumsub plaid truora.com frankiefinancial.io credas.co.uk:pi truelayer docusign amazon-textract stripe';
export const STOCKS = 'finnhub alpha-vantage polygon twelve-data financial-modeling-prep alpaca';
export const SALES_TAX =
  'avalara taxjar stripe paddle lemon-squeezy polar quickbooks chargebee vatapi.com taxamo.com taxrates.io';
export const BOOKS_KEEPERS =
  'quickbooks xero freshbooks netsuite e-conomic.com bigredcloud.com merge codat.io:* apideck.com:accounting visma.net sage-accounting';
export const CRMS =
  'hubspot salesforce pipedrive zoho-crm close-crm attio dynamics-365 merge apideck.com:crm';
export const BOOKINGS =
  'calendly cal-com acuity-scheduling cronofy google-calendar microsoft-graph nylas onsched.com:* square vapi retell-ai';
export const FILE_STORES =
  'amazon-s3 google-cloud-storage azure-blob-storage backblaze-b2 cloudflare supabase firebase box dropbox google-drive appwrite microsoft-graph cloudinary uploadcare files.com';
export const OBJECT_STORES =
  'amazon-s3 google-cloud-storage azure-blob-storage backblaze-b2 cloudflare supabase firebase appwrite';
export const IMAGE_TOOLS = 'cloudinary imgix uploadcare cloudconvert';
export const VIDEO_HOSTS = 'mux api-video vimeo cloudflare cloudinary youtube-data synq.fm';
export const SITE_SEARCH =
  'algolia meilisearch typesense elasticsearch mongodb-atlas azure.com:search amazonaws.com:cloudsearch amazonaws.com:opensearch amazonaws.com:kendra vectara.io';
export const WEB_SEARCH =
  'serpapi serper brave-search tavily exa perplexity firecrawl bright-data dataforseo jina-ai scrapingbee xai googleapis.com:customsearch microsoft.com:cognitiveservices-WebSearch microsoft.com:cognitiveservices-CustomSearch';
export const SCRAPERS =
  'firecrawl apify scrapingbee bright-data browserbase jina-ai tavily exa webscraping.ai scrapewebsite.email import.io:* dataflowkit.com';
export const PDF_MAKERS =
  'pdfmonkey pdf-co cloudconvert screenshotone adobe-pdf-services pandadoc api2pdf.com pdfgeneratorapi.com selectpdf.com doqs.dev pdfbroker.io carbone.io formapi.io rapidapi.com:dynamicdocs scideas.net:perfectpdf easypdfserver.com pdfblocks.com';
export const APPLICANTS =
  'greenhouse lever ashby workable bamboohr personio merge apideck.com:ats linkedin googleapis.com:jobs';
export const FOOD_FACTS =
  'edamam spoonacular usda-fooddata-central open-food-facts calorieninjas.com chompthis.com terra';
export const FILMS = 'tmdb omdb trakt.tv tvmaze.com rottentomatoes.com thetvdb.com';
export const HOTELS =
  'booking-com expedia-rapid duffel tripadvisor impala.travel:hotels hetras-certification.net:*';
export const TRANSIT =
  'navitia transitland tfl wmata.com:* ptv.vic.gov.au transitfeeds.com bkk.hu deutschebahn.com:* google-maps-platform here departureboard.io';
export const WEARABLES = 'terra oura withings google-health strava googleapis.com:fitness';
export const NEWS =
  'newsapi gnews the-guardian new-york-times nytimes.com:* tavily brave-search serpapi serper perplexity microsoft.com:cognitiveservices-NewsSearch gov.bc.ca:news';
export const SHOPS =
  'shopify woocommerce bigcommerce commercetools adobe-commerce webflow magento.com vtex.local:* jumpseller.com apideck.com:ecommerce square squarespace';
export const OPEN_BANKING =
  'plaid tink truelayer yodlee.com openbankingproject.ch openbanking.org.uk:* afterbanks.com codat.io:* wealthreader.com biapi.pro';
export const SUBSCRIPTIONS =
  'stripe chargebee paddle paypal square mollie gocardless adyen braintree razorpay lemon-squeezy polar mercado-pago paystack flutterwave authorize-net klarna revenuecat zuora.com';
export const GPU_HOSTS =
  'replicate fal together-ai fireworks-ai hugging-face google-vertex-ai groq cerebras amazonaws.com:sagemaker googleapis.com:ml';
export const IMAGE_MAKERS =
  'openai stability-ai black-forest-labs replicate fal google-gemini google-vertex-ai together-ai amazon-bedrock azure-openai fireworks-ai xai runway openrouter';

/* More of them, for the third batch. */
export const ERROR_TRACKERS =
  'sentry datadog new-relic posthog better-stack elmah.io googleapis.com:clouderrorreporting honeycomb grafana-cloud splunk';
export const UPTIME_WATCHERS =
  'uptimerobot better-stack datadog new-relic grafana-cloud sentry postman runscope.com amazonaws.com:synthetics';
export const SUPPORT_DESKS =
  'zendesk freshdesk intercom help-scout hubspot salesforce servicenow jira zoho-crm dynamics-365 apideck.com:customer-support front';
export const CALENDARS = 'google-calendar microsoft-graph nylas cronofy';
export const RECIPES = 'spoonacular edamam bigoven.com';
export const BOOK_FACTS =
  'google-books open-library isbndb.com nytimes.com:books_api new-york-times ean-search.org go-upc.com';
export const PLACE_FINDERS =
  'google-maps-platform foursquare yelp here tomtom geoapify mapbox tripadvisor googleapis.com:places tomtom.com:search serpapi serper arcgis amazon-location';
export const ROUTERS =
  'google-maps-platform mapbox here tomtom geoapify graphhopper radar navitia gov.bc.ca:router arcgis amazon-location';
export const VIDEO_CALLS =
  'daily agora livekit zoom stream twilio vonage twilio.com:twilio_video_v1 amazonaws.com:chime-sdk-meetings microsoft-graph citrixonline.com:gotomeeting webex ringcentral';
export const SOCIAL_POSTERS =
  'ayrshare buffer facebook-graph instagram linkedin x-api threads bluesky mastodon pinterest tiktok bufferapp.com reddit hootsuite';
export const FORM_MAKERS = 'typeform jotform tally surveymonkey qualtrics google-forms hubspot';
export const CURRENCIES =
  'frankfurter open-exchange-rates exchangerate-api.com twelve-data alpha-vantage polygon finnhub wise currencytick.com 1forge.com sonar.trading interzoid.com:convertcurrency interzoid.com:getcurrencyrate financial-modeling-prep apptigent.com mastercard.com:CurrencyConversionCalculator neutrinoapi.net';
export const COIN_PRICES =
  'coingecko coinmarketcap binance coinbase kraken alpha-vantage twelve-data polygon finnhub moralis alchemy tokenmetrics.com sonar.trading financial-modeling-prep alpaca';
export const CAPTCHAS = 'google-recaptcha hcaptcha cloudflare fingerprint stytch ipqualityscore';
export const FEATURE_FLAGS =
  'launchdarkly flagsmith posthog amplitude configcat.com firebase amazonaws.com:appconfig amazonaws.com:appconfigdata optimizely';
export const QUEUES =
  'amazon-sqs cloudamqp google-pub-sub confluent upstash inngest trigger-dev amazon-sns amazonaws.com:mq googleapis.com:cloudtasks azure.com:servicebus apache.org:qakka';
export const JOB_RUNNERS =
  'inngest trigger-dev upstash aws-lambda render n8n make-com amazon-sqs cloudamqp amazonaws.com:scheduler amazonaws.com:batch googleapis.com:cloudscheduler googleapis.com:cloudtasks apache.org:airflow railway';
export const AUTOMATION = 'zapier make-com n8n';
export const NEWSLETTERS =
  'mailchimp brevo klaviyo kit activecampaign loops customer-io sendgrid mailjet resend hubspot ghost inboxroute.com mailgun mailersend amazon-ses braze.com constant-contact';
export const VOICE_AGENTS = 'vapi retell-ai elevenlabs openai livekit deepgram telnyx daily agora';
export const PHONE_CALLS =
  'twilio vonage telnyx plivo sinch messagebird infobip nexmo.com:voice twilio.com:twilio_voice_v1 callfire.com clicksend.com';
export const WHATSAPPS =
  'whatsapp-business twilio vonage telnyx plivo messagebird sinch infobip brevo whatsapp.local';
export const WEB_ANALYTICS = 'google-analytics plausible posthog amplitude mixpanel segment';
export const STOCK_PHOTOS = 'unsplash pexels gettyimages.com shutterstock.com flickr.com pixabay';
export const MUSIC_FACTS = 'spotify last-fm musicbrainz musixmatch soundcloud.com vocadb.net audd';
export const AIR_QUALITY =
  'openaq openweather google-maps-platform tomorrow-io weatherapi open-meteo weatherbit.io epa.gov:air openaq.local';
export const IP_LOCATORS =
  'ipinfo maxmind ipqualityscore geoapify radar whoisxml-api abstractapi.com:geolocation bigdatacloud.net ip2location.com:geolocation ip2location.io iptwist.com greip.io neutrinoapi.net';
export const EMAIL_CHECKERS =
  'zerobounce hunter sendgrid mailgun mailersend ipqualityscore mailboxvalidator.com:* neutrinoapi.net interzoid.com:getemailinfo paypi.dev';
export const ADDRESS_CHECKERS =
  'smarty google-maps-platform usps ups fedex easypost shippo shipengine lob avalara taxjar geoapify here mapbox radar ideal-postcodes.co.uk placekit.co';
export const COMPANY_FACTS =
  'companies-house opencorporates dun-bradstreet crunchbase brex.io roaring.io owler.com people-data-labs apollo';
export const SOCCER =
  'api-football sportmonks sportradar thesportsdb the-odds-api sportsdata.io:soccer-v3-scores sportsdata.io:soccer-v3-stats rapidapi.com:football-prediction';
export const SMART_HOMES =
  'home-assistant smartthings home-connect google.home googleapis.com:smartdevicemanagement googleapis.com:homegraph netatmo.net';
export const VIDEO_MAKERS =
  'runway heygen fal replicate google-gemini google-vertex-ai shotstack json2video.com openai stability-ai';
export const SEO_TOOLS =
  'ahrefs semrush dataforseo serpapi serper google-search-console similarweb bright-data scrapingbee sheerseo.com';
export const TASK_BOARDS =
  'trello asana jira linear clickup monday-com todoist notion github gitlab azure-devops microsoft-graph apideck.com:issue-tracking';
export const DATABASES =
  'supabase firebase mongodb-atlas neon planetscale turso appwrite upstash amazon-dynamodb airtable';
export const POSTGRES =
  'neon supabase planetscale digitalocean render heroku amazonaws.com:rds googleapis.com:sqladmin railway fly-io';
export const APP_HOSTS =
  'vercel netlify render heroku digitalocean cloudflare firebase hetzner aws-lambda clever-cloud.com linode railway fly-io';
export const PDF_READERS =
  'openai anthropic google-gemini mistral cohere llamaparse unstructured amazon-bedrock azure-openai';
export const GEOCODERS =
  'google-maps-platform mapbox here tomtom nominatim maptiler geoapify opencage geonames radar smarty openweather placekit.co gisgraphy.com googleapis.com:places tomtom.com:search exoapi.dev arcgis amazon-location';
export const INBOXES =
  'gmail microsoft-graph nylas sendgrid postmark mailgun resend amazon-ses mailersend sparkpost mailscript.com help-scout postmarkapp.com:server amazonaws.com:workmailmessageflow';
export const ROUTER_OTHERS = 'mapbox here tomtom geoapify graphhopper radar navitia arcgis amazon-location';
export const TEXT_MESSAGES_TOO =
  'brevo onesignal customer-io klaviyo mailersend clicksend.com bulksms.com d7networks.com sakari.io sms77.io thesmsworks.co.uk telstra.com winsms.co.za zoomconnect.com isendpro.com callfire.com apideck.com:sms amazonaws.com:pinpoint-sms-voice-v2 amazonaws.com:sms-voice twilio.com:twilio_messaging_v1 nexmo.com:messages-olympus ringcentral';
export const PAYMENTS_TOO =
  'klarna gocardless adyen.com:CheckoutService-v71 adyen.com:PaymentService beanstream.com qualpay.com squareup.com pay1.de:link payments.service.gov.uk:payments';
export const MAILERS_TOO =
  'mandrillapp.com gmail customer-io mailscript.com clicksend.com activecampaign microsoft-graph infobip knock';
export const LOGINS_TOO =
  'appwrite google-identity facebook-login keycloak okta.local googleapis.com:identitytoolkit authentiq.io 6-dot-authentiqio.appspot.com';
export const FORECASTS_TOO =
  'meteosource.com interzoid.com:getweathercity interzoid.com:getweatherzip visualcrossing.com:weather stormglass';
export const VOICES_TOO = 'google-gemini groq deepgram azure-openai fal replicate heygen vapi apptigent.com';
export const TRANSCRIBERS_TOO =
  'google-gemini mistral cartesia together-ai fireworks-ai azure-openai hugging-face replicate clarify.io';
export const SIGNATURES_TOO = 'box adobe-pdf-services formapi.io';
export const CRMS_TOO =
  'activecampaign brevo monday-com apollo intercom data2crm.com airtable hubapi.com:crm';
export const PARCELS_TOO = 'aftership royalmail.com:click-and-drop billbee.io';
export const FILE_STORES_TOO = 'digitalocean exavault.com dracoon.team apideck.com:file-storage imgix';

/* Whole kinds, for the fifth batch. */

/** A group without some of its APIs: what is wanted in place of them. */
export const but = (group: string, ...without: readonly string[]): string =>
  group
    .split(' ')
    .filter((id) => !without.includes(id))
    .join(' ');
export const MAILERS_ALL = `${MAILERS} ${MAILERS_TOO}`;
export const TEXTERS = `${TEXT_MESSAGES} ${TEXT_MESSAGES_TOO}`;
export const SPEECH = `${TRANSCRIBERS} ${TRANSCRIBERS_TOO}`;
export const PAYS = `${PAYMENTS} ${PAYMENTS_TOO}`;
