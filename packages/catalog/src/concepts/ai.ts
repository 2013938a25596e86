import type { Concept } from '#src/concept.ts';

export const AI: Concept[] = [
  {
    name: 'large language model',
    category: 'ai',
    says: 'llm, language model, gpt, chat completion, text generation, generate text, generative ai, ai model, foundation model, ai assistant, copilot, ai writing, write text, prompts, prompt engineering, plain english, plain language, write me, draft texts, rewrite text, paraphrase, reasoning, write articles, content writing, write product descriptions, answer in natural language, explain, generate answers, email drafts, chat model, chat models, language models, ai text',
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
    says: 'question answering, answer questions, answering questions, answers questions, answer customer questions, q a, rag, retrieval augmented generation, retrieval augmented, ask questions, chat with documents, chatbot over pdf documents, chatbot over documents, ask my documents, ask my data, ask my database, faq',
    implies: { 'large language model': 0.9, embeddings: 0.4, 'vector database': 0.4 },
  },
  {
    name: 'embeddings',
    category: 'ai',
    says: 'embedding, embeddings, vector embeddings, semantic search, similarity search, semantic similarity, rerank, reranking',
    implies: { 'vector database': 0.7 },
  },
  {
    name: 'vector database',
    category: 'database',
    alsoIn: ['ai', 'search'],
    says: 'vector database, vector store, vector search, vector index, store vectors, nearest neighbour',
  },
  {
    name: 'document parsing',
    category: 'documents',
    says: 'document parsing, pdf document, pdf documents, pdf parsing, parse pdf, parse pdfs, read pdf, read pdfs, pdf extraction, extract text from pdf, document extraction, document understanding, text extraction, extract data from documents, documents to markdown, document to text, parse documents, document ai, document processing, pdf text, pdf files, pdf, word files, contracts into data, resume parser, tables from documents, read documents, extract fields',
  },
  {
    name: 'ocr',
    category: 'documents',
    says: 'ocr, optical character recognition, scan receipts, receipt, receipts, receipt scanning, scanned documents, scanned invoices, scanned paper, text from images, text recognition, text detection, invoice parsing, read invoices, handwriting, read text in photos, business card, id card, paper forms, handwritten notes, digitise paper',
    implies: { 'document parsing': 0.4 },
  },
  {
    name: 'pdf generation',
    category: 'documents',
    says: 'generate pdf, generate pdfs, html to pdf, pdf generation, create pdf, create pdfs, convert to pdf, fill pdf, pdf filling, document generation, generate documents',
  },
  {
    name: 'file conversion',
    category: 'documents',
    says: 'convert files, file conversion, convert documents, document conversion, convert file formats',
  },
  {
    name: 'image generation',
    category: 'ai',
    says: 'image generation, generate image, generate images, text to image, create images, ai art, image editing, stable diffusion, art, make pictures, pictures from a description, product pictures, draw, drawing, make images, image from text, illustration from text, logo generator, avatars',
  },
  {
    name: 'image recognition',
    category: 'ai',
    says: 'image recognition, computer vision, object detection, image classification, image analysis, vision, label images, image understanding, recognise objects, detect objects, what is in a picture, tag photos, image tagging, recognize objects, identify plants, visual search, what a photo shows, describe pictures, describe images, caption images, count people, photo shows',
  },
  {
    name: 'face recognition',
    category: 'ai',
    says: 'face recognition, facial recognition, face detection, faces',
  },
  {
    name: 'background removal',
    category: 'media',
    says: 'background removal, remove background, remove the background, remove backgrounds, cut out background, transparent background',
  },
  {
    name: 'content moderation',
    category: 'ai',
    says: 'content moderation, moderation, moderate, toxicity, nsfw, hate speech, profanity, unsafe content, insults, offensive, abusive, bad words, swear words, harassment, filter comments',
  },
  {
    name: 'sentiment analysis',
    category: 'ai',
    says: 'sentiment analysis, sentiment, emotion, emotions, opinion mining, tone of voice, analyse sentiment, analyze sentiment, analysing sentiment, mood, happy or angry, customer mood, positive or negative, is positive, is negative, review is positive, reviews are positive, opinion of customers, what customers feel, customer feelings, angry',
    implies: { 'text analysis': 0.3 },
  },
  {
    name: 'text analysis',
    category: 'ai',
    says: 'text analysis, text analytics, natural language processing, natural language, nlp, entity extraction, named entity, entity recognition, keyword extraction, topic detection, text classification, classify text, linguistic',
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
    says: 'speech to text, speech recognition, transcribe, transcription, transcript, transcripts, stt, asr, voice to text, subtitles, captions, captioning, transcribe audio, audio transcription, audio recordings, dictation, meeting notes, audio intelligence, recognise speech, voicemail, voicemails, voice notes, voice memos, spoken words, recorded calls, interviews into text, live captions, voice commands, minutes of a meeting, write down, typed text from voice, record and transcribe, spoken language, dictate',
  },
  {
    name: 'text to speech',
    category: 'speech',
    says: 'text to speech, tts, speech synthesis, voice synthesis, voiceover, voice over, read aloud, voices, narration, narrate, narrated, narrated audio, voice cloning, audiobook, spoken, talking, spoken audio, voice for my app, speak text, audio version, robot voice, bedtime story aloud, aloud, audio guide, speaking, announcements',
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
    says: 'run models, host models, model hosting, model inference, inference, open source models, open models, fine tuning, fine tune, train model, train models, machine learning, deep learning, ml model, predictions',
  },
  {
    name: 'video generation',
    category: 'ai',
    says: 'video generation, generate video, generate videos, text to video, avatar video, ai video',
  },
  {
    name: 'music recognition',
    category: 'media',
    says: 'music recognition, recognise songs, audio fingerprint, identify songs',
  },
  {
    name: 'translation',
    category: 'translation',
    says: 'translation, translate, translating, machine translation, localisation, localization, multilingual, translator, another language, other languages, foreign languages, into english, into french, into german, into spanish, bilingual',
  },
  {
    name: 'language detection',
    category: 'translation',
    says: 'language detection, detect language, language identification, which language',
  },
  {
    name: 'spell checking',
    category: 'documents',
    says: 'spell check, spelling, grammar, grammar check, proofreading, spell checking',
  },
  { name: 'plagiarism detection', category: 'documents', says: 'plagiarism, ai content detection' },
  {
    name: 'web search',
    category: 'search',
    says: 'web search, search engine results, serp, google search, search results, search the web, search engine, internet search, google results, up to date answers, search google, look up on the web, internet answers',
  },
  {
    name: 'site search',
    category: 'search',
    says: 'full text search, site search, product search, search for my site, instant search, search box, typo tolerant search, faceted search, autocomplete, search as you type, search index',
  },
  {
    name: 'web scraping',
    category: 'search',
    says: 'web scraping, scrape, scraping, scraper, crawl, crawler, crawling, web data extraction, extract data from websites, web pages to markdown, extract website content, website content',
  },
  {
    name: 'screenshots',
    category: 'developer-tools',
    says: 'screenshot, screenshots, website screenshot, take screenshots, webpage image, headless browser, browser automation',
  },
  {
    name: 'recommendation engine',
    category: 'ai',
    says: 'recommendation engine, product recommendations, personalisation, personalization, personalised recommendations, users also bought, recommend products, suggest products, similar products, suggestions',
  },
];
