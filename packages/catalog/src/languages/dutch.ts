/** What Dutch texts say about software and communication, by the English words for it; `*` stands for any ending, `/` for or. */
export const DUTCH: Record<string, string> = {
  'large language model':
    'taalmodel*, tekst genereren, kunstmatige intelligentie, llm, llms, generatieve ai, tekst met ai, teksten met ai, teksten genereren/schrijven/maken, tekst schrijven met, tekstgeneratie, ai model*, grote taalmodellen',
  chatbot:
    'chatbot*, virtuele assistent, chat bot*, virtuele assistenten/medewerker, ai assistent*, gesprekbot, chatrobot*, digitale assistent',
  'question answering':
    'vragen beantwoorden, beantwoordt vragen, vragen automatisch beantwoorden, vragen over documenten, antwoord op vragen, antwoorden op vragen, vraag en antwoord, klantvragen beantwoorden, veelgestelde vragen beantwoorden',
  embeddings:
    'semantisch zoeken, soortgelijke teksten, embedding*, tekstvectoren, vergelijkbare teksten/documenten, zoeken op betekenis, semantische zoek*, teksten op elkaar lijken',
  'vector database':
    'vectordatabase*, vector database*, vectoren opslaan, vectorzoek*, vectoropslag, vectorindex, vector zoeken',
  'document parsing':
    'documenten uitlezen, gegevens uit documenten, pdf lezen, pdf/documenten/contracten uitlezen/analyseren/lezen, gegevens/tekst/data uit pdf/pdfs/documenten/contracten, pdf s uitlezen, documenten verwerken, documentverwerking, documentanalyse',
  OCR: 'tekstherkenning, tekst uit afbeeldingen, kassabon*, bonnetjes scannen, ocr, tekst uit/op/van foto/foto s/scans/plaatjes/afbeelding/afbeeldingen, bonnen/bonnetjes/documenten/facturen/kassabonnen scannen/inscannen, ingescande documenten/bonnen, tekst herkennen, gescande documenten, handschrift*',
  'PDF generation':
    'pdf maken, pdf genereren, pdf/pdfs/pdf bestanden maken/genereren/aanmaken/exporteren, pdf s maken/genereren, html naar pdf, exporteren naar/als pdf, als pdf opslaan, pdf generator, naar pdf exporteren',
  'file conversion':
    'bestanden omzetten, bestanden converteren, bestand/documenten/formaten omzetten/converteren, bestandsconversie, bestandsformaat* omzetten, word naar pdf, omzetten naar pdf, documentconversie',
  'image generation':
    "afbeeldingen genereren, plaatjes maken, afbeelding/afbeeldingen/plaatjes/beelden/logo's/foto s genereren/maken/creëren, afbeeldingen met ai, plaatjes met ai, tekst naar afbeelding/beeld, ai afbeeldingen, ai plaatjes, beeldgeneratie, afbeeldinggenerator",
  'image recognition':
    'beeldherkenning, objecten herkennen, afbeeldingen/foto s/planten/objecten/dieren/beelden herkennen/analyseren/classificeren, objectherkenning, objectdetectie, afbeeldingsherkenning, beeldanalyse, computervisie, wat op een foto staat',
  'face recognition':
    'gezichtsherkenning, gezichten, gezicht/gezichten herkennen/vergelijken/detecteren, gezichtsdetectie, gezichtsvergelijking, gezichten in foto, gezichtsscan*, personen herkennen op foto',
  'background removal':
    'achtergrond verwijderen, achtergrond weghalen, achtergrond wissen/weg/transparant/uitknippen/verwijderen, transparante achtergrond, achtergrondverwijdering, vrijstaand maken, achtergronden verwijderen, zonder achtergrond, foto vrijstaand',
  'content moderation':
    'contentmoderatie, moderatie, beledigingen, reacties/berichten/inhoud/content/comments modereren/filteren, haatberichten, haatreacties, scheldwoorden, ongepaste inhoud/afbeeldingen/berichten, kwetsende, haatzaaien, beledigende reacties',
  'sentiment analysis':
    'sentimentanalyse, sentiment analyse, sentiment herkennen/analyseren/meten, stemming van/in, positief of negatief, meningen analyseren, toon van berichten/reacties, emoties herkennen',
  'text analysis':
    'tekstanalyse, teksten classificeren, tekst/teksten analyseren/classificeren/categoriseren, trefwoorden extraheren, tekstclassificatie, natuurlijke taalverwerking, taalverwerking, trefwoorden uit tekst, entiteiten herkennen',
  summarization:
    'samenvat*, samengevat, korte versie van, inkorten van artikelen, artikelen inkorten, samen te vatten, vat samen',
  'speech to text':
    'transcri*, spraakherkenning, spraak naar tekst, ondertitel*, spraak/audio/stem/gesprekken omzetten/naar/in tekst, spraak omzetten naar tekst, uittypen, dicteren, uitschrijven van gesprekken, interviews uitwerken, spraak herkennen, notuleren, audio omzetten naar tekst',
  'text to speech':
    'tekst naar spraak, voorlezen, spraaksynthese, tekst omzetten naar spraak, tekst in spraak, tekst naar audio, tekst voorlezen, teksten voorlezen, voorlees*, kunstmatige stem, stem klonen, computerstem, ai stem*, voice over, tekst uitspreken, inspreken van tekst',
  'code generation':
    'code genereren, code schrijven, code laten schrijven, codegeneratie, code aanvullen, programmeerassistent, programmeren met ai, broncode genereren, code met ai',
  'model hosting':
    'machinaal leren, modellen hosten/draaien/uitvoeren, model hosten/draaien, ai modellen hosten/draaien, machine learning, open modellen',
  'video generation':
    'video genereren, video s genereren, video/filmpjes/video s genereren/maken met, video s met ai, tekst naar video, videogeneratie, ai video*, videogenerator, video uit tekst',
  'music recognition':
    'muziekherkenning, liedjes herkennen, liedje/nummer/muziek/liedjes herkennen, welk liedje/nummer, nummers herkennen, muziek identificeren, welke muziek speelt, herkennen van muziek',
  translation:
    'vertaal*, vertaling*, vertalen, naar het engels/nederlands/frans/duits, vertaler*, in andere talen, meertalige vertaling, tolken',
  'language detection':
    'taal herkennen, taaldetectie, welke taal, taal detecteren/herkennen/bepalen/vaststellen, taalherkenning, in welke taal, taal van een/de tekst, taalidentificatie',
  'spell checking':
    'spelling*, grammatica*, spelfouten, taalfouten, typfouten, tekst/teksten corrigeren/nakijken/verbeteren, taalcontrole, proeflezen, spellcheck*',
  'plagiarism detection':
    'plagiaat*, overgeschreven teksten, gekopieerde teksten/tekst, plagiëren, gekopieerd van',
  'web search':
    'webzoek*, zoeken op internet, zoekresultaten, op internet/het web/google zoeken, op het internet zoeken, google zoekresultaten, zoekmachine resultaten, zoeken op het web, zoeken op google, web doorzoeken, internet doorzoeken, zoekmachineresultaten',
  'site search':
    'zoekfunctie, producten zoeken, volledige tekst zoeken, zoeken in/op mijn/onze/website/webshop/catalogus/webwinkel/site, zoekfunctie voor, zoekbalk, zoekveld, product zoeken, producten doorzoeken, productzoek*, site doorzoeken, zoekmachine voor mijn/onze',
  'web scraping':
    "gegevens van websites, websites uitlezen, tekst van webpagina, webscraping, scrap*, websites/webpagina s/pagina s/sites scrapen/uitlezen/crawlen, data/gegevens/prijzen van websites/webpagina s/sites halen, gegevens van internet, crawler, informatie van websites, webpagina's uitlezen, inhoud van webpagina",
  screenshots:
    'schermafbeelding*, schermafdruk*, screenshot*, schermopname van website/webpagina, afbeelding van een website/webpagina, plaatje van een website, webpagina als afbeelding',
  'recommendation engine':
    'productaanbeveling*, aanbevelingen, producten/films/artikelen aanbevelen/aanraden, aanbevelingssysteem, aanbevelingsmotor, gerelateerde producten, vergelijkbare producten, personalisatie, gepersonaliseerde aanbevelingen, productsuggesties, anderen kochten ook',
  'fraud detection':
    'oplichting, oplichters, frauduleus, frauduleuze, fraude herkennen/opsporen/voorkomen, verdachte betalingen/transacties/bestellingen, chargeback*, fraude*, valse bestellingen',
  'identity verification':
    'identiteitscontrole, identiteit controleren, identiteitsbewijs, identiteit verifiëren/vaststellen/bevestigen/controleren, identiteitsverificatie, id controle, paspoort*, identiteitskaart*, kyc, leeftijd controleren/verifiëren, leeftijdscontrole, leeftijdsverificatie, rijbewijs controleren, legitimatie*, identiteitsbewijzen',
  SMS: 'sms*, tekstbericht*, tekst berichten, sms versturen/sturen, sms jes, berichtje sturen',
  'voice calls':
    'telefoongesprek*, telefonie, bellen, telefoneren, gesprekken voeren, telefoontje*, telefonische oproepen, telefoonoproep*, klanten bellen, spraakoproep*, telefoon gesprekken, telefooncentrale, opbellen, belfunctie',
  WhatsApp:
    'whatsapp berichten, whatsapp, whatsapp business, whatsappbericht*, appje*, via whatsapp, whatsapp bot, whatsappbot, berichten via whatsapp',
  'verification codes':
    'verificatiecode*, bevestigingscode*, tweestapsverificatie, twee factor, tweefactor*, 2fa, otp, eenmalig wachtwoord, eenmalige code*, code per sms, sms code*, codes per sms, inlogcode*, eenmalige wachtwoorden, telefoonnummer verifiëren',
  'phone lookup':
    'telefoonnummers controleren, telefoonnummer/telefoonnummers/nummers/mobiele nummers controleren/valideren/opzoeken/checken, van wie is dit/een nummer, wie belde mij, nummer opzoeken, nummercontrole, geldig telefoonnummer, nummerherkenning',
  'transactional email':
    'e mails versturen, e mail versturen, mails versturen, e mail verzenden, e mail/e mails/email/emails/mail/mails/mailtjes sturen/versturen/verzenden, per e mail/email/mail, mailtje*, transactionele e mail/mails, bevestigingsmail*, e mails automatisch, mail naar klanten',
  'email marketing':
    'nieuwsbrief*, nieuwsbrieven, nieuws brief, mailing*, e mailcampagne*, emailcampagne*, e mail campagne*, e mailmarketing, emailmarketing, bulkmail, mailcampagne*',
  'email verification':
    'e mailadressen controleren, e mailadres/e mailadressen/emailadres/emailadressen/mailadressen/mailadres controleren/verifiëren/valideren/checken, geldig e mailadres, of een e mailadres/emailadres bestaat, e mailvalidatie, geldige e mailadressen, emailvalidatie',
  'mailbox access':
    'inbox lezen, e mails lezen, mailbox*, postvak*, inbox, e mails/emails/mail/mails/mailtjes lezen/ophalen/ontvangen/uitlezen, inkomende mail/e mails, outlook mail, binnenkomende e mails/mails',
  'push notifications':
    'pushmelding*, pushbericht*, push bericht*, push melding*, push notificatie*, pushnotificatie*, meldingen op telefoon/de telefoon/mobiel, melding op de telefoon, meldingen op je telefoon, mobiele meldingen, push, app meldingen',
  notifications:
    'meldingen, melding, gebruikers/klanten waarschuwen/informeren/verwittigen, notificatie*, waarschuwing sturen, seintje, meldingencentrum, meldingen aan gebruikers',
  'team chat':
    'teamchat, team chat, berichten in/naar slack/teams/discord, slack bericht*, teamberichten, bedrijfschat, chat met/voor collega s, interne chat, groepschat, slackkanaal, chat voor het team',
  'in-app chat':
    'chat in de app, chat tussen, chat in/voor mijn/onze/app/website/site, chatfunctie*, chatten, chat inbouwen, gebruikers laten chatten, berichten tussen gebruikers, chat toevoegen, live chat in, chatmodule, chat',
  'realtime messaging':
    'realtime berichten, berichten in realtime, websocket*, live updates, realtime updates, realtime data, real time updates, updates in realtime, realtime communicatie',
  fax: 'fax, faxen, fax versturen, fax ontvangen, faxnummer, online faxen, faxbericht*, faxdienst',
  'postal mail':
    'brieven versturen, post versturen, brief/brieven/kaarten/ansichtkaarten per post, brieven/brief/ansichtkaarten printen/verzenden/sturen/versturen/posten, per post, aangetekende brieven, ansichtkaart*, papieren brief, papieren brieven, fysieke post, aangetekende post',
  'marketing automation':
    'marketingautomatisering, marketing automatiseren, geautomatiseerde marketing, campagnes automatiseren, klantsegment*, doelgroepen segmenteren, klantreis*, automatische campagnes, marketing automation',
  advertising:
    'advertent*, reclame, adverteren, adverteerder*, reclamecampagne*, google ads, facebook advertenties, online advertenties, reclames',
  SEO: 'zoekmachineoptimalisatie, seo, hoger in google, vindbaarheid in google, zoekwoord*, backlinks, posities in google, google ranking*, zoekmachine optimalisatie, keyword onderzoek',
  'social media posting':
    'sociale media, social media, op instagram/facebook/linkedin/twitter/sociale media plaatsen/posten, berichten plannen/plaatsen op, sociale netwerken, posts inplannen/plannen, berichten op instagram/facebook, socials',
  'social listening':
    'merkvermeldingen, vermeldingen van ons/merk, merkmonitoring, merkbewaking, wat over ons merk, wat mensen over ons, wat er over ons gezegd, social media monitoring, reputatie online, online reputatie, merknaam volgen',
  'affiliate marketing':
    'affiliate*, partnerprogramma*, verwijzingslink*, doorverwijsprogramma, vrienden uitnodigen, vriend aanbrengen, commissie per verkoop',
  'URL shortener':
    'links verkorten, korte links, url/link/links/urls inkorten/verkorten, korte link, korte urls, korte url, linkverkorter, urlverkorter, verkorte links, url verkorter',
  'lead generation':
    'leads genereren, leads, klanten werven/vinden, nieuwe klanten vinden, klantenwerving, prospects, potentiële klanten, e mailadressen vinden, contactpersonen vinden, acquisitie, leadgeneratie',
  CRM: 'klantenbeheer, klantrelatie*, crm*, klantenbestand*, klantgegevens beheren, contacten beheren, relatiebeheer, verkoopkansen, klantbeheer, klantcontact*, klantendatabase',
  'project management':
    'projectbeheer, taken, projectmanagement, takenlijst*, takenbeheer, takenbord, taken beheren, to do lijst*, kanban*, projecten beheren/plannen, taakbeheer, projectplanning',
  'time tracking':
    'urenregistratie, tijdregistratie, uren bijhouden/registreren/schrijven/boeken, gewerkte uren, urenstaat, urenstaten, prikklok, werkuren, werktijden, uren declareren, tijd bijhouden, urenadministratie',
  'notes and wikis':
    'notitie*, aantekeningen, wiki, kennisbank*, notities delen, interne documentatie, kladblok, kennisbeheer',
  spreadsheets:
    'rekenblad*, spreadsheet*, excel*, google sheets, werkblad*, rijen in een spreadsheet, excel bestand*, rekenvel',
  'office documents':
    'presentaties, kantoordocumenten, word document*, worddocument*, word bestand*, powerpoint*, docx, google docs, tekstdocument*, word sjabloon, office documenten, word sjablonen',
  'file storage':
    'bestandsopslag, bestanden opslaan, bestanden uploaden, opslag, bestand/bestanden/foto s/documenten/afbeeldingen opslaan/bewaren/uploaden, cloudopslag, cloud opslag, opslag in de cloud, opslagruimte, upload van bestanden, bestandenopslag, objectopslag, opslag voor bestanden',
  'electronic signature':
    'elektronische handtekening*, digitaal ondertekenen, contracten ondertekenen, ondertekenen, digitale handtekening*, e handtekening, elektronisch ondertekenen/tekenen, contract/contracten/documenten/document/offertes ondertekenen/tekenen, online tekenen/ondertekenen, digitaal tekenen, handtekening zetten, handtekeningen verzamelen, laten ondertekenen, laten tekenen',
  automation:
    'automatisering, automatiseren, processen/taken/werkprocessen/workflows automatiseren, workflow*, apps koppelen/verbinden, werkstromen, systemen koppelen, geautomatiseerde taken, procesautomatisering, automatisch taken uitvoeren',
  'content management':
    'inhoudsbeheer, contentbeheer, cms, headless cms, content beheren, blog*, artikelen publiceren, inhoud beheren, contentmanagement',
  'website builder':
    'website bouwen, websites bouwen, website/websites/webpagina/site maken/bouwen, websitebouwer*, landingspagina*, wordpress, website generator, webpagina s maken, eigen website maken, websitemaker',
  databases:
    'databank*, database*, gegevensbank*, data opslaan, gegevens opslaan, postgres*, mysql, nosql, sql, gegevensopslag',
  'data warehouse':
    'datapakhuis, data warehouse, datawarehouse, datalake, data lake, etl, big data, grote hoeveelheden data/gegevens, datapijplijn*, datapipeline*',
  charts:
    'grafiek*, staafdiagram*, taartdiagram*, cirkeldiagram*, lijngrafiek*, diagrammen, grafieken tekenen',
  'web analytics':
    'bezoekersstatistiek*, webstatistiek*, bezoekers van/op mijn/onze/website/site/webshop, websitebezoek*, websiteverkeer, bezoekersaantallen, websitestatistiek*, paginaweergaven, webanalyse, bezoekers tellen, statistieken van mijn/onze website, bezoekcijfers',
  'product analytics':
    'gebruikersgedrag, gebruiksanalyse, gedrag van gebruikers, gebruik van de app, app gebruik, gebruikersgedrag analyseren, gebruiksstatistiek*, hoe gebruikers onze app, productanalyse, gebruiksgegevens, hoe gebruikers de app',
  'A/B testing':
    'a b testen, a b test, ab test*, a b testing, feature flag*, varianten testen, functies aan en uit zetten, experimenten met varianten, splittest*',
  'customer data platform':
    'klantdataplatform, klantgegevens samenvoegen/verzamelen/combineren, klantprofiel*, klantdata samenvoegen/verzamelen, cdp, klantdata, 360 graden klantbeeld, één klantbeeld, centrale klantgegevens',
  'source code hosting':
    'broncode*, git, repository, repositories, versiebeheer, code hosten, pull request*, code beheren, git repo*',
  'CI/CD':
    'doorlopende integratie, ci cd, continuous integration, automatisch bouwen, automatisch deployen, buildserver, build pipeline*, automatische builds, continue integratie',
  'error monitoring':
    'foutbewaking, fouten bijhouden, fouten in/van de/mijn/onze app/applicatie/website, fouten opsporen/loggen/volgen/registreren, foutmeldingen verzamelen/bijhouden, crashes, crashrapport*, app crasht, foutopsporing, crash rapporten, foutregistratie',
  observability:
    'observeerbaarheid, metingen, logs, logbestanden, servers monitoren/bewaken, servermonitoring, prestaties van applicaties, applicaties monitoren, logbeheer, logs verzamelen, infrastructuur monitoren, servers in de gaten houden',
  'uptime monitoring':
    'bereikbaarheid, beschikbaarheid, website/site/server/websites monitoren/bewaken, of mijn/onze/de website/site/server online/bereikbaar/nog/plat, website plat, site plat, website offline, weten of/wanneer mijn/onze/de website/site, statuspagina*, website down, uptime, websitebewaking, onbereikbare website',
  'incident alerts':
    'storingsmeld*, storing, storingen, incidenten, oproepdienst*, piketdienst, wachtdienst, alarm bij storing, bereikbaarheidsdienst, alarmering*, waarschuwing bij storing, consignatiedienst',
  'secrets management':
    'geheimenbeheer, wachtwoordbeheer*, wachtwoordmanager*, wachtwoorden/sleutels/geheimen/api sleutels beheren/bewaren/opslaan, sleutelbeheer, wachtwoordkluis, wachtwoorden veilig, geheimen beheren, wachtwoordenkluis',
  'threat intelligence':
    'schadelijke software, malware, virus*, phishing*, kwetsbaarheden, beveiligingslek*, schadelijke links/bestanden/urls/websites, gevaarlijke links/bestanden, dreigingsinformatie, kwaadaardige, verdachte bestanden',
  captcha:
    'bescherming tegen bots, captcha*, bots/spam tegenhouden/blokkeren/weren/voorkomen, spamfilter*, tegen spam, tegen bots, spambeveiliging, antispam, spambots, ongewenste e mail, botbescherming',
  'API testing':
    'api s testen, testdata, testgegevens, nepdata, nepgegevens, api testen, mock api, nep api, willekeurige gegevens/data, api s simuleren, dummy data',
  webhooks: 'webhooks ontvangen, webhook*, webhooks versturen, webhooks doorsturen, webhook testen',
  'app store data':
    'appwinkelgegevens, app reviews, app store*, play store, in app aankopen, app beoordelingen, beoordelingen van apps, appstore*, recensies van apps',
  'QR codes':
    'qr codes, qr code*, qrcode*, qr code maken/genereren, barcode maken/genereren, barcodes maken/genereren, streepjescode maken, qr',
  'message queue':
    'berichtenwachtrij, wachtrij, message queue*, wachtrij voor berichten, berichtenbroker, message broker, event streaming, gebeurtenissen verwerken, kafka, berichten wachtrij, wachtrijen',
  'background jobs':
    'achtergrondtaken, geplande taken, achtergrondtaak, achtergrondprocessen, taken op de achtergrond, taken inplannen, cronjob*, cron job*, periodieke taken, terugkerende taken, geplande jobs, taken op gezette tijden',
  'image upscaling':
    'afbeeldingen vergroten, resolutie verhogen, oude foto s herstellen, afbeelding/foto s/foto/afbeeldingen vergroten/verscherpen/opschalen, resolutie verbeteren/vergroten, beeldkwaliteit verbeteren, wazige foto s, onscherpe foto s, oude foto s, fotos restaureren, foto s restaureren, onscherpe foto',
  'fine-tuning':
    'model trainen, modellen trainen, fine tuning, finetunen, eigen model, eigen ai trainen, ai trainen, taalmodel trainen, trainen met eigen data, trainen op onze/eigen gegevens/data, model finetunen',
  'AI content detection':
    'door ai gemaakt, deepfake*, door ai/chatgpt geschreven/gegenereerd/gemaakt, met ai gemaakt/geschreven/gegenereerd, ai teksten herkennen, ai tekst herkennen, ai afbeeldingen herkennen, ai detector, ai detectie, of een tekst/foto door, echt of nep',
  'browser automation':
    'browser automatiseren, browserautomatisering, browser besturen/aansturen/bedienen, headless browser*, browsertaken, browser automatisch, formulieren automatisch invullen, websites automatisch bedienen, automatisch klikken, browserrobot',
  'image search':
    'afbeeldingen zoeken, afbeelding zoeken, foto s zoeken, plaatjes zoeken, zoeken naar afbeeldingen/foto s, google afbeeldingen, afbeeldingen van internet, beeldzoek*, afbeeldingen vinden, zoeken op afbeelding',
  '3D models':
    '3d modellen, 3d model, 3d objecten, 3d modellering, 3d model*, in 3d, driedimensionaal, driedimensionale, 3d tekening*, foto naar 3d',
  'phone numbers':
    'virtuele nummers, telefoonnummers kopen, virtueel nummer, virtueel telefoonnummer, virtuele telefoonnummers, telefoonnummer/nummers/nummer kopen/huren/aanvragen, eigen telefoonnummer, nummers aanschaffen',
  'mobile attribution':
    'app installaties, app installs, installaties meten/bijhouden, deeplink*, deep link*, herkomst van installaties, app attributie, waar app gebruikers vandaan komen',
  'page speed':
    'laadtijd*, paginasnelheid, snelheid van mijn/de/onze website/pagina/site, trage website, website traag, website laadt traag, websitesnelheid, pagespeed, hoe snel mijn website/site, core web vitals, pagina laadt',
  'WHOIS lookup':
    'whois, eigenaar van een domein, eigenaar van een/dit/het domein, van wie is dit/een domein, whois gegevens, domeineigenaar, wie een domein bezit, domeinhouder, eigenaar domein',
  'localization management':
    'vertaalbeheer, vertalingen beheren, lokalisatie*, vertaalbestanden, app vertalingen, vertaalplatform, vertaalmanagement, interface laten vertalen',
  music:
    'muziek, liedjes, liedje, muziekalbum*, albums, songteksten, songtekst, artiesten, afspeellijst*, muzieknummers, muziekstreaming, playlists',
  podcasts: 'podcast*, podcasts zoeken',
  'stock photos':
    'stockfoto*, stock foto*, gratis foto s, rechtenvrije foto*, rechtenvrije afbeeldingen, gratis afbeeldingen, beeldbank*, gratis plaatjes, foto s zonder auteursrecht',
  'icons and fonts':
    'iconen, icoon, icoontjes, lettertype*, fonts, kleurenpalet*, google fonts, webfonts, svg iconen, pictogram*',
  'GIFs and stickers':
    'bewegende plaatjes, gif, gifs, gifjes, gif jes, stickers, geanimeerde gif, grappige gifs',
  'image processing':
    'afbeeldingen verkleinen, afbeeldingen bijsnijden, afbeelding/foto/foto s/afbeeldingen/plaatjes verkleinen/bijsnijden/bewerken/comprimeren/optimaliseren/schalen, beeldbewerking, fotobewerking, watermerk*, formaat van afbeeldingen, miniaturen, thumbnails maken, afbeeldingsbewerking, formaat van foto s wijzigen',
  'music generation':
    'muziek genereren, muziek/liedjes/nummers maken/componeren/genereren met, muziek met ai, ai muziek, componeren, muziek componeren/maken, liedjes genereren, achtergrondmuziek genereren',
  'audio processing':
    'geluid bewerken, ruis verwijderen, audio bewerken/verbeteren/opschonen, ruis onderdrukken, ruisonderdrukking, achtergrondgeluid*, achtergrondruis, geluidseffect*, geluidskwaliteit verbeteren, audiobewerking, geluid verbeteren, geluiden verwijderen',
  'LLM gateway':
    'meerdere modellen met één sleutel, meerdere taalmodellen/ai modellen/llms, verschillende taalmodellen/ai modellen/llms, één api voor alle modellen, één api voor meerdere modellen, llm gateway, wisselen tussen modellen, ai gateway, alle ai modellen',
  'LLM observability':
    'prompts volgen, prompts beheren/bijhouden/loggen/monitoren, promptbeheer, llm monitoren, llm monitoring, taalmodel monitoren, ai aanvragen monitoren, versies van prompts',
  'voice agents':
    'telefonische assistent, voicebot*, spraakassistent*, spraakrobot*, ai telefonist*, telefoonrobot*, telefoon automatisch beantwoorden, automatisch telefoon opnemen, telefoonassistent*, virtuele telefonist*, ai die belt, ai die de telefoon opneemt',
  'code execution':
    'code uitvoeren, code draaien/uitvoeren, python uitvoeren/draaien, scripts uitvoeren/draaien, sandbox voor code, code in een sandbox, onveilige code, code interpreter, afgeschermd code',
  free: 'gratis, kosteloos, kosteloze, zonder kosten, zonder te betalen, kost niks, niets kost, niks kost, voor niets, geen geld kost, gratis te gebruiken, zonder creditcard',
  'without a key':
    'zonder sleutel, zonder api sleutel, zonder registratie, zonder account, zonder api key, zonder key, zonder aanmelden/aanmelding, zonder registreren/registratie/inloggen, zonder token, zonder me/je aan te melden, geen api sleutel, geen api key, geen sleutel, geen account nodig, zonder inlog*',
  'open source':
    'openbron, open source, vrije software, opensource*, open broncode, openbare broncode, met open code',
  'self hosted':
    'zelf hosten, eigen server*, zelf gehost*, zelf te hosten, zelf draaien, op eigen server/servers, op mijn/onze eigen server/servers, op mijn/onze server/servers, on premise, zelfgehost*, zelf installeren, self hosted, in eigen datacenter, in eigen beheer, lokaal draaien',
  'commercial use':
    'commercieel gebruik, commercieel gebruiken, zakelijk gebruik, zakelijk gebruiken, commerciële doeleinden, commercieel inzetten, voor commercieel, commercieel te gebruiken',
  'hosted in the eu':
    'gehost in europa, in de eu, gehost/servers/server/data/opgeslagen in europa/eu/nederland, in de eu gehost, in nederland gehost, in europa gehost, europese servers, europese server, europese aanbieder*, europese leverancier, gdpr, nederlandse servers, binnen de eu, europese unie, europese partij, avg proof, volgens de avg',
  'alternative to':
    'alternatief voor, alternatieven voor, alternatief/alternatieven/vervanger/vervanging van/voor, iets als, iets zoals, vervangen van, zoiets als, vergelijkbaar met',
  without:
    'zonder, niet van, behalve, in plaats van, geen, niet met, maar niet, uitgezonderd, niets van, geen gebruik van, liever niet, niet via, niet bij, anders dan',
};
