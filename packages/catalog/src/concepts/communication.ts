import type { Concept } from '#src/concept.ts';

export const COMMUNICATION: Concept[] = [
  {
    name: 'SMS',
    category: 'messaging',
    says: 'sms, text message, text messages, send sms, mms, sms notifications, short message, bulk sms, by text, texts, text customers, text reminders, short messages, sms codes, text alerts, message phones, message on phone, text the customer, text my customers, get a text, send a text, sms reminder, sms gateway, text to phone, mass text, texting',
  },
  {
    name: 'voice calls',
    category: 'communication',
    says: 'voice call, voice calls, phone call, phone calls, telephony, ivr, call centre, call center, phone numbers, phone number, make calls, sip, voip, call recording, programmable voice, caller, callers, call customers, hotline, switchboard, voice menu, telephone, phone menu, forward calls, call forwarding, sip trunk, sip trunking, phone system, pbx, dial, outbound calls, inbound calls, call somebody, pick up calls, phone line, phone calling, calling customers',
  },
  {
    name: 'WhatsApp',
    category: 'messaging',
    says: 'whatsapp, whatsapp business, whatsapp messages',
  },
  {
    name: 'verification codes',
    category: 'security',
    says: 'one time password, one time passcode, otp, phone verification, two factor, two factor authentication, 2fa, mfa, verification code, verification codes, verify phone, multi factor',
    implies: { SMS: 0.3 },
  },
  {
    name: 'phone lookup',
    category: 'communication',
    says: 'phone lookup, number lookup, phone validation, phone number validation, validate phone, carrier lookup, caller id, who is calling, caller name, who is the caller, phone number lookup, caller lookup, number verification, whose number',
  },
  {
    name: 'transactional email',
    category: 'email',
    says: 'transactional email, send email, send emails, email sending, email delivery, email api, smtp, sending emails, password reset emails, email notifications, mail delivery, confirmation emails, email, welcome email, welcome emails, mail users, receipts by mail, password reset, e mail, order confirmations, order confirmation, send mail, send mails, verification email, email receipts, smtp relay, mail server, mailer, notification mails, system mails, mails, mail api, mail sending, e mails, emails',
  },
  {
    name: 'email marketing',
    category: 'marketing',
    says: 'email marketing, newsletter, newsletters, email campaign, email campaigns, mailing list, mailing lists, subscribers, campaigns by email, drip campaign, marketing emails, mail campaign, mail campaigns, audience, bulk mail, bulk email, newsletter for, email newsletter, mass mailing, mass emails, bulk mails, mailings',
    implies: { 'marketing automation': 0.3 },
  },
  {
    name: 'email verification',
    category: 'email',
    says: 'email verification, verify email addresses, email validation, validate email, validate email addresses, check email, disposable email, real email, is this email real, bounce, bounces, email address real',
  },
  {
    name: 'mailbox access',
    category: 'email',
    says: 'read email, mailbox, inbox, imap, read emails, outlook mail, mailboxes, imap access, gmail inbox, email inbox, inboxes, sync emails, read mails, read the mails, incoming mail, incoming emails, email client, parse emails, parsing emails, inbound email',
  },
  {
    name: 'push notifications',
    category: 'messaging',
    says: 'push notification, push notifications, web push, mobile push, app notifications, notifications to phones, notify phones, phone notification, browser notifications, push message, push messages, push to phone, push alerts, mobile notifications, push when, push if, send a push',
  },
  {
    name: 'notifications',
    category: 'messaging',
    says: 'notifications, notify, alerts, alerts to users, reminders, multichannel notifications, notification, notification center, notification feed, in app notifications, in app inbox, message when, reminder',
    implies: { 'push notifications': 0.5, SMS: 0.4, 'transactional email': 0.4 },
  },
  {
    name: 'team chat',
    category: 'messaging',
    says: 'team chat, team messages, chat messages, channel messages, post messages to channels, workplace chat, send messages to channel, discord bot, chat app bot, team notifications, messaging, instant messaging, channel, channels, bot in our chat, post in our chat, workspace messages',
  },
  {
    name: 'in-app chat',
    category: 'messaging',
    says: 'in app chat, chat in my app, chat for my app, chat sdk, chat api, user to user chat, messaging between users, activity feeds, chat application, chat between users, chat between people, chat between members, chat between buyer and seller, chat between buyers and sellers, users chat, people chat with each other, chat room, chat rooms, direct messages, chat feature, live chat between users, messenger in my app, messaging app, chat backend',
  },
  {
    name: 'video calls',
    category: 'video',
    says: 'video conferencing, video call, video calls, video meeting, video meetings, webinar, webinars, online meetings, video chat, meetings, webrtc, screen sharing, video consultation, telehealth, remote meetings, group calls, video sdk, video call sdk, video rooms, voice rooms, video conference, online classes, videochat, video consultations, host a webinar, host webinars',
  },
  {
    name: 'realtime messaging',
    category: 'developer-tools',
    says: 'realtime, real time messaging, websocket, websockets, pub sub, publish subscribe, live updates, presence, realtime updates, mqtt, web socket, pubsub, pub sub messaging, live data, server sent events, push updates to browsers, live dashboard updates, mqtt broker, realtime data, realtime chat, live location updates, real time updates',
  },
  { name: 'fax', category: 'communication', says: 'fax, faxes, send fax' },
  {
    name: 'postal mail',
    category: 'communication',
    says: 'postal mail, letters, postcards, direct mail, print and mail, handwritten',
  },
  {
    name: 'marketing automation',
    category: 'marketing',
    says: 'marketing automation, customer engagement, customer journeys, customer messaging, lifecycle marketing, segments, audience segments, campaign, campaigns, marketing',
  },
  {
    name: 'advertising',
    category: 'marketing',
    says: 'advertising, ads, ad campaigns, ad campaign, advertise, ad spend, ad performance, paid search, ppc, advertiser, display ads, ad reporting',
  },
  {
    name: 'SEO',
    category: 'marketing',
    says: 'seo, search engine optimisation, search engine optimization, backlinks, keyword research, rank tracking, domain authority, keywords ranking, rank in google, search ranking, search rankings, keywords, google ranking',
  },
  {
    name: 'social media posting',
    category: 'social',
    says: 'post to social media, social media posting, schedule posts, social networks, social network, publish posts, social media management, social posts, social media, post tweets, tweets, facebook pages, instagram posts, social, post automatically, tweet, hashtags, followers, influencer, influencers, comments, reply to comments, instagram comments, social accounts, stories, reels, cross posting, cross post, post on all networks, post to all networks, publish on instagram, publish to instagram, schedule tweets, schedule social posts, followers count',
  },
  {
    name: 'social listening',
    category: 'social',
    says: 'social listening, brand mentions, mentions, brand monitoring, social media monitoring, social analytics',
  },
  {
    name: 'affiliate marketing',
    category: 'marketing',
    says: 'affiliate, affiliates, link tracking, attribution',
  },
  {
    name: 'URL shortener',
    category: 'developer-tools',
    says: 'url shortener, shorten urls, shorten links, short links, link shortener, url shortening, link shortening, short url, short urls',
  },
  {
    name: 'lead generation',
    category: 'marketing',
    says: 'lead generation, generate leads, find email addresses, find emails, prospecting, sales leads, leads, outreach, enrich leads, b2b contacts, contact data, sales intelligence, b2b emails, emails by domain, work email, prospects, contact details, email finder, find email, find emails of people, find contacts, find the email',
  },
  {
    name: 'company data',
    category: 'data-enrichment',
    says: 'company data, company information, firmographics, data enrichment, enrichment, enrich, business data, company profiles, business registry, company registry, companies house, company search, funding rounds, company research, turnover, annual turnover, company financials, employees of a company, firm, firms, vat registration, who owns, director, directors, company directors, shareholders, company register, founders, founded companies, who founded, company officers, vat id, registered companies, company number, trade register, commercial register, corporate data, company logo, company logos, company size, about a company, logo of a company',
  },
  {
    name: 'CRM',
    category: 'crm',
    says: 'crm, customer relationship management, customer relationship, sales pipeline, pipeline, deals and contacts, lead management, contacts, manage customers, accounts and opportunities, sales crm, customer records, sales team, opportunities, customer list, deals, leads and deals, track leads, customer database, sales process, customer contacts, who buys what, clients database, client database, list of clients, customer management, manage clients, client records',
  },
  {
    name: 'customer support',
    category: 'customer-support',
    says: 'customer support, help desk, helpdesk, support tickets, ticketing system, live chat, customer service, support ticket, tickets, knowledge base articles, support agents, complaints, support inbox, support chat, customer questions, customer inquiries, answer customers, customer tickets, support desk, returns desk, customer support tickets, help center, service desk, itsm, contact centre, shared inbox, support mailbox',
  },
];
