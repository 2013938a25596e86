import type { Judgments } from '#test/judged/judgment.ts';

/**
 * Written on 1 December 2026 from the list of ids and names alone (with the public descriptions of the long tail), by
 * somebody who had not read the search, its vocabulary or the other sets, and before anything was run. 51 restate a
 * need found in public threads (GitHub issues of 2012 to 2026); the others are made up.
 */
export const NINTH: Judgments = {
  'ninth: short': {
    'pollen counts by type, a few days ahead':
      'open-meteo tomorrow-io google-maps-platform weatherapi ~ weatherbit.io ! openaq openaq.local openuv.io us-national-weather-service nasa openfda edamam climate.com',
    'cheapest diesel along our truck route':
      'google-maps-platform here tomtom ~ tomtom.com:search mapbox graphhopper.com geoapify ! open-charge-map smartcar telematicssdk.com electricity-maps climatiq edrv.io apigee.net:marketcheck-cars',
    'synced lyrics with a translation under each line':
      'musixmatch.com ~ audd vocadb.net deepl google-cloud-translation azure-ai-translator amazon-translate libretranslate openai anthropic google-gemini ! last-fm flat.io spinitron.com setlist.fm languagetool crowdin lokalise',
    'log what our college radio station just played':
      'spinitron.com audd ~ last-fm musicbrainz spotify zeno.fm ! podcast-index listen-notes art19.com npr.org:station-finder soundcloud.com twitch hubhopper.com',
    'set lists of a band on tour, song by song':
      'setlist.fm ~ musicbrainz bandsintown.com ! ticketmaster eventbrite last-fm spotify musixmatch.com spinitron.com lotadata.com',
    'a human name for a hex colour':
      'color.pizza ~ openai anthropic google-gemini ! imgix cloudinary figma dribbble deviantart icons8.com quickchart.io',
    'sound effects for a game jam, creative commons':
      'freesound.org ~ elevenlabs stability-ai fal replicate shutterstock.com soundcloud.com ! spotify last-fm musixmatch.com audd rawg.io igdb deepgram',
    'expiry dates of our 40 domains, RDAP or WHOIS':
      'whoisxml-api ip2whois.com apispot.io:whois googleapis.com:domainsrdap ~ dataforseo godaddy namecheap porkbun cloudflare amazonaws.com:route53domains ote-godaddy.com:domains googleapis.com:domains combell.com neutrinoapi.net domainsdb.info virustotal better-stack uptimerobot azure.com:web-Domains ! doppler hashicorp-vault amazonaws.com:acm ote-godaddy.com:certificates bitly have-i-been-pwned similarweb',
    'tell from the first digits whether a card is prepaid, debit or credit':
      'bintable.com neutrinoapi.net greip.io checkout-com razorpay paystack flutterwave ~ mastercard.com:BINTableResource adyen.com:BinLookupService adyen fraudlabspro.com:fraud-detection maxmind ipqualityscore stripe braintree mercado-pago ! binance ibanapi.com plaid wise brex ramp coinbase',
    'is this IBAN real and which bank is it':
      'ibanapi.com gocardless ~ greip.io wise openfintech.io tink truelayer plaid adyen adyen.com:LegalEntityService ! bintable.com openfigi.com mailboxvalidator.com:validation zerobounce hunter coinbase postcodes-io',
    'licence keys for a desktop app, three activations each':
      'netlicensing.io keyserv.solutions lemon-squeezy polar ~ paddle stripe ! amazonaws.com:license-manager googleapis.com:licensing launchdarkly auth0 hashicorp-vault doppler authentiq.io',
    'fax a PDF to a doctor':
      'telnyx sinch clicksend.com ringcentral ~ zoom drchrono.com ! twilio twilio.com:twilio_voice_v1 docusign lob adobe-pdf-services mailgun retell-ai vapi',
    'handwritten thank-you cards after each donation':
      'handwrytten.com ~ lob clicksend.com zapier make-com n8n ! giphy figma canva mailchimp printful sendgrid royalmail.com:click-and-drop',
    'which MPs voted against their own government':
      'parliament.uk:commonsvotes ~ parliament.uk:members parliament.uk:lordsvotes parliament.uk:bills parliament.uk:search ! openstates.org fec.gov googleapis.com:civicinfo courtlistener data.gov surveymonkey typeform',
    'school ratings next to a US property listing':
      'schooldigger.com ~ us-census rapidapi.com:idealspot-geodata ! clever.com google-classroom simplyrets.com rentcast iqualify.com learnifier.com slideroom.com',
    'guess the gender from a first name':
      'namsor.com ~ openai anthropic google-gemini ! people-data-labs hunter fungenerators.com:namegen randomuser facecheck.id interzoid.com:getfullnamematch randommer.io',
    'UV index for a sunscreen reminder':
      'openuv.io open-meteo openweather weatherapi visual-crossing tomorrow-io weatherbit.io google-maps-platform stormglass.io meteosource.com ! openaq openaq.local nasa usgs-earthquakes amentum.space:space_radiation fitbit inpe.br:dados-abertos',
    'seat map of a flight before we sell it':
      'duffel lufthansa.com:public lufthansa.com:partner ~ amadeus.com:* ! aviationstack flightaware skyscanner ticketmaster expedia-rapid eventbrite wheretocredit.com',
    'kg of CO2 for a flight between two airports':
      'googleapis.com:travelimpactmodel climatiq ~ duffel climatekuul.com serpapi skyscanner ! electricity-maps carbondoomsday.com aviationstack flightaware wheretocredit.com corrently.io openaq',
    'award miles earned per fare class, by airline programme':
      'wheretocredit.com ! googleapis.com:travelimpactmodel koomalooma.com strava mastercard.com:PersonalizedLoyaltyOffers furkot.com skyscanner faretrotter.com',
    'M-Bus water meter readings as JSON':
      'mbus.local ~ smart-me.com influxdata.com home-assistant ! gov.bc.ca:gwells stormglass.io oceandrivers.com tomorrow-io amazonaws.com:kinesis twilio.com:twilio_wireless_v1 epa.gov:sdw',
    'radio coverage map for a LoRa gateway on a hill':
      'cloudrf.com ~ amazonaws.com:iotwireless google-maps-platform mapbox open-meteo ! twilio.com:twilio_supersim_v1 radar here.com:positioning spinitron.com npr.org:station-finder meraki.com',
    'magnetic declination for a compass app':
      'amentum.space:global-magnet ! openuv.io fingerprint here.com:positioning usgs-earthquakes mapbox nasa amentum.space:gravity',
    'crystal structure and band gap of a material':
      'optimade.local ~ ideaconsult.net:enanomapper ideaconsult.net:nanoreg wikidata semantic-scholar openalex wolfram-alpha ! opentargets.io ebi.ac.uk wikipathways.org mcw.edu onshape dribbble',
    'CS2 and LoL fixtures for a Discord bot':
      'pandascore.co sportradar sportsdata.io:csgo-v3-scores sportsdata.io:lol-v3-scores ~ sportsdata.io:csgo-v3-stats sportsdata.io:lol-v3-stats sportsdata.io:lol-v3-projections the-odds-api thesportsdb betfair.com whapi.com:sportsdata discord ! igdb rawg.io steam twitch haloapi.com:stats lichess api-football',
    'wheelchair accessible, gender neutral toilets near a point':
      'refugerestrooms.org ~ openstreetmap foursquare yelp google-maps-platform geoapify here tomtom nominatim googleapis.com:places tomtom.com:search arcgis ! infermedica.com medcorder.com open-charge-map citycontext.com va.gov:facilities eventbrite booking-com',
  },
  'ninth: long': {
    'Our weekly report goes out by mail and mail clients run no JavaScript, so I need the bar chart as a plain PNG from a URL':
      'quickchart.io image-charts.com ~ exoapi.dev screenshotone urlbox.io browshot.com scrapingbee api2pdf.com cloudconvert tableau power-bi dataflowkit.com pdf-co ! plausible google-analytics mailchimp sendgrid giphy unsplash imgur',
    'GoCardless closed the sign-up for bank account data, and my self-hosted budget app needs transactions from EU banks again, read only':
      'tink truelayer plaid yodlee.com biapi.pro afterbanks.com wealthreader.com ~ nordigen.com gocardless openbankingproject.ch openbanking.org.uk:account-info-openapi bunq.com codat.io:banking nbg.gr wise youneedabudget.com pocketsmith.com ! stripe mollie paypal adyen brex ramp openfintech.io',
    'From January we must send invoices over Peppol in Belgium. We keep our own invoicing tool and only want the access point part':
      'storecove.com avalara ~ teamleader e-conomic.com xero sage-accounting visma.net billingo.hu ! freshbooks wave-accounting taxjar docusign mindee plaid pandadoc',
    'I want the nightly training job to wait until the grid is clean, with a forecast for the next 24 hours in Germany and France':
      'electricity-maps ~ corrently.io climatiq open-meteo ! openaq openaq.local carbondoomsday.com googleapis.com:travelimpactmodel esgenterprise.com enode.io weatherapi',
    'Google turned off representatives by address. We only need the state senator and the house member for a US street address, with phone numbers':
      'openstates.org ~ googleapis.com:civicinfo us-census smarty google-maps-platform opencage ! fec.gov parliament.uk:members data.gov phila.gov:pollingplaces usajobs people-data-labs courtlistener',
    'Users of our dating forum upload profile photos; nudity and gore must be blocked before anybody sees them, and a cent per picture is the most we can spend':
      'sightengine amazon-rekognition google-cloud-vision azure-ai-content-safety azure-ai-vision openai moderatecontent.com azure.com:cognitiveservices-ContentModerator azure.com:cognitiveservices-ComputerVision microsoft.com:cognitiveservices-ComputerVision ~ cloudinary uploadcare aiception.com google-gemini anthropic hugging-face replicate google-vertex-ai amazon-bedrock googleapis.com:videointelligence ! tisane.ai googleapis.com:commentanalyzer remove-bg unsplash facecheck.id visagecloud.com azure-ai-language disqus',
    'Paddling club site: high and low water plus wind for our estuary, today and the next three days, without an account if possible':
      'stormglass.io weatherapi open-meteo ~ tomorrow-io openweather visual-crossing us-national-weather-service oceandrivers.com weatherbit.io meteosource.com ! waterlinked.com gov.bc.ca:gwells strava openuv.io usgs-earthquakes nsidc.org flightaware',
    'Twilio is too dear for Kenya and South Africa; which SMS gateways reach them with a plain HTTP call':
      'winsms.co.za zoomconnect.com bulksms.com infobip clicksend.com vonage messagebird sinch plivo telnyx sms77.io d7networks.com amazon-sns nexmo.com:messages-olympus nexmo.com:dispatch amazonaws.com:pinpoint-sms-voice-v2 amazonaws.com:sms-voice ~ twilio twilio.com:twilio_messaging_v1 thesmsworks.co.uk isendpro.com brevo apideck.com:sms mailjet ! telstra.com callcontrol.com sakari.io flutterwave pushbullet slack callfire.com',
    'Open Food Facts has hardly any of the American store brands our testers scan. Calories and allergens by UPC please':
      'chompthis.com usda-fooddata-central spoonacular edamam ~ open-food-facts go-upc.com ean-search.org kroger walmart.com:item ! bigoven.com globalwinescore.com just-eat.co.uk fungenerators.com:barcode bintable.com fitbit calorieninjas.com',
    'A snapshot of a crumpled supermarket receipt in, merchant, date, VAT and line items out, mostly European receipts':
      'mindee veryfi taggun.io azure-ai-document-intelligence amazon-textract google-document-ai contract-p.fit ~ llamaparse openai anthropic google-gemini mistral unstructured pdf-co cloudmersive.com:ocr google-cloud-vision azure-ai-vision azure.com:cognitiveservices-ComputerVision microsoft.com:cognitiveservices-ComputerVision microsoft.com:cognitiveservices-Ocr google-vertex-ai azure-openai amazon-bedrock ! quickbooks go-upc.com square stripe plaid ean-search.org docusign',
    'Clinic network with Google, Outlook and iCloud calendars: find a slot when doctor and room are both free and book it, through one interface':
      'cronofy nylas cal-com ~ calendly acuity-scheduling google-calendar microsoft-graph onsched.com:consumer onsched.com:setup drchrono.com epic-on-fhir square ! timely toggl-track eventbrite meetup wakatime infermedica.com ticktick',
    'One call that posts the same text and picture to Bluesky, Mastodon, Threads and LinkedIn at a set hour':
      'ayrshare buffer ~ hootsuite bufferapp.com bluesky mastodon threads linkedin zapier make-com n8n highlevel ! disqus stream sendbird dev.to campaign-monitor giphy reddit x-api',
    'Net worth tracker for people who own coins: spot price of gold, silver and platinum in euros per gram, once a day is enough':
      'nfusionsolutions.biz alpha-vantage twelve-data polygon financial-modeling-prep open-exchange-rates ~ finnhub 1forge.com currencytick.com interactivebrokers.com sonar.trading wolfram-alpha coingecko ! frankfurter openfigi.com youneedabudget.com plaid rest-countries optimade.local globalwinescore.com',
    'Research app: with consent we want Dexcom glucose, Garmin activity and Oura sleep through one integration rather than three':
      'terra ~ oura google-health fitbit withings strava ! drchrono.com infermedica.com openfda epic-on-fhir patientview.org calorieninjas.com smartcar',
    'TransportAPI has no free tier any more. My little departure display for a British railway station needs live times, platforms and cancellations':
      'departureboard.io ~ tfl.gov.uk transitland navitia google-maps-platform here transitfeeds.com ! wmata.com:* deutschebahn.com:* ptv.vic.gov.au bkk.hu flightaware highwaysengland.co.uk',
    'Shop idea: customers upload an STL of a miniature, somebody else prints it in plastic and ships it to them':
      'voodoomfg.com ~ onshape autodesk-platform-services ! printful lob cloudinary figma black-forest-labs thenounproject.com rawg.io',
    'We waste cardboard: given the items of an order with their sizes, which of our seven boxes to take and how to stack them':
      'paccurate.io ! easypost shippo box dropbox fulfillment.com sendcloud aftership amazonaws.com:ec2',
    'Parish app: who serves on Sunday, check-in of the children and the giving records, from the system the church already runs':
      'planning-center ~ blackbaud ! eventbrite bhagavadgita.io gusto meetup change.local usajobs acuity-scheduling',
    'Plumbing firm with 12 vans. Jobs, quotes and visits live in the field service tool; I want to read the schedule of tomorrow and mark invoices as paid':
      'jobber servicem8 ~ apacta.com gsmtasks.com highlevel autotask.net dynamics-365 salesforce zoho-crm square ! greenhouse workable lever usajobs adzuna traccar.org epic-on-fhir',
    'A mock server for our OpenAPI file that the mobile team can point at, self hosted, with recorded examples and contract tests':
      'microcks.local wiremock.org:admin ~ postman getsandbox.com blazemeter.com runscope.com httpbin.org rbaskets.in json-placeholder apicurio.local:registry swaggerhub.com stoplight.io ! sentry lambdatest.com snyk launchdarkly phantauth.net apis.guru randomuser',
    'Payment webhooks get lost while my laptop sleeps: catch them at a URL, look at headers and body later, replay them':
      'rbaskets.in svix.com ~ httpbin.org runscope.com postman n8n make-com zapier apideck.com:webhook inngest trigger-dev amazon-sqs ! pusher uptimerobot stripe sentry ably pubnub grafana-cloud',
    'For a watchdog site: federal court dockets of one US company, new filings every day, with the PDF if there is one':
      'courtlistener unicourt.com ~ sec-edgar opencorporates ! uspto.gov:bdss parliament.uk:* landregistry.gov.uk:deed docusign fec.gov bclaws.ca:bclaws openstates.org',
    'Map of US factories with air and water permit violations around a school':
      'epa.gov:echo epa.gov:air epa.gov:cwa ~ epa.gov:case epa.gov:dfr epa.gov:eff epa.gov:rcra epa.gov:sdw openaq mapbox arcgis google-maps-platform schooldigger.com ! openuv.io carbondoomsday.com climatiq electricity-maps gov.bc.ca:gwells usgs-earthquakes citycontext.com',
    'Our strings are in Git and the translators refuse to edit JSON. Push source strings, pull finished translations on each release, open source plan welcome':
      'crowdin lokalise ~ deepl google-cloud-translation motaword.com xtrf.eu libretranslate azure-ai-translator amazon-translate github gitlab ! languagetool wordnik.com oxforddictionaries.com nlpcloud.io funtranslations.com:index rapidapi.com:language-identification assemblyai',
    'LaunchDarkly got too expensive: percentage rollouts and a kill switch, self hosted if we can, REST to flip flags from a bot':
      'flagsmith posthog configcat.com amazonaws.com:appconfig ~ launchdarkly optimizely amplitude mixpanel amazonaws.com:appconfigdata vercel gitlab ! doppler sentry rest-countries hashicorp-vault pagerduty segment sentinel-hub',
    'Insurance start-up: how safely somebody drives, from the phone in the pocket, with trips and a score per week':
      'telematicssdk.com ~ smartcar here.com:tracking radar amazonaws.com:iotfleetwise traccar.org mercedes-benz.com:diagnostics ! nhtsa-vpic strava fitbit regcheck.org.uk api.gov.uk:vehicle-enquiry open-charge-map carbondoomsday.com',
  },
  'ninth: several needs': {
    'acme.sh has no plugin for our mix: create the TXT record of the DNS challenge ourselves, zones at Hetzner, at Porkbun and on an old PowerDNS box':
      'hetzner + porkbun + powerdns.local ~ cloudflare amazonaws.com:route53 googleapis.com:dns azure.com:dns digitalocean linode combell.com namecheap godaddy ! whoisxml-api googleapis.com:domainsrdap domainsdb.info shodan doppler mailgun',
    'Hotel kiosk: find the reservation in the property system and check the guest in, then take the deposit on a card terminal':
      'apaleo hetras-certification.net:booking + adyen adyen.com:TerminalAPI-v1 stripe square mollie ~ hetras-certification.net:hotel apideck.com:pos mercado-pago razorpay izettle.com:products paypal ! booking-com expedia-rapid tripadvisor skyscanner persona trustpilot',
    'Podcast tool: transcript with speaker names, then chapters and a summary, and find the show in the public directories':
      'assemblyai deepgram rev-ai speechmatics gladia google-cloud-speech-to-text amazon-transcribe azure-ai-speech elevenlabs openai mistral + assemblyai gladia openai anthropic google-gemini mistral cohere deepseek xai groq together-ai fireworks-ai openrouter cerebras amazon-bedrock azure-openai google-vertex-ai + podcast-index listen-notes ~ spotify hubhopper.com art19.com nlpcloud.io hugging-face perplexity azure-ai-language deepgram rev-ai replicate clarify.io cartesia azure-openai fathom twilio.com:twilio_intelligence_v2 ! audd last-fm freesound.org spinitron.com amazon-polly musixmatch.com klaviyo',
    'Used car ads: decode the VIN, guess a fair asking price, and cut the background out of the photos':
      'nhtsa-vpic autodealerdata.com apigee.net:marketcheck-cars + autodealerdata.com apigee.net:marketcheck-cars + remove-bg cloudinary imgix uploadcare stability-ai replicate fal ~ logoraisr.com black-forest-labs hugging-face openai google-gemini ! api.gov.uk:vehicle-enquiry regcheck.org.uk smartcar mercedes-benz.com:configurator openalpr.com unsplash facecheck.id',
    'Vocabulary app: a word of the day with recorded pronunciation, words people associate with it, and a photo':
      'wordnik.com oxforddictionaries.com + wordassociations.net + unsplash pexels flickr.com shutterstock.com gettyimages.com ~ wikipedia wikimedia.org elevenlabs amazon-polly google-cloud-text-to-speech azure-ai-speech openai cartesia google-gemini deepgram azure-openai giphy ! libretranslate languagetool fungenerators.com:shakespeare rapidapi.com:spellcheckpro xtrf.eu crowdin tisane.ai',
    'Airport taxi: where is the inbound flight right now, how long is the drive, and text the driver when to leave':
      'flightaware aviationstack + google-maps-platform here tomtom tomtom.com:routing mapbox graphhopper.com geoapify radar amazonaws.com:location arcgis + twilio vonage messagebird sinch plivo telnyx infobip clicksend.com bulksms.com sms77.io d7networks.com amazon-sns nexmo.com:messages-olympus nexmo.com:dispatch amazonaws.com:pinpoint-sms-voice-v2 amazonaws.com:sms-voice twilio.com:twilio_messaging_v1 apideck.com:sms brevo ~ lufthansa.com:public lufthansa.com:partner lyft.com isendpro.com thesmsworks.co.uk sakari.io telstra.com ringcentral callfire.com ! skyscanner duffel wheretocredit.com googleapis.com:travelimpactmodel airport-web.appspot.com openaq transitland',
    'US charity checkout: verify that the EIN is a real 501(c)(3), take a monthly card donation and e-mail the receipt':
      'orghunter.com change.local + stripe paypal braintree square adyen authorize-net checkout-com chargebee blackbaud + sendgrid mailgun postmark amazon-ses resend mailersend mailjet brevo sparkpost mandrillapp.com loops customer-io infobip amazonaws.com:email amazonaws.com:sesv2 ~ gmail microsoft-graph qualpay.com beanstream.com adyen.com:CheckoutService-v71 gocardless zuora.com stripe knock novu ! fec.gov openfigi.com usajobs plaid klarna zerobounce surveymonkey',
    'Vet practice line: an AI voice answers the phone, books into our calendar, and a human takes over when needed':
      'vapi retell-ai elevenlabs telnyx twilio livekit amazonaws.com:connect googleapis.com:dialogflow deepgram vonage + google-calendar cal-com calendly acuity-scheduling cronofy nylas microsoft-graph onsched.com:consumer square ~ aircall ringcentral plivo infobip sinch cartesia openai twilio.com:twilio_voice_v1 twilio.com:twilio_flex_v1 nexmo.com:voice amazonaws.com:runtime.lex.v2 amazonaws.com:chime-sdk-voice highlevel ! drchrono.com callcontrol.com fathom listen-notes epic-on-fhir infermedica.com audd',
    'Landlord portal: rent estimate for a US address, criminal background check of the applicant, lease signed online':
      'rentcast + checkr + docusign dropbox-sign adobe-acrobat-sign boldsign docuseal pandadoc formapi.io ~ simplyrets.com peoplefinderspro.com truora.com persona plaid pdfmonkey ! reversepp.com letmc.com:free-tier landregistry.gov.uk:deed booking-com greenhouse usps codat.io:assess',
    'Pokémon card shop: card data with pictures, list the card on eBay, print the label when it is sold':
      'tcgdex.net + ebay ebay.com:sell-listing ebay.com:sell-feed beezup.com api2cart.com billbee.io + easypost shippo shipengine shipstation.com sendcloud usps ups fedex dhl ebay.com:sell-logistics ~ ebay.com:sell-fulfillment ebay.com:sell-account ebay.com:commerce-taxonomy ebay.com:commerce-catalog royalmail.com:click-and-drop apideck.com:ecommerce fulfillment.com ! dnd5eapi.co dodo.ac rawg.io igdb bungie.net thesportsdb go-upc.com',
    'Museum guide: object records with images from European collections, translated into five languages and read aloud':
      'europeana.eu + deepl google-cloud-translation amazon-translate azure-ai-translator libretranslate openai anthropic google-gemini mistral + elevenlabs amazon-polly google-cloud-text-to-speech azure-ai-speech openai cartesia google-gemini deepgram azure-openai ~ digitalnz.org wikidata wikipedia wikimedia.org hugging-face groq replicate motaword.com ! dribbble deviantart foursquare assemblyai audd eventbrite crowdin',
    'Search over 20 million scanned pages: store the vectors, embed new pages, rerank the best fifty':
      'pinecone qdrant weaviate milvus chroma turbopuffer elasticsearch mongodb-atlas upstash supabase neon turso cloudflare typesense meilisearch amazonaws.com:opensearch amazonaws.com:opensearchserverless google-vertex-ai vectara.io + openai cohere voyage-ai jina-ai mistral google-gemini google-vertex-ai amazon-bedrock azure-openai together-ai fireworks-ai hugging-face cloudflare openrouter + cohere voyage-ai jina-ai pinecone together-ai fireworks-ai amazon-bedrock googleapis.com:discoveryengine amazonaws.com:kendra-ranking ~ algolia openindex.ai replicate nlpcloud.io datasette.local googleapis.com:alloydb azure.com:cosmos-db cloudflare hugging-face vectara.io ! runway browserbase assemblyai langfuse heygen black-forest-labs semrush',
    'Web shop: quote DHL, UPS and FedEx in one call and buy the label, then one webhook for the tracking of any carrier':
      'easypost shippo shipengine sendcloud shipstation.com + aftership easypost shippo shipengine sendcloud ~ aftership dhl ups fedex billbee.io fulfillment.com ebay.com:sell-logistics ! lob paccurate.io gsmtasks.com traccar.org postmark postcodes-io printful',
    "Children's space bot: picture of the day, tonight's moon phase, posted into our Telegram channel each evening":
      'nasa + rapidapi.com visual-crossing weatherapi openweather tomorrow-io weatherbit.io stormglass.io meteosource.com google-maps-platform + telegram ~ wolfram-alpha n8n make-com zapier amazonaws.com:scheduler googleapis.com:cloudscheduler ! sentinel-hub amentum.space:gravity spacetraders.io eve-online fungenerators.com:trivia openaq xkcd.com',
  },
  'ninth: languages': {
    'Ich verschicke ein paar Päckchen pro Woche mit DHL und will das Etikett gleich aus meinem Rechnungsprogramm drucken':
      'dhl sendcloud shippo easypost shipengine ~ billbee.io shipstation.com aftership ! lob royalmail.com:click-and-drop usps deutschebahn.com:fahrplan e-conomic.com mindee handwrytten.com',
    'Strompreis und Grünstromanteil der nächsten Stunden für meine Postleitzahl, damit die Waschmaschine von selbst anläuft':
      'corrently.io electricity-maps + home-connect home-assistant smartthings ~ enode.io open-meteo smart-me.com ijenko.net ! open-charge-map climatiq carbondoomsday.com openaq postcodes-io tomorrow-io esgenterprise.com',
    'Firmendaten zu unseren deutschen und schwedischen Kunden: Registernummer, Geschäftsführer, Bonität':
      'dun-bradstreet roaring.io opencorporates brex.io ~ crunchbase people-data-labs vatapi.com owler.com esgenterprise.com frankiefinancial.io ! companies-house sec-edgar ato.gov.au openfigi.com personio hunter tink',
    'Tengo un restaurante y quiero que la carta muestre calorías y alérgenos a partir de la receta escrita en texto libre':
      'edamam spoonacular ~ calorieninjas.com usda-fooddata-central open-food-facts chompthis.com openai anthropic google-gemini ! just-eat.co.uk globalwinescore.com yelp tripadvisor kroger fitbit foursquare',
    'Focos de incendio de las últimas 24 horas en Sudamérica, gratis, para pintarlos en un mapa':
      'inpe.br:dados-abertos ~ nasa sentinel-hub mapbox arcgis tomorrow-io ! openuv.io usgs-earthquakes openaq climatiq pagerduty signl4.com us-national-weather-service',
    'Google Maps devient trop cher : géocoder 30 000 adresses par mois, garder les résultats en base et les montrer sur notre propre carte':
      'opencage geoapify nominatim here mapbox tomtom radar smarty arcgis amazonaws.com:location maptiler graphhopper.com gisgraphy.com placekit.co ~ tomtom.com:search google-maps-platform exoapi.dev neutrinoapi.net openstreetmap geonames ! ipinfo maxmind ip2location.io foursquare postcodes-io ideal-postcodes.co.uk us-census',
    'Horaires en temps réel des bus et des trams en France, avec les perturbations, pour un écran dans le hall':
      'navitia transitland ~ google-maps-platform here transitfeeds.com opendatasoft.com ! tfl.gov.uk deutschebahn.com:fahrplan ptv.vic.gov.au bkk.hu wmata.com:* departureboard.io skyscanner',
    'Notre orchestre amateur veut écrire et afficher ses partitions dans le navigateur, avec les annotations du chef':
      'flat.io ! musixmatch.com soundcloud.com last-fm freesound.org weber-gesamtausgabe.de audd vocadb.net',
    'Quero gerar cobrança Pix com QR code e também boleto na mesma API, e saber por webhook quando foi pago':
      'mercado-pago stripe adyen adyen.com:CheckoutService-v71 ~ checkout-com vtex.local:Payments-Gateway-API adyen.com:PaymentService paypal ! quickchart.io paystack mollie klarna pay1.de:link linqr.app nowpayments.io',
    'Ler o arquivo de retorno CNAB do banco e dar baixa nos boletos pagos':
      'cnab-online.herokuapp.com ~ mercado-pago ! plaid yodlee.com pdf-co mindee brandlovers.com codat.io:accounting truelayer',
    'Vogliamo inviare e ricevere le fatture elettroniche tramite SdI direttamente dal nostro gestionale':
      'storecove.com avalara ~ xero sage-accounting visma.net netsuite ! docusign mindee billingo.hu envoice.in taxjar freshbooks stripe',
    'Loonstroken en verlofdagen uit het salarispakket halen, wij zitten met tachtig mensen in Nederland':
      'loket.nl ~ personio merge apideck.com:hris visma.net deel bamboohr ! gusto payrun.io xero.com:xero-payroll-au paylocity.com greenhouse toggl-track e-conomic.com',
    'カラーミーショップの受注を読み込んで、発送したら在庫数を減らしたい':
      'shop-pro.jp ! shopify woocommerce bigcommerce jumpseller.com squarespace vtex.local:Orders-API square',
    '图床需要自动审核图片，moderatecontent 已经注册不了了，最好每月有免费额度':
      'sightengine amazon-rekognition google-cloud-vision azure-ai-content-safety azure-ai-vision openai azure.com:cognitiveservices-ContentModerator azure.com:cognitiveservices-ComputerVision microsoft.com:cognitiveservices-ComputerVision ~ moderatecontent.com cloudinary uploadcare aiception.com google-gemini anthropic hugging-face ! imgur imgix unsplash tisane.ai googleapis.com:commentanalyzer facecheck.id remove-bg',
  },
  'ninth: nothing does it': {
    'live queue times of the rides in theme parks':
      '- ! tripadvisor foursquare ticketmaster google-maps-platform tfl.gov.uk openweather eventbrite',
    'positions of the ships around our harbour, from AIS':
      '- ~ sentinel-hub ! stormglass.io flightaware traccar.org here.com:tracking oceandrivers.com aftership waterlinked.com gsmtasks.com',
    'prayer times for the display in our mosque':
      '- ! planning-center nager-date bhagavadgita.io worldtimeapi.org google-calendar canada-holidays.ca openweather',
    'import my BoardGameGeek collection with play counts':
      '- ! igdb rawg.io steam dnd5eapi.co tcgdex.net lichess airtable',
    'Goodreads stopped handing out keys; how do I still read the shelves my users have there':
      '- ~ open-library google-books isbndb.com apify bright-data ! nytimes.com:books_api mendeley figshare.com wikipedia hugging-face bhagavadgita.io',
    'mark anime as watched on MyAnimeList or AniList':
      '- ~ trakt.tv tmdb thetvdb.com tvmaze.com ! etmdb.com twitch spotify jellyfin.local last-fm rawg.io npr.org:listening',
    'avvisi valanghe per ogni valle alpina, con il grado di pericolo':
      '- ~ weatherbit.io openweather tomorrow-io visual-crossing weatherapi ! nsidc.org usgs-earthquakes strava openuv.io inpe.br:dados-abertos pagerduty',
    'sell FlixBus tickets inside our festival app':
      '- ~ faretrotter.com ! ticketmaster eventbrite duffel skyscanner deutschebahn.com:fahrplan wmata.com:* lyft.com',
    'drawn numbers of EuroMillions and whether my ticket won':
      '- ! fungenerators.com:lottery whapi.com:numbers betfair.com the-odds-api randommer.io sportsdata.io:* bintable.com',
    'knitting patterns and yarn weights from Ravelry':
      '- ~ etsy ! pinterest shop.app printful thenounproject.com canva edamam color.pizza',
    'dogs waiting for adoption in shelters nearby':
      '- ! trashnothing.com yelp rentcast openfda orghunter.com change.local lotadata.com',
    'beer check-ins and ratings, the way Untappd has them':
      '- ! globalwinescore.com foursquare last-fm just-eat.co.uk strava trustpilot',
    'chip times and results of city marathons':
      '- ~ strava ! sportradar thesportsdb api-football fitbit theracingapi.com eventbrite meetup collegefootballdata.com',
    'calendar of all rocket launches worldwide with a countdown':
      '- ! nasa spacetraders.io launchdarkly ticketmaster amentum.space:space_radiation google-calendar nager-date',
    'Termin beim Bürgeramt finden und buchen, sobald einer frei wird':
      '- ! calendly acuity-scheduling cal-com onsched.com:consumer google-calendar deutschebahn.com:fasta personio',
    '实时查询 12306 的火车余票':
      '- ! deutschebahn.com:fahrplan navitia duffel skyscanner ticketmaster transitland faretrotter.com',
    'bookable tee times of the golf courses around me':
      '- ! sportsdata.io:golf-v2 calendly onsched.com:consumer booking-com foursquare sportradar expedia-rapid',
    'my own Snapchat memories, exported to our disk every night':
      '- ! snapchat-ads google-drive dropbox amazon-s3 instagram imgur cloudinary',
    'Kindle highlights into our notes app':
      '- ~ notion ! google-books open-library nytimes.com:books_api isbndb.com mendeley amazon-polly',
    'how full the municipal pool is right now':
      '- ! google-analytics fitbit strava openweather tripadvisor meetup',
  },
  'ninth: no api needed': {
    'centre a div horizontally and vertically': '- ! figma webflow squarespace storyblok contentful canva',
    'git: committed to main instead of my branch, how do I move the commit':
      '- ! github gitlab bitbucket gitea.io azure-devops circleci',
    'straight line distance between two coordinates in JavaScript':
      '- ~ geodatasource.com ! google-maps-platform mapbox here graphhopper.com tomtom strava',
    'is my Luhn check right? 79927398713 should pass':
      '- ! bintable.com stripe adyen.com:TestCardService neutrinoapi.net fraudlabspro.com:fraud-detection mastercard.com:BINTableResource',
    'React sends a request on every keystroke, how do I debounce the input':
      '- ! algolia typesense inngest trigger-dev vercel sentry',
    'Postgres ignores my index and does a sequential scan':
      '- ! neon supabase planetscale amazonaws.com:rds datadog turso',
    'bcrypt or argon2 for the passwords of a small forum':
      '- ! auth0 stytch clerk have-i-been-pwned passwordutility.net hashicorp-vault',
    'read a DS18B20 temperature sensor on a Raspberry Pi':
      '- ! adafruit-io home-assistant openweather netatmo.net dweet.io influxdata.com',
    'cron expression for the last Friday of the month':
      '- ! googleapis.com:cloudscheduler amazonaws.com:scheduler apache.org:airflow trigger-dev google-calendar nager-date',
    'shrink a photo in the browser before the upload, with a canvas':
      '- ! cloudinary imgix uploadcare amazon-s3 remove-bg imgur',
    'should I store prices as floats or as integer cents':
      '- ! stripe open-exchange-rates frankfurter quickbooks shopify paypal',
    'CORS error only on localhost with the Vite dev server':
      '- ! cloudflare netlify vercel scrapingbee railway postman',
    'regular expression for a German IBAN with optional spaces':
      '- ~ ibanapi.com ! wise gocardless mindee openfintech.io plaid bintable.com',
    'a container cannot reach a service that runs on the Docker host':
      '- ! docker.com:engine docker.com:hub kubernetes.io amazonaws.com:ecs render railway hetzner',
    'Excel formula: working days between two dates without our company holidays':
      '- ! nager-date google-sheets microsoft-graph smartsheet canada-holidays.ca airtable',
    'Flutter or React Native for a team of two':
      '- ! appwrite supabase revenuecat onesignal expedia-rapid firebase',
    'cómo ordeno un array de objetos por fecha en TypeScript':
      '- ! google-calendar algolia airtable worldtimeapi.org mongodb-atlas firebase',
    Pythonで全角数字を半角に変換したい:
      '- ! google-cloud-translation deepl azure-ai-translator math.tools amazon-comprehend languagetool',
    'wat is het verschil tussen PUT en PATCH, wanneer gebruik ik welke':
      '- ! postman httpbin.org json-placeholder apis.guru stoplight.io swaggerhub.com',
    'commit messages: past tense or imperative': '- ! github gitlab languagetool linear openai jira',
  },
};
