import type { Concept } from '#src/concept.ts';

export const AI: Concept[] = [
  {
    name: 'large language model',
    category: 'ai',
    says: 'llm, language model, gpt, chat completion, text generation, generate text, generative ai, ai model, foundation model, ai assistant, copilot, ai writing, write text, prompts, prompt engineering, plain english, plain language, write me, draft texts, rewrite text, paraphrase, reasoning, write articles, content writing, write product descriptions, answer in natural language, explain, generate answers, email drafts, chat model, chat models, language models, ai text, llms, llm api, ai chat, ai completions, text model, ai answers, language model api, gen ai, genai, with ai, using ai, use ai, by ai, ai powered, ai api, ai models, ai features, add ai',
  },
  {
    name: 'chatbot',
    category: 'ai',
    says: 'chatbot, chat bot, conversational ai, conversational agent, virtual assistant, ai agent, voice assistant, conversational interface, question bot, answer visitors, talk to users, assistant, digital assistant',
    implies: { 'large language model': 0.9 },
  },
  {
    name: 'question answering',
    category: 'ai',
    says: 'question answering, answer questions, answering questions, answers questions, answer customer questions, q a, rag, retrieval augmented generation, retrieval augmented, ask questions, chat with documents, chatbot over pdf documents, chatbot over documents, ask my documents, ask my data, ask my database, faq, chat with pdf, chat with my documents, talk to my documents, answer from documents, answers from our wiki, answers from our documents',
    implies: { 'large language model': 0.9, embeddings: 0.4, 'vector database': 0.4 },
  },
  {
    name: 'embeddings',
    category: 'ai',
    says: 'embedding, embeddings, vector embeddings, semantic search, similarity search, semantic similarity, rerank, reranking, similar articles, by meaning, find similar, similar documents, similar texts, similar items, meaning of texts, search by meaning, similar images',
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
    says: 'document parsing, pdf document, pdf documents, pdf parsing, parse pdf, parse pdfs, read pdf, read pdfs, pdf extraction, extract text from pdf, document extraction, document understanding, text extraction, extract data from documents, documents to markdown, document to text, parse documents, document ai, document processing, pdf text, pdf files, pdf, word files, contracts into data, resume parser, tables from documents, read documents, extract fields, pdf bill, pdf bills, table out of, tables out of, table from a pdf, data out of pdf, read invoices from pdf, as scan, scans of documents, scanned contract, scanned contracts, scanned pages, pull out of documents, uploaded documents, out of contracts',
  },
  {
    name: 'OCR',
    category: 'documents',
    says: 'ocr, optical character recognition, scan receipts, receipt, receipts, receipt scanning, scanned documents, scanned invoices, scanned paper, text from images, text recognition, text detection, invoice parsing, read invoices, handwriting, read text in photos, business card, id card, paper forms, handwritten notes, digitise paper, text on the picture, text on pictures, text on a picture, text in pictures, text in images, text in photos, text from pictures, text from photos, recognise text, recognize text, recognition of text, read text from images, extract text from images, image to text',
    implies: { 'document parsing': 0.4 },
  },
  {
    name: 'PDF generation',
    category: 'documents',
    says: 'generate pdf, generate pdfs, html to pdf, pdf generation, create pdf, create pdfs, convert to pdf, fill pdf, pdf filling, document generation, generate documents, make pdf, make pdfs, pdf invoices, pdf from html, pdf from template, html into pdf, pdf reports, word to pdf',
  },
  {
    name: 'file conversion',
    category: 'documents',
    says: 'convert files, file conversion, convert documents, document conversion, convert file formats',
  },
  {
    name: 'image generation',
    category: 'ai',
    says: 'image generation, generate image, generate images, text to image, create images, ai art, image editing, stable diffusion, art, make pictures, pictures from a description, product pictures, draw, drawing, make images, image from text, illustration from text, logo generator, avatars, cartoon, text to picture, pictures from text, image from a sentence, picture from a sentence, ai images, ai pictures, image generator',
  },
  {
    name: 'image recognition',
    category: 'ai',
    says: 'image recognition, computer vision, object detection, image classification, image analysis, vision, label images, image understanding, recognise objects, detect objects, what is in a picture, tag photos, image tagging, recognize objects, identify plants, visual search, what a photo shows, describe pictures, describe images, caption images, count people, photo shows, which plants, plant identification, recognise plants, recognize plants, on this picture, in this picture, in a photo, what is on a photo, reads a photo, read a photo, from a photo',
  },
  {
    name: 'face recognition',
    category: 'ai',
    says: 'face recognition, facial recognition, face detection, faces',
  },
  {
    name: 'background removal',
    category: 'media',
    says: 'background removal, remove background, remove the background, remove backgrounds, cut out background, transparent background, change the background, swap the background, white background, replace the background, background behind',
  },
  {
    name: 'content moderation',
    category: 'ai',
    says: 'content moderation, moderation, moderate, toxicity, nsfw, hate speech, profanity, unsafe content, insults, offensive, abusive, bad words, swear words, harassment, filter comments, nudity, nude, porn, adult content, user generated content, trust and safety, inappropriate content, gore, filter insults, insulting, comment moderation, moderate comments',
  },
  {
    name: 'sentiment analysis',
    category: 'ai',
    says: 'sentiment analysis, sentiment, emotion, emotions, opinion mining, tone of voice, analyse sentiment, analyze sentiment, analysing sentiment, mood, happy or angry, customer mood, positive or negative, is positive, is negative, review is positive, reviews are positive, opinion of customers, what customers feel, customer feelings, angry, upset, unhappy customers, satisfied or not, frustrated',
    implies: { 'text analysis': 0.3 },
  },
  {
    name: 'text analysis',
    category: 'ai',
    says: 'text analysis, text analytics, natural language processing, natural language, nlp, entity extraction, named entity, entity recognition, keyword extraction, topic detection, text classification, classify text, linguistic, classify, classification, classifies, categorise texts, categorize texts, label texts, sort mails, tag texts',
  },
  {
    name: 'summarization',
    category: 'ai',
    says: 'summarization, summarise, summarize, summary, summaries, summarisation, tldr, shorten articles, shorten text, key points, digest',
    implies: { 'large language model': 0.8 },
  },
  {
    name: 'speech to text',
    category: 'speech',
    says: 'speech to text, speech recognition, transcribe, transcription, transcript, transcripts, stt, asr, voice to text, subtitles, captions, captioning, transcribe audio, audio transcription, audio recordings, dictation, meeting notes, audio intelligence, recognise speech, voicemail, voicemails, voice notes, voice memos, spoken words, recorded calls, interviews into text, live captions, voice commands, minutes of a meeting, write down, typed text from voice, record and transcribe, spoken language, dictate, voice into text, speech into text, audio to text, audio into text, voice recognition, transcribing, who said what, speaker names, diarization, record into words, customer calls, customer call, call recordings, recorded call, sales calls, listen to calls, phone recordings',
  },
  {
    name: 'text to speech',
    category: 'speech',
    says: 'text to speech, tts, speech synthesis, voice synthesis, voiceover, voice over, read aloud, voices, narration, narrate, narrated, narrated audio, voice cloning, audiobook, spoken, talking, spoken audio, voice for my app, speak text, audio version, robot voice, bedtime story aloud, aloud, audio guide, speaking, announcements, read out, reads aloud, read it to me, make my app talk, speech output, voice output, read to me, read to her, read to him, read texts, hear the text',
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
    says: 'run models, host models, model hosting, model inference, inference, open source models, open models, fine tuning, fine tune, train model, train models, machine learning, deep learning, ml model, predictions, run llama, gpu inference, serverless gpu, host llama, self hosted models, open weights',
  },
  {
    name: 'video generation',
    category: 'ai',
    says: 'video generation, generate video, generate videos, text to video, avatar video, ai video, ai videos, video from text, text into video, avatar videos, video avatars, talking head',
  },
  {
    name: 'music recognition',
    category: 'media',
    says: 'music recognition, recognise songs, audio fingerprint, identify songs',
  },
  {
    name: 'translation',
    category: 'translation',
    says: 'translation, translate, translating, machine translation, localisation, localization, multilingual, translator, another language, other languages, foreign languages, into english, into french, into german, into spanish, bilingual, from german, from english, from french, from spanish, in polish, into polish, into japanese, into chinese, into italian, translations, translate text, many languages, several languages, multiple languages, different languages, five languages, three languages, two languages',
  },
  {
    name: 'language detection',
    category: 'translation',
    says: 'language detection, detect language, language identification, which language',
  },
  {
    name: 'spell checking',
    category: 'documents',
    says: 'spell check, spelling, grammar, grammar check, proofreading, spell checking, mistakes, spelling mistakes, typos, grammar mistakes, correct texts, writing assistant',
  },
  { name: 'plagiarism detection', category: 'documents', says: 'plagiarism, ai content detection' },
  {
    name: 'web search',
    category: 'search',
    says: 'web search, search engine results, serp, google search, search results, search the web, search engine, internet search, google results, up to date answers, search google, look up on the web, internet answers, web search for agents, search for agents, search api for agents, search for llms, live web results, web results, browse the web, internet access for agents',
  },
  {
    name: 'site search',
    category: 'search',
    says: 'full text search, site search, product search, search for my site, instant search, search box, typo tolerant search, faceted search, autocomplete, search as you type, search index, searchable, make searchable, search our pages, search in my app, search function',
  },
  {
    name: 'web scraping',
    category: 'search',
    says: 'web scraping, scrape, scraping, scraper, crawl, crawler, crawling, web data extraction, extract data from websites, web pages to markdown, extract website content, website content, scrape websites, scrape data, web crawler, web pages into text, html to markdown',
  },
  {
    name: 'screenshots',
    category: 'developer-tools',
    says: 'screenshot, screenshots, website screenshot, take screenshots, webpage image, headless browser, browser automation',
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
