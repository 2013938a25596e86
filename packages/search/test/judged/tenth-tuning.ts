import type { Judgments } from '#test/judged/judgment.ts';
import { NOTHING } from '#test/judged/judgment.ts';

/**
 * For tuning. Written on 1 December 2026 by somebody who had read the catalogue and nothing of the search or of the other sets
 * beyond the format, and before anything was run. 110 APIs were drawn at random (seed 20261201: 45 curated ones, 53 of the
 * directories, 12 of AWS, Azure and Google Cloud), and for each of them a requirement was made up as somebody would write it
 * who does not know the API; the APIs that fit beside the drawn one were then looked for in the whole catalogue. 20 want what
 * no API of the catalogue does, 20 need no API at all.
 */
export const TENTH: Judgments = {
  'tenth: short': {
    'long running jobs without timeout':
      'trigger-dev inngest ~ upstash render railway heroku cloudamqp amazon-sqs amazonaws.com:batch amazonaws.com:ecs amazonaws.com:states googleapis.com:batch googleapis.com:run googleapis.com:cloudtasks azure.com:batch-BatchService azure.com:batch-BatchManagement windows.net:batch-BatchService google-pub-sub e2b ! aws-lambda usajobs adzuna googleapis.com:jobs amazonaws.com:iot-jobs-data gov.bc.ca:jobposting jobber',
    'bucket for uploads, expiring links':
      'google-cloud-storage amazon-s3 azure-blob-storage backblaze-b2 ~ cloudflare digitalocean supabase uploadcare linode hetzner googleapis.com:firebasestorage firebase appwrite appwrite.io:client cloudinary dropbox box files.com exavault.com azure.com:storage-blob amazonaws.com:s3control ! bitly shorten.rest tinyuid.com googleapis.com:storagetransfer amazonaws.com:storagegateway azure.com:storagesync amazonaws.com:elasticfilesystem',
    'publication list of a researcher':
      'orcid openalex semantic-scholar ~ crossref mendeley figshare.com osf.io wikidata ! google-books open-library new-york-times linkedin people-data-labs medium.com uspto.gov:bdss',
    'company card transactions with receipts':
      'brex ramp ~ codat.io:sync-for-expenses increase.com stripe xero quickbooks linuxfoundation.org:reimbursement ! brex.io mastercard.com:BINTableResource bintable.com adyen.com:TestCardService tcgdex.net splitwise handwrytten.com',
    'is the streamer live right now':
      'twitch kick youtube-data ~ streamlabs facebook-graph ! mux wowza.com amazonaws.com:ivs amazonaws.com:medialive agora uptimerobot confluent stream',
    'preview url for every pull request':
      'vercel netlify render railway heroku cloudflare amazonaws.com:amplify ~ googleapis.com:firebasehosting digitalocean clever-cloud.com github gitlab ! bitly shorten.rest screenshotone browshot.com urlbox.io figma',
    'front desk software, small hotel':
      'apaleo hetras-certification.net:booking hetras-certification.net:hotel ! front freshdesk booking-com expedia-rapid tripadvisor google.com zendesk onsched.com:consumer',
    'ethereum access without own node':
      'infura alchemy moralis googleapis.com:blockchainnodeengine amazonaws.com:managedblockchain ~ chaingateway.io apidapp.com etherscan chain49.com amazonaws.com:managedblockchain-query ! coinbase coingecko coinmarketcap kraken nowpayments.io hetzner',
    'visitor country from ip':
      'iptwist.com ipinfo maxmind abstractapi.com:geolocation bigdatacloud.net ip2location.com:geolocation ip2location.io geoapify radar whoisxml-api greip.io ipqualityscore neutrinoapi.net ~ taxamo.com ip2proxy.com abuseipdb virustotal shodan fingerprint fraudlabspro.com:fraud-detection worldtimeapi.org cloudflare threatjammer.com ! rest-countries geonames nominatim opencage mashape.com:geodb who-hosts-this.com here.com:positioning',
    'list of car makes and models':
      'nhtsa-vpic autodealerdata.com ~ apigee.net:marketcheck-cars regcheck.org.uk mercedes-benz.com:configurator ! smartcar sportsdata.io:nascar-v2 hugging-face replicate traccar.org voodoomfg.com api.gov.uk:vehicle-enquiry',
    'which queries bring clicks from google':
      'google-search-console googleapis.com:webmasters ~ google-analytics semrush ahrefs dataforseo similarweb botify.com ! serpapi serper goog.io googleapis.com:customsearch clickmeter.com googleapis.com:kgsearch google-bigquery',
    'login with google and apple, app':
      'amazon-cognito auth0 firebase clerk supabase stytch descope workos appwrite googleapis.com:identitytoolkit keycloak.local ~ okta google-identity appwrite.io:client amazonaws.com:cognito-identity amazonaws.com:amplifybackend ! googleapis.com:androidpublisher apple.com:app-store-connect apple.com:sirikit-cloud-media amazonaws.com:iam onfido revenuecat google-maps-platform',
    'podcast network: seasons, episodes, credits':
      'art19.com ~ hubhopper.com zeno.fm soundcloud.com mixcloud prss.org ! assemblyai elevenlabs npr.org:listening audd musicbrainz tvmaze.com thetvdb.com',
    'serve my model, collect feedback':
      'seldon.local:engine seldon.local:wrapper ~ amazonaws.com:runtime.sagemaker amazonaws.com:sagemaker google-vertex-ai googleapis.com:aiplatform replicate hugging-face langfuse azure.com:machinelearningservices-modelManagement azure.com:machinelearningservices-machineLearningServices fireworks-ai together-ai ! surveymonkey pendo.io productboard trustpilot typeform onshape watchful.li',
    'scan barcode, get product name':
      'go-upc.com ean-search.org ~ open-food-facts chompthis.com edamam isbndb.com axesso.de ebay.com:commerce-catalog ebay kroger spoonacular ! fungenerators.com:barcode api2pdf.com exoapi.dev linqr.app fungenerators.com:qrcode shippo',
    'fiat and coin rates in one':
      'sonar.trading alpha-vantage twelve-data open-exchange-rates coingecko coinmarketcap polygon finnhub ~ coinbase kraken binance 1forge.com currencytick.com openfintech.io neutrinoapi.net moralis tokenmetrics.com nfusionsolutions.biz ! wise plaid square nowpayments.io splitwise youneedabudget.com',
    'how the peers in London voted':
      'parliament.uk:lordsvotes ~ parliament.uk:members parliament.uk:bills parliament.uk:search ! parliament.uk:commonsvotes openstates.org fec.gov phila.gov:pollingplaces reloadly.com tfl.gov.uk surveymonkey',
    'what did i buy at godaddy':
      'ote-godaddy.com:orders ~ godaddy ote-godaddy.com:subscriptions ote-godaddy.com:shoppers ! namecheap porkbun vtex.local:Orders-API walmart.com:order shopify ote-godaddy.com:abuse',
    'who owns this domain':
      'ip2whois.com whoisxml-api apispot.io:whois ~ ip2location.io googleapis.com:domainsrdap neutrinoapi.net domainsdb.info who-hosts-this.com virustotal godaddy nic.at:domainfinder ! hunter crunchbase opencorporates amazonaws.com:route53 azure.com:dns landregistry.gov.uk:deed azure.com:domainservices',
    'bus lines and stops, Washington DC':
      'wmata.com:bus-route transitland ~ wmata.com:bus-realtime google-maps-platform here navitia transitfeeds.com ! azure.com:servicebus wmata.com:rail-station wmata.com:rail-realtime tfl.gov.uk ptv.vic.gov.au amazonaws.com:eventbridge googleapis.com:eventarc',
    'true north correction for a compass':
      'amentum.space:global-magnet ! amentum.space:gravity here.com:positioning radar openuv.io geonames usgs-earthquakes amentum.space:atmosphere',
    'road trips people planned elsewhere':
      'furkot.com ~ uebermaps.com ! transitland smartcar skyscanner duffel traccar.org strava expedia-rapid gov.bc.ca:router',
    'random insults for game characters':
      'fungenerators.com:taunt fungenerators.com:pirate fungenerators.com:shakespeare ~ openai jokes.one ! googleapis.com:commentanalyzer sightengine tisane.ai azure-ai-content-safety igdb steam eve-online',
    'nascar race results':
      'sportsdata.io:nascar-v2 sportradar ~ thesportsdb the-odds-api ! theracingapi.com nhtsa-vpic api-football sportsdata.io:golf-v2 balldontlie.io rawg.io',
    'upgrade swagger 2 to openapi 3':
      'mermade.org.uk:openapi-converter apimatic.io ~ swaggerhub.com stoplight.io postman swagger.io:generator openapi-generator.tech ! cloudconvert carbone.io wso2apistore.com:transform apis.guru presalytics.io:converter openai',
    'people, places and grammar relations':
      'nlpcloud.io google-cloud-natural-language ~ amazon-comprehend azure-ai-language geneea.com tisane.ai hugging-face openai text2data.org semantria.com ! namsor.com foursquare languagetool googleapis.com:people googleapis.com:places google-maps-platform interzoid.com:getfullnameparsedmatch',
    'bike thefts and near misses':
      'bikewise.org ~ citycontext.com ! strava wmata.com:incidents pagerduty amazonaws.com:ssm-incidents gov.bc.ca:open511 wiremock.org:admin graphhopper.com',
    'restore azure vm from last night':
      'azure.com:recoveryservicesbackup-backupManagement ~ azure.com:recoveryservices-backup azure.com:recoveryservicessiterecovery-service azure.com:recoveryservices-registeredidentities azure.com:compute-disk rubrikinc.github.io ! amazonaws.com:backup googleapis.com:backupdr googleapis.com:gkebackup azure.com:sql-backups azure.com:databox backblaze-b2',
    'create azure search, rotate its keys':
      'azure.com:search ~ azure.com:resources ! azure.com:cognitiveservices elasticsearch algolia googleapis.com:cloudsearch amazonaws.com:es googleapis.com:apikeys brave-search',
    'cost of each vonage sms':
      'nexmo.com:reports ~ nexmo.com:pricing vonage.com:reports vonage nexmo.com:account ! twilio.com:twilio_pricing_v1 twilio.com:twilio_bulkexports_v1 amazonaws.com:ce plivo bulksms.com nexmo.com:verify',
    'test app on real phones':
      'amazonaws.com:devicefarm googleapis.com:testing ~ openstf.io lambdatest.com googleapis.com:toolresults googleapis.com:firebaseappdistribution ! twilio nexmo.com:number-insight adyen.com:TestCardService googleapis.com:androidmanagement json-placeholder ringcentral interzoid.com:getglobalnumberinfo',
  },

  'tenth: sentence': {
    'what sales tax do I add for a buyer in Ohio, down to the zip code':
      'taxjar avalara taxrates.io ~ stripe quickbooks chargebee zuora.com ! vatapi.com interzoid.com:getzipinfo metadapi.com smarty us-census rentcast',
    'we already list the hotels, what is missing are marks and snapshots by people who stayed there':
      'tripadvisor google-maps-platform googleapis.com:places ~ booking-com expedia-rapid foursquare yelp ! apaleo hetras-certification.net:hotel google.com unsplash googleapis.com:mybusinesslodging trustpilot duffel',
    "put the revenue charts our finance people build in Microsoft's BI tool into our customer portal":
      'power-bi ~ azure.com:powerbiembedded azure.com:powerbidedicated tableau amazonaws.com:quicksight googleapis.com:looker ! quickchart.io image-charts.com google-sheets xero revenuecat google-analytics',
    'everybody in support answers out of one mailbox, and I want to assign and label those mails from our own tool':
      'front help-scout ~ zendesk freshdesk intercom nylas gmail microsoft-graph hubspot ! mailchimp amazon-ses asana googleapis.com:gmailpostmastertools resend mailboxvalidator.com:validation aweber',
    'add rows to the grid with Gantt bars that our project managers plan in, and read who has which row':
      'smartsheet monday-com ~ airtable wrike asana clickup google-sheets podio ! sheetlabs.com:rig-veda sheetlabs.com:vedic-society flat.io quickchart.io datasette.local electricity-maps image-charts.com',
    'switch the lamps and read the thermometers through the little box in my cellar, nothing may leave the house':
      'home-assistant ~ google.home ! smartthings googleapis.com:homegraph googleapis.com:smartdevicemanagement netatmo.net home-connect adafruit-io amazonaws.com:iot',
    'which firm is behind the address of a visitor, not just the town':
      'ipinfo maxmind ~ ip2location.io ip2location.com:geolocation bigdatacloud.net whoisxml-api people-data-labs ipqualityscore neutrinoapi.net ! smarty google-maps-platform nominatim plausible companies-house interzoid.com:getaddressmatch hunter',
    'show today’s to-dos and whether I did my daily habits on an e-ink screen':
      'ticktick ~ todoist googleapis.com:tasks microsoft-graph notion ! tiktok ticketmaster googleapis.com:cloudtasks gsmtasks.com wakatime fitbit screenshotone',
    'write down a phone call while it is still going on, and who is saying what':
      'google-cloud-speech-to-text azure-ai-speech amazon-transcribe deepgram assemblyai gladia speechmatics rev-ai ~ elevenlabs openai mistral twilio.com:twilio_intelligence_v2 amazonaws.com:connect-contact-lens amazonaws.com:chime-sdk-voice cartesia daily twilio vonage telnyx groq fireworks-ai ! amazon-polly google-cloud-text-to-speech callfire.com callcontrol.com typeform google-cloud-translation nexmo.com:number-insight',
    'our reps live in Zoho, and whoever signs up at the trade fair should appear there':
      'zoho-crm ~ apideck.com:lead apideck.com:crm merge zapier make-com n8n ! hubspot salesforce pipedrive zoom exhibitday.com zendesk-sell eventbrite',
    'a search box over all podcasts without a monthly bill, and new episodes as they come out':
      'podcast-index ~ listen-notes spotify ! art19.com soundcloud.com assemblyai newsapi mixcloud elevenlabs audd',
    'buyers should pay by Venmo, PayPal or card in one form, and we keep the card for next month':
      'braintree paypal ~ stripe adyen checkout-com authorize-net square adyen.com:CheckoutService-v71 ! paypi.dev payrun.io splitwise plaid wise nowpayments.io jotform 1password.com:events',
    'which genes are tied to a disease, and which drugs already go for them':
      'opentargets.io ebi.ac.uk ~ monarchinitiative.org wikipathways.org bridgedb.org mcw.edu firebrowse.org ! lumminary.com infermedica.com openfda drchrono.com amazonaws.com:comprehendmedical opentrials.local warwick.ac.uk:enterobase',
    'daily files with every text we ever sent through Twilio, for the warehouse':
      'twilio.com:twilio_bulkexports_v1 ~ twilio twilio.com:twilio_messaging_v1 twilio.com:twilio_events_v1 airbyte.local:config segment ! nexmo.com:reports bulksms.com sinch googleapis.com:bigquerydatatransfer amazon-sns fulfillment.com clicksend.com',
    'we let shops take cards, so before signing one: has another acquirer thrown it out for fraud?':
      'mastercard.com:MATCH ~ sumsub persona dun-bradstreet mastercard.com:MerchantIdentifier ! stripe maxmind checkr fraudlabspro.com:fraud-detection trustpilot shopify truora.com',
    'the hymns of the oldest Hindu scripture with the god and the poet of each verse':
      'sheetlabs.com:rig-veda ~ sheetlabs.com:vedic-society ! bhagavadgita.io poemist.com quotes.rest fungenerators.com:shakespeare musixmatch.com randomlovecraft.com google-books',
    'does the plant upstream put more into the river each month than its permit allows':
      'epa.gov:eff epa.gov:cwa ~ epa.gov:dfr epa.gov:echo epa.gov:case ! epa.gov:air epa.gov:sdw openaq gov.bc.ca:gwells waterlinked.com climatiq stormglass.io',
    'which lenders refuse home loans in the US, by county and by race of the applicant':
      'consumerfinance.gov ~ us-census fred ! plaid rentcast hsbc.com:product landregistry.gov.uk:deed codat.io:assess fec.gov namsor.com',
    'chores for the kids, and a pocket money account that goes up when they are done':
      'kumpeapps.com ~ todoist ticktick youneedabudget.com ! gusto payrun.io google-classroom clever.com schooldigger.com stripe trello',
    'how often each encyclopedia article was opened per day, in every language edition':
      'wikimedia.org wikipedia ~ wikidata ! google-analytics plausible similarweb new-york-times medium.com nytimes.com:most_popular_api oxforddictionaries.com',
    'many small helpers for a low-code app: cut strings, format dates, turn CSV into lists, round numbers':
      'apptigent.com ~ neutrinoapi.net exoapi.dev math.tools wso2apistore.com:transform make-com n8n ! languagetool timely toggl-track google-sheets appwrite help-scout google-calendar',
    'write captured prospects into whatever CRM our client happens to use, through one integration':
      'apideck.com:lead apideck.com:crm merge ~ zapier make-com n8n cenit.io apideck.com:proxy data2crm.com ! apollo hunter linkedin people-data-labs apideck.com:ats attio capsule-crm',
    'how thin is the air at 400 km this week, to guess when our cubesat comes down':
      'amentum.space:atmosphere ~ nasa ! openweather open-meteo openaq amentum.space:aviation_radiation amentum.space:space_radiation carbondoomsday.com amazonaws.com:groundstation',
    'hook our own office phone exchange up to the public network over the internet':
      'twilio.com:twilio_trunking_v1 telnyx plivo sinch amazonaws.com:chime-sdk-voice surevoip.co.uk ~ twilio.com:twilio_voice_v1 twilio vonage infobip livekit nexmo.com:voice ! amazonaws.com:directconnect slack callcontrol.com discord ix-api.net meraki.com',
    'keep the dictionary of a dying language: its words, their glosses and where they were heard':
      'digitallinguistics.io ~ bethmardutho.org airtable ! oxforddictionaries.com wordnik.com deepl crowdin lokalise languagetool rapidapi.com:language-identification',
    'our Irish accountants want cash receipts and bank lodgements posted into the clients’ books by script':
      'bigredcloud.com xero quickbooks sage-accounting ~ freeagent freshbooks codat.io:accounting apideck.com:accounting merge visma.net ! google-books open-library plaid netsuite payrun.io stripe youneedabudget.com taggun.io',
    'our users upload demo tracks from our app, and we show who liked and reposted them':
      'soundcloud.com ~ mixcloud ! last-fm audd freesound.org musicbrainz bandsintown.com art19.com npr.org:listening threads',
    'set up channel rules, keys and queues in our Ably account from CI rather than clicking':
      'ably.net:control ~ ably ! pusher pubnub googleapis.com:apikeys doppler amazon-sqs cloudamqp circleci googleapis.com:chat',
    'yards per rusher after each week of American pro football, for a fantasy league':
      'sportsdata.io:nfl-v3-stats sportradar ~ sportsdata.io:nfl-v3-play-by-play sportsdata.io:nfl-v3-scores sportsdata.io:nfl-v3-projections thesportsdb yahoo ! api-football sportmonks sportsdata.io:soccer-v3-stats rapidapi.com:football-prediction collegefootballdata.com sportsdata.io:cfb-v3-scores nba.com',
    'a report every Monday on spend and impressions of our DV360 campaigns':
      'googleapis.com:doubleclickbidmanager ~ googleapis.com:displayvideo googleapis.com:dfareporting ! googleapis.com:doubleclicksearch googleapis.com:searchads360 googleapis.com:adsense meta-marketing google-analytics campaign-monitor googleapis.com:admob',
    'start a Jupyter machine on Google Cloud in the morning and stop it at night':
      'googleapis.com:notebooks ~ google-vertex-ai googleapis.com:aiplatform googleapis.com:compute googleapis.com:workstations googleapis.com:cloudscheduler illumidesk.com amazonaws.com:sagemaker ! googleapis.com:keep googleapis.com:docs notion azure.com:labservices-ML google-calendar azure.com:web-service',
    'find out how many customers we share with a retailer without either of us seeing the rows of the other':
      'amazonaws.com:cleanrooms ~ amazonaws.com:entityresolution googleapis.com:analyticshub amazonaws.com:dataexchange azure.com:datashare-DataShare ! servicem8 jobber interzoid.com:getfullnamematch kroger apollo apaleo',
  },

  'tenth: long': {
    'The auditors insist that everything runs inside our Google Cloud project, with its billing and a region that we pick. Within that we want to put questions to a large language model and later train it further on ten years of tickets.':
      'google-vertex-ai googleapis.com:aiplatform ~ google-gemini googleapis.com:dialogflow googleapis.com:discoveryengine ! openrouter groq deepseek googleapis.com:cloudbilling googleapis.com:dataproc zendesk googleapis.com:cloudsupport',
    'After sign-up our Next.js app sends a mail, waits three days, looks whether the user did anything, then sends another one. Today that is a cron job and five flags in the database, and every deploy breaks it. Each step should be tried again on its own.':
      'inngest trigger-dev upstash ~ amazonaws.com:states amazonaws.com:swf azure.com:logic googleapis.com:workflows customer-io loops knock novu n8n ! vercel postmark google-calendar calendly cronofy github sentry',
    'A prospect with 4,000 staff will only buy if their people come in through their own Entra tenant and whoever leaves the company is locked out the same day. We are three developers and will not write SAML ourselves.':
      'workos auth0 stytch descope ~ okta clerk amazon-cognito keycloak.local googleapis.com:identitytoolkit supabase microsoft-graph windows.net:graphrbac ! bamboohr personio checkr facebook-login sumsub citrixonline.com:scim gusto',
    'Salesforce wants another 12k for the marketing part. We are eight people: contacts, deals, the monthly newsletter and a form on the site that makes a lead should simply be one thing.':
      'hubspot activecampaign keap highlevel ~ zoho-crm brevo pipedrive attio close-crm capsule-crm mailchimp constant-contact teamleader copper ! salesforce zuora.com data2crm.com surveymonkey salesforce.local:einstein googleapis.com:forms',
    'People type what they cooked in their own words (two eggs, a knob of butter, some flour), and the page should say how many calories a portion has and whether it contains gluten.':
      'edamam spoonacular ~ calorieninjas.com usda-fooddata-central bigoven.com chompthis.com open-food-facts openai google-gemini anthropic ! kroger fitbit just-eat.co.uk openfda globalwinescore.com languagetool',
    'Our own replica set of Mongo has fallen over twice this quarter. Somebody else should run it, with backups, and for each new customer we want to create a cluster by call, on the cloud he chooses.':
      'mongodb-atlas ~ digitalocean azure.com:cosmos-db amazonaws.com:docdb amazonaws.com:docdb-elastic ! amazonaws.com:rds googleapis.com:sqladmin planetscale turso neon kubernetes.io amazonaws.com:redshift',
    "Adyen's sales people do not call back. We turn over 40 million a year in Europe and the Gulf, need mada and KNET beside the usual cards, and have to pay out the sellers on our platform.":
      'checkout-com ~ stripe paypal ! adyen adyen.com:* gocardless razorpay paddle nowpayments.io paystack aircall',
    'Suppliers send us crooked phone photos of invoices and delivery notes, some filled in by hand. Tesseract gives garbage. We need the number, the date and the lines of the table in our ERP, and the documents must not leave the EU.':
      'azure-ai-document-intelligence google-document-ai amazon-textract mindee ~ veryfi contract-p.fit mistral llamaparse unstructured taggun.io pdf-co openai google-gemini anthropic azure-ai-vision google-cloud-vision cloudmersive.com:ocr adobe-pdf-services ! freshbooks billingo.hu docusign netsuite storecove.com aftership remove-bg',
    'Semrush charges absurd sums for API units. For 40 clients we look at 3,000 phrases a day on google.de: on which place is the site, and how many people look for that phrase in a month?':
      'dataforseo serpapi serper sheerseo.com ahrefs goog.io + dataforseo ahrefs google-ads ~ similarweb google-search-console scrapingbee bright-data apify botify.com ! semrush googleapis.com:customsearch plausible languagetool googleapis.com:adsense',
    'A small café with a till on the counter and a web shop, both selling the same beans. The stock has to be one, and each sale at the counter should reach our own loyalty app at once.':
      'square shopify ~ izettle.com:products apideck.com:pos woocommerce bigcommerce stripe adyen ! kroger amazon-selling-partner plaid adyen.com:TfmAPIService alpaca finnhub',
    'Our holiday flats have Samsung washing machines and door locks that hang on the same app. The booking should open the lock for the guest, and the cleaner should hear when the laundry is done.':
      'smartthings ~ home-assistant ijenko.net ! home-connect booking-com n-auth.com smartcar auth0 apaleo servicem8',
    'We show departures in some 40 cities. Each agency publishes its timetable somewhere else and in another state of decay, and half of them have live delays under yet another key. One source for stops, timetables and delays would save us.':
      'transitland navitia ~ transitfeeds.com google-maps-platform here ! wmata.com:* tfl.gov.uk ptv.vic.gov.au bkk.hu aviationstack deutschebahn.com:fahrplan departureboard.io transavia.com',
    'A wholesaler sent us a list of 12,000 EANs and nothing else. We need the name and category for each of them, and for the shelf labels a picture of the bars.':
      'ean-search.org go-upc.com + ean-search.org fungenerators.com:barcode exoapi.dev api2pdf.com ~ open-food-facts axesso.de ebay.com:commerce-catalog chompthis.com quickchart.io isbndb.com ! airport-web.appspot.com akeneo.com shopify dropx.io unsplash kroger',
    'We are a lettings agency in Leeds and run on agentOS. Landlords should sign in on our own website and see their flats, with the pictures, from the agency software.':
      'letmc.com:customer ~ letmc.com:basic-tier letmc.com:free-tier letmc.com:reporting letmc.com:maintenance ! rentcast simplyrets.com reversepp.com booking-com landregistry.gov.uk:deed okta flickr.com',
    'Before sales promises a customer that our integration covers his system I want to ask by program: can the adapter of our unified API create invoices in it, which fields does it know, and is the login OAuth?':
      'apideck.com:connector ~ apideck.com:ecosystem apideck.com:vault merge codat.io:accounting airbyte.local:config cenit.io ! storecove.com freshbooks google-identity shopify billingo.hu googleapis.com:oauth2 apideck.com:sms',
    'wkhtmltopdf eats the memory of our container and knows no flexbox. We need the order page as a PDF, the contract that legal keeps in Word as well, and both glued together with the terms.':
      'api2pdf.com cloudconvert pdf-co adobe-pdf-services ~ selectpdf.com scideas.net:perfectpdf easypdfserver.com pdfbroker.io pdfmonkey carbone.io pdfblocks.com pdfgeneratorapi.com apptigent.com screenshotone exoapi.dev urlbox.io ! docusign mindee llamaparse amazon-textract formapi.io docuseal confluence',
    'Security forbids the cloud, so the issue tracker from Atlassian still runs in our cellar at version 7. The monitoring should open a ticket there and attach the log file.':
      'jira.local ~ jira ! freshdesk trello linear github crucible.local fisheye.local bitbucket pagerduty',
    'We sell e-books to readers all over Europe and want to stay the seller, so no Paddle. VAT by the country of the buyer, two proofs of where he is, and the figures for the quarterly return.':
      'taxamo.com avalara ~ taxjar stripe vatapi.com taxrates.io chargebee ! paddle lemon-squeezy polar google-books isbndb.com nytimes.com:books_api onfido',
    'Used cars within 50 miles of a zip code, with what the same car cost at other dealers before and how long it has been standing there.':
      'apigee.net:marketcheck-cars autodealerdata.com ~ nhtsa-vpic mercedes-benz.com:dealer ebay ! smartcar openalpr.com rentcast skyscanner booking-com interzoid.com:getzipinfo sportsdata.io:nascar-v2',
    'Our trackers for crates have no GPS because of the battery. They only hear which cell towers and which wifi routers are around. From that we want a rough place on the map, half a kilometer is good enough.':
      'here.com:positioning google-maps-platform amazonaws.com:iotwireless here.com:tracking ~ here ! ipinfo maxmind ip2location.io nominatim opencage smartcar cloudrf.com miataru.com',
    'For election night we want to ring up 800 volunteers with a recorded message. Whoever presses 1 is in, whoever presses 2 wants to be called back.':
      'callfire.com twilio plivo vonage telnyx sinch infobip nexmo.com:voice ~ messagebird clicksend.com amazonaws.com:connectcampaigns amazonaws.com:connect twilio.com:twilio_studio_v2 github.com surevoip.co.uk ! callcontrol.com zoom onesignal fec.gov phila.gov:pollingplaces googleapis.com:civicinfo surveymonkey',
    'Containers on a yard carry little LTE boxes. We want an alarm when one leaves the fence, the path of the last month, and to tie a box to another container when it moves on.':
      'here.com:tracking traccar.org amazonaws.com:location ~ radar tomtom telematicssdk.com clearblade.com intellifi.nl azure.com:iotcentral gsmtasks.com ! aftership easypost dhl ups docker.com:engine amazonaws.com:ecs kubernetes.io toggl-track',
    'We pack 200 parcels a day in a garage and are done with it. A warehouse firm should hold our goods, pick and send them. We hand over the orders and want stock levels and tracking numbers back.':
      'fulfillment.com ~ amazon-selling-partner printful shipstation.com billbee.io ! ebay.com:sell-fulfillment walmart.com:order lob kroger finnhub amazonaws.com:redshift ups googleapis.com:contentwarehouse',
    'Our service asks Google every minute whether somebody wrote in the chat space or a Meet recording is there, and runs into the quota. Google should tell us instead.':
      'googleapis.com:workspaceevents ~ googleapis.com:chat google-pub-sub googleapis.com:driveactivity googleapis.com:admin ! eventbrite slack zoom google-calendar googleapis.com:groupssettings google-analytics meetup',
    'Sensor events arrive on a stream in AWS. Every five minutes we need sums over a sliding window, written in SQL or as a Flink job, and nobody here wants to run the cluster.':
      'amazonaws.com:kinesisanalyticsv2 ~ confluent amazonaws.com:kinesis amazonaws.com:emr-serverless amazonaws.com:glue amazonaws.com:pipes googleapis.com:dataflow azure.com:streamanalytics-functions ! amazonaws.com:kinesisvideo amazonaws.com:ivs google-analytics stream twitch amplitude',
    'Every week finance asks which team ate the Azure budget. We have an enterprise agreement: consumption by tag, the price sheet, and how much of the reserved machines was used at all.':
      'azure.com:consumption ~ azure.com:reservations azure.com:advisor azure.com:resourcegraph ! amazonaws.com:ce amazonaws.com:budgets googleapis.com:cloudbilling quickbooks electricity-maps azure.com:managementpartner-ManagementPartner climatiq',
    'For our support: two million old answers, and for each new question the passages that come closest in meaning, with filters by product. We do not want to run any servers for it and latency has to stay below 100 ms.':
      'pinecone qdrant weaviate milvus turbopuffer chroma vectara.io upstash mongodb-atlas elasticsearch ~ supabase neon azure.com:search amazonaws.com:opensearchserverless amazonaws.com:opensearch amazonaws.com:kendra googleapis.com:discoveryengine google-vertex-ai googleapis.com:aiplatform algolia typesense meilisearch voyage-ai cohere openai jina-ai openindex.ai ! stack-exchange perplexity exa tavily wordassociations.net google-search-console semantic-scholar',
    'Two things for our ads: how many people look for a phrase each month, and pausing the groups that burn money without anybody asking an agency.':
      'google-ads dataforseo semrush ahrefs + google-ads ~ similarweb googleapis.com:searchads360 sheerseo.com serpapi googleapis.com:doubleclicksearch ! google-search-console googleapis.com:adsense googleapis.com:admob googleapis.com:customsearch googleapis.com:adexperiencereport appsflyer',
    'The people in our sleep study wear Charge 6 wristbands. With their consent we want last night and the resting pulse every morning, without asking them to send in anything.':
      'fitbit google-health terra ~ oura withings ! chargebee open-charge-map smartcar enode.io patientview.org healthcare.gov infermedica.com surveymonkey',
    'We have six small Android games, and many people play two or three of them. On the side of Google Play their installs should be put together into one group by a tag, so that an offer is seen only once.':
      'googleapis.com:playgrouping ~ googleapis.com:games googleapis.com:androidpublisher ! googleapis.com:groupssettings googleapis.com:groupsmigration meetup googleapis.com:playcustomapp googleapis.com:tagmanager steam revenuecat',
    'The search cluster that a colleague once clicked together at AWS is an Elasticsearch 6. From a script we want to lift its version, give it bigger nodes and copy its access rules to a second one.':
      'amazonaws.com:es amazonaws.com:opensearch ~ amazonaws.com:cloudformation elasticsearch ! amazonaws.com:opensearchserverless amazonaws.com:kendra amazonaws.com:route53domains algolia azure.com:search brave-search',
    'Somebody sells fake shoes under addresses like ourname-outlet.shop. I want all domains in the world that have our name in them, also new ones, with the date they appeared.':
      'domainsdb.info whoisxml-api ~ ip2whois.com apispot.io:whois virustotal googleapis.com:webrisk ! godaddy namecheap porkbun googleapis.com:domains fungenerators.com:namegen zalando.com namsor.com shop.app',
    'We make a coding test for applicants. Customers want the score to land in the recruiting tool they have, and every one has a different one. We cannot build thirty integrations.':
      'apideck.com:ats merge ~ greenhouse lever ashby workable bamboohr zapier apideck.com:hris apideck.com:proxy ! googleapis.com:jobs usajobs adzuna checkr gov.bc.ca:jobposting lambdatest.com google-classroom',
  },

  'tenth: other languages': {
    'newsletter à 20 000 abonnés':
      'getresponse mailchimp brevo mailjet activecampaign aweber campaign-monitor constant-contact kit klaviyo drip loops sendgrid customer-io keap inboxroute.com resend hubspot ~ ghost mailersend amazon-ses mailgun sparkpost postmark braze.com amazonaws.com:email highlevel onesignal ! gmail newsapi gnews nytimes.com:top_stories chargebee zuora.com googleapis.com:groupsmigration revenuecat',
    'criar playlists na conta do ouvinte':
      'spotify soundcloud.com ~ youtube-data ! last-fm musicbrainz mixcloud podcast-index mux vocadb.net npr.org:listening',
    カラーミーショップのアプリで課金したい:
      'shop-pro.jp ! shopify woocommerce revenuecat line-login googleapis.com:androidpublisher zuora.com color.pizza',
    'risultati di Google in JSON, senza captcha':
      'goog.io serpapi serper dataforseo scrapingbee bright-data googleapis.com:customsearch ~ apify webscraping.ai brave-search tavily sheerseo.com exa ! google-recaptcha hcaptcha google-search-console googleapis.com:cloudsearch googleapis.com:indexing google-drive json-placeholder extendsclass.com:json-storage',
    停车场摄像头识别车牌和车型:
      'openalpr.com ~ amazon-rekognition google-cloud-vision azure-ai-vision openai google-gemini anthropic azure.com:cognitiveservices-ComputerVision microsoft.com:cognitiveservices-ComputerVision ! api.gov.uk:vehicle-enquiry regcheck.org.uk nhtsa-vpic smartcar cambase.io apigee.net:marketcheck-cars',
    'proteger nosso site na AWS contra DDoS':
      'amazonaws.com:shield cloudflare ~ amazonaws.com:wafv2 amazonaws.com:waf amazonaws.com:waf-regional amazonaws.com:fms amazonaws.com:cloudfront amazonaws.com:network-firewall ! abuseipdb shodan snyk amazonaws.com:inspector2 azure.com:frontdoor-webapplicationfirewall hashicorp-vault',
    'Compramos a proveedores de treinta países. Antes de pagar hay que comprobar que la sociedad figura de verdad en el registro oficial de su país y quiénes son sus administradores.':
      'opencorporates brex.io dun-bradstreet ~ companies-house sumsub persona roaring.io frankiefinancial.io truora.com credas.co.uk:pi ato.gov.au ! brex crunchbase hunter apollo owler.com people-data-labs mastercard.com:MerchantIdentifier',
    'Für die Heizkostenabrechnung brauchen wir je Standort die Gradtagzahlen, und für die Planung der Kessel dazu die Vorhersage der nächsten zwei Wochen.':
      'weatherbit.io visual-crossing ~ open-meteo meteosource.com tomorrow-io openweather weatherapi rapidapi.com:ecowetter ornl.gov:daymet ! electricity-maps netatmo.net openuv.io smart-me.com nrel.gov:building-case-studies climatiq',
    'Wir sind ein kleines Fintech in Zürich. Mit Zustimmung der Kunden wollen wir bei hiesigen Banken Salden lesen und Zahlungen auslösen, möglichst nach dem Standard der Berlin Group.':
      'openbankingproject.ch ~ tink nordigen.com truelayer yodlee.com biapi.pro mastercard.com:open-banking-connect-pis ! openbanking.org.uk openbanking.org.uk:* hsbc.com:* nbg.gr up.com.au coinbase wise',
    把国内代码托管平台上的仓库和合并请求同步到我们自己的看板:
      'gitee ~ github gitlab gitea.io bitbucket ! docker.com:hub codesearch.debian.net github.com trello kakao miro',
    'Welche Ladesäulen mit CCS gibt es entlang der Strecke? Die Daten sollten frei sein.':
      'open-charge-map ~ here tomtom tomtom.com:search google-maps-platform googleapis.com:places ! smartcar enode.io edrv.io chargebee electricity-maps nrel.gov:transportation-incentives-laws corrently.io',
    運転免許証の写真と自撮りの顔が同じ人かどうか確認したい:
      'onfido veriff sumsub persona ~ stripe amazon-rekognition azure.com:cognitiveservices-Face azure-ai-vision visagecloud.com credas.co.uk:pi plaid ! facecheck.id checkr api.gov.uk:vehicle-enquiry docusign unsplash remove-bg line-login',
    'facturen sturen en uren bijhouden voor een zzp’er, het mag niet veel kosten':
      'freshbooks harvest freeagent ~ avaza.com quickbooks xero toggl-track wave-accounting teamleader timely e-conomic.com sage-accounting ! loket.nl netsuite sage-intacct personio contract-p.fit worldtimeapi.org mindee',
    'El paciente escribe lo que le duele y le decimos a qué especialista debería ir':
      'infermedica.com ~ openai google-gemini anthropic amazonaws.com:comprehendmedical ! epic-on-fhir medcorder.com openfda drchrono.com patientview.org ndhm.gov.in:ndhm-healthid acuity-scheduling',
    // nothing
    'cours de la radioactivité mesurée près des centrales': `${NOTHING} ! amentum.space:space_radiation amentum.space:aviation_radiation openaq openuv.io alpha-vantage electricity-maps nasa`,
    'de getrokken getallen van EuroMillions': `${NOTHING} ! fungenerators.com:lottery whapi.com:numbers math.tools the-odds-api betfair.com interzoid.com:getglobalnumberinfo`,
    'Scrivimi una filastrocca per gli ottant’anni della nonna, con il gatto e la torta di mele': `${NOTHING} ! poemist.com handwrytten.com spoonacular edamam fungenerators.com:shakespeare lob`,
    'pourquoi le ciel est-il rouge le soir et bleu à midi ?': `${NOTHING} ! bluesky open-meteo openweather nasa skyscanner color.pizza`,
  },

  'tenth: not in the catalog': {
    'which ski lifts are open now': `${NOTHING} ~ open-meteo visual-crossing ! amazonaws.com:gamelift lyft.com deutschebahn.com:fasta uptimerobot foursquare wmata.com:incidents`,
    'parts list of a lego set': `${NOTHING} ! onshape ebay.com:commerce-catalog igdb intel.com:product-catalogue autodesk-platform-services spoonacular`,
    'magic card prices, by set': `${NOTHING} ~ ebay ! tcgdex.net bintable.com handwrytten.com setlist.fm walletobjects.googleapis.com:pay-passes`,
    'craft breweries and their beers': `${NOTHING} ~ foursquare yelp google-maps-platform ! globalwinescore.com spoonacular kroger openfda etsy`,
    'where is this container ship': `${NOTHING} ! aftership easypost shippo docker.com:engine flightaware stormglass.io dhl`,
    'send flowers to an address': `${NOTHING} ! lob handwrytten.com just-eat.co.uk smarty cybertaxonomy.eu sendcloud`,
    'Our village paper prints a crossword each Friday and the man who made it has died. From the words and clues that I give, the grid should come out filled, with the black squares where they belong and numbered.': `${NOTHING} ! wordnik.com oxforddictionaries.com wordassociations.net fungenerators.com:riddle lichess airtable`,
    'a daily horoscope for each sign of the zodiac, ready to print in our paper': `${NOTHING} ! nasa lob wyjyt-geo-calculate.azurewebsites.net rapidapi.com newsapi docusign the-guardian`,
    'dogs and cats that wait for a new home in shelters near a given town': `${NOTHING} ! rentcast refugerestrooms.org simplyrets.com foursquare groundhog-day.com home-assistant`,
    'when the five daily prayers begin in our town, by the method that our mosque follows': `${NOTHING} ~ wyjyt-geo-calculate.azurewebsites.net ! worldtimeapi.org bhagavadgita.io planning-center calendly nager-date interzoid.com:getglobaltime`,
    'how high is the Rhine at Cologne right now, and will the gauge pass eight meters': `${NOTHING} ! epa.gov:cwa gov.bc.ca:gwells stormglass.io waterlinked.com oceandrivers.com deutschebahn.com:fahrplan datadog`,
    'Our hiking app plans tours of five days through the Alps. For each night it should see which mountain huts still have a bed free and keep it for two people; today everybody rings them up one by one.': `${NOTHING} ! apaleo booking-com expedia-rapid strava duffel amazonaws.com:route53 furkot.com`,
    'a database of board games with number of players, length and rating': `${NOTHING} ! igdb rawg.io lichess steam miro dnd5eapi.co balldontlie.io trello`,
    'Grandmother came over from Galicia in 1921 and nobody remembers from which village. I would like to search baptisms, emigration lists and the trees that others have put together, from our own family app.': `${NOTHING} ~ archive.org:search europeana.eu ! lumminary.com people-data-labs peoplefinderspro.com parliament.uk:members us-census googleapis.com:people namsor.com`,
    'We travel for a year. A service should get our paper mail at its address, open and scan it, and our program should fetch the scans and say what is shredded and what is sent on. Virtual offices only give us a web page.': `${NOTHING} ! lob mailgun handwrytten.com postmark usps gmail royalmail.com:click-and-drop amazonaws.com:workmail`,
    'For powers of attorney the client has to sit before a notary on video, who puts the official seal on the file at the end. The usual e-signature vendors only do the signature, that is not enough for the land register.': `${NOTHING} ~ docusign adobe-acrobat-sign ! zoom daily landregistry.gov.uk:deed boldsign twilio.com:twilio_video_v1 gov.bc.ca:geomark`,
    'Our city app should show the kick scooters of all rental firms with their battery, and unlock one of them with a tap, charged to our account. Each firm answers our mails with a press kit.': `${NOTHING} ! lyft.com smartcar bikewise.org open-charge-map transitland kick stripe`,
  },

  'tenth: no API needed': {
    'mutex or semaphore, the difference': `${NOTHING} ! amazon-sqs googleapis.com:redis upstash amazonaws.com:swf datadog azure.com:resources-locks`,
    'undo last git commit, keep changes': `${NOTHING} ! github gitlab bitbucket gitee gitea.io amazonaws.com:codecommit`,
    'center a div with flexbox': `${NOTHING} ! figma webflow zeplin canva twilio.com:twilio_flex_v1 twilio.com:twilio_flex_v2`,
    'tabs or spaces?': `${NOTHING} ! circuitsandbox.net confluence digitalocean googleapis.com:chat clickup`,
    'what does idempotent actually mean': `${NOTHING} ! oxforddictionaries.com wordnik.com stripe wordassociations.net amazon-sqs math.tools`,
    'why does my useEffect run twice': `${NOTHING} ! sentry inngest deeparteffects.com netlify posthog vercel`,
    'how much notice must my landlord give me in Bavaria if he wants the flat for his daughter': `${NOTHING} ! letmc.com:customer rentcast courtlistener simplyrets.com bclaws.ca:bclaws loket.nl`,
    'A friend says that reading prices off a competitor’s site is always allowed because they are public. The terms of that site forbid robots. Is it legal, and does it matter that we sit in Austria and they in Ireland?': `${NOTHING} ! firecrawl scrapingbee bright-data apify courtlistener browserbase`,
    'I have written PHP for nine years and want to stay in backend work. Would you learn Rust or Go next year? My employer pays the course but has neither of them in use, and I have two evenings a week.': `${NOTHING} ! google-classroom adzuna usajobs wakatime go-upc.com railway`,
    'how do I tell my boss that I am leaving without burning bridges': `${NOTHING} ! bamboohr personio greenhouse slack twilio linkedin amazonaws.com:kendra`,
    'explain to a junior how refresh tokens and access tokens work together': `${NOTHING} ! auth0 okta hubapi.com:auth googleapis.com:oauth2 xero.com:xero-identity nebl.io`,
    'is Stripe a nicer place to work at than Adyen?': `${NOTHING} ! stripe adyen adyen.com:ManagementService adyen.com:PaymentService trustpilot workable foursquare`,
    'Write me a cover letter for a nursing job at a children’s hospital. I have three years in intensive care, a gap of one year because of my mother, and I do not want to sound desperate.': `${NOTHING} ! adzuna usajobs greenhouse epic-on-fhir lob handwrytten.com va.gov:facilities`,
    'My query on a Postgres table with 80 million rows takes nine seconds although there is an index on the column. EXPLAIN says seq scan. What could be the reason, and is it worth running ANALYZE first?': `${NOTHING} ! neon supabase planetscale amazonaws.com:pi google-bigquery amazonaws.com:rds`,
    'I am a freelancer and work from my bedroom three days a week. Can I deduct a part of the rent, or does the tax office want a separate room for that? My neighbor says that he does it every year.': `${NOTHING} ! taxjar avalara freshbooks rentcast freeagent taxamo.com`,
    'We argue in the team whether new endpoints should be GraphQL or REST. Five clients, two of them mobile, one database. I would like to hear what speaks for each of the two and what you would do.': `${NOTHING} ! commercetools amazonaws.com:appsync linear contentful postman json-placeholder rest-countries`,
    'At 44, after twenty years of sales, I am thinking of becoming a carpenter. The savings last for eighteen months and my wife is skeptical. Is that brave or stupid, and how would one start?': `${NOTHING} ! salesforce salesloft amazonaws.com:savingsplans pipedrive apacta.com adzuna fred`,
    'A regex for dates like 3.11.2026 or 03.11.26, but it must not match version numbers like 1.2.3. I use it in Python and each attempt either takes too much or nothing at all.': `${NOTHING} ! googleapis.com:versionhistory nager-date google-calendar e2b apptigent.com spinbot.net`,
  },
};
