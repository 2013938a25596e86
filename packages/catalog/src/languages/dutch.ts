/** What Dutch texts say about software and communication, by the English words for it; `*` stands for any ending, `/` for or. */
export const DUTCH: Record<string, string> = {
  'large language model':
    'taalmodel*, tekst genere*, kunstmatige intelligentie, llm, llms, generatieve ai, tekst met ai, teksten met ai, teksten genere*/schrijv*/maken, tekst schrijven met, tekstgeneratie, ai model*, grote taalmodell*',
  chatbot:
    'chatbot*, virtuele assistent, chat bot*, virtuele assistent*/medewerker, ai assistent*, gesprekbot, chatrobot*, digitale assistent',
  'question answering':
    'vragen beantwoord*, beantwoordt vragen, vragen automatisch beantwoord*, vragen over document*, antwoord op vragen, antwoorden op vragen, vraag en antwoord, klantvragen beantwoord*, veelgestelde vragen beantwoord*',
  embeddings:
    'semantisch zoeken, soortgelijke teksten, embedding*, tekstvectoren, vergelijkbare teksten/document*, zoeken op betekenis, semantische zoek*, teksten op elkaar lijken',
  'vector database':
    'vectordatabase*, vector database*, vectoren opslaan, vectorzoek*, vectoropslag, vectorindex, vector zoeken',
  'document parsing':
    'documenten uitlez*, gegevens uit document*, pdf lezen, pdf/documenten/contracten uitlez*/analyse*/lezen, gegevens/tekst/data uit pdf/pdfs/document*/contract*, pdf s uitlez*, documenten verwerk*, documentverwerking, documentanalyse',
  OCR: 'tekstherkenning, tekst uit afbeelding*, kassabon*, bonnetjes scannen, ocr, tekst uit/op/van foto s/scans/plaatjes/afbeelding/afbeelding*, bonnen/bonnetjes/documenten/facturen/kassabonnen scannen/inscann*, ingescande document*/bonnen, tekst herkenn*, gescande document*, handschrift*',
  'PDF generation':
    'pdf maken, pdf genere*, pdf/pdfs bestanden maken/genere*/aanmak*/exporte*, pdf s maken/genere*, html naar pdf, exporteren naar/als pdf, als pdf opslaan, pdf generator, naar pdf exporte*',
  'file conversion':
    'bestanden omzett*, bestanden converte*, bestand/documenten/formaten omzett*/converte*, bestandsconversie, bestandsformaat* omzett*, word naar pdf, omzetten naar pdf, documentconversie',
  'image generation':
    "afbeeldingen genere*, plaatjes maken, afbeelding/afbeeldingen/plaatjes/beelden/logo's/foto s genere*/maken/creëren, afbeeldingen met ai, plaatjes met ai, tekst naar afbeelding/beeld, ai afbeelding*, ai plaatjes, beeldgeneratie, afbeeldinggenerator",
  'image recognition':
    'beeldherkenning, objecten herkenn*, afbeeldingen/foto s/planten/objecten/dieren/beelden herkenn*/analyse*/classifice*, objectherkenning, objectdetectie, afbeeldingsherkenning, beeldanalyse, computervisie, wat op een foto staat',
  'face recognition':
    'gezichtsherkenning, gezichten, gezicht/gezichten herkenn*/vergelijk*/detecte*, gezichtsdetectie, gezichtsvergelijking, gezichten in foto, gezichtsscan*, personen herkennen op foto',
  'background removal':
    'achtergrond verwijde*, achtergrond weghal*, achtergrond wissen/weg/transparant/uitknipp*/verwijde*, transparante achtergrond, achtergrondverwijdering, vrijstaand maken, achtergronden verwijde*, zonder achtergrond, foto vrijstaand',
  'content moderation':
    'contentmoderatie, moderatie, beledigingen, reacties/berichten/inhoud/content/comments modere*/filte*, haatberichten, haatreacties, scheldwoorden, ongepaste inhoud/afbeelding*/bericht*, kwetsende, haatzaaien, beledigende reacties',
  'sentiment analysis':
    'sentimentanalyse, sentiment analyse, sentiment herkenn*/analyse*/meten, stemming van/in, positief of negatief, meningen analyse*, toon van bericht*/reacties, emoties herkenn*',
  'text analysis':
    'tekstanalyse, teksten classifice*, tekst/teksten analyse*/classifice*/categorise*, trefwoorden extrahe*, tekstclassificatie, natuurlijke taalverwerking, taalverwerking, trefwoorden uit tekst, entiteiten herkenn*',
  summarization:
    'samenvat*, samengevat, korte versie van, inkorten van artikel*, artikelen inkort*, samen te vatten, vat samen',
  'speech to text':
    'transcri*, spraakherkenning, spraak naar tekst, ondertitel*, spraak/audio/stem/gesprekken omzetten/naar/in tekst, spraak omzetten naar tekst, uittypen, dicteren, uitschrijven van gesprekk*, interviews uitwerk*, spraak herkenn*, notuleren, audio omzetten naar tekst, spraakbericht*, spraakmemo*, voicebericht*',
  'text to speech':
    'tekst naar spraak, voorlezen, spraaksynthese, tekst omzetten naar spraak, tekst in spraak, tekst naar audio, tekst voorlez*, teksten voorlez*, voorlees*, kunstmatige stem, stem klonen, computerstem, ai stem*, voice over, tekst uitsprek*, inspreken van tekst',
  'code generation':
    'code genere*, code schrijv*, code laten schrijv*, codegeneratie, code aanvull*, programmeerassistent, programmeren met ai, broncode genere*, code met ai',
  'model hosting':
    'machinaal leren, modellen hosten/draaien/uitvoe*, model hosten/draaien, ai modellen hosten/draaien, machine learning, open modell*',
  'video generation':
    'video genere*, video s genere*, video/filmpjes s genereren/maken met, video s met ai, tekst naar video, videogeneratie, ai video*, videogenerator, video uit tekst',
  'music recognition':
    'muziekherkenning, liedjes herkenn*, liedje/nummer/muziek/liedjes herkenn*, welk liedje/nummer, nummers herkenn*, muziek identifice*, welke muziek speelt, herkennen van muziek',
  translation:
    'vertaal*, vertaling*, vertalen, naar het engels/nederlands/frans/duits, vertaler*, in andere talen, meertalige vertaling, tolken',
  'language detection':
    'taal herkenn*, taaldetectie, welke taal, taal detecte*/herkenn*/bepalen/vaststell*, taalherkenning, in welke taal, taal van een/de tekst, taalidentificatie',
  'spell checking':
    'spelling*, grammatica*, spelfouten, taalfouten, typfouten, tekst/teksten corrige*/nakijk*/verbete*, taalcontrole, proeflezen, spellcheck*',
  'plagiarism detection':
    'plagiaat*, overgeschreven teksten, gekopieerde teksten/tekst, plagiëren, gekopieerd van',
  'web search':
    'webzoek*, zoeken op internet, zoekresultaten, op internet/het web/google zoeken, op het internet zoeken, google zoekresultat*, zoekmachine resultat*, zoeken op het web, zoeken op google, web doorzoek*, internet doorzoek*, zoekmachineresultaten',
  'site search':
    'zoekfunctie, producten zoeken, volledige tekst zoeken, zoeken in/op mijn/onze/website/webshop/catalogus/webwinkel/site, zoekfunctie voor, zoekbalk, zoekveld, product zoeken, producten doorzoek*, productzoek*, site doorzoek*, zoekmachine voor mijn/onze',
  'web scraping':
    "gegevens van websites, websites uitlez*, tekst van webpagina, webscraping, scrap*, websites/webpagina s/pagina s/sites scrapen/uitlez*/crawlen, data/gegevens/prijzen van websites/webpagina s/sites halen, gegevens van internet, crawler, informatie van websites, webpagina's uitlez*, inhoud van webpagina",
  screenshots:
    'schermafbeelding*, schermafdruk*, screenshot*, schermopname van website/webpagina, afbeelding van een website/webpagina, plaatje van een website, webpagina als afbeelding',
  'recommendation engine':
    'productaanbeveling*, aanbevelingen, producten/films/artikelen aanbevel*/aanrad*, aanbevelingssysteem, aanbevelingsmotor, gerelateerde product*, vergelijkbare product*, personalisatie, gepersonaliseerde aanbeveling*, productsuggesties, anderen kochten ook',
  'fraud detection':
    'oplichting, oplichters, frauduleus, frauduleuze, fraude herkenn*/opspor*/voorkom*, verdachte betaling*/transacties/bestelling*, chargeback*, fraude*, valse bestelling*',
  'identity verification':
    'identiteitscontrole, identiteit controle*, identiteitsbewijs, identiteit verifiër*/vaststell*/bevestig*/controle*, identiteitsverificatie, id controle, paspoort*, identiteitskaart*, kyc, leeftijd controle*/verifiër*, leeftijdscontrole, leeftijdsverificatie, rijbewijs controle*, legitimatie*, identiteitsbewijzen',
  SMS: 'sms*, tekstbericht*, tekst bericht*, sms verstur*/sturen, sms jes, berichtje sturen',
  'voice calls':
    'telefoongesprek*, telefonie, bellen, telefoneren, gesprekken voeren, telefoontje*, telefonische oproep*, telefoonoproep*, klanten bellen, spraakoproep*, telefoon gesprekk*, telefooncentrale, opbellen, belfunctie',
  WhatsApp:
    'whatsapp bericht*, whatsapp, whatsapp business, whatsappbericht*, appje*, via whatsapp, whatsapp bot, whatsappbot, berichten via whatsapp',
  'verification codes':
    'verificatiecode*, bevestigingscode*, tweestapsverificatie, twee factor, tweefactor*, 2fa, otp, eenmalig wachtwoord, eenmalige code*, code per sms, sms code*, codes per sms, inlogcode*, eenmalige wachtwoord*, telefoonnummer verifiër*',
  'phone lookup':
    'telefoonnummers controle*, telefoonnummer/telefoonnummers/nummers/mobiele nummers controle*/valide*/opzoek*/checken, van wie is dit/een nummer, wie belde mij, nummer opzoek*, nummercontrole, geldig telefoonnummer, nummerherkenning',
  'transactional email':
    'emails verstur*, email verstur*, mails verstur*, email verzend*, email/emails/mail/mails/mailtjes sturen/verstur*/verzend*, per email, mailtje*, transactionele email/mails, bevestigingsmail*, emails automatisch, mail naar klanten',
  'email marketing':
    'nieuwsbrief*, nieuwsbrieven, nieuws brief, mailing*, emailcampagne*, emailcampagne*, email campagne*, emailmarketing, emailmarketing, bulkmail, mailcampagne*',
  'email verification':
    'emailadressen controle*, emailadres/emailadressen/mailadressen/mailadres controle*/verifiër*/valide*/checken, geldig emailadres, of een emailadres bestaat, emailvalidatie, geldige emailadress*, emailvalidatie',
  'mailbox access':
    'inbox lezen, emails lezen, mailbox*, postvak*, inbox, emails/mail/mails/mailtjes lezen/ophalen/ontvang*/uitlez*, inkomende mail/emails, outlook mail, binnenkomende emails',
  'push notifications':
    'pushmelding*, pushbericht*, push bericht*, push melding*, push notificatie*, pushnotificatie*, meldingen op telefoon/de telefoon/mobiel, melding op de telefoon, meldingen op je telefoon, mobiele melding*, push, app melding*',
  notifications:
    'meldingen, melding, gebruikers/klanten waarschuw*/informe*/verwittig*, notificatie*, waarschuwing sturen, seintje, meldingencentrum, meldingen aan gebruikers',
  'team chat':
    'teamchat, team chat, berichten in/naar slack/teams/discord, slack bericht*, teamberichten, bedrijfschat, chat met/voor collega s, interne chat, groepschat, slackkanaal, chat voor het team',
  'in-app chat':
    'chat in de app, chat tussen, chat in/voor mijn/onze/app/website/site, chatfunctie*, chatten, chat inbouw*, gebruikers laten chatten, berichten tussen gebruikers, chat toevoeg*, live chat in, chatmodule, chat',
  'realtime messaging':
    'realtime bericht*, berichten in realtime, websocket*, live updates, realtime updates, realtime data, real time updates, updates in realtime, realtime communicatie',
  fax: 'fax, faxen, fax verstur*, fax ontvang*, faxnummer, online faxen, faxbericht*, faxdienst',
  'postal mail':
    'brieven verstur*, post verstur*, brief/brieven/kaarten/ansichtkaarten per post, brieven/brief/ansichtkaarten printen/verzend*/sturen/verstur*/posten, per post, aangetekende brieven, ansichtkaart*, papieren brief, papieren brieven, fysieke post, aangetekende post',
  'marketing automation':
    'marketingautomatisering, marketing automatise*, geautomatiseerde marketing, campagnes automatise*, klantsegment*, doelgroepen segmente*, klantreis*, automatische campagnes, marketing automation',
  advertising:
    'advertent*, reclame, adverteren, adverteerder*, reclamecampagne*, google ads, facebook advertenties, online advertenties, reclames',
  SEO: 'zoekmachineoptimalisatie, seo, hoger in google, vindbaarheid in google, zoekwoord*, backlinks, posities in google, google ranking*, zoekmachine optimalisatie, keyword onderzoek',
  'social media posting':
    'sociale media, social media, op instagram/facebook/linkedin/twitter/sociale media plaats*/posten, berichten plannen/plaatsen op, sociale netwerk*, posts inplann*/plannen, berichten op instagram/facebook, socials',
  'social listening':
    'merkvermeldingen, vermeldingen van ons/merk, merkmonitoring, merkbewaking, wat over ons merk, wat mensen over ons, wat er over ons gezegd, social media monitoring, reputatie online, online reputatie, merknaam volgen',
  'affiliate marketing':
    'affiliate*, partnerprogramma*, verwijzingslink*, doorverwijsprogramma, vrienden uitnodig*, vriend aanbreng*, commissie per verkoop',
  'URL shortener':
    'links verkort*, korte links, url/link/links/urls inkort*/verkort*, korte link, korte urls, korte url, linkverkorter, urlverkorter, verkorte links, url verkorter',
  'lead generation':
    'leads genere*, leads, klanten werven/vinden, nieuwe klanten vinden, klantenwerving, prospects, potentiële klanten, emailadressen vinden, contactpersonen vinden, acquisitie, leadgeneratie',
  CRM: 'klantenbeheer, klantrelatie*, crm*, klantenbestand*, klantgegevens beheren, contacten beheren, relatiebeheer, verkoopkansen, klantbeheer, klantcontact*, klantendatabase',
  'project management':
    'projectbeheer, taken, projectmanagement, takenlijst*, takenbeheer, takenbord, taken beheren, to do lijst*, kanban*, projecten beheren/plannen, taakbeheer, projectplanning',
  'time tracking':
    'urenregistratie, tijdregistratie, uren bijhoud*/registre*/schrijv*/boeken, gewerkte uren, urenstaat, urenstaten, prikklok, werkuren, werktijden, uren declare*, tijd bijhoud*, urenadministratie, uren medewerkers/personeel/werknemers',
  'notes and wikis':
    'notitie*, aantekeningen, wiki, kennisbank*, notities delen, interne documentatie, kladblok, kennisbeheer',
  spreadsheets:
    'rekenblad*, spreadsheet*, excel*, google sheets, werkblad*, rijen in een spreadsheet, excel bestand*, rekenvel',
  'office documents':
    'presentaties, kantoordocumenten, word document*, worddocument*, word bestand*, powerpoint*, docx, google docs, tekstdocument*, word sjabloon, office document*, word sjablon*',
  'file storage':
    'bestandsopslag, bestanden opslaan, bestanden upload*, opslag, bestand/bestanden/foto s/documenten/afbeeldingen opslaan/bewaren/upload*, cloudopslag, cloud opslag, opslag in de cloud, opslagruimte, upload van bestand*, bestandenopslag, objectopslag, opslag voor bestand*',
  'electronic signature':
    'elektronische handtekening*, digitaal onderteken*, contracten onderteken*, ondertekenen, digitale handtekening*, e handtekening, elektronisch onderteken*/tekenen, contract/contracten/documenten/document/offertes onderteken*/tekenen, online tekenen/onderteken*, digitaal tekenen, handtekening zetten, handtekeningen verzamel*, laten onderteken*, laten tekenen',
  automation:
    'automatisering, automatiseren, processen/taken/werkprocessen/workflows automatise*, workflow*, apps koppel*/verbind*, werkstromen, systemen koppel*, geautomatiseerde taken, procesautomatisering, automatisch taken uitvoe*',
  'content management':
    'inhoudsbeheer, contentbeheer, cms, headless cms, content beheren, blog*, artikelen publice*, inhoud beheren, contentmanagement',
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
    'gebruikersgedrag, gebruiksanalyse, gedrag van gebruikers, gebruik van de app, app gebruik, gebruikersgedrag analyse*, gebruiksstatistiek*, hoe gebruikers onze app, productanalyse, gebruiksgegevens, hoe gebruikers de app',
  'A/B testing':
    'a b testen, a b test, ab test*, a b testing, feature flag*, varianten testen, functies aan en uit zetten, experimenten met variant*, splittest*',
  'customer data platform':
    'klantdataplatform, klantgegevens samenvoeg*/verzamel*/combine*, klantprofiel*, klantdata samenvoeg*/verzamel*, cdp, klantdata, 360 graden klantbeeld, één klantbeeld, centrale klantgegevens',
  'source code hosting':
    'broncode*, git, repository, repositories, versiebeheer, code hosten, pull request*, code beheren, git repo*',
  'CI/CD':
    'doorlopende integratie, ci cd, continuous integration, automatisch bouwen, automatisch deploy*, buildserver, build pipeline*, automatische builds, continue integratie',
  'error monitoring':
    'foutbewaking, fouten bijhoud*, fouten in/van de/mijn/onze app/applicatie/website, fouten opspor*/loggen/volgen/registre*, foutmeldingen verzamel*/bijhoud*, crashes, crashrapport*, app crasht, foutopsporing, crash rapport*, foutregistratie',
  observability:
    'observeerbaarheid, metingen, logs, logbestanden, servers monitor*/bewaken, servermonitoring, prestaties van applicaties, applicaties monitor*, logbeheer, logs verzamel*, infrastructuur monitor*, servers in de gaten houden',
  'uptime monitoring':
    'bereikbaarheid, beschikbaarheid, website/site/server/websites monitor*/bewaken, of mijn/onze/de website/site/server online/bereikbaar/nog/plat, website plat, site plat, website offline, weten of/wanneer mijn/onze/de website/site, statuspagina*, website down, uptime, websitebewaking, onbereikbare website',
  'incident alerts':
    'storingsmeld*, storing, storingen, incidenten, oproepdienst*, piketdienst, wachtdienst, alarm bij storing, bereikbaarheidsdienst, alarmering*, waarschuwing bij storing, consignatiedienst',
  'secrets management':
    'geheimenbeheer, wachtwoordbeheer*, wachtwoordmanager*, wachtwoorden/sleutels/geheimen/api sleutels beheren/bewaren/opslaan, sleutelbeheer, wachtwoordkluis, wachtwoorden veilig, geheimen beheren, wachtwoordenkluis',
  'threat intelligence':
    'schadelijke software, malware, virus*, phishing*, kwetsbaarheden, beveiligingslek*, schadelijke links/bestand*/urls/websites, gevaarlijke links/bestand*, dreigingsinformatie, kwaadaardige, verdachte bestand*',
  captcha:
    'bescherming tegen bots, captcha*, bots/spam tegenhoud*/blokke*/weren/voorkom*, spamfilter*, tegen spam, tegen bots, spambeveiliging, antispam, spambots, ongewenste email, botbescherming',
  'API testing':
    'api s testen, testdata, testgegevens, nepdata, nepgegevens, api testen, mock api, nep api, willekeurige gegevens/data, api s simule*, dummy data',
  webhooks: 'webhooks ontvang*, webhook*, webhooks verstur*, webhooks doorstur*, webhook testen',
  'app store data':
    'appwinkelgegevens, app reviews, app store*, play store, in app aankop*, app beoordeling*, beoordelingen van apps, appstore*, recensies van apps',
  'QR codes':
    'qr codes, qr code*, qrcode*, qr code maken/genere*, barcode maken/genere*, barcodes maken/genere*, streepjescode maken, qr',
  'message queue':
    'berichtenwachtrij, wachtrij, message queue*, wachtrij voor bericht*, berichtenbroker, message broker, event streaming, gebeurtenissen verwerk*, kafka, berichten wachtrij, wachtrijen',
  'background jobs':
    'achtergrondtaken, geplande taken, achtergrondtaak, achtergrondprocessen, taken op de achtergrond, taken inplann*, cronjob*, cron job*, periodieke taken, terugkerende taken, geplande jobs, taken op gezette tijden',
  'image upscaling':
    'afbeeldingen vergrot*, resolutie verhog*, oude foto s herstell*, afbeelding/foto s/foto/afbeeldingen vergrot*/verscherp*/opschal*, resolutie verbete*/vergrot*, beeldkwaliteit verbete*, wazige foto s, onscherpe foto s, oude foto s, fotos restaure*, foto s restaure*, onscherpe foto',
  'fine-tuning':
    'model trainen, modellen trainen, fine tuning, finetunen, eigen model, eigen ai trainen, ai trainen, taalmodel trainen, trainen met eigen data, trainen op onze/eigen gegevens/data, model finetun*',
  'AI content detection':
    'door ai gemaakt, deepfake*, door ai/chatgpt geschrev*/gegenereerd/gemaakt, met ai gemaakt/geschrev*/gegenereerd, ai teksten herkenn*, ai tekst herkenn*, ai afbeeldingen herkenn*, ai detector, ai detectie, of een tekst/foto door, echt of nep',
  'browser automation':
    'browser automatise*, browserautomatisering, browser bestur*/aanstur*/bedien*, headless browser*, browsertaken, browser automatisch, formulieren automatisch invull*, websites automatisch bedien*, automatisch klikken, browserrobot',
  'image search':
    'afbeeldingen zoeken, afbeelding zoeken, foto s zoeken, plaatjes zoeken, zoeken naar afbeeldingen/foto s, google afbeelding*, afbeeldingen van internet, beeldzoek*, afbeeldingen vinden, zoeken op afbeelding',
  '3D models':
    '3d modell*, 3d model, 3d object*, 3d modellering, 3d model*, in 3d, driedimensionaal, driedimensionale, 3d tekening*, foto naar 3d',
  'phone numbers':
    'virtuele nummers, telefoonnummers kopen, virtueel nummer, virtueel telefoonnummer, virtuele telefoonnummers, telefoonnummer/nummers/nummer kopen/huren/aanvrag*, eigen telefoonnummer, nummers aanschaff*',
  'mobile attribution':
    'app installaties, app installs, installaties meten/bijhoud*, deeplink*, deep link*, herkomst van installaties, app attributie, waar app gebruikers vandaan komen',
  'page speed':
    'laadtijd*, paginasnelheid, snelheid van mijn/de/onze website/pagina/site, trage website, website traag, website laadt traag, websitesnelheid, pagespeed, hoe snel mijn website/site, core web vitals, pagina laadt',
  'WHOIS lookup':
    'whois, eigenaar van een domein, eigenaar van een/dit/het domein, van wie is dit/een domein, whois gegevens, domeineigenaar, wie een domein bezit, domeinhouder, eigenaar domein',
  'localization management':
    'vertaalbeheer, vertalingen beheren, lokalisatie*, vertaalbestanden, app vertaling*, vertaalplatform, vertaalmanagement, interface laten vertal*',
  music:
    'muziek, liedjes, liedje, muziekalbum*, albums, songteksten, songtekst, artiesten, afspeellijst*, muzieknummers, muziekstreaming, playlists',
  podcasts: 'podcast*, podcasts zoeken',
  'stock photos':
    'stockfoto*, stock foto*, gratis foto s, rechtenvrije foto*, rechtenvrije afbeelding*, gratis afbeelding*, beeldbank*, gratis plaatjes, foto s zonder auteursrecht',
  'icons and fonts':
    'iconen, icoon, icoontjes, lettertype*, fonts, kleurenpalet*, google fonts, webfonts, svg iconen, pictogram*',
  'GIFs and stickers':
    'bewegende plaatjes, gif, gifs, gifjes, gif jes, stickers, geanimeerde gif, grappige gifs',
  'image processing':
    'afbeeldingen verklein*, afbeeldingen bijsnijd*, afbeelding/foto s/afbeeldingen/plaatjes verklein*/bijsnijd*/bewerk*/comprime*/optimalise*/schalen, beeldbewerking, fotobewerking, watermerk*, formaat van afbeelding*, miniaturen, thumbnails maken, afbeeldingsbewerking, formaat van foto s wijzig*',
  'music generation':
    'muziek genere*, muziek/liedjes/nummers maken/componeren/genereren met, muziek met ai, ai muziek, componeren, muziek compone*/maken, liedjes genere*, achtergrondmuziek genere*',
  'audio processing':
    'geluid bewerk*, ruis verwijde*, audio bewerk*/verbete*/opschon*, ruis onderdrukk*, ruisonderdrukking, achtergrondgeluid*, achtergrondruis, geluidseffect*, geluidskwaliteit verbete*, audiobewerking, geluid verbete*, geluiden verwijde*',
  'LLM gateway':
    'meerdere modellen met één sleutel, meerdere taalmodellen/ai modell*/llms, verschillende taalmodellen/ai modell*/llms, één api voor alle modell*, één api voor meerdere modell*, llm gateway, wisselen tussen modell*, ai gateway, alle ai modell*',
  'LLM observability':
    'prompts volgen, prompts beheren/bijhoud*/loggen/monitor*, promptbeheer, llm monitor*, llm monitoring, taalmodel monitor*, ai aanvragen monitor*, versies van prompts',
  'voice agents':
    'telefonische assistent, voicebot*, spraakassistent*, spraakrobot*, ai telefonist*, telefoonrobot*, telefoon automatisch beantwoord*, automatisch telefoon opnemen, telefoonassistent*, virtuele telefonist*, ai die belt, ai die de telefoon opneemt',
  'code execution':
    'code uitvoe*, code draaien/uitvoe*, python uitvoe*/draaien, scripts uitvoe*/draaien, sandbox voor code, code in een sandbox, onveilige code, code interpreter, afgeschermd code',
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
