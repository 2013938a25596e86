import type { Concept } from '#src/concept.ts';

export const AI: Concept[] = [
  {
    name: 'large language model',
    category: 'ai',
    says: 'llm, language model, gpt, chat completion, text generation, generate text, generative ai, ai model, foundation model, ai assistant, ai writing, write text, prompt engineering, draft texts, rewrite text, paraphrase, write articles, content writing, write product descriptions, answer in natural language, generate answers, chat model, chat models, language models, ai text, llms, llm api, ai chat, ai completions, text model, ai answers, language model api, gen ai, genai, ai powered, ai api, ai models, ai features, classify with ai, write with ai, generate with ai, summarise with ai, answer with ai, analyse with ai, product descriptions, generate descriptions, descriptions from keywords, draft replies, draft answers, rewrite texts, chat with a model, in simple words, in plain words, into plain words, in easy words, explain contracts, points out, risky clauses, answer like, write a reply, writes replies, suggest replies, write emails, writes emails, turn notes into, ideas for, invent a story, write a story, write stories, writes stories, write poems',
    supports:
      'prompts, explain, copilot, reasoning, write me, plain english, plain language, with ai, using ai, use ai, by ai, add ai, email drafts',
  },
  {
    name: 'chatbot',
    category: 'ai',
    says: 'chatbot, chat bot, conversational ai, conversational agent, virtual assistant, ai agent, voice assistant, conversational interface, question bot, answer visitors, digital assistant, answer the questions of clients, bot that answers',
    supports: 'assistant, talk to users, bot',
    implies: { 'large language model': 0.9 },
  },
  {
    name: 'question answering',
    category: 'ai',
    says: 'question answering, answer questions, answering questions, answers questions, answer customer questions, q a, rag, retrieval augmented generation, retrieval augmented, ask questions, chat with documents, chatbot over pdf documents, chatbot over documents, ask my documents, ask my data, ask my database, faq, chat with pdf, chat with my documents, talk to my documents, answer from documents, answers from our wiki, answers from our documents, answer the questions, answers the questions',
    implies: { 'large language model': 0.9, embeddings: 0.4, 'vector database': 0.4 },
  },
  {
    name: 'embeddings',
    category: 'ai',
    says: 'embedding, embeddings, vector embeddings, semantic search, similarity search, semantic similarity, rerank, reranking, similar articles, similar documents, similar texts, similar items, meaning of texts, search by meaning, similar images, find duplicates, duplicate photos, near duplicates, similar photos, duplicate images, look alike, similar pictures, similar products by picture',
    supports: 'find similar, by meaning',
    implies: { 'vector database': 0.7 },
  },
  {
    name: 'vector database',
    category: 'database',
    alsoIn: ['ai', 'search'],
    says: 'vector database, vector store, vector search, vector index, store vectors, nearest neighbour, vector db, vector dbs, vector databases, ann search',
  },
  {
    name: 'document parsing',
    category: 'documents',
    says: 'document parsing, pdf document, pdf documents, pdf parsing, parse pdf, parse pdfs, read pdf, read pdfs, pdf extraction, extract text from pdf, document extraction, document understanding, text extraction, extract data from documents, documents to markdown, document to text, parse documents, document ai, document processing, pdf text, contracts into data, resume parser, tables from documents, read documents, extract fields, pdf bill, pdf bills, table out of, tables out of, table from a pdf, data out of pdf, read invoices from pdf, scans of documents, scanned contract, scanned contracts, scanned pages, pull out of documents, uploaded documents, out of contracts, upload a cv, upload their cv, read a cv, read cvs, cv into, resume into, fills itself in, data from a cv',
    supports: 'pdf, pdf files, word files, as scan',
  },
  {
    name: 'OCR',
    category: 'documents',
    says: 'ocr, optical character recognition, scan receipts, receipt scanning, scanned documents, scanned invoices, scanned paper, text from images, text recognition, text detection, invoice parsing, read invoices, handwriting, read text in photos, paper forms, handwritten notes, digitise paper, text on the picture, text on pictures, text on a picture, text in pictures, text in images, text in photos, text from pictures, text from photos, recognise text, recognize text, recognition of text, read text from images, extract text from images, image to text, line items, extract line items, supplier invoices, receipts scanner, receipt scanner, scan a receipt, photo of a receipt, photos of receipts, typewritten, read text from, read the text, text from a photo, text out of images, scanned receipts, read receipts, receipts into, amounts from receipts, totals from receipts, invoice data, invoice capture, read supplier bills, bills into data, scan invoices, scan bills, photo of a bill, business cards',
    supports: 'receipt, receipts, business card, id card',
    implies: { 'document parsing': 0.4 },
  },
  {
    name: 'PDF generation',
    category: 'documents',
    says: 'generate pdf, generate pdfs, html to pdf, pdf generation, create pdf, create pdfs, convert to pdf, fill pdf, pdf filling, document generation, generate documents, make pdf, make pdfs, pdf invoices, pdf from html, pdf from template, html into pdf, pdf reports, word to pdf, as pdf, html template, to pdf, into pdf, pdf template, pdf out of, as a pdf, fill out a pdf, pdf form, pdf forms, fill pdf forms, fill in pdf, fill in a pdf, print to pdf, as pdfs',
  },
  {
    name: 'file conversion',
    category: 'documents',
    says: 'convert files, file conversion, convert documents, document conversion, convert file formats, convert a file, file converter, format conversion, change file format, to jpg, to png, to webp, to mp3, to mp4, to docx, to epub, to csv, heic',
  },
  {
    name: 'image generation',
    category: 'ai',
    says: 'image generation, generate image, generate images, text to image, create images, ai art, stable diffusion, make pictures, pictures from a description, product pictures, make images, image from text, illustration from text, logo generator, text to picture, pictures from text, image from a sentence, picture from a sentence, ai images, ai pictures, image generator, make a logo, create a logo, logo from, generate a logo, generate a picture, generate pictures, generate an image, picture from text',
    supports: 'art, draw, drawing, avatars, cartoon',
  },
  {
    name: 'image recognition',
    category: 'ai',
    says: 'image recognition, computer vision, object detection, image classification, image analysis, label images, image understanding, recognise objects, detect objects, what is in a picture, tag photos, image tagging, recognize objects, identify plants, what a photo shows, describe pictures, describe images, caption images, count people, which plants, plant identification, recognise plants, recognize plants, what is on a photo, damaged cars, photos of damage, photo of the damage, damage photos, photos of the damage, what is in photos, recognise animals, recognise plants in, tags for photos, read a photo of, photo of the fridge, understand images, sort photos, photo of a plant, photo of a plate, photo of an animal, photo of food, photos of food, food in a photo, animal in a photo, what is in the photo, point the camera, points the camera, point the phone, what they photograph, photographing, count objects, count the people, from a picture, from photos, recognises the',
    supports:
      'vision, photo shows, in a photo, on this picture, in this picture, from a photo, read a photo, visual search, reads a photo',
  },
  {
    name: 'face recognition',
    category: 'ai',
    says: 'face recognition, facial recognition, face detection, detect faces, recognise faces, recognize faces, find faces, compare faces, match faces, blur faces, face match, face matching, facial, who is in a photo, by face, same face, same person in, same person on, face matches, count faces, find people in photos, visitors by face, faces in photos, faces in pictures, faces in images, faces in uploaded images',
    supports: 'faces',
  },
  {
    name: 'background removal',
    category: 'media',
    says: 'background removal, remove background, remove the background, remove backgrounds, cut out background, transparent background, change the background, swap the background, white background, replace the background, background behind',
    supports: 'background, cut out',
  },
  {
    name: 'content moderation',
    category: 'ai',
    says: 'content moderation, moderation, toxicity, nsfw, hate speech, profanity, unsafe content, swear words, filter comments, nudity, nude, porn, adult content, user generated content, trust and safety, filter insults, comment moderation, moderate comments, toxic comments, toxic messages, toxic content, toxic, abusive comments, offensive language, insults in comments, nude pictures, nude photos, naked, unsafe images, explicit images, explicit content, violent images, moderate images, moderate photos, moderate uploads, filter images, image moderation, photo moderation, rude, rude messages, hateful comments, bullying',
    supports:
      'moderate, offensive, abusive, insults, harassment, gore, insulting, bad words, inappropriate content',
  },
  {
    name: 'sentiment analysis',
    category: 'ai',
    says: 'sentiment analysis, sentiment, opinion mining, tone of voice, analyse sentiment, analyze sentiment, analysing sentiment, happy or angry, customer mood, positive or negative, review is positive, reviews are positive, opinion of customers, what customers feel, customer feelings, unhappy customers, satisfied or not, was upset, were upset, is upset',
    supports: 'emotion, emotions, mood, angry, upset, frustrated, is positive, is negative',
    implies: { 'text analysis': 0.3 },
  },
  {
    name: 'text analysis',
    category: 'ai',
    says: 'text analysis, text analytics, natural language processing, nlp, entity extraction, named entity, entity recognition, keyword extraction, topic detection, text classification, classify text, categorise texts, categorize texts, label texts, tag texts, pii, redact, redaction, anonymise texts, anonymize texts, remove personal data, personal data in texts, mask personal data, mask names, remove names from',
    supports: 'linguistic, classify, classification, classifies, sort mails, natural language',
  },
  {
    name: 'summarization',
    category: 'ai',
    says: 'summarization, summarise, summarize, summarisation, tldr, shorten articles, shorten text, key points',
    supports: 'digest, summary, summaries',
    implies: { 'large language model': 0.8 },
  },
  {
    name: 'speech to text',
    category: 'speech',
    says: 'speech to text, speech recognition, transcribe, transcription, transcript, transcripts, stt, asr, voice to text, subtitles, captions, captioning, transcribe audio, audio transcription, audio recordings, dictation, meeting notes, audio intelligence, recognise speech, voice notes, voice memos, spoken words, live captions, voice commands, minutes of a meeting, typed text from voice, record and transcribe, dictate, voice into text, speech into text, audio to text, audio into text, voice recognition, transcribing, who said what, diarization, record into words, call recordings, listen to calls, phone recordings, voicemail, voicemails, recordings of calls, recorded conversations, recorded meetings, call transcripts, transcribe calls, recordings into text, interview recordings, minutes from a recording, audio files into text, audio file to text, what was said, speech, shows as text, radio as text, get it as text, recorded and written, records into text, text of a recording, lectures as text, lectures into text, interviews as text, podcast as text, text while it plays, podcasts into text, recording as text, audio as text, meetings as text',
    supports:
      'write down, customer calls, customer call, sales calls, interviews into text, speaker names, spoken language',
  },
  {
    name: 'text to speech',
    category: 'speech',
    says: 'text to speech, tts, speech synthesis, voice synthesis, voiceover, voice over, read aloud, narration, narrate, narrated, narrated audio, voice cloning, audiobook, spoken audio, voice for my app, speak text, audio version, robot voice, bedtime story aloud, aloud, audio guide, reads aloud, read it to me, make my app talk, speech output, voice output, read to me, read to her, read to him, read texts, hear the text, voice of a text, reads web pages, read web pages to, reads articles to, reads the text, poor eyesight, reads stories, reads bedtime, reads emails to, reads messages to, reads out, listen to the article, in the voice of, hear articles',
    supports: 'voices, spoken, talking, speaking, announcements, read out, voice',
  },
  {
    name: 'code generation',
    category: 'ai',
    says: 'code generation, generate code, code completion, write code, code assistant',
    implies: { 'large language model': 0.8 },
  },
  {
    name: 'model hosting',
    category: 'ai',
    says: 'run models, host models, model hosting, model inference, inference, open source models, open models, fine tuning, fine tune, train model, train models, machine learning, deep learning, ml model, run llama, gpu inference, serverless gpu, host llama, self hosted models, open weights, gpus, gpu, run our own model, host our model, train a model, run open models',
    supports: 'predictions',
  },
  {
    name: 'video generation',
    category: 'ai',
    says: 'video generation, generate video, generate videos, text to video, avatar video, ai video, ai videos, video from text, text into video, avatar videos, video avatars, talking head, video translation, dubbing, dub videos, dub a video',
  },
  {
    name: 'music recognition',
    category: 'media',
    says: 'music recognition, recognise songs, audio fingerprint, identify songs, recognise a song, recognize a song, identify a song, what song, which song, song recognition, name of a song, song is playing, what is the song, what is this song, name the song',
  },
  {
    name: 'translation',
    category: 'translation',
    says: 'translation, translate, translating, machine translation, localisation, localization, multilingual, translator, another language, other languages, foreign languages, into english, into french, into german, into spanish, bilingual, from german, from english, from french, from spanish, in polish, into polish, into japanese, into chinese, into italian, translations, translate text, many languages, several languages, multiple languages, different languages, five languages, three languages, two languages, in their own language, in my language, in their language, into their language, own language, in many languages, in several languages, in three languages, in four languages, in five languages, language of the guest, language of the reader, language of the visitor, speak different languages, do not share a language',
  },
  {
    name: 'language detection',
    category: 'translation',
    says: 'language detection, detect language, language identification, which language',
  },
  {
    name: 'spell checking',
    category: 'documents',
    says: 'spell check, spelling, grammar, grammar check, proofreading, spell checking, spelling mistakes, grammar mistakes, correct texts, writing assistant, mistakes in emails, mistakes in texts, has mistakes, mistakes in my text, check my english, typos in, find typos',
    supports: 'mistakes, typos',
  },
  {
    name: 'plagiarism detection',
    category: 'documents',
    says: 'plagiarism, ai content detection, copied passages, copied texts, copied text, copied from, written by ai, ai written',
  },
  {
    name: 'web search',
    category: 'search',
    says: 'web search, search engine results, serp, google search, search the web, internet search, google results, up to date answers, search google, look up on the web, internet answers, web search for agents, search for agents, search api for agents, search for llms, live web results, web results, browse the web, internet access for agents, search the internet, look up on the internet, results of google, fresh web results, sources from the web, answers from the web',
    supports: 'search results, search engine',
  },
  {
    name: 'site search',
    category: 'search',
    says: 'full text search, site search, product search, search for my site, instant search, search box, typo tolerant search, faceted search, search as you type, search index, searchable, make searchable, search our pages, search in my app, search function, search products, search in our shop, search our catalogue, typo tolerant, search bar, product finder, search our docs, search over our, search inside our, filter products, find products, search for our',
    supports: 'autocomplete',
  },
  {
    name: 'web scraping',
    category: 'search',
    says: 'web scraping, scrape, scraping, scraper, crawl, crawler, crawling, web data extraction, extract data from websites, web pages to markdown, extract website content, website content, scrape websites, scrape data, web crawler, web pages into text, html to markdown, content of web pages, read web pages, text of web pages, extract from websites, content from websites, url to markdown, page to markdown, pages to markdown, prices from other shops, read other websites, text of a page, data from websites, website to json, extract from web pages, competitors prices, competitor s prices, prices of competitors, competitors price, prices from other sites, watch a page for changes, page changes, watch prices, monitor prices, read product pages',
  },
  {
    name: 'screenshots',
    category: 'developer-tools',
    says: 'screenshot, screenshots, website screenshot, take screenshots, webpage image, headless browser, browser automation, picture of a web page, picture of a website, image of a web page, capture web pages, page capture, pictures of web pages, image of a website',
  },
  {
    name: 'recommendation engine',
    category: 'ai',
    says: 'recommendation engine, product recommendations, personalisation, personalization, personalised recommendations, users also bought, recommend products, suggest products, similar products, product suggestions, suggest items, item suggestions',
  },
  {
    name: 'LLM gateway',
    category: 'ai',
    alsoIn: ['developer-tools'],
    says: 'llm gateway, ai gateway, llm router, llm routing, model router, model routing, llm proxy, many models one key, one key for many models, multiple llm providers, model fallback, switch between models, unified llm api, openai compatible',
    implies: { 'large language model': 0.4 },
  },
  {
    name: 'LLM observability',
    category: 'monitoring',
    alsoIn: ['ai'],
    says: 'llm observability, llm monitoring, prompt management, prompt versions, llm tracing, trace prompts, llm evaluation, evaluate prompts, token costs, llmops, ai observability',
  },
  {
    name: 'voice agents',
    category: 'communication',
    alsoIn: ['ai', 'speech'],
    says: 'voice agent, voice agents, phone agent, ai phone agent, ai receptionist, voice bot, voice bots, phone bot, ai phone calls, ai caller, conversational voice, answers the phone, picks up calls, talking agent, robot phone, robot calls, automated calls, robocalls, automatic phone calls',
    implies: { 'voice calls': 0.5, 'speech to text': 0.3, 'text to speech': 0.3 },
  },
  {
    name: 'code execution',
    category: 'developer-tools',
    alsoIn: ['ai'],
    says: 'code execution, run untrusted code, execute code, code interpreter, sandbox for code, sandboxes, code sandbox, run generated code, run python, agent sandbox',
  },
];
