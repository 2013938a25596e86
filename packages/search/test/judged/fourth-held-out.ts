import {
  APPLICANTS,
  CHATS,
  COIN_PRICES,
  CURRENCIES,
  EMAIL_CHECKERS,
  ERROR_TRACKERS,
  FILE_STORES,
  FILE_STORES_TOO,
  FILMS,
  FOOD_FACTS,
  FORECASTS_TOO,
  FORM_MAKERS,
  GEOCODERS,
  HOTELS,
  IMAGE_MAKERS,
  IMAGE_READERS,
  IP_LOCATORS,
  KYC,
  LOGINS_TOO,
  MUSIC_FACTS,
  NEWS,
  NEWSLETTERS,
  OPEN_BANKING,
  PUSHERS,
  RECIPES,
  SALES_TAX,
  SIGNATURES_TOO,
  SMART_HOMES,
  SOCCER,
  SOCIAL_POSTERS,
  STOCKS,
  SUBSCRIPTIONS,
  SUPPORT_DESKS,
  TEXT_MESSAGES_TOO,
  TRANSIT,
  UPTIME_WATCHERS,
  VIDEO_HOSTS,
  VIDEO_MAKERS,
  WEARABLES,
  WHATSAPPS,
} from '#test/judged/groups.ts';
import { type Judgments, NOTHING } from '#test/judged/judgment.ts';
import {
  FORECASTS,
  LANGUAGE_MODELS,
  LOGINS,
  MACHINE_TRANSLATION,
  MAILERS,
  PARCELS,
  PAYMENTS,
  SIGNATURES,
  TEXT_MESSAGES,
  VECTORS,
} from '#test/queries/groups.ts';

/** The half of the fourth batch of which only the figures may be looked at. */
export const FOURTH_HELD_OUT: Judgments = {
  idea: {
    "A PhD student's helper that finds the papers which cite a given article and draws them as a network":
      'openalex semantic-scholar crossref ~ core.ac.uk exa wikidata figshare.com ! @payments @sports @hr',
    "My girlfriend and I never agree on a film, so I'm building an app where both swipe on movie posters until there is a match": `${FILMS} ~ wikidata nytimes.com:movie_reviews ! @payments @hr @weather`,
    'Parents looking for a babysitter want to be sure that she has no criminal record, we would like to show a verified badge':
      'checkr truora.com ~ persona onfido sumsub veriff ! @sports @weather @speech',
    'Gamers keep a backlog of titles they still want to play, with box art, release date and rating':
      'igdb rawg.io ~ steam ! @payments @hr @weather',
    'I coach amateur runners and need a dashboard that pulls in their training runs and heart rate from their watches': `${WEARABLES} ~ twinehealth.com ! @payments @email @crm datadog`,
    'Online vape shop must be certain the buyer is over eighteen before we ship': `persona veriff sumsub ~ ${KYC} ! @sports @weather @speech`,
    'legal tech startup, our users paste the facts of their case and we find comparable US court decisions':
      'courtlistener unicourt.com ~ bclaws.ca:bclaws ! @payments @sports @weather',
    'Web app where carers enter all the pills somebody takes and see the known side effects and any recalls':
      'openfda ~ infermedica.com epic-on-fhir opentargets.io ! @payments @sports @speech',
    "we're 15 people in nine countries and I'm building an internal tool that pays all our freelancers on the 1st":
      'deel wise ~ gusto paypal stripe adyen velopayments.com checkout-com razorpay ! @sports @weather @speech',
    'Price comparison for football bets: same match, all the bookmakers side by side':
      'the-odds-api api-football sportmonks sportradar ~ betfair.com whapi.com:sportsdata thesportsdb rapidapi.com:football-prediction ! @payments @hr @weather',
    'A marketplace for handmade furniture where the buyer pays once and each carpenter automatically gets their share minus our commission':
      'stripe adyen paypal mollie razorpay checkout-com braintree mercado-pago paystack flutterwave ~ square wise klarna velopayments.com adyen.com:TransferService adyen.com:PayoutService ! @sports @weather @speech paddle',
    "A screen at the marina entrance showing today's high and low water plus wave height":
      'weatherapi open-meteo stormglass ~ oceandrivers.com tomorrow-io visual-crossing us-national-weather-service ! @payments @hr @email',
    'Sugar beet growers open the app and see from space how each of their fields is doing this week compared with last year':
      'sentinel-hub ~ climate.com nasa maptiler open-meteo ! @payments @speech @hr greenhouse',
    'Patients should be able to sign the consent form on their own phone before the operation instead of on paper in the waiting room': `${SIGNATURES} ${SIGNATURES_TOO} ~ jotform persona ! @sports @weather @market-data`,
    'Route companion for electric van drivers that always shows where the next public charger is and which plug it has':
      'open-charge-map ~ here tomtom tomtom.com:search google-maps-platform edrv.io smartcar nrel.gov:transportation-incentives-laws ! @payments @email @hr stripe',
    'Customers of our freight brokerage ask how much CO2 their shipment caused, we want to print it on every quote':
      'climatiq ~ electricity-maps climatekuul.com google-travel-impact carbondoomsday.com ! @payments @speech @sports',
    'Quiz for primary school kids about flags, capitals and currencies of the world':
      'rest-countries ~ wikidata geonames wikipedia world-bank ! @payments @sports @hr',
    'An app that connects to all my current accounts and tells me how much I can still spend this month': `${OPEN_BANKING} ~ youneedabudget.com pocketsmith.com up.com.au ! @sports @weather @speech`,
    "I'd like to sell T-shirts with my daughter's drawings online without keeping stock, somebody else should print and ship each one":
      'printful ~ shopify woocommerce etsy webflow square voodoomfg.com ! @speech @weather @hr',
    'Fans enter the bands they love and get told when one of them plays within 50 km':
      'ticketmaster ticketmaster.com:discovery bandsintown.com ~ eventbrite setlist.fm spotify last-fm ! @payments @hr @weather',
    "Our association has five social media accounts and I'd like one little page where I write a post once and it goes out everywhere at a set time": `ayrshare buffer ~ ${SOCIAL_POSTERS} zapier make-com n8n ! @sports @weather @speech`,
    'Barber shop with too many no-shows, customers should get a text the evening before': `${TEXT_MESSAGES} ${TEXT_MESSAGES_TOO} ~ ${WHATSAPPS} acuity-scheduling calendly square knock novu ! @sports @weather @market-data`,
    'Homework coach that solves an equation and shows every step of the way so that the pupil understands': `wolfram-alpha wolframalpha.com ${LANGUAGE_MODELS} ~ wikipedia math.tools google-classroom ! @payments @hr @weather`,
    'Used car buyers enter the chassis number and we show exactly which model, engine and year it is':
      'nhtsa-vpic ~ apigee.net:marketcheck-cars autodealerdata.com regcheck.org.uk api.gov.uk:vehicle-enquiry ! @payments @sports @speech',
    'Screen in our office lobby with the next departures of the bus and tram stops round the corner': `${TRANSIT} ~ tomtom ! @payments @email @hr`,
    'Sales reps want to send each prospect a short clip in which a presenter says their name, without filming it a hundred times': `heygen ~ ${VIDEO_MAKERS} elevenlabs ! @sports @weather @hr`,
    'Students type in what is left in their fridge and get dinner ideas they can cook with it': `${RECIPES} spoonacular.com ~ usda-fooddata-central open-food-facts ${LANGUAGE_MODELS} ! @payments @hr @travel`,
    'Sellers photograph their second-hand clothes on the carpet and we turn it into a clean shot on white': `remove-bg remove.bg cloudinary imgix stability-ai ~ ${IMAGE_MAKERS} uploadcare ! @payments @weather @hr`,
    'an app for hikers: take a photo of a flower or mushroom and it tells you what it probably is': `${IMAGE_READERS} ~ replicate microsoft.com:cognitiveservices-Prediction fireworks-ai together-ai wikidata ! @payments @email @hr greenhouse`,
    "Due diligence tool where you type a British company's name and see its directors and what it has filed":
      'companies-house opencorporates ~ dun-bradstreet brex.io crunchbase roaring.io ! @sports @weather @speech',
  },
  ability: {
    "get the postcode's latitude and longitude for the UK": `postcodes-io google-maps-platform opencage geoapify mapbox here tomtom nominatim geonames ideal-postcodes.co.uk radar maptiler ~ ${GEOCODERS} ! @payments @speech @hr`,
    'resize and compress images on the fly from a CDN':
      'cloudinary imgix uploadcare cloudflare ~ cloudconvert contentful sanity storyblok ! @payments @sports @speech',
    'find names, places and companies in a text': `amazon-comprehend azure-ai-language google-cloud-natural-language hugging-face ~ ${LANGUAGE_MODELS} geneea.com nlpcloud.io tisane.ai azure.com:cognitiveservices-TextAnalytics ! @payments @sports @weather`,
    'catch JavaScript exceptions in production with stack trace': `sentry datadog new-relic posthog better-stack elmah.io ~ ${ERROR_TRACKERS} amazonaws.com:rum ! @payments @sports @speech`,
    'historical inflation and unemployment figures per country as time series':
      'world-bank fred alpha-vantage finnhub ~ us-census opendatanetwork.com ! @payments @sports @speech',
    'Wake up the person on call when the server goes down and escalate if nobody answers': `pagerduty better-stack grafana-cloud datadog signl4.com victorops.com ~ ${UPTIME_WATCHERS} twilio servicenow alertersystem.com amazonaws.com:ssm-incidents ! @payments @sports @weather`,
    'scan uploaded files for viruses before we store them':
      'virustotal uploadcare ~ circl.lu:hashlookup cloudmersive.com:ocr ! @payments @sports @weather',
    'all token transfers and NFTs of an Ethereum wallet':
      'etherscan alchemy moralis infura ~ amazonaws.com:managedblockchain-query chaingateway.io coingecko coinbase ! @hr @speech @sports',
    'register a domain for a customer and set its DNS records from our own panel':
      'godaddy namecheap porkbun cloudflare ~ amazonaws.com:route53domains amazonaws.com:route53 ote-godaddy.com:domains googleapis.com:domains vercel netlify hetzner digitalocean combell.com ! @payments @sports @speech',
    'convert an IP address to country and city': `${IP_LOCATORS} ~ google-maps-platform cloudflare ! @payments @speech @hr`,
    'keep API keys and database passwords of all our environments in one secure place':
      'hashicorp-vault doppler amazonaws.com:secretsmanager googleapis.com:secretmanager 1password.local:connect conjur.local ~ vercel github amazonaws.com:ssm amazonaws.com:kms ! @payments @sports @speech',
    'take a full-page screenshot of any website and save it as PNG':
      'screenshotone browshot.com urlbox.io browserbase scrapingbee firecrawl ~ apify lambdatest.com bright-data api2pdf.com pdf-co ! @payments @sports @speech',
    'which job titles and how many employees does a company have, from its website domain':
      'people-data-labs apollo crunchbase hunter dun-bradstreet owler.com ~ opencorporates companies-house linkedin ! @payments @sports @weather',
    'validate e-mail addresses at sign-up and reject throwaway ones': `${EMAIL_CHECKERS} ~ stytch hcaptcha google-recaptcha fingerprint ! @sports @weather @speech`,
    'public holidays for any country and year':
      'nager-date ~ canada-holidays.ca google-calendar ! @payments @sports @speech',
    'calculate US sales tax by ZIP code at checkout': `${SALES_TAX} ~ shopify woocommerce bigcommerce ! @sports @weather @speech`,
    'print shipping labels for several carriers and compare their prices': `easypost shippo shipengine sendcloud shipstation.com shipengine.com ~ ${PARCELS} billbee.io royalmail.com:click-and-drop ! @sports @weather @speech`,
  },
  project: {
    'Tenant portal: report a damage as a support ticket, upload photos of it, get an SMS when the plumber is on the way': `${SUPPORT_DESKS} + ${FILE_STORES} ${FILE_STORES_TOO} + ${TEXT_MESSAGES} ${TEXT_MESSAGES_TOO} ~ jotform ! @sports @weather @market-data`,
    'An app with flight search, hotel search and the weather at the destination for people who plan a long weekend': `skyscanner duffel + ${HOTELS} + ${FORECASTS} ${FORECASTS_TOO} ~ serpapi lufthansa.com:public transavia.com ! @payments @hr @crm`,
    'Football fan site with live scores, transfer news and a poll after every game': `${SOCCER} + ${NEWS} + ${FORM_MAKERS} ~ ably pusher pubnub ! @payments @hr @speech`,
    'Personal finance dashboard showing bank balances, my shares and my crypto in one currency': `${OPEN_BANKING} + ${STOCKS} + ${COIN_PRICES} ~ ${CURRENCIES} youneedabudget.com ! @speech @sports @weather`,
    'Festival app with ticket sales, line-up with artist info and songs, and live push news when a set is moved': `eventbrite ticketmaster stripe + ${MUSIC_FACTS} + ${PUSHERS} ~ ticketmaster.com:commerce ${PAYMENTS} bandsintown.com ! @hr @weather @market-data`,
    'Club app with member login, push messages about training times and a group chat for each team': `${LOGINS} ${LOGINS_TOO} + ${PUSHERS} + ${CHATS} ~ ${LOGINS_TOO} novu customer-io discord telegram ! @market-data @travel @weather`,
    'Online course site with paid subscriptions, video lessons and a quiz form after each lesson': `${SUBSCRIPTIONS} + ${VIDEO_HOSTS} + ${FORM_MAKERS} ~ learnifier.com iqualify.com ! @sports @weather @travel`,
    'A fitness app which counts steps from wearables, logs the calories of meals and plays Spotify playlists by mood': `${WEARABLES} + ${FOOD_FACTS} + spotify spotify.com spotify.com:sonallux ~ last-fm spoonacular ! @payments @hr @crm`,
  },
  keyword: {
    translation: `${MACHINE_TRANSLATION} ~ ${LANGUAGE_MODELS} crowdin lokalise libretranslate.local motaword.com amazonaws.com:translate googleapis.com:translate ! @payments @sports @weather`,
    'satellite imagery':
      'sentinel-hub nasa maptiler ~ mapbox google-maps-platform here inpe.br:dados-abertos ! @payments @sports @speech',
  },
  acronym: {
    'SSO with SAML for our enterprise customers':
      'workos auth0 okta clerk stytch descope amazon-cognito ~ supabase keycloak okta.local google-identity microsoft-graph amazonaws.com:sso ! @payments @sports @weather',
    'RAG over our intranet pages': `pinecone weaviate qdrant milvus chroma turbopuffer elasticsearch supabase cohere openai google-gemini mistral anthropic amazon-bedrock google-vertex-ai voyage-ai llamaparse unstructured jina-ai ~ ${VECTORS} ${LANGUAGE_MODELS} vectara.io firecrawl amazonaws.com:kendra openindex.ai ! @payments @sports @weather`,
  },
  exclusion: {
    'Object storage for backups that is not AWS':
      'google-cloud-storage azure-blob-storage backblaze-b2 cloudflare supabase digitalocean ~ firebase appwrite linode dropbox google-drive box ! amazon-s3 amazonaws.com:s3 amazonaws.com:glacier @payments @sports @speech',
    "team chat alerts from our build server; we don't use Slack, everyone is on Discord":
      'discord ~ telegram microsoft-graph circleci github gitlab ! slack slack.com @payments @sports @weather',
    'We already have Salesforce for the customers, now we need something that sends the monthly newsletter': `${NEWSLETTERS} ~ ${MAILERS} ! salesforce pipedrive zoho-crm close-crm attio @sports @weather @speech`,
    'transcribe interviews, anything but OpenAI':
      'assemblyai deepgram google-cloud-speech-to-text rev-ai amazon-transcribe azure-ai-speech speechmatics gladia groq elevenlabs google-gemini mistral ~ cartesia together-ai fireworks-ai hugging-face replicate clarify.io ! openai azure-openai openai.com @payments @sports @weather',
  },
  constraint: {
    "fast inference of open-weight models like Llama at a low price per token, we don't want to run GPUs":
      'groq cerebras together-ai fireworks-ai openrouter deepseek hugging-face replicate ~ mistral amazon-bedrock google-vertex-ai fal ! @payments @sports @weather',
    'transactional email from a provider based in the EU because of GDPR': `mailjet brevo mailersend ~ ${MAILERS} ! @sports @weather @speech`,
    'weather forecast for a hobby project, must be free and work without signing up for a key':
      'open-meteo us-national-weather-service ~ openweather weatherapi visual-crossing tomorrow-io weatherbit.io ! @payments @hr @speech',
    'Fake users and posts for a React tutorial, no registration, no backend':
      'json-placeholder randomuser ~ peoplegeneratorapi.live fungenerators.com:fake-identity randommer.io phantauth.net postman httpbin.org ! @payments @sports @weather',
  },
  misspelt: {
    'wether our websit is up, alart me if its donw': `${UPTIME_WATCHERS} ~ pagerduty ! @weather @payments @sports`,
    'send watsapp mesages to custmers when there order is redy': `${WHATSAPPS} ~ ${TEXT_MESSAGES} ! @sports @weather @market-data`,
  },
  language: {
    输入一句话就能自动生成一段短视频的网站: `${VIDEO_MAKERS} ~ elevenlabs together-ai openrouter ! @payments @sports @weather`,
    'Boutique en ligne à Abidjan : les clients doivent pouvoir payer par mobile money ou par carte':
      'flutterwave paystack ~ stripe adyen paypal checkout-com woocommerce reloadly.com ! @sports @weather @speech',
    'Wij willen sollicitanten en openstaande vacatures uit ons wervingssysteem op onze eigen website tonen': `${APPLICANTS} ~ adzuna ! @payments @sports @weather`,
    "Vorrei comandare luci, serrature e termostati della mia casa vacanze da un'unica app": `${SMART_HOMES} ~ home-connect adafruit-io ! @payments @sports @hr`,
  },
  nothing: {
    'aphids all over the tomatoes in my greenhouse, how do I get rid of them': `${NOTHING} ~ ${LANGUAGE_MODELS} ! greenhouse @payments @hr @sports`,
    'find the memory leak in our Java service': `${NOTHING} ~ datadog new-relic sentry honeycomb grafana-cloud ! @payments @sports @weather`,
    'merge conflict in package-lock.json every time I rebase my branch': `${NOTHING} ~ github gitlab bitbucket ! merge @payments @sports @weather`,
    'glue the sole back onto my hiking boots': `${NOTHING} ~ ! amazonaws.com:glue @payments @sports @travel`,
    'the lever of the bathroom tap has come off': `${NOTHING} ~ ! lever @payments @hr @sports`,
    'somebody who mows the lawn and trims the hedge every second Saturday': `${NOTHING} ~ yelp ! @payments @sports @speech`,
    'teach my grandfather patience when he uses the tablet': `${NOTHING} ~ ! @payments @sports @market-data`,
    'my sourdough is always flat and the crust stays pale': `${NOTHING} ~ ${RECIPES} ${LANGUAGE_MODELS} ! @payments @hr @sports`,
  },
};
