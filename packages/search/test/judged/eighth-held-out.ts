import type { Judgments } from '#test/judged/judgment.ts';
import { NOTHING } from '#test/judged/judgment.ts';

/**
 * Written on 30 November 2026 from the list of slugs and names alone, by somebody who had not read the search, its vocabulary
 * or the other sets, and before anything was run. What is marked "asked" restates a need that people wrote
 * about in threads and on pages of 2012 to 2026; the others are made up.
 */
export const EIGHTH: Judgments = {
  'eighth: short': {
    // asked
    'next trams at the stop near me in Melbourne, with delays':
      'ptv.vic.gov.au ~ transitland google-maps-platform here navitia transitfeeds.com ! wmata.com:* tfl bkk.hu deutschebahn.com:* departureboard.io amazonaws.com:*',
    'merge two pdfs':
      'adobe-pdf-services pdf-co cloudconvert api2pdf.com pdfbroker.io ~ selectpdf.com easypdfserver.com scideas.net:perfectpdf formapi.io apptigent.com carbone.io pdfgeneratorapi.com ! merge docusign pandadoc mindee llamaparse amazon-textract hubspot github',
    'sunrise and sunset times without an api key':
      'open-meteo ~ us-national-weather-service visual-crossing weatherapi openweather tomorrow-io weatherbit.io openuv.io stormglass meteosource.com ! nasa worldtimeapi.org openaq',
    'look up a file hash, is it known malware':
      'virustotal circl.lu:hashlookup ! abuseipdb have-i-been-pwned snyk hashicorp-vault ipqualityscore',
    'convert STEP to glTF':
      'autodesk-platform-services onshape ~ cloudconvert ! figma canva imgix cloudinary fitbit amazonaws.com:states',
    'erc20 balances of a wallet':
      'etherscan alchemy moralis infura amazonaws.com:managedblockchain-query ~ chaingateway.io chain49.com coinbase googleapis.com:blockchainnodeengine ! google-wallet walletobjects.googleapis.com:pay-passes coinmarketcap stripe coingecko plaid',
    // asked
    'our booking calendar knows only the national holidays, but in Germany every state has its own':
      'nager-date ~ google-calendar ! canada-holidays.ca booking-com expedia-rapid tripadvisor calendly deutschebahn.com:*',
    'geofence enter and exit events for a delivery fleet':
      'radar amazon-location tomtom ~ here.com:tracking here traccar telematicssdk.com gsmtasks.com mapbox google-maps-platform ! ipinfo maxmind sendcloud shippo geonames',
    'typo tolerant product search for our own shop':
      'algolia meilisearch typesense ~ elasticsearch vtex.local:Intelligent-Search-API googleapis.com:retail googleapis.com:discoveryengine asuarez.dev:searchly amazonaws.com:opensearch amazonaws.com:es amazonaws.com:opensearchserverless postgrest ! brave-search serpapi serper tavily exa googleapis.com:customsearch google-search-console rapidapi.com:spellcheckpro',
    // asked
    'open the garage when the camera sees our number plate':
      'openalpr.com ~ amazon-rekognition google-cloud-vision azure-ai-vision azure.com:cognitiveservices-ComputerVision microsoft.com:cognitiveservices-ComputerVision microsoft.com:cognitiveservices-Ocr openai google-gemini anthropic ! api.gov.uk:vehicle-enquiry nhtsa-vpic regcheck.org.uk smartcar twilio',
    'where can i charge my ev nearby':
      'open-charge-map ~ here tomtom tomtom.com:search google-maps-platform googleapis.com:places ! smartcar enode.io electricity-maps chargebee stripe recurly corrently.io',
    'fake people with names, addresses and photos for a demo':
      'randomuser ~ fungenerators.com:fake-identity peoplegeneratorapi.live randommer.io phantauth.net json-placeholder ! people-data-labs peoplefinderspro.com persona facecheck.id truora.com',
    // asked
    'fill make, model year and engine from a US VIN, free':
      'nhtsa-vpic ~ autodealerdata.com apigee.net:marketcheck-cars ! smartcar mercedes-benz.com:diagnostics api.gov.uk:vehicle-enquiry regcheck.org.uk openalpr.com',
    'ping my site every minute and tell me when it is down':
      'uptimerobot better-stack ~ datadog new-relic dynatrace sentry grafana-cloud amazonaws.com:synthetics googleapis.com:monitoring elmah.io azure.com:applicationinsights-swagger interzoid.com:globalpageload ! ups have-i-been-pwned worldtimeapi.org pushbullet',
    'chess puzzles rated by difficulty':
      'lichess ! igdb steam roblox fungenerators.com:riddle fungenerators.com:trivia nba.com',
  },

  'eighth: complaint': {
    // asked
    'exchangerate.host was sold over night and now wants an access key. I only need the daily ECB rates in a small open source app, no key, any base currency':
      'frankfurter exchangerate-api.com ! apilayer wise stripe',
    // asked
    'Places Autocomplete bills us more than everything else on Google. We just suggest addresses while people type their payee address, mostly Europe. What else is there?':
      'geoapify mapbox here placekit.co radar tomtom maptiler ~ nominatim openstreetmap smarty amazon-location graphhopper gisgraphy.com arcgis foursquare tomtom.com:search ideal-postcodes.co.uk postcodes-io geonames ! google-maps-platform googleapis.com:places google-ads',
    // asked
    'Goodreads hands out no keys any more, so the import by ISBN of my library manager is dead. I want title, author, series and a cover':
      'open-library google-books isbndb.com ~ wikidata ean-search.org nytimes.com:books_api ! pinterest lyft.com tmdb',
    // asked
    'Heroku took the free dynos away and my little Go API is offline. A new home that I can drive from CI over an API please':
      'render railway fly-io ~ vercel netlify digitalocean clever-cloud.com googleapis.com:run googleapis.com:appengine amazonaws.com:apprunner azure.com:web-WebApps hetzner linode amazonaws.com:lightsail amazonaws.com:elasticbeanstalk ! heroku',
    // asked
    'Since Apple closed Dark Sky nobody gives me the rain minute by minute for the next hour. My smart mirror needs a replacement':
      'tomorrow-io openweather open-meteo weatherbit.io meteosource.com ~ visual-crossing weatherapi rapidapi.com:ecowetter us-national-weather-service climatekuul.com ! openaq apple-push stormglass apple.com:app-store-connect openuv.io',
    // asked
    'Nutritionix wants 499 a month before I may scan a single barcode. Any food database with macros by barcode which a hobby project can afford?':
      'open-food-facts usda-fooddata-central edamam chompthis.com ~ spoonacular calorieninjas.com go-upc.com ean-search.org ! fungenerators.com:barcode quickchart kroger',
    // asked
    'sendgrid killed the free plan, all our password mails bounce since. ~100 mails a day':
      'resend brevo mailersend postmark mailgun mailjet amazon-ses loops sparkpost ~ amazonaws.com:email aws-sending postmarkapp.com:account mandrillapp.com mailchimp customer-io inboxroute.com ! sendgrid sendbird twilio 1password.local:connect',
    // asked
    'Auth0 has quoted us an absurd sum because three customers want to log in with their own SAML. Who does enterprise connections per organisation for less, self hosting is fine':
      'workos clerk stytch descope keycloak ~ okta.local okta amazon-cognito firebase googleapis.com:identitytoolkit supabase authentiq.io ! auth0 google-recaptcha facebook-login',
    // asked
    'DocuSign costs more than our whole stack for eight hires a year. Open source and embeddable signing wanted':
      'docuseal ~ dropbox-sign boldsign pandadoc adobe-acrobat-sign ! docusign dropbox googleapis.com:docs',
    // asked
    'GoCardless does not take new registrations for bank account data. How do I get the transactions of German and French accounts into a self hosted budget app now?':
      'tink biapi.pro afterbanks.com plaid truelayer ~ yodlee.com wealthreader.com openbankingproject.ch codat.io:banking mastercard.com:open-banking-connect-pis ! gocardless stripe youneedabudget.com',
    // asked
    'X now bills us for every post. We publish the same announcement on five networks, one call for all of them would be nice':
      'ayrshare buffer hootsuite ~ bufferapp.com bluesky mastodon threads linkedin facebook-graph meta instagram zapier make-com tumblr ! x-api mailchimp',
    // asked
    'our users hate picking traffic lights, and legal hates that Google sees every visitor of the signup form':
      'hcaptcha cloudflare ~ fingerprint ipqualityscore ! google-recaptcha tomtom highwaysengland.co.uk',
    // asked
    'WebPurify is too dear. I have ~20k profile pictures a month and only want to know: naked or not':
      'sightengine amazon-rekognition google-cloud-vision azure-ai-content-safety moderatecontent.com openai ~ azure.com:cognitiveservices-ContentModerator azure-ai-vision google-gemini cloudinary mistral ! remove-bg imgix tisane.ai unsplash facecheck.id',
    // asked
    'Whisper gives me one wall of text. Who said what in a two hour board meeting?':
      'assemblyai deepgram gladia speechmatics rev-ai amazon-transcribe azure-ai-speech google-cloud-speech-to-text elevenlabs ~ openai mistral fathom google-gemini groq ! amazon-polly google-cloud-text-to-speech miro monday-com cartesia',
    // asked
    'the map tiles of Mapbox eat our budget. Leaflet stays, the tiles should come from a European company':
      'maptiler geoapify ~ here tomtom openstreetmap tomtom.com:maps arcgis ! mapbox google-maps-platform uebermaps.com',
    // asked
    'LaunchDarkly counts every device and the bill explodes; we are an OSS project. Flags, gradual rollout, maybe an A/B test':
      'flagsmith posthog configcat.com ~ optimizely firebase amazonaws.com:appconfig amazonaws.com:appconfigdata ! launchdarkly rest-countries',
  },

  'eighth: comparison': {
    // asked
    'Pusher has no pay as you go and half of it stays in beta. Ably, PubNub or something of our own for a quiz with 50k people?':
      'pusher ably pubnub ~ supabase firebase azure.com:signalr mercure.local upstash amazonaws.com:iot-data amazonaws.com:apigatewaymanagementapi livekit ! fungenerators.com:trivia typeform google.com pushbullet',
    'Dutch webshop, iDEAL plus pay later: is Mollie better than Stripe or Adyen?':
      'mollie stripe adyen adyen.com:CheckoutService-v71 ~ klarna checkout-com paypal braintree adyen.com:* pay1.de:link ! razorpay paystack mercado-pago authorize-net flutterwave loket.nl',
    // asked
    'Pinecone shuts down our free index again and again. Qdrant or Weaviate? It needs hybrid search and has to run in Docker at our place':
      'qdrant weaviate milvus ~ chroma elasticsearch turbopuffer typesense meilisearch vectara.io supabase amazonaws.com:opensearch pinecone ! docker-hub booking-com googleapis.com:vectortile',
    'deepl or google translate for japanese patents?':
      'deepl google-cloud-translation ~ azure-ai-translator amazon-translate openai anthropic google-gemini motaword.com xtrf.eu ! uspto.gov:bdss crowdin lokalise google-maps-platform google',
    'TrueLayer or Plaid for pay by bank in the UK?':
      'truelayer plaid ~ gocardless tink openbanking.org.uk:payment-initiation-openapi mastercard.com:open-banking-connect-pis codat.io:banking stripe ! openbanking.org.uk:account-info-openapi companies-house square',
    'which one answers faster on a phone line, ElevenLabs or Cartesia?':
      'elevenlabs cartesia ~ deepgram azure-ai-speech google-cloud-text-to-speech openai vapi retell-ai livekit amazon-polly twilio ! surevoip.co.uk aircall',
    // asked
    'student society, blog in markdown so far. Contentful, Sanity or Strapi? Free, and the editors should never see git':
      'contentful sanity strapi ~ storyblok ghost wordpress webflow vtex.local:Headless-CMS-API adobe.com:aem squarespace ! nytimes.com:* new-york-times the-guardian',
    'Sumsub oder Onfido: Ausweis plus Selfie, Kunden aus Brasilien und Nigeria':
      'sumsub onfido ~ veriff persona truora.com stripe frankiefinancial.io credas.co.uk:pi ! facecheck.id visagecloud.com auth0 paystack',
  },

  'eighth: condition': {
    'a hospital in Lyon may send text only to a language model that runs inside the EU':
      'mistral azure-openai amazon-bedrock google-vertex-ai ~ openai anthropic hugging-face google-gemini cohere nlpcloud.io ! deepseek xai epic-on-fhir googleapis.com:healthcare',
    'list of all countries with flag, currency and calling code, no registration':
      'rest-countries ~ geonames wikidata world-bank ! frankfurter twilio.com:twilio_lookups_v2 flagsmith',
    'open source product analytics with session replay that we can host ourselves':
      'posthog ~ plausible ! mixpanel amplitude google-analytics pendo.io replicate',
    // asked
    'beim Handelsregister laufen wir in die Abfragelimits. Gibt es Firma, Registernummer und Anschrift deutscher Unternehmen als JSON?':
      'opencorporates ~ dun-bradstreet apify crunchbase wikidata ! companies-house roaring.io parliament.uk:* deutschebahn.com:*',
    // asked
    'my accounting program writes UBL already, but who carries the XML into the Peppol network? Belgian clients must have it from 2026 and I cannot become an access point myself':
      'storecove ~ avalara sage-accounting xero billbee.io sinao.app dynamics-365 ! stripe paypal docusign parliament.uk:*',
    // asked
    'Our expense app photographs receipts. It has to return merchant, date, total and the single items; 500 a day, self-service signup':
      'veryfi mindee taggun.io azure-ai-document-intelligence amazon-textract google-document-ai ~ contract-p.fit cloudmersive.com:ocr openai google-gemini anthropic llamaparse google-cloud-vision codat.io:sync-for-expenses ! stripe google-cloud-translation ramp',
    // asked
    'we waste money on SMS to landlines: is a number mobile, fixed or VoIP, before we send the code':
      'twilio.com:twilio_lookups_v2 twilio telnyx vonage nexmo.com:number-insight ipqualityscore plivo ~ twilio.com:twilio_lookups_v1 interzoid.com:getglobalnumberinfo neutrinoapi.net apilayer infobip sinch messagebird bigdatacloud.net twilio.com:twilio_verify_v2 nexmo.com:verify d7networks.com ! zerobounce hunter whoisxml-api ringcentral',
    // asked
    'we type US sales tax rates into our shop by hand, state by state. City and transit district taxes are missing, so it has to go by the address':
      'avalara taxjar ~ stripe taxrates.io shopify ! vatapi.com taxamo.com ato.gov.au us-census',
    'co2 per seat for a given flight number, free':
      'google-travel-impact ~ climatiq ! flightaware aviationstack electricity-maps lufthansa.com:* openaq duffel',
    'one integration for UPS, FedEx and USPS labels':
      'shippo easypost shipengine ~ shipstation.com ups fedex usps sendcloud aftership dhl fulfillment.com paccurate.io ! lob merge royalmail.com:click-and-drop',
    // asked
    'some agencies take nothing but paper: PDF in, printed, stamped and posted in the USA, with tracking':
      'lob ~ handwrytten.com ! mailgun sendgrid usps royalmail.com:click-and-drop mailchimp shippo',
    // asked
    'VIES answers MS_MAX_CONCURRENT_REQ for German VAT numbers all day. Another way to check a VAT id at checkout?':
      'vatapi.com apilayer ~ taxamo.com avalara stripe taxrates.io ! taxjar companies-house ato.gov.au',
    'NDVI of a field polygon from Sentinel-2':
      'sentinel-hub ~ climate.com amazonaws.com:sagemaker-geospatial nasa arcgis inpe.br:dados-abertos ! openweather mapbox google-maps-platform sentry',
    // asked
    'sleep and workouts from Garmin, Oura and Fitbit without three separate OAuth flows':
      'terra ~ oura fitbit withings strava google-health ! epic-on-fhir terraform infermedica.com',
    'pitch by pitch data of running baseball games':
      'sportsdata.io:mlb-v3-play-by-play sportradar ~ sportsdata.io:mlb-v3-* balldontlie.io thesportsdb whapi.com:sportsdata ! sportsdata.io:nba-* sportsdata.io:nfl-* sportsdata.io:nhl-* api-football sportmonks the-odds-api nba.com collegefootballdata.com',
    'full text of US federal appellate opinions, updated daily, non-profit':
      'courtlistener ~ unicourt.com ! openstates.org fec.gov usajobs data.gov parliament.uk:*',
    'who cites this DOI? must be open data':
      'openalex semantic-scholar crossref ~ core.ac.uk mendeley orcid ebi.ac.uk figshare.com osf.io ! godaddy domainsdb.info companies-house',
    'keep the deploy secrets of GitHub Actions in one place with rotation and an audit log':
      'doppler hashicorp-vault 1password.local:connect amazonaws.com:secretsmanager azure-key-vault googleapis.com:secretmanager conjur.local ~ amazonaws.com:kms googleapis.com:cloudkms github ! have-i-been-pwned',
    'pollen forecast for Munich, must be usable in a commercial app':
      'google-maps-platform tomorrow-io open-meteo ~ google weatherapi meteosource.com ! openaq us-national-weather-service openuv.io edamam',
    // asked
    'surf app: is the tide going in or out, time of the next high water, world wide, hobby budget':
      'stormglass ~ open-meteo oceandrivers.com weatherapi ! openweather tomtom us-national-weather-service',
  },

  'eighth: idea': {
    'I photograph my fridge and the app proposes dinner from what is in there':
      'openai google-gemini anthropic google-cloud-vision amazon-rekognition azure-ai-vision azure-openai google-vertex-ai + spoonacular edamam ~ bigoven.com mistral amazon-bedrock hugging-face openrouter calorieninjas.com open-food-facts usda-fooddata-central azure.com:cognitiveservices-ComputerVision microsoft.com:cognitiveservices-ComputerVision xai ! home-connect kroger flickr.com unsplash just-eat.co.uk',
    'patients of a dental surgery get an SMS the day before, answer C to confirm, and we book it':
      'twilio vonage telnyx plivo messagebird sinch infobip clicksend.com bulksms.com sms77.io thesmsworks.co.uk sakari.io ~ twilio.com:* nexmo.com:* apideck.com:sms amazonaws.com:pinpoint-sms-voice-v2 zoomconnect.com winsms.co.za d7networks.com callfire.com ringcentral telstra.com amazon-sns isendpro.com brevo acuity-scheduling calendly cal-com onsched.com:* cronofy ! mailgun onesignal drchrono.com telegram',
    'tell me on Friday where I could fly cheaply on the weekend from my airport':
      'skyscanner amadeus duffel ~ faretrotter.com expedia-rapid tripadvisor lufthansa.com:* booking-com ! aviationstack flightaware google-travel-impact fly-io',
    // asked
    'a bot for our Discord server that posts into a channel as soon as somebody from our list goes live on Twitch':
      'twitch + discord ~ youtube-data streamlabs make-com zapier n8n ! slack mux livekit stream amazonaws.com:ivs sendbird',
    'AI designs a motif, the shirt is printed when somebody orders it, I sell through Shopify':
      'openai stability-ai black-forest-labs replicate fal google-gemini google-vertex-ai together-ai fireworks-ai xai amazon-bedrock azure-openai + printful + shopify ~ hugging-face canva runway deeparteffects.com etsy woocommerce ! anthropic dribbble zeplin',
    'a voice agent that picks up the phone in my restaurant and takes reservations':
      'vapi retell-ai elevenlabs ~ livekit twilio telnyx openai vonage plivo googleapis.com:dialogflow amazonaws.com:connect amazonaws.com:runtime.lex.v2 amazonaws.com:models.lex.v2 deepgram cartesia azure-ai-speech yelp ! aircall just-eat.co.uk booking-com nexmo.com:verify',
    'let website visitors pick a free slot in my calendar, embedded in our look':
      'cal-com calendly acuity-scheduling cronofy nylas ~ onsched.com:* google-calendar microsoft-graph square jobber ! timely toggl-track booking-com eventbrite nager-date',
    'show in one picture who pays the campaigns of each US senator':
      'fec.gov ~ openstates.org googleapis.com:civicinfo quickchart image-charts.com ! parliament.uk:* patreon paypal',
    'turn the heating down when the last phone leaves the house':
      'home-assistant smartthings googleapis.com:smartdevicemanagement netatmo.net ~ home-connect google.home googleapis.com:homegraph radar ijenko.net ! openweather twilio rentcast',
    // asked
    'stamp card of a café in Google Wallet and Apple Wallet':
      'google-wallet walletobjects.googleapis.com:pay-passes ~ square koomalooma.com ! apple-push stripe coinbase adyen.com:StoredValueService etherscan vtex.local:Giftcard-API mastercard.com:PersonalizedLoyaltyOffers',
    'coffee box subscription: monthly charge, pause a month, chase failed cards':
      'chargebee recurly stripe paddle zuora.com ~ lemon-squeezy polar braintree gocardless vtex.local:Subscriptions-API-(v3) square mollie shopify adyen paypal ! revenuecat mailchimp box open-charge-map',
    'every employee gets a virtual card with a monthly limit and we see each purchase at once':
      'stripe adyen.com:BalancePlatformService increase.com ramp brex ~ brex.io wise adyen mastercard.com:SpendingPulse ! fungenerators.com:fake-identity google-wallet trello giphy bamboohr',
    'live captions for our webinars and the same in Spanish underneath':
      'deepgram assemblyai gladia speechmatics azure-ai-speech google-cloud-speech-to-text amazon-transcribe rev-ai openai elevenlabs + deepl google-cloud-translation azure-ai-translator amazon-translate gladia speechmatics azure-ai-speech ~ zoom libretranslate mistral anthropic google-gemini groq daily livekit ! getgo.com:gotowebinar amazon-polly amazon-textract crowdin wowza.com',
  },

  'eighth: other languages': {
    'Unser Onlineshop soll Versandetiketten für DHL und DPD erzeugen, am liebsten über eine Schnittstelle für beide':
      'sendcloud shippo ~ dhl easypost shipengine shipstation.com billbee.io aftership ! ups fedex usps fungenerators.com:barcode royalmail.com:click-and-drop',
    // asked
    'Börsenstrompreis der nächsten Stunden für Deutschland, damit die Wallbox billig lädt':
      'electricity-maps corrently.io ~ enode.io edrv.io home-assistant ! finnhub alpha-vantage twelve-data open-charge-map smartcar frankfurter',
    'Quiero cobrar con tarjeta y en OXXO en México, ¿qué pasarela me sirve?':
      'mercado-pago stripe adyen ~ paypal adyen.com:* braintree checkout-com ! razorpay paystack mollie klarna authorize-net',
    // asked
    'necesito avisar por WhatsApp a los pacientes de una clínica y recibir sus respuestas':
      'whatsapp-business whatsapp.local twilio infobip messagebird vonage sinch plivo ~ d7networks.com nexmo.com:messages-olympus meta telnyx brevo nexmo.com:* twilio.com:* clicksend.com ! mailgun sendgrid telegram line-login',
    "bloquer les adresses jetables à l'inscription et vérifier que la boîte existe vraiment":
      'zerobounce mailboxvalidator.com:checker mailboxvalidator.com:disposable mailboxvalidator.com:validation ipqualityscore ~ hunter apilayer interzoid.com:getemailinfo neutrinoapi.net mailgun sendgrid whoisxml-api ! mailjet smarty gmail have-i-been-pwned lob',
    "itinéraires à vélo et isochrones autour d'une gare, de préférence sur la base d'OpenStreetMap":
      'graphhopper geoapify mapbox navitia ~ here tomtom arcgis gisgraphy.com ! nominatim strava deutschebahn.com:fahrplan google',
    自社のECサイトにLINEログインを入れたい:
      'line-login ~ auth0 firebase googleapis.com:identitytoolkit amazon-cognito descope ! kakao naver-login yandex-id facebook-login linear',
    '請求書のPDFから金額と支払期日を自動で読み取りたい。日本語に対応しているもの':
      'google-document-ai azure-ai-document-intelligence mindee ~ veryfi llamaparse google-cloud-vision openai anthropic google-gemini unstructured azure-ai-vision amazon-bedrock ! pdf-co pdfmonkey stripe quickbooks freshbooks amazon-translate',
  },

  'eighth: not in the catalog': {
    // asked
    'live positions of cargo ships worldwide (AIS), aisstream has been silent since the 5th': `${NOTHING} ! stormglass oceandrivers.com aftership shippo shipengine shipstation.com easypost flightaware traccar here.com:tracking`,
    // asked
    'which plant is on this photo and how often does it want water': `${NOTHING} ~ google-cloud-vision azure-ai-vision amazon-rekognition openai google-gemini anthropic google-vertex-ai azure-openai ! openweather edamam climate.com cybertaxonomy.eu unsplash openfda`,
    // asked
    'daily horoscope per zodiac sign plus natal chart calculation': `${NOTHING} ! image-charts.com quickchart fungenerators.com:* nasa jokes.one quotes.rest neowsapp.com`,
    // asked
    'winning numbers of Powerball and EuroJackpot so that users can check their tickets': `${NOTHING} ! ticketmaster ticketmaster.com:* zendesk freshdesk randommer.io the-odds-api betfair.com`,
    // asked
    'our users photograph sheet music, a service should send back MusicXML without us running Audiveris': `${NOTHING} ~ flat.io ! musixmatch google-cloud-vision mindee musicbrainz vocadb.net spotify cloudmersive.com:ocr`,
    'order synthetic DNA oligos and follow the production': `${NOTHING} ! amazonaws.com:omics ebi.ac.uk opentargets.io lumminary.com warwick.ac.uk:enterobase fulfillment.com aftership infermedica.com`,
    // asked
    'name the bird that sings on my recording': `${NOTHING} ! audd freesound.org assemblyai deepgram x-api cybertaxonomy.eu spotify last-fm`,
    // asked
    'sell train tickets for Eurostar, Trenitalia and ÖBB in our app, with seat reservation': `${NOTHING} ! deutschebahn.com:* navitia duffel transitland ticketmaster wmata.com:* skyscanner transitfeeds.com tfl`,
    'book me a parking space at an airport': `${NOTHING} ~ here tomtom ! booking-com duffel deutschebahn.com:flinkster calendly aviationstack lufthansa.com:*`,
    'next free appointment with a dermatologist in Berlin and book it': `${NOTHING} ! calendly acuity-scheduling cal-com infermedica.com drchrono.com epic-on-fhir onsched.com:* patientview.org`,
    'accident and service history of a used car by VIN, like Carfax': `${NOTHING} ~ apigee.net:marketcheck-cars autodealerdata.com ! nhtsa-vpic smartcar api.gov.uk:vehicle-enquiry regcheck.org.uk mercedes-benz.com:diagnostics highwaysengland.co.uk`,
    // asked
    'prices of petrol and diesel at the stations around me, Germany, live': `${NOTHING} ~ here tomtom google-maps-platform googleapis.com:places ! open-charge-map alpha-vantage electricity-maps corrently.io smartcar`,
    'translate a website text into contracted Braille': `${NOTHING} ! google-cloud-translation deepl azure-ai-translator amazon-translate libretranslate lokalise`,
    'sign language video in, text out': `${NOTHING} ~ google-gemini ! docusign dropbox-sign docuseal boldsign googleapis.com:videointelligence amazon-transcribe deepgram sightengine`,
    'sell travel eSIMs under our own brand': `${NOTHING} ~ telnyx ! twilio.com:twilio_supersim_v1 twilio.com:twilio_wireless_v1 stripe expedia-rapid amadeus booking-com shopify`,
    // asked
    'FamilySearch does not give historical records to partners. Where do I get birth and marriage records of ancestors over an API?': `${NOTHING} ! peoplefinderspro.com people-data-labs lumminary.com us-census wikidata nytimes.com:archive companies-house`,
    // asked
    'subtitles for a film by its hash, OpenSubtitles allows five downloads a day': `${NOTHING} ! tmdb omdb thetvdb.com assemblyai deepgram circl.lu:hashlookup rev-ai mux`,
    // asked
    'last frost date and hardiness zone for a US zip code, for a garden planner': `${NOTHING} ~ ornl.gov:daymet open-meteo visual-crossing ! us-national-weather-service climate.com usda-fooddata-central smarty interzoid.com:*`,
    'cherche une API avec les horaires des messes par paroisse en France': `${NOTHING} ! planning-center nager-date navitia eventbrite canada-holidays.ca`,
    'listen in to police and fire radio of a county': `${NOTHING} ! zeno.fm spinitron.com listen-notes twilio podcast-index victorops.com signl4.com`,
  },

  'eighth: no API needed': {
    'my useEffect runs twice in development and the fetch fires two times, is that a bug of mine?': `${NOTHING} ! json-placeholder sentry httpbin.org getsandbox.com`,
    // asked
    "docker compose: my API container can't reach postgres at localhost:5432, outside it works": `${NOTHING} ! docker-hub supabase neon planetscale amazonaws.com:rds postgrest`,
    'I rebased and my commits are gone. How do I get them back?': `${NOTHING} ! github gitlab bitbucket gitea.io amazonaws.com:codecommit azure-devops`,
    // asked
    'may I scrape the listings of a flat portal if its terms forbid bots?': `${NOTHING} ! scrapingbee apify firecrawl bright-data webscraping.ai dataflowkit.com import.io:* rentcast simplyrets.com browserbase`,
    // asked
    'is it ok to let a model rank my colleagues by their chat messages, my boss wants that': `${NOTHING} ! slack openai anthropic symanto.net bamboohr personio amazon-comprehend text2data.org`,
    'explain OAuth and OpenID Connect to a junior in five sentences': `${NOTHING} ! auth0 okta.local oauth google-identity googleapis.com:oauth2 keycloak`,
    'this query takes 40 seconds: select * from orders where lower(email) = $1. Which index helps?': `${NOTHING} ! supabase neon planetscale postgrest googleapis.com:indexing mailgun zerobounce`,
    // asked
    'which licence keeps a cloud vendor from selling my open source project as a service?': `${NOTHING} ! amazonaws.com:license-manager aws mongodb-atlas netlicensing.io elasticsearch`,
    'regex that accepts IBANs with or without blanks': `${NOTHING} ! plaid gocardless tink truelayer stripe`,
    'write me a cover letter for a devrel role at Stripe': `${NOTHING} ~ openai anthropic google-gemini ! stripe lob ashby greenhouse lever handwrytten.com`,
    'Neovim or VS Code for Rust on a slow laptop?': `${NOTHING} ! wakatime github sourcegraph lambdatest.com`,
    'how much notice do I have to give my landlord in Berlin?': `${NOTHING} ! rentcast letmc.com:* simplyrets.com docusign courtlistener`,
    'CORS error when my Vite frontend calls my own FastAPI on port 8000': `${NOTHING} ! vercel netlify cloudflare httpbin.org scrapingbee`,
    'pod is in CrashLoopBackOff since I added a readiness probe': `${NOTHING} ! kubernetes.io amazonaws.com:eks googleapis.com:container uptimerobot probely.com podio`,
    'sticky header hides the heading when I click an anchor link': `${NOTHING} ! webflow linkedin bitly tinyuid.com`,
    'burnt out, I cannot look at Jira any more. Change the job or take a sabbatical?': `${NOTHING} ! jira atlassian linear adzuna googleapis.com:jobs usajobs bamboohr`,
    'my daughter is nine and wants to program, which language first?': `${NOTHING} ! oxforddictionaries.com rapidapi.com:language-identification google-classroom roblox languagetool`,
    'Wie lange muss ich als Freiberufler meine Rechnungen aufbewahren?': `${NOTHING} ! billingo.hu freshbooks freeagent storecove quickbooks amazonaws.com:glacier`,
    'comment convaincre mon équipe de passer au trunk-based development ?': `${NOTHING} ! github gitlab launchdarkly slack twilio.com:twilio_trunking_v1`,
    'a startup offers me 2% instead of salary, is that fair?': `${NOTHING} ! gusto deel crunchbase alpaca payrun.io`,
  },
};
