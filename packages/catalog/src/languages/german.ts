/** What German texts say about software and communication, by the English words for it; `*` stands for any ending, `/` for or. */
export const GERMAN: Record<string, string> = {
  'large language model':
    'sprachmodell*, texte generieren, text generieren, künstliche intelligenz, llm*, ki modell*, große sprachmodelle, ki texte, texte mit ki, gpt modell*, text schreiben lassen',
  chatbot:
    'chatbot*, virtueller assistent, chat bot*, sprachassistent*, dialogsystem*, virtuelle assistenten/assistentin, ki assistent*',
  'question answering':
    'fragen beantwort*, beantwortet fragen, fragen automatisch beantwort*, fragen zu dokumenten, antworten auf fragen, frage antwort system*, kundenfragen beantwort*',
  embeddings:
    'semantische suche, ähnliche texte, embedding*, ähnlichkeitssuche, ähnliche dokumente/inhalte finden, textvektor*, semantisch suchen, nach bedeutung suchen',
  'vector database':
    'vektordatenbank*, vektorsuche, vektor datenbank*, vektordb, vektoren speichern, vektorspeicher*, vektorindex, vektor suche',
  'document parsing':
    'dokumente auslesen, daten aus dokumenten, pdf auslesen, pdf lesen, dateninhalte auslesen, pdfs auslesen/analysieren, dokumente/verträge analysieren, dokumentenanalyse, daten aus pdf/pdfs, text aus pdf/pdfs, dokumentenverarbeitung',
  OCR: 'texterkennung, belege scannen, kassenbon*, quittung*, handschrift*, gescannte dokumente, ocr, text aus bildern/bild/fotos/scans, belege/rechnungen/kassenbons einscannen, belegerfassung, text auf fotos/bildern, schrifterkennung, eingescannt*',
  'PDF generation':
    'pdf erzeugen, pdf erstellen, pdfs erzeugen, pdf generieren, html in/zu pdf, pdf/pdfs/pdf dateien erstellen/ausgeben/erzeugen, als pdf exportieren/speichern/erzeugen, pdf export, pdf erstellung/erzeugung',
  'file conversion':
    'dateien umwandeln, dateien konvertieren, dateikonvertierung, datei/dokumente/formate umwandeln/konvertieren, dateiformat* umwandeln/konvertieren, dateiumwandlung, word in pdf, konvertier* dateien',
  'image generation':
    'bilder erzeugen, bilder generieren, bildgenerierung, bilderzeugung, bild/bilder/fotos/logos mit ki, ki bilder, ki bild*, bild/bilder erstellen/generieren/malen, bilder aus text, text zu bild, bildgenerator*',
  'image recognition':
    'bilderkennung, objekterkennung, objekte erkennen, bilder erkennen, objekt/gegenstände/pflanzen/tiere erkennen, bildanalyse, bilder/fotos analysieren/klassifizieren/verschlagworten, bildklassifi*, was auf einem/dem bild/foto',
  'face recognition':
    'gesichter, gesichter/gesicht erkennen/vergleichen, gesichtserkenn*, gesichtsvergleich, personen auf fotos/bildern, gesichtsscan*',
  'background removal':
    'hintergrund entfernen, hintergrund freistellen, freistellen, bild/bilder/produktfotos freistellen, hintergrund löschen/wegmachen/ausschneiden, hintergrundentfernung, transparenter hintergrund',
  'content moderation':
    'inhaltsmoderation, kommentare moderieren, hassrede, beleidigungen, moderation von kommentaren, inhalte/beiträge/chats/kommentare moderieren/filtern/prüfen, hasskommentar*, jugendschutzfilter, schimpfwörter, anstößige inhalte/bilder, beleidigende',
  'sentiment analysis':
    'stimmungsanalyse*, sentimentanalyse*, sentiment analyse, stimmung erkennen/auswerten/analysieren, stimmung in/von/aus, positiv oder negativ, tonalität, meinungsanalyse',
  'text analysis':
    'textanalyse, texte klassifizieren, schlagwörter erkennen, texte analysieren/auswerten/kategorisieren/einordnen, stichwörter/schlüsselwörter extrahieren, textklassifi*, sprachverarbeitung, eigennamen erkennen, textauswertung',
  summarization:
    'zusammenfass*, zusammengefasst*, kurzfassung*, texte/artikel/dokumente kürzen, zusammenzufassen',
  'speech to text':
    'spracherkennung, transkri*, sprache in text, untertitel*, diktier*, sprache zu text, sprach erkennung, audio/interviews/sprachnachrichten/gespräche in text, audio zu text, abtipp*, verschriftlich*, audio in text umwandeln, mitschrift*',
  'text to speech':
    'sprachausgabe, vorlesen, text in sprache, sprachsynthese, text zu sprache, text vorlesen, texte vorlesen, vorleser, sprachgenerator*, ki stimme*, künstliche stimme*, stimme klonen, vertonen, vorgelesen',
  'code generation':
    'code generieren, code erzeugen, quellcode generieren, programmcode erzeugen/schreiben, code schreiben lassen, codegenerierung, code vervollständig*, programmierassistent*, programmieren mit ki',
  'model hosting':
    'modelle hosten, maschinelles lernen, ki modelle hosten/betreiben/ausführen, modell hosten/ausführen/betreiben, modelle ausführen/betreiben, machine learning, offene modelle',
  'video generation':
    'videos erzeugen, videos generieren, video/videos erstellen/generieren/erzeugen, videos mit ki, ki video*, videogenerierung, text zu video, avatar video*, videos aus text/bildern',
  'music recognition':
    'musikerkennung, lieder erkennen, lied erkennen, lied/song/songs/musik erkennen/identifizieren, welches lied, wie heißt das lied, liederkennung',
  translation: 'übersetz*, dolmetsch*, ins englische/deutsche, in andere/mehrere sprachen',
  'language detection':
    'sprache erkennen, sprachenerkennung, sprache eines textes, sprache erkennen/bestimmen/ermitteln, in welcher sprache, welche sprache, spracherkennung von texten, textsprache',
  'spell checking':
    'rechtschreib*, grammatik*, korrekturlesen, tippfehler, schreibfehler, texte korrigieren, textkorrektur, kommasetzung, lektorat',
  'plagiarism detection':
    'plagiat*, abgeschriebene texte, text abgeschrieben, kopierte texte/inhalte, texte auf kopien',
  'web search':
    'im web suchen, internetsuche, suchergebnisse, google suche, web durchsuchen, internet durchsuchen, im internet/web suchen, suchmaschinenergebnis*, suchmaschine abfragen, websuche*',
  'site search':
    'volltextsuche, produktsuche, suchfunktion, suchfeld, suche auf/für unserer/meine/meiner/unsere website/webseite/seite, suche im shop, shopsuche, suche für onlineshop, artikelsuche, sofortsuche, suchleiste, produkte suchen/finden',
  'web scraping':
    'webseiten auslesen, daten von webseiten, webscraping, scrap*, webseiten/websites/seiten crawlen/scrapen/abgrasen, crawler, preise von webseiten, daten aus/von dem/websites/internet, inhalte von webseiten',
  screenshots:
    'bildschirmfoto*, webseite fotografieren, screenshot*, bild/bilder/vorschaubild einer/von webseite/website/webseiten, webseite als bild, vorschaubild*',
  'recommendation engine':
    'produktempfehlung*, empfehlung*, produkte/artikel/filme empfehlen, kunden kauften auch, ähnliche produkte, personalisierte vorschläge, personalisier*',
  'fraud detection':
    'betrug*, betrug erkennen, rückbuchung*, risikobewertung, gefälschte bestellungen, verdächtige zahlungen/transaktionen',
  'identity verification':
    'identitätsprüfung, ausweis*, identität prüfen, identität* prüfen/feststellen/verifizieren/bestätigen, identitätsnachweis*, personalausweis*, kyc, altersprüfung, altersverifikation, videoident, identitätsfeststellung',
  SMS: 'sms*, textnachricht*, sms versenden/verschicken, kurznachricht*, text nachricht*, handynachricht*, per sms',
  'voice calls':
    'telefonanruf*, anrufe, telefonie, anrufen, anruf, telefonieren, telefonanlage*, telefon anrufe, kunden anrufen, anrufe tätigen/weiterleiten/annehmen, sprachanruf*, telefonat*',
  WhatsApp:
    'whatsapp nachrichten, whatsapp, whatsapp business, whats app, nachrichten per whatsapp, whatsapp bot, whatsappnachricht*',
  'verification codes':
    'bestätigungscode*, einmalcode*, zwei faktor*, 2 faktor*, 2fa, otp, einmalpasswort*, bestätigungs sms, code per sms, sms code*, tan per sms, verifizierungscode*',
  'phone lookup':
    'telefonnummer prüfen, telefonnummern prüfen, handynummer*/telefonnummer/telefonnummern/rufnummern validieren/überprüfen/prüfen, wem gehört die/diese nummer/telefonnummer, rückwärtssuche, nummernprüfung',
  'transactional email':
    'e mails versenden, e mails verschicken, mails versenden, e mail versand, mails verschicken, e mail/e mails/email/emails/mail/mails senden/schicken/verschicken/versenden, mailversand, emailversand, bestätigungsmail*, mails an kunden, per e mail/email/mail, e mails an',
  'email marketing':
    'newsletter*, rundbrief*, mailing liste*, serienmail*, e mail kampagne*, mailingliste*, e mail marketing, werbemail*, massenmail*',
  'email verification':
    'e mail adressen prüfen, mailadressen prüfen, e mail/email adresse/adressen prüfen/validieren/überprüfen/verifizieren, mailadresse prüfen, ob eine/die e mail/email, emailadresse*/mailadresse* existieren/prüfen/validieren',
  'mailbox access':
    'posteingang, postfach lesen, e mails lesen, postfach*, e mails/emails/mails lesen/abrufen/auslesen/empfangen, outlook mails, imap, mailbox, eingehende mails/emails',
  'push notifications':
    'push nachricht*, pushnachricht*, push benachrichtigung*, push, pushmeldung*, push meldung*, mitteilungen aufs handy, benachrichtigungen aufs handy, handybenachrichtigung*, app benachrichtigung*',
  notifications:
    'benachrichtigung*, benachrichtigen, nutzer/kunden/benutzer informieren, mitteilung*, hinweis an nutzer, mehrere kanäle, benachrichtigt',
  'team chat':
    'teamchat, team chat, nachrichten an/in slack/teams/discord, slack nachricht*, gruppenchat*, firmenchat, chat im team, nachricht in kanal, mitarbeiterchat',
  'in-app chat':
    'chat in der app, chat einbauen, chatfunktion*, chat zwischen, chat für/in meine/meiner/unsere/unserer app/website, nutzer chatten, miteinander chatten, chat sdk, messenger einbauen, chat',
  'realtime messaging':
    'echtzeitnachrichten, in echtzeit, websocket*, live aktualisierung*, echtzeit updates, echtzeit nachrichten, nachrichten in echtzeit, daten in echtzeit, echtzeitkommunikation, live updates',
  fax: 'fax*, fax senden/verschicken/empfangen, faxe versenden, telefax',
  'postal mail':
    'briefe verschicken, postversand, briefpost, brief/briefe/postkarten drucken/versenden/verschicken, per post, postkarte*, briefversand, briefe per post, serienbrief*, papierpost',
  'marketing automation':
    'marketing automatisier*, automatisiertes marketing, marketingautomat*, kampagnen automatisieren, zielgruppen ansprechen, kundensegmente, kundenansprache automatis*',
  advertising:
    'werbung, werbeanzeige*, werbekampagne*, anzeigen schalten, anzeigenkampagne*, werbeplatz*, google ads, facebook werbung, werbebudget, onlinewerbung, werbeausgaben, werbeschaltung',
  SEO: 'suchmaschinenoptimierung, stichwortrecherche, seo, keyword recherche, keywordrecherche, google ranking*, backlinks, suchmaschinenranking, rankings bei google, keywords finden',
  'social media posting':
    'soziale netzwerke, in sozialen medien posten, social media, auf instagram/facebook/linkedin posten/veröffentlichen, beiträge planen/posten, posts planen, auf instagram/facebook, soziale medien, sozialen medien/netzwerken',
  'social listening':
    'markenbeobachtung, erwähnungen, markenmonitoring, erwähnungen der/unserer/meiner marke/firma, was über uns, social media monitoring, medienbeobachtung, über unsere marke',
  'affiliate marketing':
    'partnerprogramm*, affiliate*, empfehlungslink*, empfehlungsprogramm*, kunden werben kunden, provisionslinks, partnerlink*',
  'URL shortener':
    'kurzlink*, links kürzen, kurz url*, kurze links/urls, linkverkürz*, url kürzen/verkürzen, urls kürzen, link kürzen/verkürzen, links verkürzen',
  'lead generation':
    'leadgenerierung, kontakte finden, leads, neukunden*, kundengewinnung, kundenakquise, e mail adressen finden, ansprechpartner finden, potenzielle kunden, interessenten finden',
  CRM: 'kundenkontakte, vertriebssoftware, kundenverwaltung, crm*, kundenbeziehung*, kundendatenbank, kunden und kontakte, kundenpflege, verkaufschancen, kontaktverwaltung',
  'project management':
    'projektverwaltung, aufgabenverwaltung, aufgaben, projektmanagement, aufgabenliste*, to do liste*, todo liste*, kanban, aufgaben verwalten, projekte planen/verwalten, aufgabenplanung, projektplanung',
  'time tracking':
    'zeiterfassung, arbeitszeit*, arbeitsstunden, stundenzettel, stunden erfassen/aufschreiben, zeiten erfassen, stempeluhr, stundenerfassung',
  'notes and wikis':
    'notizen, wissensdatenbank, notizbuch, notiz, wiki, firmenwiki, wissensmanagement, notizapp, notizen app, interne dokumentation',
  spreadsheets:
    'tabellenkalkulation, tabellen, excel*, google tabellen, google sheets, tabellenblatt, excel tabelle*, tabelle lesen/schreiben, zeilen in eine/einer tabelle, tabellendokument*',
  'office documents':
    'textdokumente, präsentationen, word dokument*, word datei*, worddokument*, word vorlage*, powerpoint*, office dokument*, docx, google docs, dokumentvorlage*',
  'file storage':
    'dateispeicher*, dateien speichern, dateien hochladen, cloudspeicher, datei/dateien/bilder/fotos/dokumente hochladen/ablegen/speichern, cloud speicher, objektspeicher, speicherplatz, dateiablage, datei upload, dateiupload',
  'electronic signature':
    'elektronische signatur*, elektronische unterschrift*, digital unterschreiben, verträge unterschreiben, unterschreiben, e signatur*, digitale signatur*, digitale unterschrift*, vertrag/verträge/dokumente/dokument signieren/unterzeichnen/unterschreiben, online unterschreiben, unterschrift einholen, unterschriften einholen, unterzeichnen',
  automation:
    'abläufe automatisieren, automatisierung, prozesse/aufgaben/arbeitsabläufe/vorgänge automatisieren, workflow*, apps verbinden, programme verbinden, prozessautomatisierung, arbeitsablauf, arbeitsabläufe',
  'content management':
    'inhaltsverwaltung, blogbeiträge, redaktionssystem, cms, headless cms, inhalte verwalten, blog artikel, blogartikel*, content management, inhalte veröffentlichen/pflegen, blog',
  'website builder':
    'webseite bauen, homepage baukasten, website/webseite/homepage/internetseite erstellen/bauen, homepagebaukasten, webseiten bauen/erstellen, landingpage*, wordpress, baukasten für webseiten',
  databases:
    'datenbank*, daten speichern/abfragen, sql datenbank, postgres*, nosql, mysql, speicher für daten, datensätze speichern',
  'data warehouse':
    'datenlager, data warehouse, data lake, große datenmengen, etl, datenpipeline*, analysedatenbank',
  charts:
    'diagramm*, balkendiagramm*, tortendiagramm*, kreisdiagramm*, liniendiagramm*, daten als diagramm, diagramme zeichnen, grafik aus daten',
  'web analytics':
    'besucherstatistik*, webstatistik*, website besucher, besucher der/unserer/meiner/auf website/webseite/seite, besucherzahlen, seitenaufrufe, webseiten besucher, zugriffe auf/der website/webseite, webanalyse*, besucher zählen',
  'product analytics':
    'nutzungsanalyse, nutzerverhalten/nutzungsverhalten analysieren, nutzungsstatistik*, wie nutzer unsere app, app nutzung, klickpfade, nutzerverhalten*, nutzungsverhalten',
  'A/B testing':
    'a b tests, a b test, a b testing, ab test*, feature flag*, funktionen freischalten, varianten testen, split test*, testvarianten',
  'customer data platform':
    'kundendatenplattform, kundendaten zusammenführen/sammeln/vereinen, kundenprofil*, customer data platform, cdp, einheitliche kundendaten, zentrale kundendaten',
  'source code hosting':
    'quelltext*, quellcode*, git repository, repository, repositories, pull request*, git, code verwalten, versionskontrolle, versionsverwaltung',
  'CI/CD':
    'fortlaufende integration, continuous integration, ci cd, build server, automatisch bauen, automatisch deployen, build pipeline*, automatisierte builds, ci pipeline*',
  'error monitoring':
    'fehler überwachen, fehlerüberwachung, fehler protokollieren/verfolgen/erfassen, fehlermeldungen sammeln, absturz*, app stürzt ab, fehler in/unserer app, fehlertracking',
  observability:
    'protokolle auswerten, metriken, logs, logdaten, log dateien, server überwachen, serverüberwachung, systemüberwachung, anwendungen überwachen, leistungsüberwachung, logs sammeln',
  'uptime monitoring':
    'verfügbarkeit überwachen, erreichbarkeit, website/webseite/seite überwachen/erreichbar, ob meine/unsere/die webseite/website/seite, ausfall*, statusseite*, webseite offline, erreichbarkeit prüfen, verfügbarkeit meiner/unserer website/webseite',
  'incident alerts':
    'störung*, bereitschaft*, rufbereitschaft*, alarmier*, vorfälle, bei störungen/ausfällen alarm*, notdienst plan, störfall*, alarm bei ausfall',
  'secrets management':
    'geheimnisse verwalten, zugangsdaten verwalten, passwortmanager, passwörter/api schlüssel/zugangsdaten verwalten/speichern/aufbewahren, schlüsselverwaltung, passwörter sicher, passwortverwaltung',
  'threat intelligence':
    'schadsoftware, viren prüfen, malware*, viren*, phishing*, sicherheitslücke*, schwachstelle*, gefährliche links/dateien/urls, bösartig*, dateien auf viren, schädlich*',
  captcha:
    'spamschutz, captcha*, bots abwehren/blockieren/aussperren, spam verhindern/erkennen, schutz vor bots/spam, spam bots, spamfilter*, botschutz',
  'API testing':
    'schnittstellen testen, testdaten, beispieldaten, zufallsdaten, mock api, api testen, apis testen, fake daten, schnittstelle testen, falsche testdaten, api tests',
  webhooks: 'webhooks empfangen, webhook*, webhooks senden/versenden/weiterleiten, webhook testen',
  'app store data':
    'app bewertungen, app bewertung*, app store*, play store, in app käufe, appstore*, app rezensionen, app store daten, app abos',
  'QR codes':
    'qr codes erzeugen, qr code*, qr-code generator, qrcode*, barcode erzeugen/generieren, barcodes erzeugen, qr, strichcode erzeugen',
  'message queue':
    'nachrichtenwarteschlange, warteschlange, message queue*, nachrichten warteschlange, message broker, event streaming, ereignisse verteilen, warteschlange für nachrichten, kafka',
  'background jobs':
    'hintergrundaufgaben, geplante aufgaben, hintergrundjob*, zeitgesteuerte aufgaben, cronjob*, cron job*, aufgaben im hintergrund, geplante jobs, regelmäßige aufgaben, jobs im hintergrund',
  'image upscaling':
    'bilder hochskalieren, hochskalier*, fotos schärfen, alte fotos restaurieren, bild/bilder/fotos vergrößern/hochrechnen/schärfen, bildauflösung verbessern, auflösung erhöhen, unscharfe bilder/fotos, alte fotos, fotos restaurieren',
  'fine-tuning':
    'modell trainieren, modelle trainieren, feinabstimmung, fine tuning, finetuning, modell anpassen, eigenes modell/ki trainieren, ki trainieren, mit eigenen daten trainieren, sprachmodell trainieren',
  'AI content detection':
    'ki erkennung, von ki erzeugt, deepfake*, ki generiert*, ob ein/der/das text/bild von, ki texte erkennen, ki bilder erkennen, von ki geschrieben, mit ki erstellt, echt oder ki, von chatgpt geschrieben',
  'browser automation':
    'browser automatisieren, browserautomatisierung, browser fernsteuern/steuern, headless browser*, browser aufgaben, webseiten automatisch bedienen, formulare automatisch ausfüllen, klicks automatis*, headless chrome',
  'image search':
    'bildersuche, bilder suchen/finden, bild suche, fotos suchen, bilder aus dem internet/netz, google bilder, bilder im internet, ähnliche bilder',
  '3D models': '3d modell*, 3d objekt*, dreidimensional*, 3d grafik*, modelle in 3d, text zu 3d, foto zu 3d',
  'phone numbers':
    'virtuelle nummer*, rufnummer* mieten, telefonnummern kaufen, telefonnummer/rufnummer/rufnummern kaufen/mieten/buchen, virtuelle telefonnummer*, eigene telefonnummer*, nummern kaufen/mieten',
  'mobile attribution':
    'app installationen, deep links, app installs, installationen messen/nachverfolgen, deep link*, deeplink*, woher die app nutzer, app attribution, installationsquelle*',
  'page speed':
    'ladezeit*, seitengeschwindigkeit, ladegeschwindigkeit, webseite langsam, seite lädt langsam, geschwindigkeit meiner/unserer/der website/webseite/seite, pagespeed, wie schnell meine/die seite/webseite, core web vitals',
  'WHOIS lookup':
    'whois, inhaber einer domain, wem gehört die domain, wem eine/die domain gehört, domaininhaber, domain inhaber, besitzer einer/der domain, whois abfrage*, eigentümer einer domain',
  'localization management':
    'übersetzungsverwaltung, app übersetzungen verwalten, lokalisierung*, übersetzungen verwalten, sprachdateien, texte der app übersetzen, übersetzungsmanagement, übersetzungsplattform',
  music:
    'musik, lieder, liedtexte, songs, alben, künstler und alben, songtext*, musiktitel, playlists, musikstreaming, lieder suchen, interpret*',
  podcasts: 'podcast*, podcasts suchen/finden',
  'stock photos':
    'lizenzfreie bilder, kostenlose bilder, kostenlose fotos, stockfoto*, stock foto*, bilddatenbank*, gratis bilder, lizenzfreie fotos, bilder ohne lizenz, bildarchiv, kostenlose stockfotos',
  'icons and fonts':
    'schriftarten, symbole für, schriftart, icon*, webfont*, google fonts, farbpalette*, schriften, svg symbole',
  'GIFs and stickers': 'animierte bilder, gif, gifs, sticker*, animierte gifs, lustige gifs',
  'image processing':
    'bilder verkleinern, bildbearbeitung, bilder zuschneiden, bild/bilder/fotos verkleinern/zuschneiden/bearbeiten/komprimieren/skalieren/optimieren, bildgröße ändern, bildoptimierung, bilder drehen, wasserzeichen, vorschaubilder erzeugen',
  'music generation':
    'musik erzeugen, musik generieren, musik/lied/lieder/songs komponieren/erstellen/generieren/erzeugen, ki musik, musik mit ki, hintergrundmusik erzeugen, songs mit ki, komponieren',
  'audio processing':
    'tonbearbeitung, geräusche entfernen, rauschen entfernen, audio bearbeiten, tonqualität verbessern, audiobearbeitung, audiodateien bearbeiten, hintergrundgeräusch*, rauschunterdrückung, soundeffekte, ton verbessern',
  'LLM gateway':
    'mehrere sprachmodelle mit einem schlüssel, mehrere ki modelle, mehrere sprachmodelle, verschiedene sprachmodelle/llms/ki modelle, ein zugang für alle modelle, zwischen modellen wechseln, llm gateway, ki gateway',
  'LLM observability':
    'prompts nachverfolgen, prompt verwaltung, prompts verwalten/versionieren/überwachen, llm überwachen, sprachmodell überwachen, ki anfragen überwachen, prompt management',
  'voice agents':
    'telefonassistent*, telefonbot*, sprachbot*, ki telefon*, anrufe automatisch beantworten, voicebot*, voice bot*, ki am telefon, sprachagent*, telefon ki',
  'code execution':
    'code ausführen, fremden code ausführen, code in sandbox, sichere codeausführung, python ausführen, skripte ausführen, codeausführung, unsicheren code, code laufen lassen',
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
