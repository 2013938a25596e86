/** What Italian texts say about software and communication, by the English words for it; `*` stands for any ending, `/` for or. */
export const ITALIAN: Record<string, string> = {
  'large language model':
    'modello linguistico, modelli linguistici, gener* testo, intelligenza artificiale, llm, llms, ia generativa, testo/testi con ia/ai, generazione di testo/testi, modello di ia, modelli di ia, gener* testi, scriv* testi con',
  chatbot:
    'chatbot*, assistente virtuale, chat bot*, assistenti virtuali, agente conversazionale, bot conversazionale, assistente ia, risponditore automatico, bot per',
  'question answering':
    'rispond* alle domande, rispond* a domande, rispond* domande, risponda alle domande, domande e risposte, risposte automatiche, interrog* i miei documenti, domande sui documenti, rispond* ai quesiti',
  embeddings:
    'ricerca semantica, testi simili, embedding*, similarità semantica/testi, ricerca per significato, documenti simili, somiglianza tra testi, cerc* per significato',
  'vector database':
    'database vettoriale, db vettoriale, database vettoriali, base dati vettoriale, salv* vettori, ricerca vettoriale, indice vettoriale',
  'document parsing':
    'estrarre dati dai documenti, legg* pdf, estrarre dati/testo/informazioni pdf/documenti/contratti/dai/da pdf/documenti, estrarre dati/testo pdf/documenti, legg*/analizz* documenti/pdf/contratti, lettura di documenti, analisi dei documenti, estrazione dati documenti/pdf, dati dai pdf',
  OCR: 'riconoscimento del testo, riconosc* il testo, testo nelle foto, scontrin*, ocr, testo dalle/da/nelle immagini/foto, legg* testo foto/immagini, scansion* documenti/ricevute/fatture, documenti scansionati, scansione di scontrini/ricevute/documenti, riconoscimento testo, riconoscimento caratteri, legg* scontrini/ricevute',
  'PDF generation':
    'gener* pdf, creare pdf, gener*/creare/fare/esport* pdf, esport* in pdf, html in pdf, generazione pdf, generatore di pdf, creazione di pdf, convert* html in pdf',
  'file conversion':
    'convert* file, conversione di file, convert* file/documenti/formati, conversione file/documenti/formati, convertitore di file, da word a pdf, word in pdf, cambi* formato',
  'image generation':
    'gener* immagini, generazione di immagini, creare immagini, gener*/creare immagini/foto/illustrazioni/loghi/immagine con, immagini con ia/ai, creare/gener* immagini/illustrazioni, testo in immagine, da testo a immagine, generatore di immagini, generazione immagini',
  'image recognition':
    'riconoscimento di immagini, riconosc* oggetti, visione artificiale, analizz*/classific*/etichett* immagini/foto, riconosc* immagini/oggetti/piante/animali, rilevamento oggetti, riconoscimento oggetti/immagini, identific* oggetti/piante, analisi immagini',
  'face recognition':
    'riconoscimento facciale, volti, riconosc*/rilev*/confront*/identific* volto/volti/visi/facce, rilevamento volti/facciale, riconoscimento volti, confronto di volti, biometria facciale, volto',
  'background removal':
    'rimuov* lo sfondo, togli* lo sfondo, rimuov*/togli*/elimin*/cancell* sfondo/sfondi, sfondo trasparente, scontornare, scontorno, rimozione sfondo, senza sfondo',
  'content moderation':
    "moderazione dei contenuti, moder* i commenti, insulti, moder* contenuti/commenti/messaggi/post, moderazione contenuti/commenti, filtr* commenti/insulti/contenuti, contenuti inappropriati/offensivi, incitamento all'odio, parolacce, linguaggio offensivo, commenti offensivi",
  'sentiment analysis':
    'analisi del sentiment, analisi del sentimento, analizz* sentiment/opinioni, analisi sentiment/opinioni/sentimenti, sentiment analysis, positivo o negativo, positivi o negativi, rilev* emozioni, tono dei commenti',
  'text analysis':
    'analisi del testo, classific* testi, analizz* testo/testi, analisi testo/testi, classific* testo/messaggi, classificazione testi/testo, estrarre entità/parole chiave, elaborazione linguaggio naturale',
  summarization:
    'riassun*, sintetizz* testi/articoli/documenti, accorci* articoli, sintesi di testi/articoli/documenti, sunto, sunti, fare un riassunto, riassunto automatico',
  'speech to text':
    'trascri*, riconoscimento vocale, voce in testo, audio in testo, trasform*/convert* audio/voce/parlato in testo, da voce a testo, da audio a testo, dettatura, dettare, sottotitol*, sbobina*, parlato in testo, riconoscimento del parlato, messaggi vocali, note vocali, messaggio vocale',
  'text to speech':
    'sintesi vocale, testo in voce, legg* ad alta voce, testo in audio/parlato/voce, da testo a voce, legg* testi/testo ad alta voce, voce sintetica, voci sintetiche, voce artificiale, clon* voce, voce narrante, doppiaggio automatico, lettura ad alta voce, voci ia, da una voce, voce che legge, legg* articoli/libri/testi con',
  'code generation':
    'gener* codice, scriv* codice, generazione di codice, complet* codice, assistente di programmazione, programm* con ia, autocompletamento del codice, codice con ia',
  'model hosting':
    'apprendimento automatico, ospit*/esegu*/pubblic* modelli, inferenza, machine learning, modelli aperti, far girare modelli, esegu* modelli di ia',
  'video generation':
    'gener* video, gener*/creare video con/da, video con ia, da testo a video, testo in video, generatore di video, generazione video, creare video automaticamente',
  'music recognition':
    'riconosc* canzoni, riconoscimento musicale, riconosc*/identific* canzone/canzoni/musica/brani/brano, identificazione di brani, che canzone, quale canzone, impronta audio, riconoscimento canzoni/brani',
  translation: 'tradu*, in altre lingue',
  'language detection':
    'rilev* la lingua, rilevamento della lingua, rilev*/riconosc*/identific* lingua, rilevamento lingua, riconoscimento lingua, in che lingua, lingua di un testo, quale lingua, capire la lingua, identificazione lingua',
  'spell checking':
    'ortograf*, correzione grammaticale, grammatica, correttore, corregg* testi/errori/refusi, errori grammaticali/di ortografia, errori di battitura, correzione testi/bozze, refusi, correttore grammaticale, correzione ortografica',
  'plagiarism detection':
    'plagio, plagi, testi copiati, testo copiato, contenuti copiati, copiato da, rilevatore di plagio, antiplagio',
  'web search':
    'ricerca web, cerc* sul web, ricerca su internet, cerc* in internet/rete/google/su internet/su google, ricerca google/internet, risultati di google/ricerca, motore di ricerca web, ricerche sul web, ricerca sul web, risultati dei motori di ricerca',
  'site search':
    'ricerca di prodotti, ricerca full text, ricerca nel sito, ricerca sul/interna/nel mio/nostro/sito/catalogo/negozio, ricerca interna, ricerca prodotti, cerc* prodotti, barra di ricerca, motore di ricerca interno, casella di ricerca, ricerca istantanea, ricerca per il mio sito/negozio',
  'web scraping':
    'estrarre dati da siti, estrazione dati web, scraping, web scraping, estrarre dati/prezzi/informazioni siti/web/dai siti/pagine/da pagine, raccogli* dati dai siti, crawler, legg* pagine web, estrazione dati siti, dati dai siti web, dati da pagine web, contenuto di pagine web',
  screenshots:
    'schermat*, screenshot*, cattura/catture schermo/pagine, cattur* pagine/schermo/siti, immagine di una pagina web, foto di un sito, istantanea di pagine, anteprima di siti',
  'recommendation engine':
    'raccomandazioni di prodotti, consigli* prodotti, consigli*/sugger*/raccomand* prodotti/film/articoli, sistema/motore di raccomandazione/raccomandazioni, prodotti consigliati/correlati/simili/suggeriti, suggerimenti di prodotti, personalizzazione, consigli personalizzati',
  'fraud detection':
    'frod*, truff*, antifrode, pagamenti sospetti, transazioni sospette, storno fraudolento, fraudolent*, rilev* frodi',
  'identity verification':
    "verifica dell'identità, verific* l'identità, carta d'identità, verific*/conferm*/controll*/accert* identità, verifica identità, documento d'identità, documenti d'identità, carta identità, passaporto, kyc, verific* età, verifica età, verifica dell'età, maggiorenne, riconoscimento dell'identità",
  SMS: 'messaggi di testo, messaggini, messaggi sms, messaggio di testo, invi* sms, sms*',
  'voice calls':
    'telefonate, chiamate, chiamate vocali, chiamate telefoniche, telefonata, telefonare, telefonia, chiam* clienti, fare chiamate, centralino',
  WhatsApp:
    'messaggi whatsapp, whatsapp, whatsapp business, messaggi su whatsapp, bot whatsapp, messaggio whatsapp, via whatsapp',
  'verification codes':
    'codici di verifica, codice di verifica, codice/codici via/per sms, due fattori, doppio fattore, otp, 2fa, password monouso, codice monouso, codici monouso, codici otp, codice di conferma, verific* telefono, secondo fattore, codici di conferma',
  'phone lookup':
    'verific* numeri di telefono, verific*/valid*/controll* numero/numeri telefono, validazione numeri, verifica numeri, di chi è il numero/questo numero, operatore di un numero, numero di telefono valido, ricerca numero di telefono, numero di telefono esiste',
  'transactional email':
    'invi* email, invi* email, posta elettronica, invi*/mand*/sped* email/mail/una email/una mail, invio di email/mail, invio email/mail, email transazionali, via email/mail, per email, mail di conferma, email di conferma, email automatiche',
  'email marketing':
    'campagne email, bollettino, newsletter*, campagne/campagna mail/email, lista di distribuzione, mailing list, email di massa, mail di massa, invii massivi, email promozionali',
  'email verification':
    'verific* indirizzi email, verific*/valid*/controll* email/indirizzo email/indirizzi mail/indirizzi email, validazione/verifica email/indirizzi email, email valide, se una email/mail esiste, indirizzi email validi',
  'mailbox access':
    'legg* email, casella di posta, legg*/ricev*/scaric* mail/email/posta, posta in arrivo, casella email/mail/posta/postale, email in arrivo, posta outlook, email ricevute',
  'push notifications':
    'notifiche push, notifica push, push, notifiche sul telefono/cellulare/smartphone, notifiche sullo smartphone, notifiche app, notifiche mobili, avvisi sul telefono',
  notifications:
    'notifiche, notificare, notifica, avvis* gli utenti/clienti, avvisi agli utenti, avvis* utenti/clienti, centro notifiche, avvisi ai clienti',
  'team chat':
    'chat di squadra, messaggi su/in slack/teams/discord, chat aziendale, chat interna, chat squadra/team, messaggistica aziendale, chat tra colleghi, canale slack, messaggi nei canali',
  'in-app chat':
    "chat nell'app, chat in tempo reale, chat tra clienti, chat tra utenti, chat nella/per/dentro/sul mia/mio/app/sito/applicazione/nostro, chat app, chat tra, messaggistica tra utenti, messaggi tra utenti, chattare, chat integrata, messaggistica nella app, chat",
  'realtime messaging':
    'messaggistica in tempo reale, in tempo reale, aggiornamenti in tempo reale, websocket*, dati in tempo reale, comunicazione in tempo reale, messaggi in tempo reale',
  fax: 'fax, invi* fax, numero di fax, fax online, faxare',
  'postal mail':
    'posta cartacea, sped* lettere, lettera cartacea, lett* cartacee, invi*/sped* lettere/cartoline/raccomandate, raccomandata, raccomandate, posta ordinaria, cartoline, per posta, stamp* e spedire lettere, posta fisica',
  'marketing automation':
    'automazione del marketing, automatizz* marketing/campagne, marketing automatizzato, automazione marketing/campagne, segment* clienti, segmentazione dei clienti, campagne automatiche, percorso del cliente',
  advertising:
    'pubblicità, annunci pubblicitari, pubblicitari*, annunci online, google ads, campagne pubblicitarie, annunci su facebook/google, inserzionisti, fare pubblicità, campagna pubblicitaria, spesa pubblicitaria',
  SEO: 'posizionamento sui motori, parole chiave, seo, posizionamento su google/motori, parola chiave, backlink*, ottimizzazione per i motori di ricerca, posizionamento sui motori di ricerca, ranking su google, indicizzazione su google',
  'social media posting':
    'social network, reti sociali, pubblic*/post* su instagram/facebook/linkedin/social/twitter, programm* post/pubblicazioni, social media, post sui social, pubblic* sui social, rete sociale, sui social',
  'social listening':
    'menzioni del marchio, menzioni marchio/brand/azienda, monitor* marchio/brand/menzioni/social, monitoraggio del marchio/brand/social, cosa dicono di noi, reputazione online, ascolto dei social, cosa si dice di noi',
  'affiliate marketing':
    'marketing di affiliazione, affiliat*, programma di affiliazione/affiliazioni, link di affiliazione, porta un amico, invita un amico, affiliazioni, programma referral',
  'URL shortener':
    'abbrevi* link, link brevi, accorci* link/url/indirizzi, accorcia*, link corto, link corti, url brevi, url breve, abbrevi* link/url, link breve',
  'lead generation':
    'generazione di lead, potenziali clienti, lead, trov* clienti/email/contatti, acquis* clienti, acquisizione di clienti, prospect, contatti commerciali, gener* lead, cerc* clienti, nuovi clienti',
  CRM: 'gestione clienti, crm, relazioni/gestione/gest* clienti/contatti, relazioni con i clienti, anagrafica clienti, pipeline di vendita, opportunità di vendita, trattative commerciali',
  'project management':
    'gestione progetti, attività da svolgere, gestione progetti/attività/progetto/compiti, gest* progetti/attività, lista di cose da fare, lista attività, kanban, bacheca kanban, project management, elenco di attività',
  'time tracking':
    'tracciamento ore, ore di lavoro, registrazione/registr*/tracci*/tracciamento/rilevazione ore/presenze/orario, ore lavorate, timbra*, foglio ore, presenze dei dipendenti, marcatempo',
  'notes and wikis':
    'appunti, base di conoscenza, prend* appunti/note, wiki, blocco note, base conoscenza, basi di conoscenza, documentazione interna, note condivise, app per note',
  spreadsheets:
    'fogli di calcolo, excel, google sheets, foglio di calcolo, foglio excel, fogli excel, fogli google, righe di un foglio, tabelle excel, foglio elettronico, fogli elettronici',
  'office documents':
    'presentazioni, documenti di ufficio, documenti/file/modelli word, documento word, powerpoint, docx, google docs, modello word, elaboratore di testi, word',
  'file storage':
    'archiviazione, salv* file, caric* file, salv*/caric*/archivi*/memorizz*/conserv* file/documenti/foto/immagini, archiviazione cloud/file, spazio cloud, archivio di file, upload di file, caricamento di file, cloud storage, caricamento file',
  'electronic signature':
    'firma elettronica, firma digitale, firm* contratti, firm* documenti, firma/firme elettronica/digitale/elettroniche/digitali/online, firm* contratto/pdf/documento/online/digitalmente, firmare, far firmare, contratti firmati, firma contratti/documenti',
  automation:
    'automazione, automatizzare, automatizz* processi/attività/flussi, flusso/flussi di lavoro, colleg*/integr* applicazioni/app, automazioni, automatizzat*, automatizzazione, workflow',
  'content management':
    'gestione dei contenuti, cms, cms headless, gest* contenuti, gestione contenuti, blog, articoli del blog, pubblic* articoli, gestore di contenuti, sistema di gestione contenuti',
  'website builder':
    'creare siti web, creare/fare/costru*/realizz* sito/siti/pagina/pagine web/internet, creare un sito, costruttore di siti, wordpress, landing page, creazione siti/di siti, pagina di atterraggio',
  databases:
    'database, banca dati, base di dati, basi di dati, banche dati, salv* dati, postgres*, mysql, nosql, sql, memorizz* dati',
  'data warehouse':
    'magazzino dati, data warehouse, data lake, etl, big data, grandi quantità di dati, pipeline di dati, deposito di dati',
  charts:
    'grafici, grafico, grafico a barre, grafici a barre/torta, diagrammi, disegn* grafici, creare grafici, istogramm*',
  'web analytics':
    'statistiche del sito, visite al sito, statistiche sito/web, visitatori sito/web/del mio/sul mio, traffico web/sito/sul sito, visite sito, accessi al sito, visite al mio sito, analisi del traffico, cont* le visite',
  'product analytics':
    "analisi di utilizzo, comportamento degli utenti, comportamento utenti/utente, uso dell'app, analisi utilizzo, analisi di prodotto, come gli utenti usano, eventi utente, metriche di utilizzo, utilizzo dell'app",
  'A/B testing':
    'test a b, test ab, a b test, feature flag*, prov* varianti, test* varianti, esperimenti a b, attiv* funzionalità',
  'customer data platform':
    'piattaforma di dati dei clienti, unific* dati clienti, profilo unico del cliente, dati dei clienti unificati, cdp, profili dei clienti, piattaforma dati clienti, raccogli* dati dei clienti',
  'source code hosting':
    'repository di codice, codice sorgente, repository, git, controllo di versione, ospit* codice, pull request, versionamento, codice su git',
  'CI/CD':
    'integrazione continua, ci cd, rilascio continuo, deploy automatico, server di integrazione, compil* automaticamente, pipeline di build, distribuzione continua',
  'error monitoring':
    "monitoraggio degli errori, monitor*/registr*/tracci* errori/crash, errori app/applicazione/dell'app/dell'applicazione, monitoraggio errori, arresti anomali, segnalazione errori, report di crash, crash dell'app, app si blocca",
  observability:
    'osservabilità, metriche, monitor*/monitoraggio server/applicazioni/infrastruttura, monitoraggio dei server, prestazioni delle applicazioni, registri del server, raccogli* log',
  'uptime monitoring':
    'disponibilità del sito, sapere se il/mio sito, se il mio/nostro sito, monitor* sito/siti, sito non raggiungibile, sito irraggiungibile, monitoraggio sito/siti/del sito, sito offline, pagina di stato, sito va giù, disponibilità sito/server, sito è giù',
  'incident alerts':
    'allarmi di incidenti, gestione incidenti, avvisi di incidenti, reperibilità, turni di reperibilità, avvis* il tecnico di turno, allarmi incidenti',
  'secrets management':
    'gestione dei segreti, gestore di password, gestione password/chiavi/segreti/delle password, salv* password/chiavi, conserv* password/chiavi/segreti, password sicure, cassaforte di password',
  'threat intelligence':
    'softw* malevolo, minacce, malware, virus, phishing, vulnerabilità, link/file/siti dannosi/pericolosi/malevoli, antivirus, minacce informatiche, file sospetti, file infetti',
  captcha:
    'protezione dai bot, captcha*, blocc*/ferm*/evit* bot/spam, anti spam, antispam, protezione bot/spam/dallo spam/da bot, filtro antispam, imped* lo spam',
  'API testing':
    'test* api, dati di prova, dati di test, dati finti/fittizi, test* una api, test di api, api finta, api simulata, dati casuali, simul* api',
  webhooks: 'ricev* webhook, webhook*, invi* webhook, inoltr* webhook, test* webhook',
  'app store data':
    "dati degli store di app, recensioni di app, app store, play store, acquisti in app, recensioni delle app, negozi di app, acquisti nell'app",
  'QR codes':
    'codici qr, codice qr, qr code*, qr, qrcode*, gener*/creare codici/codice qr, gener* codici a barre, gener* codice a barre, generatore di qr, lettore qr',
  'message queue':
    'coda di messaggi, code di messaggi, coda messaggi, code messaggi, coda di eventi, broker di messaggi, bus di eventi, kafka, flussi di eventi, gest* eventi',
  'background jobs':
    'attività in background, attività pianificate, processi in background, attività programmate/ricorrenti/periodiche, cron, programm* attività, lavori in background, operazioni pianificate, lavori pianificati',
  'image upscaling':
    'ingrand* immagini, migliorare la risoluzione, restaur* vecchie foto, ingrand*/migliorare immagini/immagine/foto, aument*/migliorare risoluzione/qualità, vecchie foto, foto antiche, foto sfocate, restaur* foto, restauro foto, super risoluzione',
  'fine-tuning':
    'addestr* un modello, addestr* modelli, addestr* modello/modelli/ia, fine tuning, modello personalizzato, addestramento di modelli, addestr* con i miei/nostri dati, mio modello, riaddestrare',
  'AI content detection':
    'generato da ia, deepfake*, rilev* testi/testo/immagini ia, generato/generata/generati/generate/scritto/creato/fatto/scritti da/con ia/ai/chatgpt, rilevatore di ia, contenuti generati da ia, scritto da una ia, immagini generate da',
  'browser automation':
    'automatizz* il browser, automatizz* browser, automazione browser/del browser, browser headless, controll* un browser, compil* moduli automaticamente, clic automatici, pilot* un browser, robot che naviga',
  'image search':
    'ricerca immagini, cerc*/ricerca/ricerc*/trov* immagini/foto, ricerca di immagini, immagini di google, immagini dal web, immagini simili, immagini su internet',
  '3D models':
    'modelli 3d, modello 3d, oggetti 3d, gener* 3d, modellazione 3d, in 3d, tre dimensioni, tridimensional*, da foto a 3d',
  'phone numbers':
    'numeri virtuali, compr* numeri di telefono, numero virtuale, acquist*/compr*/noleggi*/affitt* numero/numeri, numeri di telefono virtuali, numero di telefono virtuale, acquisto di numeri',
  'mobile attribution':
    'installazioni dell app, installazioni app, attribuzione mobile, misur* le installazioni, deep link*, origine delle installazioni, attribuzione delle installazioni, link profondi',
  'page speed':
    'velocità della pagina, tempo di caricamento, velocità pagina/sito/caricamento, sito lento, pagina lenta, prestazioni del sito, tempo caricamento, tempi di caricamento, pagespeed, core web vitals, quanto è veloce il sito',
  'WHOIS lookup':
    'whois, proprietario di un dominio, proprietario/intestatario/titol* dominio, di chi è il/un/questo dominio, a chi appartiene un/il dominio, ricerca whois, dati di un dominio, a chi è intestato un dominio',
  'localization management':
    'gestione delle traduzioni, gest* traduzioni, gestione traduzioni, localizzazione software/app/di software/di app, file di traduzione, piattaforma di traduzione, tradurre interfaccia, stringhe da tradurre',
  music:
    'musica, canzoni, canzone, album musicali, artisti musicali, testi delle canzoni, testi di canzoni, playlist, brani musicali, cantanti, discografia',
  podcasts: 'episodi di podcast, podcast*, cerc* podcast',
  'stock photos':
    'foto di stock, banca immagini, foto gratis, immagini gratis, immagini gratuite, foto gratuite, foto senza diritti, immagini libere da diritti, immagini royalty free, banca di immagini, foto stock, foto libere da diritti',
  'icons and fonts':
    'caratteri tipografici, icone, icona, font, caratteri per il web, tipografi*, palette di colori, google fonts, icone svg, tavolozza di colori',
  'GIFs and stickers': 'gif animate, gif, sticker, gif animata, adesivi per chat, gif divertenti',
  'image processing':
    'ridimension* immagini, ritagli* immagini, ridimension*/ritagli*/comprim*/ottimizz*/modific*/elabor* immagini/immagine/foto, elaborazione immagini/di immagini, cambi* dimensione immagini, filigrana, miniature, ridurre immagini',
  'music generation':
    'gener* musica, creare/comporre/gener* musica/canzoni/brani, musica con ia, canzoni con ia, comporre, generatore di musica, musica generata, generazione musicale',
  'audio processing':
    'elaborazione audio, rimuov* rumore, migliorare/pulire/elabor* audio, rimuov*/ridurre/elimin* rumore, rumore di fondo, rumori di fondo, effetti sonori, modifica audio, riduzione rumore, cancellazione del rumore',
  'LLM gateway':
    'più modelli con una chiave, più modelli ia/linguistici/di ia, vari modelli, diversi modelli linguistici/ia/di ia, più llm, una sola api per, gateway llm, cambi* modello, tutti i modelli di ia',
  'LLM observability':
    'tracciamento dei prompt, monitor* llm/prompt, gestione prompt/dei prompt, gest* prompt, versioni dei prompt, osservabilità llm, registr* prompt, tracci* prompt',
  'voice agents':
    'agente vocale, agenti vocali, assistente vocale, assistenti vocali, assistente telefonico, agente telefonico, rispond* al telefono automaticamente, centralinista virtuale, risponditore vocale, bot vocale, bot telefonico, voicebot, ia che risponde al telefono',
  'code execution':
    'esegu* codice, esegu* codice/python/script, esecuzione di codice, ambiente isolato, codice in sandbox, interprete di codice, codice non affidabile',
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
