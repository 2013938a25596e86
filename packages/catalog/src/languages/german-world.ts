/** What German texts say about business, trade, travel and the world, by the English words for it; `*` stands for any ending, `/` for or. */
export const GERMAN_WORLD: Record<string, string> = {
  payments:
    'zahlung*, bezahl*, kreditkarte*, kartenzahlung*, zahlen/bezahlen mit karte, kassieren, geld einnehm*/kassier*/einzieh*, online bezahl*',
  subscriptions:
    'abonnement*, abo, abos, abrechnung von abos, wiederkehrende zahlung*, monatlich abrechn*/kassier*, abos verwalt*/abrechn*, mitgliedsbeiträge, monatsabo*, abomodell*, monatliche zahlung*/beiträge, aboverwaltung',
  invoicing:
    'rechnung*, rechnung/rechnungen schreib*/stellen/erstell*, e rechnung*, angebote und rechnung*, fakturier*',
  payouts:
    'auszahl*, geld überweis*, überweisung*, geld auszahlen/senden/verschicken/an verkäufer, verkäufer/fahrer/händler bezahl*, ausgezahlt, geldtransfer',
  'in-person payments':
    'zahlung im laden, kartenlesegerät*, zahlungen im laden/geschäft, kassensystem*, kartenterminal*, ec karte, kasse im laden, vor ort bezahl*, registrierkasse*',
  instalments:
    'ratenzahlung*, ratenkauf, in raten, auf raten, raten zahlen, später bezahl*/zahlen, kauf auf rechnung, finanzierung im checkout',
  'direct debit':
    'lastschrift*, sepa*, einzugsermächtigung*, bankeinzug*, vom konto abbuch*/einzieh*, abbuchung*',
  'bank account data':
    'kontodaten, kontobewegungen, kontoumsätze, kontostand, kontostände, bankdaten, kontoauszug*, bankumsätze, open banking, konto umsätze, girokonto, bankkont*',
  'crypto payments':
    'bezahlen mit bitcoin, kryptozahlung*, mit bitcoin/krypto bezahl*/zahlen, bitcoin zahlung*, zahlung/zahlungen in/mit bitcoin/krypto/kryptowährung/kryptowährung*, bitcoin akzeptier*',
  cryptocurrency:
    'kryptowähr*, bitcoin*, krypto kurse, kryptokurs*, krypto preise, coins, ethereum kurs*, krypto',
  blockchain: 'blockchain*, smart contracts, nft*, wallet adresse*, krypto wallet*, web3',
  'exchange rates':
    'wechselkurs*, währungskurs*, währungsumrechn*, währungen umrechn*, umrechnungskurs*, euro in dollar, währungsrechner*, devisenkurs*, fremdwährung*, dollar in euro, währung umrechn*',
  'stock market data':
    'aktienkurs*, börsenkurs*, aktien, börse, aktienpreise, aktien kurse, börsendaten, aktiendaten, dividende*, börsenwerte, wertpapierkurs*, kurse von aktien, aktienmarkt',
  trading:
    'aktien handeln, wertpapierhandel, aktien kaufen, wertpapiere kaufen/handeln, handelsroboter, tradingbot, trading bot, aktiendepot, orders aufgeb*, börsenhandel',
  'sales tax':
    'mehrwertsteuer*, umsatzsteuer*, mwst, ust, steuersatz, steuersätze, steuern berechn*, steuerberechnung, ust id*, verkaufssteuer*',
  accounting:
    'buchhalt*, buchführung, buchungssätze, steuerberater, buchen von belegen, rechnungswesen, finanzbuchhaltung, kontenrahmen, doppelte buchführung, einnahmen und ausgab*',
  expenses:
    'spesen*, ausgaben erfass*, reisekosten*, ausgaben verwalt*, auslagen, firmenkarte*, firmenausgaben, auslagenerstattung',
  payroll:
    'lohnabrechnung*, gehaltsabrechnung*, löhne, gehälter, gehalt auszahl*, lohnbuchhaltung, gehaltszettel, lohnzettel, entgeltabrechnung*',
  'credit scoring':
    'bonität*, kreditwürdigkeit, schufa*, kreditscore*, zahlungsfähigkeit, kreditprüfung, kreditauskunft',
  'card issuing':
    'karten ausgeb*, virtuelle karten, kreditkarten/debitkarten ausgeb*/herausgeb*/ausstell*, virtuelle kreditkart*, prepaidkarte*, eigene kreditkarte*, kartenausgabe',
  insurance: 'versicher*, kfz versicherung, policen, haftpflicht*',
  loyalty:
    'treueprogramm*, kundenbindung, treuepunkt*, bonuspunkt*, kundenkarte*, bonusprogramm*, punkte sammeln, treuekarte*, stempelkarte*',
  'online store':
    'onlineshop*, webshop*, warenkorb, online shop*, internetshop*, e commerce, ecommerce, onlinehandel, online laden, internetladen, shopsystem*',
  inventory:
    'lagerbestand*, lagerverwaltung, bestände verwalt*, warenwirtschaft*, lager verwalt*, bestellverwaltung, warenbestand, warenbestände, auftragsverwaltung, inventur',
  'marketplace selling':
    'auf marktplätzen verkauf*, marktplatz, auf amazon/ebay verkauf*, bei amazon/ebay verkauf*, amazon händler*, ebay angebote, angebote auf amazon/ebay, online marktplätze, marktplätze',
  'product data':
    'produktdaten, barcode nachschlag*/scannen, strichcode*, ean, gtin, artikeldaten, produktinformation*, produktdatenbank, barcode*',
  reviews:
    'bewertung*, rezension*, kundenbewertung*, kundenmeinung*, produktbewertung*, google bewertung*, rezensieren, kundenstimmen, hotelbewertung*',
  'price comparison':
    'preisvergleich*, preise vergleich*, preise von mehreren shops, preisbeobachtung, günstigster preis, billigster anbieter, schnäppchen, preisverlauf, preissuche*',
  shipping:
    'versand*, pakete verschick*, paket/pakete verschick*/versend*, paketversand, paketschein*, frachtkosten, paketmarke*, ware versend*',
  'package tracking':
    'paketverfolgung, pakete verfolg*, paket/pakete/sendung/sendungen/lieferung verfolg*/tracken, wo ist mein paket, wo mein paket ist, sendungsstatus, sendungsnummer*, lieferstatus, sendungsverfolg*, paketstatus',
  'fleet tracking':
    'fahrzeugortung, fuhrpark*, flotte*, fahrzeuge/lkw/lieferwagen/fahrer orten/verfolg*, fahrzeugflotte*, gps ortung, gps tracker, standort der/unserer fahrer/fahrzeuge, fahrtenbuch',
  'print on demand':
    'druck auf bestellung, t shirts bedruck*, t shirts/tassen/poster drucken, druck auf anfrage, tassen bedruck*, shirts bedruck*, bedruckte t shirts/tassen, eigene t shirts, druckdienst*, 3d druck*',
  'video calls':
    'videoanruf*, videokonferenz*, videotelefonie, video call*, videocall*, videochat*, video chat, video telefonie, video anruf*, videosprechstunde*, video konferenz*, videogespräch*, online meeting*',
  'company data':
    'firmendaten, unternehmensdaten, firmeninformation*, unternehmensinfo*, daten über/zu/von firmen/unternehm*, firmenprofil*, informationen über firmen/unternehm*, firmendatenbank',
  'customer support':
    'kundendienst, kundensupport, kundenservice, supportanfragen, live chat mit kunden, ticketsystem*, helpdesk*, kunden support, support tickets, kundenanfrage*, live chat, livechat, kundenbetreuung, hotline',
  authentication:
    'anmeld*, benutzeranmeldung, login*, einloggen, ohne passwort, nutzer/benutzer anmeld*/einlogg*, benutzerkonto, benutzerkonten, registrierung von nutzern, single sign on, sso, mit google anmeld*, authentifizier*',
  permissions:
    'berechtigung*, rollen und rechte, zugriffskontrolle, benutzerrechte, wer was darf, nutzerrechte, rollenverwaltung, rechteverwaltung, zugriffsrecht*',
  calendar: 'kalender*, termine im/in kalender, terminkalender, google kalender, kalender synchronisier*',
  'appointment scheduling':
    'termin*, termine buchen/vereinbar*/vergeb*, buchungssystem*, tisch reservier*, terminkalender für kunden, friseurtermin*, arzttermin*',
  forms:
    'formular*, kontaktformular*, anmeldeformular*, onlineformular*, bestellformular*, bewerbungsformular*, eingabeformular*',
  surveys:
    'umfrage*, fragebogen, fragebögen, kundenbefragung*, befragung*, meinungsumfrage*, kundenzufriedenheit, abstimmung*',
  'business intelligence':
    'dashboard*, kennzahlen, daten visualisier*, auswertungen, datenvisualisierung, business intelligence, umsatzauswertung*, berichte erstell*',
  'market research':
    'marktforschung, wettbewerbsanalyse*, konkurrenzanalyse*, marktanalyse*, markttrends, marktdaten, konkurrenten beobacht*, verbraucherforschung',
  HR: 'personalverwaltung, mitarbeiterdaten, urlaubsanträge, personalakte*, personalmanagement, mitarbeiterverwaltung, urlaubsantrag, urlaubsverwaltung, personalabteilung, mitarbeiter verwalt*, hr',
  recruiting:
    'bewerb*, personalbeschaffung, kandidaten, personalsuche, mitarbeiter finden, recruiting, einstellungsprozess, neue mitarbeiter, stellen besetz*',
  'job listings':
    'stellenanzeige*, jobbörse, offene stellen, stellenangebot*, jobangebot*, stellenausschreibung*, jobs suchen, jobsuche, jobportal*, stellensuche, stellenmarkt',
  education:
    'schule, unterricht, hausaufgaben, kurse, lernplattform*, online kurs*, onlinekurs*, schüler*, e learning, lernsoftware, lms, schulnoten, studenten, unterrichts*',
  'legal data':
    'gerichtsurteile, urteile, rechtsprechung, gerichtsentscheidung*, gesetzestext*, gesetze, kanzlei*, anwalt*, gerichtsverfahren, rechtsfälle, urteilsdatenbank',
  hosting:
    'anwendung hosten, webhosting, app/website/webseite/anwendung/server hosten/bereitstell*/deploy*, hosting, webserver mieten, deployment*, webspace, serverhosting',
  CDN: 'inhaltsauslieferung, cdn, content delivery, inhalte schneller ausliefern, bilder schneller ausliefern, ddos*, edge server, inhalte weltweit ausliefern',
  'DNS and domains':
    'domainnamen, dns*, dns einträge, nameserver*, subdomain*, domain verwalt*, dns eintrag, webadresse*',
  'background checks':
    'führungszeugnis*, bewerberprüfung, vorstrafe*, strafregister*, hintergrundprüfung*, hintergrundcheck*, bewerber überprüf*, mitarbeiter überprüf*, überprüfung von bewerbern',
  'gift cards':
    'geschenkgutschein*, geschenkkarte*, gutschein*, gutscheine verkauf*/verschenk*, geschenk gutschein*, wertgutschein*, amazon gutschein*',
  discounts: 'gutscheincode*, rabatt*, coupon*, preisnachlass*, aktionscode*, promo code*',
  'licence keys':
    'lizenzschlüssel, lizenzen, softwarelizenz*, lizenz schlüssel, produktschlüssel, aktivierungsschlüssel, lizenzen verkauf*/verwalt*',
  'digital downloads':
    'digitale produkte, e books verkauf*, ebooks verkauf*, downloads verkauf*, digitale downloads/güter/waren, digitale dateien verkauf*, software verkauf*, digitale inhalte verkauf*',
  'commodity prices':
    'goldpreis*, ölpreis*, silberpreis*, rohöl*, rohstoff*, goldkurs*, edelmetallpreis*, preis für gold/silber/öl/kupfer, weizenpreis*',
  'company registry':
    'unternehmensregister, geschäftsführer einer firma, firmenregister*, handelsregist*, registerauszug, geschäftsführer von, registernummer*, ob eine/die firma existiert, firmenbuch',
  MQTT: 'mqtt, mqtt broker, iot nachricht*, nachrichten von geräten, sensornachrichten, iot broker',
  'vessel tracking':
    'schiffsposition*, schiffe verfolg*, containerschiff*, schiffsverfolgung, schiffsortung, schiffe orten, ais daten, schiffsdaten, position von schiff*, standort von schiff*, schiffsverkehr, wo ein schiff',
  'SSL certificates':
    'ssl zertifikat*, tls zertifikat*, https zertifikat*, zertifikat für/meine domain, sslzertifikat*, zertifikat läuft ab, zertifikate prüfen, webseiten zertifikat*',
  'domain registration':
    'domain registrier*, domains registrier*, domain kaufen, domain/domains/domainnamen/wunschdomain kaufen/registrier*/anmeld*, domainregistrierung, ob eine/die domain frei, freie domain*, domain verfügbar',
  patents:
    'patent*, markenrecherche, marken anmeld*, schutzrechte, markenregister, marke eingetrag*, markenanmeldung*, eingetragene marken',
  politics:
    'bundestag, abgeordnete*, wahlergebnis*, gesetzentwürfe, parlament*, politiker*, abstimmungsergebnisse, gesetzgebung, bundesrat, wahlen, parteien, kommunalpolitik, gesetzgebungsverfahren',
  elevation:
    'höhenprofil*, höhendaten, meereshöhe, höhe über dem meer*, höhe eines/von punkt*, höhenmeter, geländehöhe, höhenunterschied*, höhenangabe*, geländemodell',
  'time zones':
    'zeitzone*, ortszeit*, uhrzeit in, zeitverschiebung, weltzeit*, sommerzeit, wie spät, zeitunterschied*',
  'soil data':
    'bodenfeuchte, bodendaten, bodenqualität, bodenfeuchtigkeit, bodenbeschaffenheit, bodenprobe*, bodenkarte*, ph wert des bodens, bodenwerte, bodenanalyse*',
  'connected cars':
    'vernetzte autos, kilometerstand, auto entriegeln, tesla steuern, auto aufschließ*/entsperr*/öffnen, ladestand, fahrzeug aus der ferne, akkustand des autos, fahrzeuge entsperr*, auto per app',
  wildfires:
    'waldbrand*, buschfeuer, waldfeuer, flächenbrand, brandherde, aktive brände, wald brennt, vegetationsbrand*',
  lightning:
    'blitz, blitze, blitzeinschlag, gewitter*, blitzortung, blitzeinschläge, blitzkarte, blitze in der nähe, blitzschlag, blitzwarn*',
  tides:
    'gezeiten, ebbe und flut, tide, flut und ebbe, hochwasser und niedrigwasser, ebbe, gezeitenkalender, gezeitentabelle, tidenkalender, tidekalender',
  pollen: 'pollen*, heuschnupfen, birkenpollen, gräserpollen',
  'public holidays':
    'feiertag*, feiertage in, gesetzliche feiertage, schulferien, brückentag*, ferientermine, bankfeiertage, ob heute feiertag',
  weather:
    'wetter*, niederschlag*, regen, temperatur*, unwetter*, ob es regnet, regnet es, vorhersage für morgen, klimadaten, schneefall, windgeschwindigkeit, regnet*, regnen, regne',
  'air quality':
    'luftqualität, feinstaub, luftverschmutz*, luftwerte, luftbelastung, uv index, smog, wie sauber die luft, feinstaubwerte, luftgüte',
  geocoding:
    'adresse/adressen in koordinat*, geokodier*, geocod*, koordinaten einer/aus/von/zu adresse/adress*, breitengrad*, längen und breitengrad*, gps koordinat*, adresse zu koordinat*, koordinaten',
  maps: 'landkarte*, karten anzeig*, kartendienst*, stadtplan, karte anzeig*/einbind*/einbett*, karte mit, auf einer/der karte, interaktive karte*, straßenkarte*, stadtpläne, kartenmaterial, karten einbind*, karte auf website/webseite',
  routing:
    'routenplan*, route berechn*, routen berechn*, strecke zwisch*, wegbeschreibung*, fahrzeit*, route, routen, routenopti*, navigation*, entfernung zwisch*, kürzester weg, kürzeste/schnellste strecke/route, fahrtzeit*, entfernung berechn*, anfahrt',
  places:
    'orte in der nähe, restaurants in der nähe, öffnungszeiten, cafés/läden/geschäfte/ärzte/apotheken/hotels/supermärkte/tankstellen in der nähe/umgebung, sehenswürdigkeit*, geschäfte finden, orte suchen, restaurants finden, umkreissuche',
  'IP geolocation':
    'standort der ip, ip standort, ip adresse*, standort per/aus/anhand ip*, land des besuchers, land aus ip, woher der besucher, ip ortung, geo ip',
  'address verification':
    'adressen prüfen, adressprüfung, adresse prüfen, adresse/adressen validier*/überprüf*/vervollständig*/prüfen, lieferadresse* prüfen, anschrift* prüfen, adresseingabe, adressvervollständigung, adresssuche, adressvalidierung, adressvorschläge',
  'postcode lookup': 'postleitzahl*, plz*, ort zu postleitzahl, plz suche, stadt zur plz, ort aus plz',
  'satellite imagery':
    'satellitenbild*, satellitenaufnahme*, satellitendaten, luftbild*, bilder aus dem all, erdbeobachtung, satellitenfoto*, bilder von satellit*',
  countries:
    'länder und flaggen, länderdaten, länderinfo*, liste aller/der länder, länderliste*, alle länder, ländercode*, flaggen, hauptstädte, länder der welt',
  flights:
    'flug, flüge, flugsuche, flugpreise, flug buchen, flugticket*, flugdaten, flugstatus, flugplan, flugzeug*, flugverspätung*, flughafen, flughäfen, billigflüge, flugreise*',
  hotels:
    'hotels buchen, unterkunft, unterkünfte, hotelzimmer, hotel, hotel buchen, hotels suchen/finden, hotelbuchung*, hotelpreis*, ferienwohnung*, übernachtung*, hotels',
  'travel planning':
    'reisen, reise planen, reiseplan*, mietwagen*, urlaub planen, ausflug*, reiseroute*, autovermietung, tourismus, urlaubsreise*',
  'public transport':
    'nahverkehr, fahrplan*, bus und bahn, abfahrten, zugverbindung*, bahnverbindung*, abfahrtszeit*, öpnv, u bahn, straßenbahn*, nächster bus/zug, nächste bahn, busverbindung*, züge, öffentliche verkehrsmittel, öffentlicher nahverkehr, haltestelle*, bahnfahrplan, zug, zügen, nächste/nächsten/nächster zug',
  traffic:
    'verkehrslage, stau, staus, verkehrsdaten, staumelder, verkehrsmeldung*, verkehrsinformation*, baustellen auf, straßenverkehr, staumeldung*, wo stau ist, verkehrsaufkommen',
  'car data':
    'fahrzeugdaten, fahrgestellnummer*, fin nummer, fahrzeughistorie, gebrauchtwagen*, autodaten, fahrzeugschein, fahrgestellnr, daten zu einem auto, autopreise, automodelle',
  'licence plate recognition':
    'kennzeichenerkennung, nummernschild*, kennzeichen erkenn*/ausles*/lesen/scannen, autokennzeichen*, kfz kennzeich*, kennzeichen von autos/fahrzeug*, parkplatz kennzeich*, kennzeichen von, das kennzeichen, kennzeichen der',
  'ride hailing':
    'taxi bestell*, mitfahr*, taxi*, taxi rufen/buchen, fahrdienst*, carsharing, leihfahrrad*, e scooter, fahrgemeinschaft*',
  'EV charging':
    'ladesäule*, ladestation*, ladepunkt*, e auto laden, elektroauto*, ladenetz, stromtankstelle*, wallbox*, e autos laden, elektroautos laden',
  news: 'nachrichten aus, schlagzeilen, zeitungsartikel, aktuelle nachricht*, nachrichten von heute, weltnachrichten, nachrichtenseite*, neuigkeiten, presseartikel, news, zeitungen, presseschau, nachrichtenartikel, eilmeldung*',
  sports:
    'spielergebnisse, bundesliga, fußball*, sport*, fussball*, tabelle der bundesliga, tennis*, basketball*, spielplan, liveticker, champions league, handball*',
  'movies and tv':
    'kinofilme, fernsehserien, serien, film*, fernsehprogramm, kinoprogramm, tv serien, schauspieler*, streamingdienst*, spielfilm*, fernsehsendung*',
  books:
    'bücher, büchersuche, buch, buchdaten, isbn*, bücher suchen, romane, bibliothek*, buchtitel, buchsuche, bücherdaten',
  games:
    'spieledaten, computerspiel*, spiele datenbank, spieledatenbank, videospiel*, brettspiel*, sammelkarten, pc spiele',
  'events and tickets':
    'veranstaltung*, konzert*, tickets verkauf*/kaufen, event, events, festival*, ticketverkauf, theaterkarten, was ist los in, eintrittskarte*',
  recipes:
    'kochrezept*, rezept*, kochen mit, was koche ich, gericht mit zutaten, zutaten, kochidee*, speiseplan, essensplan*',
  nutrition:
    'nährwert*, ernährung*, kalorien*, nährstoff*, vitamine in, lebensmitteldatenbank, eiweißgehalt, inhaltsstoffe von lebensmitteln',
  'food delivery':
    'essen bestell*, essenslieferung, lieferdienst*, pizza bestell*, lieferservice*, speisekarte*, essen liefern, restaurant bestellung*, essensbestellung*',
  'health records':
    'patientenakte*, patientendaten, krankenakte*, gesundheitsakte*, patienten daten, elektronische patientenakte, fhir, krankengeschichte*, patientendatei, krankenhausdaten, epa',
  'medical data':
    'medikament*, nebenwirkung*, arznei*, symptom*, krankheit*, wechselwirkung*, diagnose*, medizinische daten, tabletten, wirkstoff*',
  fitness:
    'schrittzähler, schlafdaten, herzfrequenz, schritte zählen, trainingsplan*, sporttraining, sportuhr*, fitness*, puls, pulsmess*, schlaf, lauf app, joggen, schrittzahl, sportdaten',
  'government data':
    'offene daten, behördendaten, open data, behörden daten, öffentliche daten, verwaltungsdaten, statistisches bundesamt, bevölkerungszahl*, volkszählung*, amtliche statistik*, einwohnerzahl*',
  'economic data':
    'wirtschaftsdaten, inflation*, bruttoinlandsprodukt*, arbeitslos*, zinsen, zinssatz, leitzins*, konjunktur*, bip, wirtschaftszahlen',
  'company filings':
    'geschäftsberichte von unternehm*, jahresabschl*, geschäftsbericht*, bilanz*, quartalszahlen, quartalsbericht*, gewinn und verlustrechnung, unternehmensbilanz*, unternehmenszahlen',
  'real estate':
    'immobilie*, mietpreis*, wohnung*, hauspreis*, mietwohnung*, häuser, grundstück*, miete, eigentumswohnung*, mietspiegel',
  astronomy:
    'astronomie, weltraum*, sternbild*, planeten, sterne am himmel, nasa*, mondphase*, sternenhimmel, asteroid*, raumstation, raumfahrt*, sonnenfinsternis',
  'research papers':
    'wissenschaftliche artikel, fachartikel, forschungsarbeiten, studien suchen, wissenschaftliche arbeit*/veröffentlichung*/publikation*/studien, forschungsartikel, fachliteratur, fachzeitschrift*, paper suchen, forschungsergebnisse',
  'chemistry and biology':
    'chemie, biologie, molekül*, chemische verbindung*/stoffe/elemente, gene, genetik, protein*, dna, periodensystem, chemikalie*',
  mathematics:
    'mathematik*, gleichungen lösen, formeln berechn*/ausrechn*, gleichung*, einheiten umrechn*, mathe, matheaufgabe*, statistik berechn*, integrale',
  energy:
    'strompreis*, stromverbrauch, energiepreis*, strom preise, stromzähler, energieverbrauch, stromtarif*, gaspreis*, smart meter, strommix, solarstrom, strombörse, stromdaten',
  'carbon footprint':
    'co2 fußabdruck, klimabilanz, co2 bilanz, co2 ausstoß, co2 emission*, treibhausgas*, klimafußabdruck, co2 kompensier*, emissionen berechn*, co2 ausgleich, umweltbilanz, co2',
  'IoT devices':
    'vernetzte geräte, hausautomation, sensor*, smart home, smarthome, geräte steuern, temperatursensor*, internet der dinge, iot*, lampen steuern, thermostat*',
  agriculture:
    'bauernhof*, ernte*, feldfrüchte, viehhaltung, landwirt*, milchkühe, acker*, nutztier*, pflanzenbau',
  charity: 'spenden sammeln, spende*, gemeinnützig*, wohltätig*, crowdfunding, hilfsorganisation*',
  dictionary:
    'wörterbuch, synonym*, wortbedeutung*, bedeutung eines/von wort/wörtern, reime, duden, worterklärung, wörterliste*, wortliste*, fremdwörter',
  encyclopedia:
    'enzyklopädie, lexikon, wikipedia*, allgemeinwissen, quizfragen, wissensfragen, quiz, lexikonartikel, wissen nachschlag*',
  'quotes and jokes':
    'witze, witz, zitat*, spruch des tages, zitat des tages, sprüche, memes, comics, lustige sprüche',
  'natural disasters':
    'naturkatastrophe*, erdbeben*, überschwemmung*, hochwasserwarnung*, tsunami*, vulkan*, katastrophenwarn*, hurrikan*, wirbelsturm*',
  'video hosting':
    'videos hochlad*, videos hosten, video/videos hochlad*/stream*/hosten/abspiel*, videostreaming, video streaming, videos bereitstell*, video on demand, videoplattform',
  'video editing':
    'videos schneid*, videoschnitt, video/videos schneid*/bearbeit*/zusammenschneid*/rendern, videobearbeitung, clips zusammenfüg*, videos automatisch erstell*',
  'live streaming':
    'live übertrag*, live stream*, livestream*, live video*, live senden, liveübertrag*, streamen in echtzeit, live streaming',
  'online video search':
    'videos suchen, youtube*, video suche, videosuche, videos auf youtube, youtube kanal, youtube statistik*, videos finden',
};
