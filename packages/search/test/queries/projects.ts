import {
  LANGUAGE_MODELS,
  MAPS,
  PARCELS,
  PAYMENTS,
  TEXT_MESSAGES,
  TRANSCRIBERS,
} from '#test/queries/groups.ts';

/** Several requirements in one text; each needs a result of its own. */
export const PROJECTS: Record<string, string> = {
  'Booking site for a dentist: patients choose a slot, get a reminder by sms and pay a deposit with card': `calendly google-calendar cal-com onsched.com:consumer square + ${TEXT_MESSAGES} + ${PAYMENTS}`,
  'We build a second hand clothes marketplace. Sellers upload pictures, buyers pay, seller receives money, we print a parcel label.':
    'stripe adyen paypal mollie + easypost shippo shipengine sendcloud shipstation.com + cloudinary amazon-s3 imgix uploadcare supabase',
  'slack bot which summarises long threads and answers from our confluence wiki': `slack + ${LANGUAGE_MODELS} + confluence notion jira`,
  'podcast site with full transcripts, search in them and newsletter for new episodes': `${TRANSCRIBERS} + algolia typesense meilisearch elasticsearch + mailchimp brevo klaviyo kit sendgrid`,
  'delivery app: live driver position, best route with many stops, push message when the courier is near':
    'google-maps-platform mapbox here graphhopper tomtom radar + firebase onesignal twilio pusher ably googleapis.com:fcm',
  'AI phone agent that picks up calls, understands callers and writes appointments in google calendar':
    'twilio vonage telnyx vapi retell-ai plivo + google-calendar',
  'Dashboard with stock quotes, company news and currency conversion':
    'finnhub alpha-vantage polygon twelve-data financial-modeling-prep + newsapi finnhub gnews new-york-times the-guardian nytimes.com:archive nytimes.com:books_api nytimes.com:geo_api nytimes.com:most_popular_api nytimes.com:movie_reviews polygon alpha-vantage + open-exchange-rates exchangerate-api.com wise alpha-vantage frankfurter twelve-data',
  'Online course platform with video lessons, quizzes, certificates and yearly subscription': `mux vimeo cloudflare + ${PAYMENTS} chargebee`,
  'extract line items from supplier invoices and push them to quickbooks':
    'amazon-textract google-document-ai azure-ai-document-intelligence mindee llamaparse taggun.io veryfi + quickbooks',
  'fitness app reads steps and sleep from wearables, suggests meals with calories':
    'strava oura terra withings + spoonacular edamam calorieninjas.com open-food-facts usda-fooddata-central',
  'real estate portal: geocode addresses, show listings on map, estimate price, contact agent by whatsapp': `${MAPS} + rentcast simplyrets.com + whatsapp-business twilio vonage`,
  'HR tool: post vacancy, parse CVs, schedule interviews, sign contract':
    'greenhouse lever ashby workable bamboohr apideck.com:ats linkedin + docusign dropbox-sign adobe-acrobat-sign pandadoc',
  'listen to a customer call and tell me if he was upset': `${TRANSCRIBERS} + assemblyai deepgram amazon-comprehend google-cloud-natural-language azure-ai-language openai gladia speechmatics`,
  'A dating app: photo moderation, chat between matches, push when a new match comes, and monthly subscription through app stores':
    'sightengine amazon-rekognition google-cloud-vision azure-ai-content-safety openai azure-ai-vision + stream sendbird pubnub ably + onesignal firebase amazon-sns + revenuecat',
  'Internal tool that reads incoming mails of support, classifies them with AI, opens a jira ticket and posts in slack': `gmail microsoft-graph nylas + ${LANGUAGE_MODELS} + jira + slack`,
  'travel blog with a live map of the trip, hotel tips and currency rates': `${MAPS} + booking-com expedia-rapid tripadvisor duffel + open-exchange-rates frankfurter wise exchangerate-api.com twelve-data`,
  'Tenants upload the rental contract as scan, we pull out rent and names and check identity by passport':
    'amazon-textract google-document-ai azure-ai-document-intelligence llamaparse mindee unstructured adobe-pdf-services + onfido persona sumsub veriff stripe',
  'e-scooter rental: unlock by qr code, position of scooters, charge per minute': `google-maps-platform mapbox here radar + ${PAYMENTS} klarna`,
  'RAG assistant for lawyers with citations from court decisions': `${LANGUAGE_MODELS} + courtlistener unicourt.com`,
  'webshop for t-shirts printed on order with delivery tracking':
    'printful + shopify woocommerce bigcommerce commercetools stripe + aftership easypost shippo shipengine',
  'Voice notes app: record, transcribe, summarise and save to notion': `${TRANSCRIBERS} + ${LANGUAGE_MODELS} + notion`,
  'marketplace: sellers get paid, parcels are tracked, chat between people': `${PAYMENTS} + ${PARCELS} aftership + sendbird stream pubnub pusher ably`,
  'Recipe app that reads a photo of the fridge and says the calories': `google-cloud-vision openai google-gemini azure-ai-vision amazon-rekognition anthropic + spoonacular edamam usda-fooddata-central calorieninjas.com open-food-facts`,
};
