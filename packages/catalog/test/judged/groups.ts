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
  'quickbooks xero freshbooks netsuite e-conomic.com bigredcloud.com merge codat.io:* apideck.com:accounting visma.net';
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
export const FILMS = 'tmdb omdbapi.com trakt.tv tvmaze.com rottentomatoes.com thetvdb.com';
export const HOTELS =
  'booking-com expedia-rapid duffel tripadvisor impala.travel:hotels hetras-certification.net:*';
export const TRANSIT =
  'navitia transitland tfl.gov.uk wmata.com:* ptv.vic.gov.au transitfeeds.com bkk.hu deutschebahn.com:* google-maps-platform here departureboard.io';
export const WEARABLES = 'terra oura withings google-health strava googleapis.com:fitness';
export const NEWS =
  'newsapi gnews the-guardian new-york-times nytimes.com:* tavily brave-search serpapi serper perplexity microsoft.com:cognitiveservices-NewsSearch gov.bc.ca:news';
export const SHOPS =
  'shopify woocommerce bigcommerce commercetools adobe-commerce webflow magento.com vtex.local:* jumpseller.com apideck.com:ecommerce square';
export const OPEN_BANKING =
  'plaid tink truelayer nordigen.com yodlee.com openbankingproject.ch openbanking.org.uk:* afterbanks.com codat.io:* wealthreader.com biapi.pro';
export const SUBSCRIPTIONS =
  'stripe chargebee paddle paypal square mollie gocardless adyen braintree razorpay lemon-squeezy polar mercado-pago paystack flutterwave authorize-net klarna revenuecat zuora.com';
export const GPU_HOSTS =
  'replicate fal together-ai fireworks-ai hugging-face google-vertex-ai groq cerebras amazonaws.com:sagemaker googleapis.com:ml';
export const IMAGE_MAKERS =
  'openai stability-ai black-forest-labs replicate fal google-gemini google-vertex-ai together-ai amazon-bedrock azure-openai fireworks-ai xai runway openrouter';
