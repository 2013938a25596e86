/** What French texts say about software and communication, by the English words for it; `*` stands for any ending, `/` for or. */
export const FRENCH: Record<string, string> = {
  'large language model':
    "modèle de langage, modèles de langage, génér* du texte, intelligence artificielle, llm, llms, ia générative, texte/textes avec ia, textes par ia, modèle d'ia, modèles d'ia, génér* des textes, rédig* des textes, génération de texte",
  chatbot:
    'chatbot*, agent conversationnel, assistant virtuel, agents conversationnels, bot conversationnel, robot conversationnel, assistants virtuels, assistant ia, dialogueur, chat bot*',
  'question answering':
    'répond* aux questions, répond aux questions, réponse aux questions, répond* questions/automatiquement questions, questions réponses, poser des questions à mes documents, interrog* mes documents, foire aux questions automatique',
  embeddings:
    'recherche sémantique, textes similaires, embedding*, similarité sémantique/textes, plongement*, documents similaires, recherche par le sens, recherch* par le sens, recherche par similarité',
  'vector database':
    'base vectorielle, base de données vectorielle, bdd vectorielle, stock* des vecteurs, recherche vectorielle, index vectoriel, bases vectorielles',
  'document parsing':
    'extrai* des données de documents, lire des pdf, analyse de documents, extrai* données/texte/informations pdf/pdfs/documents/contrats, lire/analys* pdf/documents/contrats, extraction données pdf/documents, traitement de documents, analys* des documents, lectu* de pdf',
  OCR: 'reconnaissance de texte, texte des images, tickets de caisse, numéris* des reçus, reçus scannés, ocr, texte image/photo/photos, lire le texte image/images/photo, numéris* documents/factures/reçus/tickets, scann* documents/reçus/factures, documents scannés, reconnaissance de caractères, océrisation',
  'PDF generation':
    'génér* des pdf, génér* un pdf, créer un pdf, génér*/créer/export*/produi* pdf/fichier pdf/fichiers pdf, export* en pdf, html en pdf, génération pdf, générateur de pdf, création pdf, convert* html en pdf',
  'file conversion':
    'convert* des fichiers, conversion de fichiers, convert* fichier/fichiers/documents/document, conversion fichier/formats/documents, convertisseur de fichiers, word en pdf, chang* le format',
  'image generation':
    "génér* des images, génération d'images, créer des images, génér*/créer image/images/illustrations/photos/logos, images/image par/avec ia, générateur d'images, texte en image, génération images/image",
  'image recognition':
    "reconnaissance d'images, reconnaît* des objets, détection d'objets, vision par ordinateur, analys*/class*/étiquet*/identifi* images/photos, reconnaît* plantes/objets/images/animaux, détect* objets, détection objets, analyse images, identifi* des plantes/objets",
  'face recognition':
    'reconnaissance faciale, visages, reconnaît*/détect*/compar*/identifi* visage/visages, détection visage/visages, reconnaissance visages, visage, comparaison de visages, biométrie faciale',
  'background removal':
    "supprim* l'arrière plan, enlev* le fond, détourage, supprim*/enlev*/retir*/effac* fond/arrière plan, détourer, fond transparent, suppression arrière plan, suppression fond, sans fond",
  'content moderation':
    'modération de contenu, modér* les commentaires, insultes, modér* contenu/contenus/messages/publications/images, modération contenus/commentaires/messages, filtr* commentaires/insultes, propos haineux, discours de haine, contenu inapproprié/offensant, contenus inappropriés, gros mots',
  'sentiment analysis':
    'analyse de sentiment*, analyse des sentiments, analys* sentiment/sentiments/opinions, analyse opinions, positif ou négatif, positifs ou négatifs, tonalité, détect* les émotions, ressenti des clients',
  'text analysis':
    "analyse de texte*, class* des textes, classification de texte*, analys* texte/textes, class* textes/messages, classification textes, extrai* entités/mots clés, traitement du langage naturel, extraction d'entités, analyse textuelle",
  summarization:
    'résumé, résumer, résumés, résume, synthèse de textes/documents/articles, synthétiser, raccourc* des articles, faire un résumé, condenser',
  'speech to text':
    'transcri*, reconnaissance vocale, parole en texte, sous titres, audio en texte, transform*/convert* audio/voix/parole en texte, dictée, dicter, voix en texte, sous titr*, sous titrage, compte rendu audio, reconnaissance de la parole, parole vers texte, notes vocales, messages vocaux, mémos vocaux, message vocal',
  'text to speech':
    'synthèse vocale, texte en parole, lire à haute voix, lectu* à voix haute, texte en audio/voix, texte vers voix/parole, lire textes/texte à voix haute, voix de synthèse, voix artificielle, clon* une voix, voix off, voix synthétique*, voix ia, oraliser',
  'code generation':
    'génér* du code, génération de code, écri* du code, génér* code, complétion de code, assistant de programmation, programm* avec ia, autocomplétion de code, code avec ia',
  'model hosting':
    'apprentissage automatique, héberg*/déploy*/exécut* modèle/modèles, inférence, machine learning, modèles ouverts, faire tourner des modèles/un modèle',
  'video generation':
    'génér* des vidéos, génération de vidéo*, génér*/créer vidéo/vidéos à/avec, vidéos par ia, texte en vidéo, générateur de vidéos, génér* vidéo/vidéos, création de vidéos par ia, vidéo à partir de',
  'music recognition':
    "reconnaît* une chanson, reconnaissance musicale, reconnaît*/identifi* chanson/chansons/musique/musiques, identification de chansons/musique, quelle chanson, empreinte audio, reconnaissance de musique, titre d'une chanson",
  translation: "traduction*, traduire, traduis*, traduit*, traducteur*, vers l'anglais, interprétariat",
  'language detection':
    "détect* la langue, détection de langue, détect*/identifi*/reconnaît* langue, détection langue, quelle langue, langue d'un texte, identification langue, langue du texte",
  'spell checking':
    'orthograph*, correction grammaticale, grammaire, correcteur, corrig* les fautes/textes, fautes de frappe/français/orthographe, relecture, correction de textes, correction orthographique, coquilles, corrig* textes/fautes',
  'plagiarism detection':
    'plagiat*, texte copié, textes copiés, contenu copié, contenu dupliqué, copi* coller détecté, détecteur de plagiat',
  'web search':
    'recherche web, recherche sur internet, cherch* sur le web, résultats de recherche, recherch* sur le web/internet/google, recherche google, résultats google, moteur de recherche web, cherch* sur internet/google, api de recherche, résultats de moteurs de recherche',
  'site search':
    'recherche plein texte, recherche de produits, moteur de recherche interne, recherche interne, recherche sur/dans mon/notre site/boutique/catalogue/le site, cherch* dans mon/le/notre catalogue/site, barre de recherche, recherch* des produits, recherche instantanée, recherche produits, moteur de recherche pour',
  'web scraping':
    'extrai* des données de sites, extraction de données web, aspir* des sites, scraping, scraper, web scraping, extrai* données/contenu/prix site/sites/pages/web, moissonnage, crawler, aspirateur de sites, récupér* le contenu de pages/sites, aspir* site/sites, lire des pages web',
  screenshots:
    "captu* d'écran, captures d'écran, captu* écran, captures écran, captur* page/pages/site/écran, image d'une page web, image de page web, aperçu de site/sites, copie d'écran, captu* de page/pages",
  'recommendation engine':
    'recommandation de produits, recommandations de produits, recommand* produits/films/articles, système/moteur de recommandation/recommandations, recommandation produits, produits similaires/associés, suggestions de produits, personnalisation, suggér* des produits, recommandations personnalisées',
  'fraud detection':
    'fraude, détection de fraude, fraudes, fraudeur*, frauduleu*, détect* fraude/fraudes/fraudeurs, escroquerie*, arnaques, anti fraude, antifraude, impayés frauduleux, rétrofacturation*, paiements suspects, transactions suspectes',
  'identity verification':
    "vérification d'identité, vérifi* l'identité, pièce d'identité, vérifi*/contrôler/valid* identité, vérification identité, contrôle d'identité, carte d'identité, pièces d'identité, passeport*, kyc, vérifi* l'âge, vérification âge, majorité des clients",
  SMS: 'messages texte, textos, texto, messages sms, message texte, sms*, envoy* sms, messages courts',
  'voice calls':
    'appels téléphoniques, appel téléphonique, téléphonie, appels vocaux, appel vocal, pass* des appels, appel* clients, téléphoner, standard téléphonique, coups de fil, voix sur ip, recevo* des appels, appels entrants, appels sortants',
  WhatsApp:
    'messages whatsapp, whatsapp, whatsapp business, messages sur whatsapp, bot whatsapp, message whatsapp, par whatsapp',
  'verification codes':
    'codes de vérification, code de vérification, code/codes par sms, double authentification, deux facteurs, double facteur, mot de passe à usage unique, code à usage unique, codes à usage unique, otp, 2fa, code de confirmation, codes de confirmation, vérifi* le téléphone',
  'phone lookup':
    "vérifi* un numéro de téléphone, vérifi*/valid* numéro/numéros téléphone/mobile, validation de numéro/numéros, vérifi* les numéros, à qui appartient le/ce/un numéro, annuai* inversé, opérateur d'un numéro, recherche de numéro, numéro de téléphone valide",
  'transactional email':
    "envoy* des emails, envoy* des emails, envoi d'emails, courriel*, envoy* email/emails/mail/mails/courriels, envoi email/emails/mails/courriels, mails transactionnels, emails transactionnels, par email/mail, mail de confirmation, mails de confirmation, emails de confirmation",
  'email marketing':
    "infolettre*, lett* d'information, campagnes d'emails, newsletter*, emailing, emailing, campagnes email/emails/mail/mailing, liste de diffusion, listes de diffusion, mails en masse, emails en masse, publipostage, marketing par email",
  'email verification':
    'vérifi* des adresses email, valid* des emails, vérifi*/valid* adresse/adresses email/emails/mail/mails, validation adresse/adresses email/emails, vérification adresse/adresses email/emails, emails valides, email existe, adresse mail valide, valid* emails/emails',
  'mailbox access':
    'lire les emails, boîte de réception, lire/relev*/recevo*/récupér* mails/emails/courriels, boîte mail, boîte aux lettres électronique, boîtes mail, mails entrants, emails entrants, messagerie outlook, boîte réception',
  'push notifications':
    'notifications push, notification push, push, notifications mobiles, notifications sur mobile/téléphone, alertes mobiles, notifications sur le téléphone/smartphone, notif push',
  notifications:
    'notifications, notifier, notification, préven* les utilisateurs/clients, alertes utilisateurs, alert* les utilisateurs, cent* de notifications, notifs',
  'team chat':
    "messagerie d'équipe, messages/message slack/teams/discord, messages dans/sur slack/teams/discord, chat d'équipe, chat entre collègues, messagerie interne/équipe/entreprise, discussion d'équipe, canal slack",
  'in-app chat':
    "chat dans l'application, messagerie intégrée, chat dans/pour mon/notre/app/application/site, chat entre, messagerie entre, discussion entre utilisateurs, messagerie instantanée, chat intégré, tchat, chat en temps réel, messagerie dans, tchatter",
  'realtime messaging':
    'messagerie en temps réel, en temps réel, messages en temps réel, mises à jour en temps réel/direct, websocket*, données en temps réel, communication en temps réel, publication abonnement',
  fax: 'télécopie*, fax, faxer, numéro de fax, envoy* un fax, fax en ligne',
  'postal mail':
    'courri* postal, envoy* des lettres, lett*/lettres papier/recommandée/recommandées/postale, par la poste, cartes postales, courri* papier, envoy* lettre/lettres/courriers, envoi de courriers, courriers postaux, imprim* et poster, lett* par courrier, courri* recommandé',
  'marketing automation':
    'automatisation du marketing, marketing automatisé, automatis* le marketing/campagnes, campagnes automatisées, segment* les clients, segmentation clients, parcours client, parcours clients, automatisation marketing',
  advertising:
    'publicité*, annonces publicitaires, pub, pubs, publicitaire*, annonces google, google ads, campagnes de pub/publicité, annonceurs, faire de la publicité, annonce publicitaire, budget pub',
  SEO: 'référencement, mots clés, seo, référencement naturel, positionnement google, backlinks, mots clefs, optimisation pour les moteurs de recherche, recherche de mots clés, classement google',
  'social media posting':
    'réseaux sociaux, publi*/post* sur instagram/facebook/linkedin/réseaux/twitter, programm* publications/posts, réseau social, publications sur réseaux/instagram, posts sur les réseaux',
  'social listening':
    "veille de marque, mentions de marque, mentions marque/entreprise, écoute sociale, surveill* réputation/marque/mentions, e réputation, ce qu'on dit de, veille sur les réseaux, veille réseaux, mentions de notre marque",
  'affiliate marketing':
    "affiliation, marketing d'affiliation, affilié*, programme d'affiliation, parrainage*, liens d'affiliation/affiliés, programme de parrainage, lien d'affiliation",
  'URL shortener':
    "raccourc* des liens, liens courts, raccourci* url/urls/lien/liens, raccourcisseur, url courte, urls courtes, lien court, rédui* des liens, raccourc* url/urls/liens, raccourcisseur d'url",
  'lead generation':
    'génération de leads, prospects, leads, trouv* clients/emails/prospects, prospecter, prospection, génér* leads, clients potentiels, trouv* des clients, génération leads, acquisition de clients',
  CRM: 'gestion de la relation client, fichi* clients, crm, relation client, gestion clients/contacts, base clients, suivi clients, gérer les clients/contacts, pipeline de vente, opportunités commerciales, relations clients',
  'project management':
    'gestion de projet*, tâches, gestion tâches/projets, gestionnai* de tâches/projet, gérer projets/tâches, liste de tâches, suivi de projet/tâches, kanban, tableau kanban, outil de gestion de projet',
  'time tracking':
    'suivi du temps, temps de travail, suivi temps/heures, heures travaillées, heures de travail, feuille/feuilles de temps, pointage, pointeuse, saisie des heures, saisie des temps, compt* les heures, temps passé',
  'notes and wikis':
    'prise de notes, base de connaissances, prend* des notes, wiki, bloc notes, base connaissances, notes partagées, documentation interne, application de notes, bases de connaissances',
  spreadsheets:
    "tableur*, feuilles de calcul, excel, google sheets, feuille de calcul, fichi*/fichiers/tableau/tableaux excel, classeurs excel, lignes d'une feuille, feuilles calcul, tableau google",
  'office documents':
    'présentations, documents bureautiques, document/documents/fichiers word, powerpoint, docx, google docs, modèle word, modèles word, traitement de texte, bureautique, suite bureautique',
  'file storage':
    'stockage, stock* des fichiers, télévers* des fichiers, stock*/télévers*/héberg*/sauvegard*/dépos* fichiers/fichier/photos/images/documents, stockage cloud/fichiers/objet, cloud de fichiers, envoi de fichiers, upload de fichiers, stockage en ligne, dépôt de fichiers',
  'electronic signature':
    'signatu* électronique, signatures électroniques, sign* des contrats, sign* des documents, signatu*/signatures numérique/numériques/électronique/en ligne, sign* contrat/contrats/documents/document/pdf/devis/électroniquement/en ligne, signer, faire signer, e signature, signatu* de contrats/documents',
  automation:
    'automatisation, automatis* processus/tâches, flux de travail, workflow*, connect* des applications, automatisation tâches/processus, automatisé*, reli* des applications, enchaîn* des actions',
  'content management':
    'gestion de contenu*, cms, cms headless, gérer du contenu, gestion contenus, blog, articles de blog, système de gestion de contenu, publi* des articles, gestionnai* de contenu',
  'website builder':
    "créer un site web, création de sites, créer/faire/construi* site/sites/page web/internet, création site/sites, créateur de site/sites, wordpress, constructeur de site, landing page*, page d'atterrissage, créer mon site",
  databases:
    'base de données, bases de données, bdd, base données, bases données, postgres*, mysql, nosql, sql, stock* des données, sgbd',
  'data warehouse':
    'entrepôt de données, entrepôt données, entrepôts de données, lac de données, etl, big data, gros volumes de données, pipeline de données, pipelines de données',
  charts:
    'graphiques, graphique, diagramme*, camembert*, histogramme*, trac* des graphiques, dessin* des graphiques, images de graphiques',
  'web analytics':
    "statistiques de visite*, analyse d'audience, statistiques site/web, visiteurs site/web, visites site, trafic web/site/de mon site, audience du site, analyse audience, analytique web, visiteurs de mon site, fréquentation du site, pages vues, compt* les visites",
  'product analytics':
    "analyse d'usage, comportement des utilisateurs, comportement utilisateurs/utilisateur, usage de l'app/application, analyse usage, analytique produit, utilisation de l'application/app, événements utilisateurs, parcours utilisateur, comment les utilisateurs utilisent",
  'A/B testing':
    'tests a b, test a b, tests ab, test ab, featu* flags, drapeaux de fonctionnalités, test* des variantes, activ* des fonctionnalités, a b testing',
  'customer data platform':
    'plateforme de données clients, plateforme données clients, cdp, unifi* données clients, données clients unifiées, profil client unifié, profils clients, centralis* les données clients',
  'source code hosting':
    'dépôts de code, code source, dépôt git, git, dépôts git, gestion de versions, contrôle de version, héberg* du code, pull request*, dépôt de code',
  'CI/CD':
    'intégration continue, ci cd, déploiement continu, serveur de build, intégration et déploiement continus, compil* automatiquement, pipeline de build, tests automatiques à chaque commit, livraison continue',
  'error monitoring':
    "suivi des erreurs, surveillance des erreurs, suivi/surveill*/surveillance erreurs/bugs/plantages, rapports de plantage, plantage*, erreurs application/app, bugs de mon application, erreurs de mon site, remontée d'erreurs, l'application plante",
  observability:
    "observabilité, métriques, logs, journaux applicatifs, surveillance serveurs/applications, supervision, superviser, surveill* les serveurs, monitoring d'applications, performance des applications, centralis* les logs",
  'uptime monitoring':
    "surveillance de disponibilité, site en panne, surveill* site/disponibilité, savo* si mon site, site hors ligne, site tombe, page de statut, page d'état, être prévenu si mon site, disponibilité site/serveur/sites, site inaccessible",
  'incident alerts':
    "alertes d'incidents, astreinte, gestion incidents, alertes incidents, astreintes, alert* l'équipe d'astreinte, planning d'astreinte, incidents critiques, être alerté en cas de panne",
  'secrets management':
    'gestion des secrets, gestionnai* de mots de passe, stock* mots de passe/clés/secrets, gérer mots de passe/secrets/clés, gestion de clés, gestion des clés, mots de passe en sécurité, coff* fort numérique',
  'threat intelligence':
    'logiciel malveillant, logiciels malveillants, malware*, virus, hameçonnage, phishing, vulnérabilité*, failles de sécurité, liens dangereux/malveillants, fichiers malveillants/dangereux, antivirus, menaces informatiques, cybermenaces',
  captcha:
    'protection contre les robots, captcha*, bloqu* robots/bots/spam, protection bots/spam/contre le spam, anti spam, antispam, cont* les bots, pourriels, stopp* les bots, robots spammeurs',
  'API testing':
    "test* des api, données de test, fausses données, données fictives, données factices, test* api/apis, simul* une api, tests d'api, api fictive, données aléatoires",
  webhooks: 'recevo* des webhooks, webhook*, envoy* des webhooks, relay* des webhooks, test* des webhooks',
  'app store data':
    "données des magasins d'applications, avis d'applications, app store, play store, achats intégrés, achats in app, boutiques d'applications, avis sur les applications, magasins d'applications",
  'QR codes':
    'codes qr, code qr, qr code*, qr, génér*/créer qr codes/qr code, génér* des codes barres, génér* un code barres, générateur de qr, codes à scanner',
  'message queue':
    "file de messages, files d'attente, file messages, files de messages, file d'attente de messages, courti* de messages, bus d'événements, kafka, flux d'événements, brok* de messages",
  'background jobs':
    'tâches de fond, tâches planifiées, tâches en arrière plan, tâches fond, tâches programmées/récurrentes, cron, planifi* des tâches, travaux en arrière plan, traitements en arrière plan, tâche planifiée',
  'image upscaling':
    'agrand* des images, amélior* la résolution, restaur* de vieilles photos, agrand*/amélior* images/image/photo/photos, amélior*/augment* résolution/qualité, photos floues, vieilles photos, photos anciennes, restaur* photo/photos, super résolution, restauration de photos',
  'fine-tuning':
    'entraîn* un modèle, entraîn* des modèles, entraîn* modèle/modèles/ia, fine tuning, affin* un modèle, ajust* un modèle, mon propre modèle, entraînement de modèles, entraîn* avec mes données, spécialis* un modèle',
  'AI content detection':
    "généré par ia, détect* ia, deepfake*, détect*/détecteur/détection textes/texte/images/contenu ia, généré/générée/générés/écrit/écrits/créé/fait par/avec ia/chatgpt, généré par une ia, écrit par une ia, détecteur d'ia, images générées par",
  'browser automation':
    'automatis* le navigateur, automatisation du navigateur, automatis* navigateur, automatisation navigateur, navigateur sans tête, navigateur headless, pilot* un navigateur, contrôler un navigateur, rempl* des formulaires automatiquement, robot navigateur, clics automatiques',
  'image search':
    "recherche d images, recherche/recherch*/cherch*/trouv* images/photos, recherche d'images, google images, images du web, images sur internet, images similaires",
  '3D models':
    'modèles 3d, modèle 3d, objets 3d, objet 3d, modélisation 3d, en 3d, génér* 3d, images en 3d, trois dimensions',
  'phone numbers':
    'numéros virtuels, achet* des numéros, numéro virtuel, achet*/louer/obten* numéro/numéros, numéros de téléphone virtuels, numéro de téléphone virtuel, location de numéros, achat de numéros',
  'mobile attribution':
    'installations de l application, liens profonds, attribution mobile, installations application/app, lien profond, mesur* les installations, suiv* les installations, deep links, origine des installations',
  'page speed':
    'vitesse de la page, temps de chargement, vitesse page/site/chargement, site lent, page lente, performance du site, temps chargement, rapidité du site, pagespeed, core web vitals',
  'WHOIS lookup':
    'whois, propriétai* d un domaine, propriétai*/titulai* domaine/nom domaine, à qui appartient le/ce/un domaine, à qui appartient un nom de domaine, requête whois, données whois',
  'localization management':
    "gestion des traductions, gérer les traductions, localisation de logiciel/logiciels/applications, fichiers de traduction, plateforme de traduction, tradui* l'interface, chaînes à traduire, internationalisation",
  music:
    'musique, chansons, chanson, albums, paroles de chansons, artistes musicaux, playlists, streaming musical, titres musicaux, listes de lecture',
  podcasts: 'épisodes de podcast, podcast*, balado*, cherch* des podcasts',
  'stock photos':
    "banque d'images, photos libres de droits, photos/images gratuites, photo libre de droits, images libres de droits, banque images, banque de photos, photothèque, photos de stock, photos d'illustration",
  'icons and fonts':
    "polices d'écriture, icône*, police de caractères, polices de caractères, typographie*, palette de couleurs, google fonts, polices web, pictogrammes",
  'GIFs and stickers': 'gifs animés, gif, gifs, gif animé, stickers, autocollants, gifs drôles',
  'image processing':
    "redimensionn* des images, recadr* des images, redimensionn*/recadr*/compress*/optimis*/retouch*/trait*/rogn* image/images/photo/photos, traitement images/image/d'images, chang* la taille des images, filigrane*, miniatures, rédui* des images, vignettes",
  'music generation':
    'génér* de la musique, génér*/créer/compos* musique/chansons/morceaux, musique par/avec ia, générateur de musique, composer, musique générée, musique de fond générée, chanson par ia',
  'audio processing':
    'traitement audio, réduction de bruit, amélior*/nettoy*/trait* audio/son/enregistrement, rédui*/supprim*/enlev* bruit, bruit de fond, suppression du bruit, effets sonores, qualité du son, bruits de fond, montage audio, réduction bruit',
  'LLM gateway':
    "plusieurs modèles avec une clé, plusieurs modèles ia/langage/de langage, plusieurs llm, une seule api pour, passerelle llm, chang* de modèle, différents modèles, bascul* entre modèles, tous les modèles d'ia",
  'LLM observability':
    'suivi des prompts, surveill* llm/prompts, gestion des prompts, gérer les prompts, versions de prompts, traces de llm, suivi prompts, observabilité llm, trac* les prompts',
  'voice agents':
    'agent vocal, agents vocaux, assistant vocal, assistants vocaux, assistant téléphonique, agent téléphonique, répond* au téléphone automatiquement, standard automatique, standardiste virtuelle, bot vocal, callbot, voicebot, ia au téléphone, robot téléphonique',
  'code execution':
    'exécut* du code, exécut* code/python/scripts, exécution de code, bac à sable, code dans un bac à sable, interpréteur de code, code non fiable, lanc* du code',
  free: 'gratuit, gratuite, gratuits, gratuites, gratuitement, sans frais, sans payer, gratos, à titre gratuit, ne coûte rien, qui ne coûte rien, zéro euro, sans carte bancaire, offre gratuite, sans coût',
  'without a key':
    "sans clé, sans clé api, sans inscription, sans compte, sans s'inscrire, sans jeton, sans clé/clef api, sans clé d'api, sans créer de compte, pas de clé, sans token, sans enregistrement, sans identifiant",
  'open source':
    'logiciel libre, source ouverte, open source, logiciels libres, code ouvert, source libre, opensource, sources ouvertes, code source ouvert',
  'self hosted':
    'auto hébergé*, sur nos serveurs, nos propres serveurs, auto hébergement, auto hébergeable, auto héberger, autohébergé*, héberger moi même, héberger nous mêmes, sur mon/notre/propre serveur, propre serveur, sur nos propres serveurs, à installer chez nous, on premise, que je peux héberger, dans notre infrastructure',
  'commercial use':
    "usage commercial, utilisation commerciale, à des fins commerciales, commercialement, usage professionnel, utilisation professionnelle, droit d'usage commercial, usages commerciaux, exploiter commercialement",
  'hosted in the eu':
    "hébergé en europe, hébergé en france, dans l'ue, hébergé/hébergée/hébergés/hébergées/serveurs/serveur/données/stockées en europe/france/allemagne, union européenne, serveurs européens, serveurs dans l'ue, hébergeur européen, rgpd, conforme au rgpd, solution européenne, fournisseur européen, hébergement européen",
  'alternative to':
    'alternative à, alternatives à, alternative/alternatives pour/au/aux/de, remplacer, remplaçant de, remplacement de, équivalent de, équivalent à, comme alternative à, autre que, quelque chose comme, semblable à, plutôt que d utiliser',
  without:
    'sans, pas de, sauf, au lieu de, pas, mais pas, excepté, qui ne soit pas, ne pas utiliser, pas avec, surtout pas, en dehors de',
};
