import {
  APPLICANTS,
  BOOKINGS,
  BOOKS_KEEPERS,
  CHATS,
  CRMS,
  FACES,
  FILE_STORES,
  IMAGE_MAKERS,
  IMAGE_READERS,
  INVOICE_READERS,
  KYC,
  OBJECT_STORES,
  OCRS,
  PDF_MAKERS,
  PUSHERS,
  REALTIME,
  SALES_TAX,
  SCRAPERS,
  SHOPS,
  SUBSCRIPTIONS,
  WEB_SEARCH,
} from '#test/judged/groups.ts';
import { type Judgments, NOTHING } from '#test/judged/judgment.ts';
import {
  FORECASTS,
  LANGUAGE_MODELS,
  LOGINS,
  MACHINE_TRANSLATION,
  MAILERS,
  MAPS,
  PAYMENTS,
  SIGNATURES,
  TEXT_MESSAGES,
  TRANSCRIBERS,
  VECTORS,
  VOICES,
} from '#test/queries/groups.ts';

export const SECOND_TUNING: Judgments = {
  ideas: {
    'a dating app where everybody shows a passport before the first chat': `${KYC} + ${CHATS} ~ ${LOGINS} ${FACES} mindee sightengine ! @travel @logistics @payments`,
    'gyms charge their members every month and text those whose card was declined': `${SUBSCRIPTIONS} + ${TEXT_MESSAGES} ~ ${PAYMENTS} ${PUSHERS} clicksend.com sakari.io ! @health @location strava`,
    'a browser extension that puts legal sentences into plain words': `${LANGUAGE_MODELS} ~ hugging-face courtlistener replicate jina-ai oxforddictionaries.com wordnik.com ! @payments languagetool docusign`,
    'plan a road trip with charging stops for an electric car': `open-charge-map + google-maps-platform mapbox here tomtom graphhopper geoapify ~ ${MAPS} smartcar nrel.gov:transportation-incentives-laws furkot.com enode.io ! duffel skyscanner expedia-rapid booking-com @payments`,
    'children tell a story and get it back as an illustrated book': `${TRANSCRIBERS} + ${IMAGE_MAKERS} ~ ${LANGUAGE_MODELS} ${PDF_MAKERS} ${VOICES} lob cartesia ! unsplash pexels google-books open-library @payments`,
    'a Telegram bot that splits the bill of a restaurant from a photo of the receipt': `telegram + ${INVOICE_READERS} ~ ${OCRS} ${IMAGE_READERS} ! yelp foursquare tripadvisor spoonacular edamam @hr`,
    'an alarm clock that rings earlier if there is a jam on my way to work': `google-maps-platform here tomtom mapbox ~ radar geoapify ${PUSHERS} highwaysengland.co.uk graphhopper ! pagerduty better-stack uptimerobot @payments @hr`,
    'compare what the same textbook costs in several online shops': `serpapi serper dataforseo ebay amazon-selling-partner isbndb.com google-books bright-data ~ ${SCRAPERS} open-library ean-search.org go-upc.com apis.guru ! @payments facebook-graph`,
    'an automatic phone call reminds grandparents to take their pills': `twilio vonage telnyx plivo sinch infobip messagebird vapi retell-ai ~ ${TEXT_MESSAGES} ${VOICES} callfire.com clicksend.com bulksms.com ! unsplash @payments @hr strava`,
    'five people from different companies find an hour that suits all of them':
      'cronofy nylas cal-com calendly google-calendar microsoft-graph ~ acuity-scheduling onsched.com:consumer ! opencorporates companies-house worldtimeapi.org @payments @hr',
    'real paper birthday cards that are posted for my users':
      'lob handwrytten.com ~ usps printful ! @email @messaging twilio onesignal',
    'an adventure game in which an AI plays the characters and each has a voice of its own': `${LANGUAGE_MODELS} + ${VOICES} ~ igdb steam pandorabots.com replicate fal vapi deepgram ! twilio vonage @payments @hr`,
    'every Friday a mail that sums up new scientific papers on a subject': `semantic-scholar openalex crossref arxiv pubmed core.ac.uk + ${LANGUAGE_MODELS} + ${MAILERS} ~ mailchimp kit exa tavily perplexity figshare.com osf.io klaviyo activecampaign customer-io ! @payments newsapi @hr`,
    'multiplayer drawing game where you see who is online': `${REALTIME} ~ ${CHATS} livekit appwrite miro ! unsplash @payments igdb steam`,
    'old tablet on the wall that controls lamps and heating at home':
      'home-assistant smartthings ~ home-connect adafruit-io netatmo.net googleapis.com:smartdevicemanagement googleapis.com:homegraph ijenko.net google.home ! rentcast @payments @real-estate',
    'start the dishwasher when the electricity is cleanest':
      'electricity-maps + home-connect smartthings home-assistant ~ climatiq corrently.io carbondoomsday.com ! @payments @hr open-charge-map',
    "carbon footprint of an employee's business trips":
      'climatiq ~ google-travel-impact electricity-maps google-maps-platform ! @hr gusto deel bamboohr booking-com',
    'tell employees if their password showed up in a leak':
      'have-i-been-pwned ~ ipqualityscore passwordutility.net slack 1password.com:events okta ! gusto bamboohr personio @payments',
    'buy a domain for each customer and put their page online by itself':
      'namecheap godaddy porkbun cloudflare + netlify vercel render cloudflare ~ digitalocean heroku hetzner ote-godaddy.com:domains googleapis.com:domains webflow amazonaws.com:route53domains googleapis.com:firebasehosting ! @payments whoisxml-api @crm',
    'book and pay for an escape room online': `${BOOKINGS} + ${PAYMENTS} ~ klarna eventbrite ! duffel expedia-rapid @messaging @hr`,
    'see whether a delivery address exists before we print the label': `smarty easypost shippo shipengine usps lob google-maps-platform ups fedex ~ ${MAPS} radar postcodes-io ideal-postcodes.co.uk sendcloud dhl ! zerobounce hunter abuseipdb ipinfo @email @payments`,
    'applicants upload a CV and the form fills itself in': `mindee ${LANGUAGE_MODELS} llamaparse unstructured azure-ai-document-intelligence google-document-ai ~ ${OCRS} ${APPLICANTS} ! @payments @messaging typeform twilio`,
    'pictures for the posts of a travel blog, without paying for them':
      'unsplash pexels pixabay ~ flickr.com giphy wikipedia ! booking-com tripadvisor gettyimages.com shutterstock.com skyscanner duffel',
    "astronomy for kids: today's picture and asteroids that pass by":
      'nasa ~ nasa.gov:apod nasa.gov:* ! unsplash google-classroom @payments',
    'who voted how in parliament, explained for first-time voters': `parliament.uk:* openstates.org ~ ${LANGUAGE_MODELS} googleapis.com:civicinfo fec.gov phila.gov:pollingplaces the-guardian ! surveymonkey typeform @payments`,
    'scan a barcode in the supermarket and say whether it is vegan':
      'open-food-facts edamam spoonacular chompthis.com ~ usda-fooddata-central go-upc.com ean-search.org ! yelp foursquare fungenerators.com:barcode @payments',
    'shop for the T-shirts of our band with dates of the tour': `${SHOPS} printful + ticketmaster bandsintown.com eventbrite ~ ${PAYMENTS} etsy setlist.fm ticketmaster.com:* ! booking-com @hr calendly`,
    'assistant on our help pages that answers and links the page it took it from': `${LANGUAGE_MODELS} + ${VECTORS} ~ voyage-ai jina-ai firecrawl algolia unstructured llamaparse langfuse intercom zendesk mongodb-atlas vectara.io freshdesk hugging-face ! bitly @payments wikipedia`,
    'sound effects for a game from a description':
      'elevenlabs ~ freesound.org stability-ai replicate fal hugging-face ! spotify audd igdb steam @payments unsplash',
    'a picture that children upload must not show anything naked': `sightengine amazon-rekognition google-cloud-vision azure-ai-content-safety openai moderatecontent.com ~ azure.com:cognitiveservices-ContentModerator cloudinary ${IMAGE_READERS} uploadcare ! unsplash pexels @payments`,
    "a lawyer's clients get a link, prove who they are and sign the power of attorney": `${KYC} + ${SIGNATURES} ~ ${LOGINS} credas.co.uk:pi ! courtlistener bitly @payments`,
    'a table for the canteen that keeps track of who eats what, synced to a spreadsheet':
      'google-sheets airtable ~ microsoft-graph notion ! spoonacular edamam usda-fooddata-central @payments',
  },
  projects: {
    'Field service app: technicians see their route, take photos that are stored, the customer signs on the screen and gets the invoice by mail.': `${MAPS} + ${OBJECT_STORES} cloudinary uploadcare + ${SIGNATURES} + ${MAILERS} ~ ${FILE_STORES} ${BOOKS_KEEPERS} ${PDF_MAKERS} stripe ! unsplash pexels @hr`,
    'Compliance desk: look up the company and its directors, check the owner against documents, keep an audit trail in our CRM.': `companies-house opencorporates dun-bradstreet + ${KYC} + ${CRMS} ~ crunchbase sec-edgar people-data-labs roaring.io crediwatch.com:covid19 ! @media @weather spotify`,
    'Events app: import from Eventbrite, show them on a map, push a notification an hour before and let people add it to their calendar.': `eventbrite + ${MAPS} + ${PUSHERS} + google-calendar microsoft-graph nylas cronofy ~ ticketmaster calendly cal-com ! google-cloud-storage @payments @hr`,
  },
  abilities: {
    'shorten a link and count the clicks':
      'bitly ~ clickmeter.com shorten.rest tinyuid.com link.fish redirection.io plausible google-analytics linqr.app ! sendgrid @payments',
    'run a piece of code every night without a server':
      'aws-lambda cloudflare vercel trigger-dev inngest netlify ~ render heroku n8n github upstash googleapis.com:cloudscheduler googleapis.com:cloudfunctions google-pub-sub supabase e2b make-com zapier appwrite digitalocean ! @payments sentry home-assistant',
    'public holidays of a country':
      'nager-date canada-holidays.ca ~ rest-countries google-calendar bamboohr personio ! booking-com expedia-rapid skyscanner tripadvisor @payments @messaging',
    'remove personal data from texts before they go to an LLM': `amazon-comprehend azure-ai-language googleapis.com:dlp assemblyai ~ ${LANGUAGE_MODELS} deepgram google-cloud-natural-language ! people-data-labs hunter apollo @payments remove-bg`,
    'run AI generated code in a sandbox':
      'e2b ~ openai anthropic google-gemini cloudflare aws-lambda ! figma n8n @payments json-placeholder getsandbox.com',
    'send messages into a Teams or Slack channel':
      'slack microsoft-graph ~ knock novu n8n make-com zapier discord telegram ! twilio vonage @payments @hr',
  },
  negations: {
    'object storage that is not AWS': `google-cloud-storage azure-blob-storage backblaze-b2 cloudflare digitalocean ~ ${FILE_STORES} hetzner linode ! amazon-s3 amazon-dynamodb`,
    'we have Stripe already, only the sales tax is missing': `${SALES_TAX} ! adyen braintree mollie razorpay checkout-com square authorize-net paypal`,
    'translation, no LLM please': `${MACHINE_TRANSLATION} ~ lokalise crowdin motaword.com ! openai anthropic google-gemini mistral cohere groq deepseek`,
  },
  constraints: {
    'self-hosted alternative to Zapier':
      'n8n ~ airbyte.local:config trigger-dev inngest ! zapier make-com @payments',
    'geocoding, free and without a key':
      'nominatim us-census postcodes-io ~ geoapify opencage geonames open-meteo ! google-maps-platform @payments',
    'weather API that may be used commercially for free': `us-national-weather-service openweather weatherapi ~ ${FORECASTS} ! @payments @hr`,
    'product analytics that we host in our own data centre':
      'posthog plausible ! google-analytics mixpanel amplitude segment @payments',
  },
  misspellings: {
    'subscribtion biling for a saas': `${SUBSCRIPTIONS} ~ ${PAYMENTS} ! @messaging @hr`,
    'adress autocomplet at checkout': `google-maps-platform mapbox here smarty geoapify radar tomtom ~ ${MAPS} ideal-postcodes.co.uk placekit.co postcodes-io lob foursquare ! @payments`,
    'genrate immages from text': `${IMAGE_MAKERS} ~ hugging-face ! unsplash pexels giphy pdfmonkey @payments`,
  },
  languages: {
    'chat in tempo reale tra clienti e negozio': `${CHATS} intercom zendesk ~ ${REALTIME} freshdesk help-scout hubspot ! @payments`,
    'route berekenen tussen twee adressen': `google-maps-platform mapbox here tomtom geoapify graphhopper ~ ${MAPS} radar navitia ! @payments @hr openrouter`,
    写真から文字を読み取る: `${OCRS} ~ ${IMAGE_READERS} ! unsplash pexels @payments`,
    把网页内容抓取成文本: `${SCRAPERS} ~ ${WEB_SEARCH} ! @payments @hr`,
  },
  traps: {
    'a mail merge with letters that go to the post office': `lob ~ ${PDF_MAKERS} pandadoc usps ! merge @email @messaging`,
    'cloud cover over the telescope tonight': `${FORECASTS} ~ nasa sentinel-hub meteosource.com ! google-cloud-storage cloudflare cloudamqp cloudinary cloudconvert @cloud @storage`,
  },
  'nothing fits': {
    'my bicycle chain keeps jumping off': NOTHING,
    'who can tune the piano in our church': NOTHING,
    "book a table for two at Luigi's tonight": `${NOTHING} ~ yelp foursquare google-maps-platform`,
    'write my master thesis on bees by Monday': `${NOTHING} ~ openai anthropic google-gemini mistral semantic-scholar openalex crossref core.ac.uk`,
    'grandpa forgot where he parked': NOTHING,
    hello: NOTHING,
    'asdf qwer': NOTHING,
    'the usual stuff every app needs': NOTHING,
    'an API': NOTHING,
    'control the irrigation valves of John Deere tractors': NOTHING,
    'seat map of a cinema with free seats': `${NOTHING} ~ ticketmaster ticketmaster.com:*`,
  },
};
