/** What Italian texts say about software and communication, by the English words for it; `*` stands for any ending, `/` for or. */
export const ITALIAN: Record<string, string> = {
  'large language model':
    'modello linguistico, modelli linguistici, generare testo, intelligenza artificiale, llm, llms, ia generativa, testo/testi con ia/ai, generazione di testo/testi, modello di ia, modelli di ia, generare testi, scrivere testi con',
  chatbot:
    'chatbot*, assistente virtuale, chat bot*, assistenti virtuali, agente conversazionale, bot conversazionale, assistente ia, risponditore automatico, bot per',
  'question answering':
    'rispondere alle domande, rispondere a domande, rispondere domande, risponda alle domande, domande e risposte, risposte automatiche, interrogare i miei documenti, domande sui documenti, rispondere ai quesiti',
  embeddings:
    'ricerca semantica, testi simili, embedding*, similarità semantica/testi, ricerca per significato, documenti simili, somiglianza tra testi, cercare per significato',
  'vector database':
    'database vettoriale, db vettoriale, database vettoriali, base dati vettoriale, salvare vettori, ricerca vettoriale, indice vettoriale',
  'document parsing':
    'estrarre dati dai documenti, leggere pdf, estrarre dati/testo/informazioni pdf/documenti/contratti/dai/da pdf/documenti, estrarre dati/testo pdf/documenti, leggere/analizzare documenti/pdf/contratti, lettura di documenti, analisi dei documenti, estrazione dati documenti/pdf, dati dai pdf',
  OCR: 'riconoscimento del testo, riconoscere il testo, testo nelle foto, scontrin*, ocr, testo dalle/da/nelle immagini/foto, leggere testo foto/immagini, scansionare documenti/ricevute/fatture, documenti scansionati, scansione di scontrini/ricevute/documenti, riconoscimento testo, riconoscimento caratteri, leggere scontrini/ricevute',
  'PDF generation':
    'generare pdf, creare pdf, generare/creare/fare/esportare pdf, esportare in pdf, html in pdf, generazione pdf, generatore di pdf, creazione di pdf, convertire html in pdf',
  'file conversion':
    'convertire file, conversione di file, convertire file/documenti/formati, conversione file/documenti/formati, convertitore di file, da word a pdf, word in pdf, cambiare formato',
  'image generation':
    'generare immagini, generazione di immagini, creare immagini, generare/creare immagini/foto/illustrazioni/loghi/immagine con, immagini con ia/ai, creare/generare immagini/illustrazioni, testo in immagine, da testo a immagine, generatore di immagini, generazione immagini',
  'image recognition':
    'riconoscimento di immagini, riconoscere oggetti, visione artificiale, analizzare/classificare/etichettare immagini/foto, riconoscere immagini/oggetti/piante/animali, rilevamento oggetti, riconoscimento oggetti/immagini, identificare oggetti/piante, analisi immagini',
  'face recognition':
    'riconoscimento facciale, volti, riconoscere/rilevare/confrontare/identificare volto/volti/visi/facce, rilevamento volti/facciale, riconoscimento volti, confronto di volti, biometria facciale, volto',
  'background removal':
    'rimuovere lo sfondo, togliere lo sfondo, rimuovere/togliere/eliminare/cancellare sfondo/sfondi, sfondo trasparente, scontornare, scontorno, rimozione sfondo, senza sfondo',
  'content moderation':
    "moderazione dei contenuti, moderare i commenti, insulti, moderare contenuti/commenti/messaggi/post, moderazione contenuti/commenti, filtrare commenti/insulti/contenuti, contenuti inappropriati/offensivi, incitamento all'odio, parolacce, linguaggio offensivo, commenti offensivi",
  'sentiment analysis':
    'analisi del sentiment, analisi del sentimento, analizzare sentiment/opinioni, analisi sentiment/opinioni/sentimenti, sentiment analysis, positivo o negativo, positivi o negativi, rilevare emozioni, tono dei commenti',
  'text analysis':
    'analisi del testo, classificare testi, analizzare testo/testi, analisi testo/testi, classificare testo/messaggi, classificazione testi/testo, estrarre entità/parole chiave, elaborazione linguaggio naturale',
  summarization:
    'riassun*, sintetizzare testi/articoli/documenti, accorciare articoli, sintesi di testi/articoli/documenti, sunto, sunti, fare un riassunto, riassunto automatico',
  'speech to text':
    'trascri*, riconoscimento vocale, voce in testo, audio in testo, trasformare/convertire audio/voce/parlato in testo, da voce a testo, da audio a testo, dettatura, dettare, sottotitol*, sbobina*, parlato in testo, riconoscimento del parlato',
  'text to speech':
    'sintesi vocale, testo in voce, leggere ad alta voce, testo in audio/parlato/voce, da testo a voce, leggere testi/testo ad alta voce, voce sintetica, voci sintetiche, voce artificiale, clonare voce, voce narrante, doppiaggio automatico, lettura ad alta voce, voci ia',
  'code generation':
    'generare codice, scrivere codice, generazione di codice, completare codice, assistente di programmazione, programmare con ia, autocompletamento del codice, codice con ia',
  'model hosting':
    'apprendimento automatico, ospitare/eseguire/pubblicare modelli, inferenza, machine learning, modelli aperti, far girare modelli, eseguire modelli di ia',
  'video generation':
    'generare video, generare/creare video con/da, video con ia, da testo a video, testo in video, generatore di video, generazione video, creare video automaticamente',
  'music recognition':
    'riconoscere canzoni, riconoscimento musicale, riconoscere/identificare canzone/canzoni/musica/brani/brano, identificazione di brani, che canzone, quale canzone, impronta audio, riconoscimento canzoni/brani',
  translation: 'tradu*, in altre lingue',
  'language detection':
    'rilevare la lingua, rilevamento della lingua, rilevare/riconoscere/identificare lingua, rilevamento lingua, riconoscimento lingua, in che lingua, lingua di un testo, quale lingua, capire la lingua, identificazione lingua',
  'spell checking':
    'ortograf*, correzione grammaticale, grammatica, correttore, correggere testi/errori/refusi, errori grammaticali/di ortografia, errori di battitura, correzione testi/bozze, refusi, correttore grammaticale, correzione ortografica',
  'plagiarism detection':
    'plagio, plagi, testi copiati, testo copiato, contenuti copiati, copiato da, rilevatore di plagio, antiplagio',
  'web search':
    'ricerca web, cercare sul web, ricerca su internet, cercare in internet/rete/google/su internet/su google, ricerca google/internet, risultati di google/ricerca, motore di ricerca web, ricerche sul web, ricerca sul web, risultati dei motori di ricerca',
  'site search':
    'ricerca di prodotti, ricerca full text, ricerca nel sito, ricerca sul/interna/nel mio/nostro/sito/catalogo/negozio, ricerca interna, ricerca prodotti, cercare prodotti, barra di ricerca, motore di ricerca interno, casella di ricerca, ricerca istantanea, ricerca per il mio sito/negozio',
  'web scraping':
    'estrarre dati da siti, estrazione dati web, scraping, web scraping, estrarre dati/prezzi/informazioni siti/web/dai siti/pagine/da pagine, raccogliere dati dai siti, crawler, leggere pagine web, estrazione dati siti, dati dai siti web, dati da pagine web, contenuto di pagine web',
  screenshots:
    'schermat*, screenshot*, cattura/catture schermo/pagine, catturare pagine/schermo/siti, immagine di una pagina web, foto di un sito, istantanea di pagine, anteprima di siti',
  'recommendation engine':
    'raccomandazioni di prodotti, consigliare prodotti, consigliare/suggerire/raccomandare prodotti/film/articoli, sistema/motore di raccomandazione/raccomandazioni, prodotti consigliati/correlati/simili/suggeriti, suggerimenti di prodotti, personalizzazione, consigli personalizzati',
  'fraud detection':
    'frod*, truff*, antifrode, pagamenti sospetti, transazioni sospette, storno fraudolento, fraudolent*, rilevare frodi',
  'identity verification':
    "verifica dell'identità, verificare l'identità, carta d'identità, verificare/confermare/controllare/accertare identità, verifica identità, documento d'identità, documenti d'identità, carta identità, passaporto, kyc, verificare età, verifica età, verifica dell'età, maggiorenne, riconoscimento dell'identità",
  SMS: 'messaggi di testo, messaggini, messaggi sms, messaggio di testo, inviare sms, sms*',
  'voice calls':
    'telefonate, chiamate, chiamate vocali, chiamate telefoniche, telefonata, telefonare, telefonia, chiamare clienti, fare chiamate, centralino',
  WhatsApp:
    'messaggi whatsapp, whatsapp, whatsapp business, messaggi su whatsapp, bot whatsapp, messaggio whatsapp, via whatsapp',
  'verification codes':
    'codici di verifica, codice di verifica, codice/codici via/per sms, due fattori, doppio fattore, otp, 2fa, password monouso, codice monouso, codici monouso, codici otp, codice di conferma, verificare telefono, secondo fattore, codici di conferma',
  'phone lookup':
    'verificare numeri di telefono, verificare/validare/controllare numero/numeri telefono, validazione numeri, verifica numeri, di chi è il numero/questo numero, operatore di un numero, numero di telefono valido, ricerca numero di telefono',
  'transactional email':
    'inviare email, inviare e mail, posta elettronica, inviare/mandare/spedire email/e mail/mail/una email/una mail, invio di email/mail/e mail, invio email/mail, email transazionali, via email/e mail/mail, per email, mail di conferma, email di conferma, email automatiche',
  'email marketing':
    'campagne email, bollettino, newsletter*, campagne/campagna mail/email/e mail, lista di distribuzione, mailing list, email di massa, mail di massa, invii massivi, email promozionali',
  'email verification':
    'verificare indirizzi email, verificare/validare/controllare email/indirizzo email/indirizzi mail/indirizzi e mail, validazione/verifica email/indirizzi email/e mail, email valide, se una email/mail esiste, indirizzi email validi',
  'mailbox access':
    'leggere email, casella di posta, leggere/ricevere/scaricare mail/email/e mail/posta, posta in arrivo, casella email/mail/posta/postale, email in arrivo, posta outlook, email ricevute',
  'push notifications':
    'notifiche push, notifica push, push, notifiche sul telefono/cellulare/smartphone, notifiche sullo smartphone, notifiche app, notifiche mobili, avvisi sul telefono',
  notifications:
    'notifiche, notificare, notifica, avvisare gli utenti/clienti, avvisi agli utenti, avvisare utenti/clienti, centro notifiche, avvisi ai clienti',
  'team chat':
    'chat di squadra, messaggi su/in slack/teams/discord, chat aziendale, chat interna, chat squadra/team, messaggistica aziendale, chat tra colleghi, canale slack, messaggi nei canali',
  'in-app chat':
    "chat nell'app, chat in tempo reale, chat tra clienti, chat tra utenti, chat nella/per/dentro/sul mia/mio/app/sito/applicazione/nostro, chat app, chat tra, messaggistica tra utenti, messaggi tra utenti, chattare, chat integrata, messaggistica nella app, chat",
  'realtime messaging':
    'messaggistica in tempo reale, in tempo reale, aggiornamenti in tempo reale, websocket*, dati in tempo reale, comunicazione in tempo reale, messaggi in tempo reale',
  fax: 'fax, inviare fax, numero di fax, fax online, faxare',
  'postal mail':
    'posta cartacea, spedire lettere, lettera cartacea, lettere cartacee, inviare/spedire lettere/cartoline/raccomandate, raccomandata, raccomandate, posta ordinaria, cartoline, per posta, stampare e spedire lettere, posta fisica',
  'marketing automation':
    'automazione del marketing, automatizzare marketing/campagne, marketing automatizzato, automazione marketing/campagne, segmentare clienti, segmentazione dei clienti, campagne automatiche, percorso del cliente',
  advertising:
    'pubblicità, annunci pubblicitari, pubblicitari*, annunci online, google ads, campagne pubblicitarie, annunci su facebook/google, inserzionisti, fare pubblicità, campagna pubblicitaria, spesa pubblicitaria',
  SEO: 'posizionamento sui motori, parole chiave, seo, posizionamento su google/motori, parola chiave, backlink*, ottimizzazione per i motori di ricerca, posizionamento sui motori di ricerca, ranking su google, indicizzazione su google',
  'social media posting':
    'social network, reti sociali, pubblicare/postare su instagram/facebook/linkedin/social/twitter, programmare post/pubblicazioni, social media, post sui social, pubblicare sui social, rete sociale, sui social',
  'social listening':
    'menzioni del marchio, menzioni marchio/brand/azienda, monitorare marchio/brand/menzioni/social, monitoraggio del marchio/brand/social, cosa dicono di noi, reputazione online, ascolto dei social, cosa si dice di noi',
  'affiliate marketing':
    'marketing di affiliazione, affiliat*, programma di affiliazione/affiliazioni, link di affiliazione, porta un amico, invita un amico, affiliazioni, programma referral',
  'URL shortener':
    'abbreviare link, link brevi, accorciare link/url/indirizzi, accorcia*, link corto, link corti, url brevi, url breve, abbreviare link/url, link breve',
  'lead generation':
    'generazione di lead, potenziali clienti, lead, trovare clienti/email/contatti, acquisire clienti, acquisizione di clienti, prospect, contatti commerciali, generare lead, cercare clienti, nuovi clienti',
  CRM: 'gestione clienti, crm, relazioni/gestione/gestire clienti/contatti, relazioni con i clienti, anagrafica clienti, pipeline di vendita, opportunità di vendita, trattative commerciali',
  'project management':
    'gestione progetti, attività da svolgere, gestione progetti/attività/progetto/compiti, gestire progetti/attività, lista di cose da fare, lista attività, kanban, bacheca kanban, project management, elenco di attività',
  'time tracking':
    'tracciamento ore, ore di lavoro, registrazione/registrare/tracciare/tracciamento/rilevazione ore/presenze/orario, ore lavorate, timbra*, foglio ore, presenze dei dipendenti, marcatempo',
  'notes and wikis':
    'appunti, base di conoscenza, prendere appunti/note, wiki, blocco note, base conoscenza, basi di conoscenza, documentazione interna, note condivise, app per note',
  spreadsheets:
    'fogli di calcolo, excel, google sheets, foglio di calcolo, foglio excel, fogli excel, fogli google, righe di un foglio, tabelle excel, foglio elettronico, fogli elettronici',
  'office documents':
    'presentazioni, documenti di ufficio, documenti/file/modelli word, documento word, powerpoint, docx, google docs, modello word, elaboratore di testi, word',
  'file storage':
    'archiviazione, salvare file, caricare file, salvare/caricare/archiviare/memorizzare/conservare file/documenti/foto/immagini, archiviazione cloud/file, spazio cloud, archivio di file, upload di file, caricamento di file, cloud storage, caricamento file',
  'electronic signature':
    'firma elettronica, firma digitale, firmare contratti, firmare documenti, firma/firme elettronica/digitale/elettroniche/digitali/online, firmare contratto/pdf/documento/online/digitalmente, firmare, far firmare, contratti firmati, firma contratti/documenti',
  automation:
    'automazione, automatizzare, automatizzare processi/attività/flussi, flusso/flussi di lavoro, collegare/integrare applicazioni/app, automazioni, automatizzat*, automatizzazione, workflow',
  'content management':
    'gestione dei contenuti, cms, cms headless, gestire contenuti, gestione contenuti, blog, articoli del blog, pubblicare articoli, gestore di contenuti, sistema di gestione contenuti',
  'website builder':
    'creare siti web, creare/fare/costruire/realizzare sito/siti/pagina/pagine web/internet, creare un sito, costruttore di siti, wordpress, landing page, creazione siti/di siti, pagina di atterraggio',
  databases:
    'database, banca dati, base di dati, basi di dati, banche dati, salvare dati, postgres*, mysql, nosql, sql, memorizzare dati',
  'data warehouse':
    'magazzino dati, data warehouse, data lake, etl, big data, grandi quantità di dati, pipeline di dati, deposito di dati',
  charts:
    'grafici, grafico, grafico a barre, grafici a barre/torta, diagrammi, disegnare grafici, creare grafici, istogramm*',
  'web analytics':
    'statistiche del sito, visite al sito, statistiche sito/web, visitatori sito/web/del mio/sul mio, traffico web/sito/sul sito, visite sito, accessi al sito, visite al mio sito, analisi del traffico, contare le visite',
  'product analytics':
    "analisi di utilizzo, comportamento degli utenti, comportamento utenti/utente, uso dell'app, analisi utilizzo, analisi di prodotto, come gli utenti usano, eventi utente, metriche di utilizzo, utilizzo dell'app",
  'A/B testing':
    'test a b, test ab, a b test, feature flag*, provare varianti, testare varianti, esperimenti a b, attivare funzionalità',
  'customer data platform':
    'piattaforma di dati dei clienti, unificare dati clienti, profilo unico del cliente, dati dei clienti unificati, cdp, profili dei clienti, piattaforma dati clienti, raccogliere dati dei clienti',
  'source code hosting':
    'repository di codice, codice sorgente, repository, git, controllo di versione, ospitare codice, pull request, versionamento, codice su git',
  'CI/CD':
    'integrazione continua, ci cd, rilascio continuo, deploy automatico, server di integrazione, compilare automaticamente, pipeline di build, distribuzione continua',
  'error monitoring':
    "monitoraggio degli errori, monitorare/registrare/tracciare errori/crash, errori app/applicazione/dell'app/dell'applicazione, monitoraggio errori, arresti anomali, segnalazione errori, report di crash, crash dell'app, app si blocca",
  observability:
    'osservabilità, metriche, monitorare/monitoraggio server/applicazioni/infrastruttura, monitoraggio dei server, prestazioni delle applicazioni, registri del server, raccogliere log',
  'uptime monitoring':
    'disponibilità del sito, sapere se il/mio sito, se il mio/nostro sito, monitorare sito/siti, sito non raggiungibile, sito irraggiungibile, monitoraggio sito/siti/del sito, sito offline, pagina di stato, sito va giù, disponibilità sito/server, sito è giù',
  'incident alerts':
    'allarmi di incidenti, gestione incidenti, avvisi di incidenti, reperibilità, turni di reperibilità, avvisare il tecnico di turno, allarmi incidenti',
  'secrets management':
    'gestione dei segreti, gestore di password, gestione password/chiavi/segreti/delle password, salvare password/chiavi, conservare password/chiavi/segreti, password sicure, cassaforte di password',
  'threat intelligence':
    'software malevolo, minacce, malware, virus, phishing, vulnerabilità, link/file/siti dannosi/pericolosi/malevoli, antivirus, minacce informatiche, file sospetti, file infetti',
  captcha:
    'protezione dai bot, captcha*, bloccare/fermare/evitare bot/spam, anti spam, antispam, protezione bot/spam/dallo spam/da bot, filtro antispam, impedire lo spam',
  'API testing':
    'testare api, dati di prova, dati di test, dati finti/fittizi, testare una api, test di api, api finta, api simulata, dati casuali, simulare api',
  webhooks: 'ricevere webhook, webhook*, inviare webhook, inoltrare webhook, testare webhook',
  'app store data':
    "dati degli store di app, recensioni di app, app store, play store, acquisti in app, recensioni delle app, negozi di app, acquisti nell'app",
  'QR codes':
    'codici qr, codice qr, qr code*, qr, qrcode*, generare/creare codici/codice qr, generare codici a barre, generare codice a barre, generatore di qr, lettore qr',
  'message queue':
    'coda di messaggi, code di messaggi, coda messaggi, code messaggi, coda di eventi, broker di messaggi, bus di eventi, kafka, flussi di eventi, gestire eventi',
  'background jobs':
    'attività in background, attività pianificate, processi in background, attività programmate/ricorrenti/periodiche, cron, programmare attività, lavori in background, operazioni pianificate, lavori pianificati',
  'image upscaling':
    'ingrandire immagini, migliorare la risoluzione, restaurare vecchie foto, ingrandire/migliorare immagini/immagine/foto, aumentare/migliorare risoluzione/qualità, vecchie foto, foto antiche, foto sfocate, restaurare foto, restauro foto, super risoluzione',
  'fine-tuning':
    'addestrare un modello, addestrare modelli, addestrare modello/modelli/ia, fine tuning, modello personalizzato, addestramento di modelli, addestrare con i miei/nostri dati, mio modello, riaddestrare',
  'AI content detection':
    'generato da ia, deepfake*, rilevare testi/testo/immagini ia, generato/generata/generati/generate/scritto/creato/fatto/scritti da/con ia/ai/chatgpt, rilevatore di ia, contenuti generati da ia, scritto da una ia, immagini generate da',
  'browser automation':
    'automatizzare il browser, automatizzare browser, automazione browser/del browser, browser headless, controllare un browser, compilare moduli automaticamente, clic automatici, pilotare un browser, robot che naviga',
  'image search':
    'ricerca immagini, cercare/ricerca/ricercare/trovare immagini/foto, ricerca di immagini, immagini di google, immagini dal web, immagini simili, immagini su internet',
  '3D models':
    'modelli 3d, modello 3d, oggetti 3d, generare 3d, modellazione 3d, in 3d, tre dimensioni, tridimensional*, da foto a 3d',
  'phone numbers':
    'numeri virtuali, comprare numeri di telefono, numero virtuale, acquistare/comprare/noleggiare/affittare numero/numeri, numeri di telefono virtuali, numero di telefono virtuale, acquisto di numeri',
  'mobile attribution':
    'installazioni dell app, installazioni app, attribuzione mobile, misurare le installazioni, deep link*, origine delle installazioni, attribuzione delle installazioni, link profondi',
  'page speed':
    'velocità della pagina, tempo di caricamento, velocità pagina/sito/caricamento, sito lento, pagina lenta, prestazioni del sito, tempo caricamento, tempi di caricamento, pagespeed, core web vitals, quanto è veloce il sito',
  'WHOIS lookup':
    'whois, proprietario di un dominio, proprietario/intestatario/titolare dominio, di chi è il/un/questo dominio, a chi appartiene un/il dominio, ricerca whois, dati di un dominio, a chi è intestato un dominio',
  'localization management':
    'gestione delle traduzioni, gestire traduzioni, gestione traduzioni, localizzazione software/app/di software/di app, file di traduzione, piattaforma di traduzione, tradurre interfaccia, stringhe da tradurre',
  music:
    'musica, canzoni, canzone, album musicali, artisti musicali, testi delle canzoni, testi di canzoni, playlist, brani musicali, cantanti, discografia',
  podcasts: 'episodi di podcast, podcast*, cercare podcast',
  'stock photos':
    'foto di stock, banca immagini, foto gratis, immagini gratis, immagini gratuite, foto gratuite, foto senza diritti, immagini libere da diritti, immagini royalty free, banca di immagini, foto stock, foto libere da diritti',
  'icons and fonts':
    'caratteri tipografici, icone, icona, font, caratteri per il web, tipografi*, palette di colori, google fonts, icone svg, tavolozza di colori',
  'GIFs and stickers': 'gif animate, gif, sticker, gif animata, adesivi per chat, gif divertenti',
  'image processing':
    'ridimensionare immagini, ritagliare immagini, ridimensionare/ritagliare/comprimere/ottimizzare/modificare/elaborare immagini/immagine/foto, elaborazione immagini/di immagini, cambiare dimensione immagini, filigrana, miniature, ridurre immagini',
  'music generation':
    'generare musica, creare/comporre/generare musica/canzoni/brani, musica con ia, canzoni con ia, comporre, generatore di musica, musica generata, generazione musicale',
  'audio processing':
    'elaborazione audio, rimuovere rumore, migliorare/pulire/elaborare audio, rimuovere/ridurre/eliminare rumore, rumore di fondo, rumori di fondo, effetti sonori, modifica audio, riduzione rumore, cancellazione del rumore',
  'LLM gateway':
    'più modelli con una chiave, più modelli ia/linguistici/di ia, vari modelli, diversi modelli linguistici/ia/di ia, più llm, una sola api per, gateway llm, cambiare modello, tutti i modelli di ia',
  'LLM observability':
    'tracciamento dei prompt, monitorare llm/prompt, gestione prompt/dei prompt, gestire prompt, versioni dei prompt, osservabilità llm, registrare prompt, tracciare prompt',
  'voice agents':
    'agente vocale, agenti vocali, assistente vocale, assistenti vocali, assistente telefonico, agente telefonico, rispondere al telefono automaticamente, centralinista virtuale, risponditore vocale, bot vocale, bot telefonico, voicebot, ia che risponde al telefono',
  'code execution':
    'eseguire codice, eseguire codice/python/script, esecuzione di codice, ambiente isolato, codice in sandbox, interprete di codice, codice non affidabile',
  free: 'gratis, gratuito, gratuita, gratuiti, gratuite, gratuitamente, a costo zero, senza costi, senza pagare, senza spese, che non costi, che non costa, senza carta di credito, free',
  'without a key':
    'senza chiave, senza chiave api, senza registrazione, senza registrarsi, senza registrarmi, senza account, senza token, senza chiave/chiavi api, senza api key, senza credenziali, senza iscrizione, senza iscriversi',
  'open source':
    'codice aperto, software libero, open source, sorgente aperto, codice libero, a codice aperto, opensource, codice sorgente aperto',
  'self hosted':
    'sui nostri server, server propri, auto ospitat*, self hosted, ospitare noi stessi, ospitare io stesso, sul mio/nostro/proprio server, in proprio server, sui propri/miei server, server proprio, on premise, installabile sui nostri server, nella nostra infrastruttura',
  'commercial use':
    'uso commerciale, fini commerciali, scopi commerciali, uso aziendale, uso professionale, utilizzo commerciale, commercialmente, per uso commerciale',
  'hosted in the eu':
    "ospitato in europa, nell'ue, ospitato/ospitata/ospitati/server/dati/hosting in europa/italia/germania/ue, nell'unione europea, unione europea, server europei, fornitore europeo, gdpr, conforme al gdpr",
  'alternative to':
    'alternativa a, alternative a, alternativa/alternative al/alla/per/ad, sostituto di/per, simile a, qualcosa come, come alternativa a, analogo a, un sostituto per, al posto di',
  without:
    'senza, tranne, invece di, non voglio, non, ma non, che non sia, che non usi, escluso, eccetto, a parte, al di fuori di, non usare, senza usare',
};
