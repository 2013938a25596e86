/** What German texts say about software and communication, by the English words for it; `*` stands for any ending, `/` for or. */
export const GERMAN: Record<string, string> = {
  'large language model':
    'sprachmodell*, texte generier*, text generier*, künstliche intelligenz, llm*, ki modell*, große sprachmodelle, ki texte, texte mit ki, gpt modell*, text schreiben lassen',
  chatbot:
    'chatbot*, virtueller assistent, chat bot*, sprachassistent*, dialogsystem*, virtuelle assistent*/assistentin, ki assistent*',
  'question answering':
    'fragen beantwort*, beantwortet fragen, fragen automatisch beantwort*, fragen zu dokument*, antworten auf fragen, frage antwort system*, kundenfragen beantwort*',
  embeddings:
    'semantische suche, ähnliche texte, embedding*, ähnlichkeitssuche, ähnliche dokumente/inhalte finden, textvektor*, semantisch suchen, nach bedeutung suchen',
  'vector database':
    'vektordatenbank*, vektorsuche, vektor datenbank*, vektordb, vektoren speichern, vektorspeicher*, vektorindex, vektor suche',
  'document parsing':
    'dokumente ausles*, daten aus dokument*, pdf ausles*, pdf lesen, dateninhalte ausles*, pdfs ausles*/analysier*, dokumente/verträge analysier*, dokumentenanalyse, daten aus pdf/pdfs, text aus pdf/pdfs, dokumentenverarbeitung',
  OCR: 'texterkennung, belege scannen, kassenbon*, quittung*, handschrift*, gescannte dokumente, ocr, text aus bildern/bild/fotos/scans, belege/rechnungen/kassenbons einscann*, belegerfassung, text auf fotos/bildern, schrifterkennung, eingescannt*',
  'PDF generation':
    'pdf erzeug*, pdf erstell*, pdfs erzeug*, pdf generier*, html in/zu pdf, pdf/pdfs dateien erstell*/ausgeb*/erzeug*, als pdf exportier*/speichern/erzeug*, pdf export, pdf erstellung/erzeugung',
  'file conversion':
    'dateien umwandeln, dateien konvertier*, dateikonvertierung, datei/dokumente/formate umwandeln/konvertier*, dateiformat* umwandeln/konvertier*, dateiumwandlung, word in pdf, konvertier* dateien',
  'image generation':
    'bilder erzeug*, bilder generier*, bildgenerierung, bilderzeugung, bild/bilder/fotos/logos mit ki, ki bilder, ki bild*, bild/bilder erstell*/generier*/malen, bilder aus text, text zu bild, bildgenerator*',
  'image recognition':
    'bilderkennung, objekterkennung, objekte erkenn*, bilder erkenn*, objekt/gegenstände/pflanzen/tiere erkenn*, bildanalyse, bilder/fotos analysier*/klassifizier*/verschlagwort*, bildklassifi*, was auf einem/dem bild/foto',
  'face recognition':
    'gesichter, dieselbe person auf, gesichter/gesicht erkenn*/vergleich*, gesichtserkenn*, gesichtsvergleich, personen auf fotos/bildern, gesichtsscan*',
  'background removal':
    'hintergrund entfern*, hintergrund freistell*, freistellen, bild/bilder/produktfotos freistell*, hintergrund löschen/wegmach*/ausschneid*, hintergrundentfernung, transparenter hintergrund',
  'content moderation':
    'inhaltsmoderation, kommentare moderier*, hassrede, beleidigungen, moderation von kommentar*, inhalte/beiträge/chats/kommentare moderier*/filtern/prüfen, hasskommentar*, jugendschutzfilter, schimpfwörter, anstößige inhalte/bilder, beleidigende',
  'sentiment analysis':
    'stimmungsanalyse*, sentimentanalyse*, sentiment analyse, stimmung erkenn*/auswert*/analysier*, stimmung in/von/aus, positiv oder negativ, tonalität, meinungsanalyse',
  'text analysis':
    'textanalyse, texte klassifizier*, schlagwörter erkenn*, texte analysier*/auswert*/kategorisier*/einordn*, stichwörter/schlüsselwörter extrahier*, textklassifi*, sprachverarbeitung, eigennamen erkenn*, textauswertung',
  summarization:
    'zusammenfass*, zusammengefasst*, kurzfassung*, texte/artikel/dokumente kürzen, zusammenzufassen',
  'speech to text':
    'spracherkennung, transkri*, sprache in text, untertitel*, diktier*, sprache zu text, sprach erkennung, audio/interviews/sprachnachrichten/gespräche in text, audio zu text, abtipp*, verschriftlich*, audio in text umwandeln, mitschrift*, sprachnachricht*, sprachmemo*',
  'text to speech':
    'sprachausgabe, vorlesen, text in sprache, sprachsynthese, text zu sprache, text vorles*, texte vorles*, vorleser, sprachgenerator*, ki stimme*, künstliche stimme*, stimme klonen, vertonen, vorgelesen',
  'code generation':
    'code generier*, code erzeug*, quellcode generier*, programmcode erzeug*/schreib*, code schreiben lassen, codegenerierung, code vervollständig*, programmierassistent*, programmieren mit ki',
  'model hosting':
    'modelle hosten, maschinelles lernen, ki modelle hosten/betreib*/ausführ*, modell hosten/ausführ*/betreib*, modelle ausführ*/betreib*, machine learning, offene modelle',
  'video generation':
    'videos erzeug*, videos generier*, video/videos erstell*/generier*/erzeug*, videos mit ki, ki video*, videogenerierung, text zu video, avatar video*, videos aus text/bildern',
  'music recognition':
    'musikerkennung, lieder erkenn*, lied erkenn*, lied/song/songs/musik erkenn*/identifizier*, welches lied, wie heißt das lied, liederkennung',
  translation: 'übersetz*, dolmetsch*, ins englische/deutsche, in andere/mehrere sprach*',
  'language detection':
    'sprache erkenn*, sprachenerkennung, sprache eines textes, sprache erkenn*/bestimm*/ermitteln, in welcher sprache, welche sprache, spracherkennung von texten, textsprache',
  'spell checking':
    'rechtschreib*, grammatik*, korrekturlesen, tippfehler, schreibfehler, texte korrigier*, textkorrektur, kommasetzung, lektorat',
  'plagiarism detection':
    'plagiat*, abgeschriebene texte, text abgeschrieb*, kopierte texte/inhalte, texte auf kopien',
  'web search':
    'im web suchen, internetsuche, suchergebnisse, google suche, web durchsuch*, internet durchsuch*, im internet/web suchen, suchmaschinenergebnis*, suchmaschine abfrag*, websuche*',
  'site search':
    'volltextsuche, produktsuche, suchfunktion, suchfeld, suche auf/für unserer/meine/meiner/unsere website/webseite/seite, suche im shop, shopsuche, suche für onlineshop, artikelsuche, sofortsuche, suchleiste, produkte suchen/finden',
  'web scraping':
    'webseiten ausles*, daten von webseit*, webscraping, scrap*, webseiten/websites/seiten crawlen/scrapen/abgras*, crawler, preise von webseit*, daten aus/von dem/websites/internet, inhalte von webseit*',
  screenshots:
    'bildschirmfoto*, webseite fotografier*, screenshot*, bild/bilder/vorschaubild einer/von webseite/website/webseit*, webseite als bild, vorschaubild*',
  'recommendation engine':
    'produktempfehlung*, empfehlung*, produkte/artikel/filme empfehl*, kunden kauften auch, ähnliche produkte, personalisierte vorschläge, personalisier*',
  'fraud detection':
    'betrug*, betrug erkenn*, rückbuchung*, risikobewertung, gefälschte bestellung*, verdächtige zahlung*/transaktion*',
  'identity verification':
    'identitätsprüfung, ausweis*, identität prüfen, identität* prüfen/feststell*/verifizier*/bestätig*, identitätsnachweis*, personalausweis*, kyc, altersprüfung, altersverifikation, videoident, identitätsfeststellung',
  SMS: 'sms*, textnachricht*, sms versend*/verschick*, kurznachricht*, text nachricht*, handynachricht*, per sms',
  'voice calls':
    'telefonanruf*, anrufe, telefonie, anrufen, anruf, telefonieren, telefonanlage*, telefon anrufe, kunden anrufen, anrufe tätigen/weiterleit*/annehm*, sprachanruf*, telefonat*',
  WhatsApp:
    'whatsapp nachricht*, whatsapp, whatsapp business, whats app, nachrichten per whatsapp, whatsapp bot, whatsappnachricht*',
  'verification codes':
    'bestätigungscode*, einmalcode*, zwei faktor*, 2 faktor*, 2fa, otp, einmalpasswort*, bestätigungs sms, code per sms, sms code*, tan per sms, verifizierungscode*',
  'phone lookup':
    'telefonnummer prüfen, telefonnummern prüfen, handynummer*/telefonnummer/telefonnummern/rufnummern validier*/überprüf*/prüfen, wem gehört die/diese nummer/telefonnummer, rückwärtssuche, nummernprüfung',
  'transactional email':
    'emails versend*, emails verschick*, mails versend*, email versand, mails verschick*, email/emails/mail/mails senden/schick*/verschick*/versend*, mailversand, emailversand, bestätigungsmail*, mails an kunden, per email, emails an',
  'email marketing':
    'newsletter*, rundbrief*, mailing liste*, serienmail*, email kampagne*, mailingliste*, email marketing, werbemail*, massenmail*',
  'email verification':
    'email adressen prüfen, mailadressen prüfen, email adresse/adressen prüfen/validier*/überprüf*/verifizier*, mailadresse prüfen, ob eine/die email, emailadresse*/mailadresse* existier*/prüfen/validier*',
  'mailbox access':
    'posteingang, postfach lesen, emails lesen, postfach*, emails/mails lesen/abrufen/ausles*/empfang*, outlook mails, imap, mailbox, eingehende mails/emails',
  'push notifications':
    'push nachricht*, pushnachricht*, push benachrichtigung*, push, pushmeldung*, push meldung*, mitteilungen aufs handy, benachrichtigungen aufs handy, handybenachrichtigung*, app benachrichtigung*',
  notifications:
    'benachrichtigung*, benachrichtigen, nutzer/kunden/benutzer informier*, mitteilung*, hinweis an nutzer, mehrere kanäle, benachrichtigt',
  'team chat':
    'teamchat, team chat, nachrichten an/in slack/teams/discord, slack nachricht*, gruppenchat*, firmenchat, chat im team, nachricht in kanal, mitarbeiterchat',
  'in-app chat':
    'chat in der app, chat einbau*, chatfunktion*, chat zwisch*, chat für/in meine/meiner/unsere/unserer app/website, nutzer chatten, miteinander chatten, chat sdk, messenger einbau*, chat',
  'realtime messaging':
    'echtzeitnachrichten, in echtzeit, websocket*, live aktualisierung*, echtzeit updates, echtzeit nachricht*, nachrichten in echtzeit, daten in echtzeit, echtzeitkommunikation, live updates',
  fax: 'fax*, fax senden/verschick*/empfang*, faxe versend*, telefax',
  'postal mail':
    'briefe verschick*, postversand, briefpost, brief/briefe/postkarten drucken/versend*/verschick*, per post, postkarte*, briefversand, briefe per post, serienbrief*, papierpost',
  'marketing automation':
    'marketing automatisier*, automatisiertes marketing, marketingautomat*, kampagnen automatisier*, zielgruppen ansprech*, kundensegmente, kundenansprache automatis*',
  advertising:
    'werbung, werbeanzeige*, werbekampagne*, anzeigen schalt*, anzeigenkampagne*, werbeplatz*, google ads, facebook werbung, werbebudget, onlinewerbung, werbeausgaben, werbeschaltung',
  SEO: 'suchmaschinenoptimierung, stichwortrecherche, seo, keyword recherche, keywordrecherche, google ranking*, backlinks, suchmaschinenranking, rankings bei google, keywords finden',
  'social media posting':
    'soziale netzwerke, in sozialen medien posten, social media, auf instagram/facebook/linkedin posten/veröffentlich*, beiträge planen/posten, posts planen, auf instagram/facebook, soziale medien, sozialen medien/netzwerk*',
  'social listening':
    'markenbeobachtung, erwähnungen, markenmonitoring, erwähnungen der/unserer/meiner marke/firma, was über uns, social media monitoring, medienbeobachtung, über unsere marke',
  'affiliate marketing':
    'partnerprogramm*, affiliate*, empfehlungslink*, empfehlungsprogramm*, kunden werben kunden, provisionslinks, partnerlink*',
  'URL shortener':
    'kurzlink*, links kürzen, kurz url*, kurze links/urls, linkverkürz*, url kürzen/verkürz*, urls kürzen, link kürzen/verkürz*, links verkürz*',
  'lead generation':
    'leadgenerierung, kontakte finden, leads, neukunden*, kundengewinnung, kundenakquise, email adressen finden, ansprechpartner finden, potenzielle kunden, interessenten finden',
  CRM: 'kundenkontakte, vertriebssoftware, kundenverwaltung, crm*, kundenbeziehung*, kundendatenbank, kunden und kontakte, kundenpflege, verkaufschancen, kontaktverwaltung',
  'project management':
    'projektverwaltung, aufgabenverwaltung, aufgaben, projektmanagement, aufgabenliste*, to do liste*, todo liste*, kanban, aufgaben verwalt*, projekte planen/verwalt*, aufgabenplanung, projektplanung',
  'time tracking':
    'zeiterfassung, arbeitszeit*, arbeitsstunden, stundenzettel, stunden erfass*/aufschreib*, zeiten erfass*, stempeluhr, stundenerfassung',
  'notes and wikis':
    'notizen, wissensdatenbank, notizbuch, notiz, wiki, firmenwiki, wissensmanagement, notizapp, notizen app, interne dokumentation',
  spreadsheets:
    'tabellenkalkulation, tabellen, excel*, google tabell*, google sheets, tabellenblatt, excel tabelle*, tabelle lesen/schreib*, zeilen in eine/einer tabelle, tabellendokument*',
  'office documents':
    'textdokumente, präsentationen, word dokument*, word datei*, worddokument*, word vorlage*, powerpoint*, office dokument*, docx, google docs, dokumentvorlage*',
  'file storage':
    'dateispeicher*, dateien speichern, dateien hochlad*, cloudspeicher, datei/dateien/bilder/fotos/dokumente hochlad*/ablegen/speichern, cloud speicher, objektspeicher, speicherplatz, dateiablage, datei upload, dateiupload',
  'electronic signature':
    'elektronische signatur*, elektronische unterschrift*, digital unterschreib*, verträge unterschreib*, unterschreiben, e signatur*, digitale signatur*, digitale unterschrift*, vertrag/verträge/dokumente/dokument signier*/unterzeichn*/unterschreib*, online unterschreib*, unterschrift einhol*, unterschriften einhol*, unterzeichnen',
  automation:
    'abläufe automatisier*, automatisierung, prozesse/aufgaben/arbeitsabläufe/vorgänge automatisier*, workflow*, apps verbind*, programme verbind*, prozessautomatisierung, arbeitsablauf, arbeitsabläufe',
  'content management':
    'inhaltsverwaltung, blogbeiträge, redaktionssystem, cms, headless cms, inhalte verwalt*, blog artikel, blogartikel*, content management, inhalte veröffentlich*/pflegen, blog',
  'website builder':
    'webseite bauen, homepage baukast*, website/webseite/homepage/internetseite erstell*/bauen, homepagebaukasten, webseiten bauen/erstell*, landingpage*, wordpress, baukasten für webseit*',
  databases:
    'datenbank*, daten speichern/abfrag*, sql datenbank, postgres*, nosql, mysql, speicher für daten, datensätze speichern',
  'data warehouse':
    'datenlager, data warehouse, data lake, große datenmeng*, etl, datenpipeline*, analysedatenbank',
  charts:
    'diagramm*, balkendiagramm*, tortendiagramm*, kreisdiagramm*, liniendiagramm*, daten als diagramm, diagramme zeichn*, grafik aus daten',
  'web analytics':
    'besucherstatistik*, webstatistik*, website besucher, besucher der/unserer/meiner/auf website/webseite/seite, besucherzahlen, seitenaufrufe, webseiten besucher, zugriffe auf/der website/webseite, webanalyse*, besucher zählen',
  'product analytics':
    'nutzungsanalyse, nutzerverhalten/nutzungsverhalten analysier*, nutzungsstatistik*, wie nutzer unsere app, app nutzung, klickpfade, nutzerverhalten*, nutzungsverhalten',
  'A/B testing':
    'a b tests, a b test, a b testing, ab test*, feature flag*, funktionen freischalt*, varianten testen, split test*, testvarianten',
  'customer data platform':
    'kundendatenplattform, kundendaten zusammenführ*/sammeln/verein*, kundenprofil*, customer data platform, cdp, einheitliche kundendat*, zentrale kundendat*',
  'source code hosting':
    'quelltext*, quellcode*, git repository, repository, repositories, pull request*, git, code verwalt*, versionskontrolle, versionsverwaltung',
  'CI/CD':
    'fortlaufende integration, continuous integration, ci cd, build server, automatisch bauen, automatisch deploy*, build pipeline*, automatisierte builds, ci pipeline*',
  'error monitoring':
    'fehler überwach*, fehlerüberwachung, fehler protokollier*/verfolg*/erfass*, fehlermeldungen sammeln, absturz*, app stürzt ab, fehler in/unserer app, fehlertracking',
  observability:
    'protokolle auswert*, metriken, logs, logdaten, log dateien, server überwach*, serverüberwachung, systemüberwachung, anwendungen überwach*, leistungsüberwachung, logs sammeln',
  'uptime monitoring':
    'verfügbarkeit überwach*, erreichbarkeit, website/webseite/seite überwach*/erreichbar, ob meine/unsere/die webseite/website/seite, ausfall*, statusseite*, webseite offline, erreichbarkeit prüfen, verfügbarkeit meiner/unserer website/webseite',
  'incident alerts':
    'störung*, bereitschaft*, rufbereitschaft*, alarmier*, vorfälle, bei störungen/ausfällen alarm*, notdienst plan, störfall*, alarm bei ausfall',
  'secrets management':
    'geheimnisse verwalt*, zugangsdaten verwalt*, passwortmanager, passwörter/api schlüssel/zugangsdaten verwalt*/speichern/aufbewahr*, schlüsselverwaltung, passwörter sicher, passwortverwaltung',
  'threat intelligence':
    'schadsoftware, viren prüfen, malware*, viren*, phishing*, sicherheitslücke*, schwachstelle*, gefährliche links/dateien/urls, bösartig*, dateien auf viren, schädlich*',
  captcha:
    'spamschutz, captcha*, bots abwehr*/blockier*/aussperr*, spam verhindern/erkenn*, schutz vor bots/spam, spam bots, spamfilter*, botschutz',
  'API testing':
    'schnittstellen testen, testdaten, beispieldaten, zufallsdaten, mock api, api testen, apis testen, fake daten, schnittstelle testen, falsche testdat*, api tests',
  webhooks: 'webhooks empfang*, webhook*, webhooks senden/versend*/weiterleit*, webhook testen',
  'app store data':
    'app bewertung*, app store*, play store, in app käufe, appstore*, app rezension*, app store daten, app abos',
  'QR codes':
    'qr codes erzeug*, qr code*, qr-code generator, qrcode*, barcode erzeug*/generier*, barcodes erzeug*, qr, strichcode erzeug*',
  'message queue':
    'nachrichtenwarteschlange, warteschlange, message queue*, nachrichten warteschlange, message broker, event streaming, ereignisse verteil*, warteschlange für nachricht*, kafka',
  'background jobs':
    'hintergrundaufgaben, geplante aufgab*, hintergrundjob*, zeitgesteuerte aufgab*, cronjob*, cron job*, aufgaben im hintergrund, geplante jobs, regelmäßige aufgab*, jobs im hintergrund',
  'image upscaling':
    'bilder hochskalier*, hochskalier*, fotos schärf*, alte fotos restaurier*, bild/bilder/fotos vergrößern/hochrechn*/schärf*, bildauflösung verbessern, auflösung erhöhen, unscharfe bilder/fotos, alte fotos, fotos restaurier*',
  'fine-tuning':
    'modell trainier*, modelle trainier*, feinabstimmung, fine tuning, finetuning, modell anpass*, eigenes modell/ki trainier*, ki trainier*, mit eigenen daten trainier*, sprachmodell trainier*',
  'AI content detection':
    'ki erkennung, von ki erzeugt, deepfake*, ki generiert*, ob ein/der/das text/bild von, ki texte erkenn*, ki bilder erkenn*, von ki geschrieb*, mit ki erstellt, echt oder ki, von chatgpt geschrieb*',
  'browser automation':
    'browser automatisier*, browserautomatisierung, browser fernsteuern/steuern, headless browser*, browser aufgab*, webseiten automatisch bedien*, formulare automatisch ausfüll*, klicks automatis*, headless chrome',
  'image search':
    'bildersuche, bilder suchen/finden, bild suche, fotos suchen, bilder aus dem internet/netz, google bilder, bilder im internet, ähnliche bilder',
  '3D models': '3d modell*, 3d objekt*, dreidimensional*, 3d grafik*, modelle in 3d, text zu 3d, foto zu 3d',
  'phone numbers':
    'virtuelle nummer*, rufnummer* mieten, telefonnummern kaufen, telefonnummer/rufnummer/rufnummern kaufen/mieten/buchen, virtuelle telefonnummer*, eigene telefonnummer*, nummern kaufen/mieten',
  'mobile attribution':
    'app installation*, deep links, app installs, installationen messen/nachverfolg*, deep link*, deeplink*, woher die app nutzer, app attribution, installationsquelle*',
  'page speed':
    'ladezeit*, seitengeschwindigkeit, ladegeschwindigkeit, webseite langsam, seite lädt langsam, geschwindigkeit meiner/unserer/der website/webseite/seite, pagespeed, wie schnell meine/die seite/webseite, core web vitals',
  'WHOIS lookup':
    'whois, inhaber einer domain, wem gehört die domain, wem eine/die domain gehört, domaininhaber, domain inhaber, besitzer einer/der domain, whois abfrage*, eigentümer einer domain',
  'localization management':
    'übersetzungsverwaltung, app übersetzungen verwalt*, lokalisierung*, übersetzungen verwalt*, sprachdateien, texte der app übersetz*, übersetzungsmanagement, übersetzungsplattform',
  music:
    'musik, lieder, liedtexte, songs, alben, künstler und alben, songtext*, musiktitel, playlists, musikstreaming, lieder suchen, interpret*',
  podcasts: 'podcast*, podcasts suchen/finden',
  'stock photos':
    'lizenzfreie bilder, kostenlose bilder, kostenlose fotos, stockfoto*, stock foto*, bilddatenbank*, gratis bilder, lizenzfreie fotos, bilder ohne lizenz, bildarchiv, kostenlose stockfotos',
  'icons and fonts':
    'schriftarten, symbole für, schriftart, icon*, webfont*, google fonts, farbpalette*, schriften, svg symbole',
  'GIFs and stickers': 'animierte bilder, gif, gifs, sticker*, animierte gifs, lustige gifs',
  'image processing':
    'bilder verkleinern, bildbearbeitung, bilder zuschneid*, bild/bilder/fotos verkleinern/zuschneid*/bearbeit*/komprimier*/skalier*/optimier*, bildgröße ändern, bildoptimierung, bilder drehen, wasserzeichen, vorschaubilder erzeug*',
  'music generation':
    'musik erzeug*, musik generier*, musik/lied/lieder/songs komponier*/erstell*/generier*/erzeug*, ki musik, musik mit ki, hintergrundmusik erzeug*, songs mit ki, komponieren',
  'audio processing':
    'tonbearbeitung, geräusche entfern*, rauschen entfern*, audio bearbeit*, tonqualität verbessern, audiobearbeitung, audiodateien bearbeit*, hintergrundgeräusch*, rauschunterdrückung, soundeffekte, ton verbessern',
  'LLM gateway':
    'mehrere sprachmodelle mit einem schlüssel, mehrere ki modelle, mehrere sprachmodelle, verschiedene sprachmodelle/llms/ki modelle, ein zugang für alle modelle, zwischen modellen wechseln, llm gateway, ki gateway',
  'LLM observability':
    'prompts nachverfolg*, prompt verwaltung, prompts verwalt*/versionier*/überwach*, llm überwach*, sprachmodell überwach*, ki anfragen überwach*, prompt management',
  'voice agents':
    'telefonassistent*, telefonbot*, sprachbot*, ki telefon*, anrufe automatisch beantwort*, voicebot*, voice bot*, ki am telefon, sprachagent*, telefon ki',
  'code execution':
    'code ausführ*, fremden code ausführ*, code in sandbox, sichere codeausführung, python ausführ*, skripte ausführ*, codeausführung, unsicheren code, code laufen lassen',
  free: 'kostenlos*, gratis*, kostenfrei*, umsonst, ohne kosten, nichts kosten, nichts kostet, ohne bezahlung, unentgeltlich, ohne kreditkarte, gebührenfrei*',
  'without a key':
    'ohne schlüssel, ohne api schlüssel, ohne key, ohne registrierung, ohne anmeldung, ohne api key, ohne account, ohne konto, ohne token, ohne benutzerkonto, kein api key/schlüssel, keinen api key/schlüssel, ohne schlüssel/zugangsdaten, keine registrierung, ohne sich/mich anzumelden/registrieren',
  'open source':
    'quelloffen*, open source, freie software, mit offenem quellcode, offener quellcode, opensource, offenen quellcode',
  'self hosted':
    'selbst gehostet*, selbst hosten, eigener server, eigenen server*, selbst betreiben, selber hosten, selbsthosten, selbst hostbar, selbstgehostet*, auf eigenem/unserem/meinem server, auf eigenen/unseren servern, on premise, lokal betreiben/installieren, eigener/eigenem server, bei uns hosten, im eigenen rechenzentrum',
  'commercial use':
    'kommerzielle nutzung, kommerziell nutz*, kommerziell*, gewerblich*, für gewerbliche zwecke, geschäftlich nutz*, für firmen erlaubt, kommerzieller einsatz',
  'hosted in the eu':
    'server in europa, in der eu, in deutschland gehostet, in europa gehostet, in der eu gehostet, eu server, europäische server, europäischer anbieter, europäischen anbieter, server in deutschland/der eu, dsgvo*, anbieter aus europa/deutschland, daten in der eu, aus der eu, deutscher anbieter, eu hosting',
  'alternative to':
    'alternative zu, alternativen zu, ersatz für, alternative/alternativen für/von/zum/zur, ersatz von, statt, anstatt, anstelle von, ablösung von, etwas wie, ähnlich wie, so wie',
  without:
    'ohne, nicht, kein, keine, keinen, nicht von, nicht mit, weg von, aber nicht, ausser, außer, nicht über, bloß nicht, auf keinen fall, nichts von, keines von, keinesfalls',
};
