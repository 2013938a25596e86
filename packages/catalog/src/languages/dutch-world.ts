/** What Dutch texts say about business, trade, travel and the world, by the English words for it; `*` stands for any ending, `/` for or. */
export const DUTCH_WORLD: Record<string, string> = {
  payments:
    'betaling*, betalen, creditcard*, ideal, betalen met, geld ontvang*, online betalen, kassa, afreken*, betaalmethode*, pinnen, incasseren, betaalprovider*, betaalpagina, betaaldienst*, betaaloplossing*, betaalsysteem',
  subscriptions:
    'abonnement*, terugkerende betaling*, maandelijks betalen/afreken*/incasse*/facture*, ledenbijdrage, contributie*, maandelijkse betaling*, periodieke betaling*, lidmaatschap*, maandabonnement*',
  invoicing:
    'factuur*, facturen, facturatie, factureren, factureer*, e factur*, facturen maken/sturen/verstur*, offertes en factur*, offertes, rekeningen sturen/verstur*',
  payouts:
    'uitbetal*, geld overmak*, geld uitbetal*/overboek*/sturen/verstur*, verkopers/chauffeurs/leveranciers betalen/uitbetal*, overboeking*, betalingen aan verkopers',
  'in-person payments':
    'betalen in de winkel, pinapparaat, kassasysteem, kassasystemen, kaartlezer*, pinautomaat, pinterminal*, betaalautomaat, betaalterminal*, pinnen in de winkel, betalingen in de winkel, kassa in de winkel, winkelkassa, pos',
  instalments:
    'betalen in termijn*, gespreid betalen, achteraf betalen, in termijnen betalen/afbetal*, op afbetaling, afbetaling*, gespreide betaling*, later betalen, in delen betalen, in drie keer betalen, koop nu betaal later, termijnbetaling*',
  'direct debit':
    "automatische incasso, incasso, sepa*, machtiging voor incasso, incasso's, automatisch afschrijv*, automatische afschrijving*, incassomachtiging*, automatische incasso s, incasso s, van de rekening afschrijv*",
  'bank account data':
    'bankrekening*, banktransacties, rekeningsaldo, banksaldo, saldo van de rekening, bankafschrift*, rekeningafschrift*, bankgegevens, transacties van de bank, open banking, banken koppel*, bankkoppeling*, rekeninggegevens, saldi',
  'crypto payments':
    'betalen met bitcoin, cryptobetaling*, betalen/betaling/betalingen met/in bitcoin/crypto/cryptovaluta/bitcoins, bitcoin accepte*/betaling/betaling*, crypto accepte*, crypto betaling*',
  cryptocurrency:
    'cryptovaluta*, cryptomunt*, crypto, bitcoin*, ethereum, cryptokoers*, crypto koersen, digitale munten, cryptoprijzen',
  blockchain:
    'blokketen, blockchain*, slimme contract*, nft*, web3, cryptowallet*, crypto wallet, walletadres*',
  'exchange rates':
    'wisselkoers*, valuta*, euro naar dollar, dollar naar euro, valuta omreken*, geld omreken*, munten omreken*, vreemde valuta, dollarkoers*, koers van de dollar/euro, valuta omzett*',
  'stock market data':
    'aandelenkoers*, beurskoers*, aandelen, beurs, koersen van aandel*, aandelenprijs, aandelenprijzen, beursdata, beursgegevens, aandelendata, dividend*, effectenbeurs, koers van aandel*, aandelenmarkt',
  trading:
    'aandelen kopen, handelen in aandel*, aandelen verkop*/kopen/verhandel*, beleggen, broker, trading, effecten kopen/verhandel*, beursorders, handelsrobot, tradingbot*, automatisch belegg*, beleggingsrekening',
  'sales tax':
    'btw, omzetbelasting, btw tarief, btw tariev*, btw nummer*, btw bereken*, belasting bereken*, btw percentage, omzet belasting, verkoopbelasting',
  accounting:
    'boekhoud*, grootboek*, administratie voeren, accountant*, inkomsten en uitgav*, boekingen in de administratie, financiële administratie',
  expenses:
    'onkosten*, uitgaven bijhoud*/beheren, declareren, bonnetjes declare*, reiskosten*, zakelijke uitgav*, uitgavenbeheer, bedrijfsuitgaven, declaratie*, reisdeclaraties',
  payroll:
    'loonadministratie, salarisadministratie, salaris, salarissen, lonen, loonstrook*, loonstroken, salarisstrook*, salarissen uitbetal*/betalen, salarisverwerking, loonverwerking, verloning',
  'credit scoring':
    'kredietwaardigheid, kredietscore*, kredietcontrole, kredietrapport*, bkr, kredietcheck, betaalgedrag, kredietbeoordeling, wanbetalers, kredietrisico',
  'card issuing':
    'kaarten uitgev*, virtuele kaarten, betaalkaarten/creditcards/debitkaarten/passen uitgev*, prepaidkaart*, virtuele creditcard*, virtuele kaart, betaalpassen uitgev*, virtuele betaalkaart*, eigen betaalkaart*',
  insurance:
    'verzekering*, verzekeraar*, autoverzekering*, polis, polissen, verzekeren van, reisverzekering*, zorgverzeker*, iets verzeke*',
  loyalty:
    'klantenkaart*, spaarpunten, punten sparen, spaarprogramma*, klantenbinding, spaarkaart*, loyaliteits*, stempelkaart*, loyaltyprogramma, trouwe klanten belonen',
  'online store':
    'webwinkel*, webshop*, winkelwagen*, online winkel*, internetwinkel*, e commerce, ecommerce, winkelmandje*, online verkop*, online shop*, online bestell*',
  inventory:
    'voorraad*, magazijn*, voorraden, orderbeheer, bestellingen beheren, op voorraad, orderverwerking',
  'marketplace selling':
    'verkopen via marktplaats*, verkopen op/via bol/amazon/marktplaats/ebay, marketplace, op amazon/bol/marktplaats/ebay verkop*, verkopers op amazon, advertenties op marktplaats, online marktplaats*, amazon verkoper',
  'product data':
    'productgegevens, productinformatie, barcode*, streepjescode*, ean, artikelgegevens, productdata*, productinfo, productcatalogus, gegevens van product*',
  reviews:
    'recensies, beoordelingen, klantbeoordeling*, productbeoordeling*, productreviews, klantreviews, reviews, google reviews, recensie, beoordelingen van klanten, ervaringen van klanten, klantervaringen, hotelbeoordelingen',
  'price comparison':
    'prijzen vergelijk*, prijsvergelijk*, prijzen van meerdere/verschillende winkels, laagste prijs, goedkoopste, prijsverloop, prijzen volgen, vergelijken van prijzen, koopjes, prijsmonitoring',
  shipping:
    'verzend*, pakketten verstur*, pakket/pakketje/pakketjes/pakketten/bestellingen verstur*/verzend*/bezorg*, bezorging*, postpakket*, verzenden van pakkett*, pakketdienst*, vracht*, bezorgkosten',
  'package tracking':
    'pakket volgen, pakketten volgen, zending volgen, pakket/pakketje/pakketjes/zendingen/bestelling/bestellingen/zending/levering volgen/trace*, waar is mijn pakket/pakketje, waar mijn pakket/pakketje is, track en trace, track and trace, pakketstatus, bezorgstatus, status van een/de bestelling/zending, volgen van pakkett*/zending*',
  'fleet tracking':
    'wagenpark*, voertuigen volgen, vloot, vlootbeheer, voertuigen/vrachtwagens/busjes/bestelbusjes/auto s/chauffeurs volgen/trace*, voertuigvolg*, gps tracker*, gps volgen, locatie van voertuig*/chauffeurs, ritregistratie, gps tracking, rittenregistratie',
  'print on demand':
    'drukken op bestelling, t shirts/shirts/mokken/tassen bedrukk*, bedrukte t shirts/mokken, eigen t shirts, printen op aanvraag, gepersonaliseerde product*, drukken op aanvraag, kleding bedrukk*, 3d printen',
  'video calls':
    'videobellen, videogesprek*, videovergader*, video gesprek*, video bellen, beeldbellen, videochat*, videocall*, online vergader*, videoconferentie*, video vergader*, online meeting*, videoconsult*, video call*',
  'company data':
    'bedrijfsgegevens, bedrijfsinformatie, gegevens/informatie van/over bedrijv*, bedrijfsprofiel*, bedrijven opzoek*, info over bedrijv*, bedrijvendata, bedrijfsdata, firmagegevens',
  'customer support':
    'klantenservice, klantenondersteuning, helpdesk*, ticketsysteem, supporttickets, klantvragen, live chat, livechat, chatten met klanten, chat met klanten, klanten helpen, klantcontactcentrum, support voor klanten',
  authentication:
    'authenticatie, zonder wachtwoord, login, aanmelden van gebruikers, gebruikers laten inlogg*/aanmeld*, gebruikersaccount*, inloggen met google, inlog*, registratie van gebruikers, single sign on, sso, wachtwoordloos, gebruikers aanmeld*',
  permissions:
    'machtigingen, toegangsrechten, gebruikersrechten, rechten van gebruikers, rollen en rechten, toegangscontrole, toegangsbeheer, wie wat mag, autorisatie*, rechtenbeheer, bevoegdheden',
  calendar:
    'kalender*, agenda, agenda s, agendapunt*, agenda synchronise*, afspraken in agenda, google agenda, agenda delen, agendabeheer',
  'appointment scheduling':
    'afsprak*, afspraak*, afspraak/afspraken/tafel maken/plannen/boeken/inplann*/reserve*, online boeken/reserve*, reserveringen, boekingssysteem, vergaderingen plannen, kapper afspraak, reserveringssysteem',
  forms:
    'formulier*, contactformulier*, aanmeldformulier*, inschrijfformulier*, webformulier*, online formulier*, invulformulier*, bestelformulier*',
  surveys:
    'enquête*, vragenlijst*, klanttevredenheid*, opiniepeiling*, peiling*, tevredenheidsonderzoek*, feedback van klanten, vragen aan klanten voorlegg*, stemming houden, poll, polls, enquete*',
  'business intelligence':
    'managementrapportages, dashboard*, kpi s, data visualise*, gegevens visualise*, datavisualisatie, bedrijfsrapportages, business intelligence, managementinformatie, rapportages, bedrijfscijfers',
  'market research':
    'marktonderzoek, markt onderzoek, concurrentieanalyse*, concurrenten volgen/analyse*, markttrends, marktanalyse*, consumentenonderzoek, trends in de markt, concurrentieonderzoek',
  HR: 'personeelszaken, personeelsadministratie, personeel, personeelsbeheer, personeelsdossier*, verlofaanvraag, verlofaanvragen, medewerkers beheren, verlofregistratie, personeelsgegevens, hr, werknemersgegevens, vakantiedagen van medewerkers',
  recruiting:
    'werving, sollicita*, personeel werven/zoeken/aannem*, kandidaten, recruitment, wervings*, nieuwe medewerkers, cv s, medewerkers werven, personeelswerving',
  'job listings': 'vacature*, banen, werk zoeken, baan zoeken, werkaanbod, banensite*, openstaande functies',
  education:
    'leerlingen, huiswerk, lessen, onderwijs, scholen, cursus*, online cursus*, studenten, e learning, lesmateriaal, leerplatform, klaslokaal, online les, online lessen, lesgeven, leraren, schoolcijfers',
  'legal data':
    'rechtspraak, rechterlijke uitsprak*, advocaat, advocaten*, wetten, wetgeving, vonnis*, rechtszaken, juridische*, jurisprudentie, rechtszaak, gerechtelijke',
  hosting:
    'webhosting, applicatie hosten, app/website/site/applicatie/applicaties/server/websites hosten/deploy*, hosting*, deployen, webserver, website online zetten, app online zetten, webruimte',
  CDN: 'contentnetwerk, cdn, content delivery, ddos, afbeeldingen sneller laden, inhoud sneller leveren, edge servers, content sneller leveren',
  'DNS and domains':
    'domeinnamen, domeinnaam, dns*, dns records, subdomein*, nameserver*, domeinen beheren, domeinbeheer, domein instell*, domeinen',
  'background checks':
    'strafblad, achtergrondcontrole, antecedenten*, verklaring omtrent gedrag, vog, achtergrond van sollicitant*, screening van personeel/kandidat*, kandidaten screen*, achtergrondonderzoek*, referenties controle*, strafregister, achtergrondcheck*, personeel screen*',
  'gift cards':
    'cadeaubon*, cadeaukaart*, cadeau bonnen, tegoedbon*, giftcard*, waardebon*, cadeaukaart verkop*',
  discounts: 'korting*, coupon*, actiecode*, promotiecode*',
  'licence keys':
    'licentiesleutel*, licentie sleutels, softwarelicentie*, licenties verkop*/beheren, activatiecode*, productsleutel*, productcode voor software, licentiecode*, licentiebeheer',
  'digital downloads':
    'digitale product*, e books verkop*, digitale downloads, digitaal product, ebooks verkop*, downloads verkop*, digitale bestanden verkop*, digitale content verkop*, software verkop*, digitale goede*',
  'commodity prices':
    'goudprijs, olieprijs, grondstofprijzen, goud prijs, zilverprijs, grondstoffen*, grondstofprijs, prijs van goud/olie/zilver/koper/tarwe, olieprijzen, goudkoers, edelmetalen, graanprijzen',
  'company registry':
    'handelsregister, kamer van koophandel, kvk, kvk nummer*, uittreksel kvk, bedrijvenregister*, ondernemingsregister, kruispuntbank, bestuurders van een bedrijf, ingeschreven bedrijv*, handels register, of een bedrijf bestaat',
  MQTT: 'mqtt, mqtt broker, mqtt bericht*, iot bericht*, berichten van apparat*, berichten van sensor*, iot broker',
  'vessel tracking':
    'scheepsposities, schepen volgen, schepen/boten/schip/vrachtschepen volgen/trace*, scheepvaart*, positie van schepen, locatie van schepen, ais data, scheepsverkeer, schepen, waar een schip',
  'SSL certificates':
    'ssl certificaat, ssl certificat*, https certificaat, https certificat*, tls certificaat, tls certificat*, ssl certificaat verloopt, certificaat voor mijn website, verlopen certificaat, certificaat verloopt, sslcertificaat, beveiligingscertificaat',
  'domain registration':
    'domein registre*, domeinen registre*, domeinnaam*, domein/domeinen/domeinnaam/domeinnamen kopen/registre*/vastlegg*, domeinregistratie*, vrije domeinnaam/domeinnam*, of een domein vrij, domein beschikbaar, beschikbare domeinnam*',
  patents:
    'octrooi*, merkregistratie, patent, patenten, merknaam registre*, merkenregister, merk registre*, intellectueel eigendom, merkrecht, merken zoeken, patenten zoeken',
  politics:
    'parlement, kamerleden, verkiezingen, tweede kamer, eerste kamer, politiek*, wetsvoorstel*, stemgedrag, kamerstukken, burgemeester*, politieke partij*, politici, verkiezings*, volksvertegenwoordigers',
  elevation:
    'hoogteprofiel, hoogtedata, hoogte boven zeeniveau, hoogtemeters, hoogteverschil*, hoogte van een punt, hoogtekaart, hoogtegegevens, hoogte van het terrein, terreinhoogte',
  'time zones':
    'tijdzone*, lokale tijd, tijdverschil*, hoe laat is het, wereldtijd*, zomertijd, plaatselijke tijd, tijd in andere landen',
  'soil data':
    'bodemvocht, bodem gegevens, bodemkwaliteit, bodemvochtigheid, grondsoort*, bodemgegevens, bodemdata, bodemkaart, grondmonster*, zuurgraad van de bodem, bodemanalyse',
  'connected cars':
    'verbonden auto s, kilometerstand, auto openen/ontgrendel*/vergrendel*, tesla, accu van de auto, auto op afstand, slimme auto, verbonden voertuig*, kilometerteller',
  wildfires:
    'bosbrand*, natuurbrand*, bos brand, heidebrand*, brandgevaar in de natuur, actieve branden, brandhaarden',
  lightning: 'bliksem*, onweer, inslagen van bliksem, onweerskaart, onweersbuien en bliksem',
  tides:
    'eb en vloed, getij*, hoogwater en laagwater, laagwater, hoogtij, waterstanden van de zee, hoog en laag water',
  pollen: 'pollen*, hooikoorts, stuifmeel*, graspollen, berkenpollen, pollen in de lucht',
  'public holidays':
    'feestdag*, vrije dagen, schoolvakantie*, nationale feestdag*, officiële feestdag*, vakantiedagen per land, bankvrije dagen',
  weather:
    'weer, weerbericht*, weersverwachting*, regen, neerslag*, temperatuur, temperaturen, het gaat regenen, regent, of het regent, onweersbui*, klimaatdata, buienradar, sneeuw, wind en regen, weer voor morgen, hoe warm, weersvoorspelling*, weersomstandigheden, weerdata, weergegevens',
  'air quality':
    'luchtkwaliteit, fijnstof, lucht kwaliteit, luchtvervuiling, luchtverontreiniging, uv index, smog, vieze lucht, schone lucht, kwaliteit van de lucht, stikstof in de lucht',
  geocoding:
    'coördinaten, adres naar coördinat*, adressen naar coördinat*, coördinaten van een adres, geocode*, breedtegraad*, lengtegraad*, gps coördinat*, adres omzetten naar, adressen omzetten naar, breedte en lengtegraad',
  maps: 'landkaart*, kaarten tonen, plattegrond*, kaart tonen, kaart op mijn/de/onze website/site, interactieve kaart*, op een kaart, op de kaart, stadsplattegrond, wegenkaart*, kaarten weergev*, kaartmateriaal, kaart weergev*, stratenkaart',
  routing:
    'route plannen, routes plannen, route bereken*, routes bereken*, route tussen, afstand tussen, routeplanner*, reistijd*, route, routes, navigatie*, kortste weg, kortste route, snelste route, routeplanning, route optimalise*, bezorgroute*, reisafstand, afstand bereken*, routebeschrijving*, routeoptimalisatie, afstanden bereken*',
  places:
    'plaatsen in de buurt, restaurants in de buurt, openingstijden, restaurants/winkels/cafés/hotels/apotheken/bedrijven/tankstations/huisartsen/supermarkten in de buurt/omgeving, bezienswaardigheden, winkels vinden, bij mij in de buurt, in mijn buurt, restaurants vinden/zoeken, lokale bedrijv*, plekken zoeken, openingstijden van winkels',
  'IP geolocation':
    'ip locatie, ip adres*, locatie van ip, locatie van een ip, land van bezoeker, waar een bezoeker vandaan, land op basis van ip, ip geolocatie, waar bezoekers vandaan, locatie op basis van ip',
  'address verification':
    'adressen controle*, adrescontrole, adres/adressen/bezorgadres/bezorgadressen controle*/valide*/verifiër*/aanvull*/checken, adresvalidatie, adresgegevens controle*, adresverificatie, geldig adres, adressen automatisch aanvull*, automatisch adres invull*',
  'postcode lookup':
    'postcode*, post code*, plaats bij postcode, stad bij postcode, adres bij postcode, postcode opzoek*',
  'satellite imagery':
    'satellietbeeld*, satellietfoto*, luchtfoto*, beelden uit de ruimte, aardobservatie, satelliet beelden',
  countries:
    'landengegevens, vlaggen, landen informatie, lijst van/met landen, alle landen, landcode*, landeninformatie, landenlijst, landen en hoofdsted*, hoofdsteden, vlaggen van landen',
  flights:
    'vluchten, vlucht, vlucht boeken, vluchten zoeken, vliegticket*, vluchtgegevens, vluchtstatus, vluchtinformatie, vliegtuig*, luchthaven*, vliegveld*, vertraagde vlucht*, luchtvaartmaatschappij*, vliegreis*',
  hotels:
    'hotels boeken, overnachting*, hotelkamer*, hotel, hotel boeken, hotels zoeken/vinden, hotelprijs, hotelprijzen, hotelboeking*, accommodatie*, vakantiehuis*, overnachten, vakantiewoning*, hotels',
  'travel planning':
    'reizen, reisplanning, reis plannen, reis boeken, vakantie plannen, autohuur, auto huren, huurauto*, toerisme, reisschema*, uitstapjes, reisplanner*, vakantiereis, rondreis*, reizen plannen',
  'public transport':
    'openbaar vervoer, dienstregeling*, treintijden, trein, treinen, tram, ov, vertrektijden, volgende trein/bus, bustijden, reisinformatie, treinreis*, ov informatie, dienstregeling van treinen/bussen, ns reis*, de bus, metro en tram',
  traffic:
    'verkeersinformatie, files op de weg, file informatie, verkeersdrukte, fileinformatie, verkeersdata, drukte op de weg, wegwerkzaamheden, verkeersongelukken, verkeersongeval*, actuele verkeers*, verkeersstroom',
  'car data':
    'voertuiggegevens, chassisnummer, autogegevens, voertuigdata, gegevens van een auto, voertuighistorie, tweedehands auto s, occasions, rdw, autoprijzen, voertuiginformatie, gebruikte auto s, automodellen, merk en model',
  'licence plate recognition':
    'kenteken*, nummerplaat*, nummerplaten, kentekens herkenn*/lezen/scannen, kenteken herkenn*/uitlez*',
  'ride hailing':
    'taxi bestell*, taxi*, taxi bestell*/boeken, deelauto*, deelfiets*, deelscooter*, carpoolen, ritten boeken, meerijden, autodelen',
  'EV charging':
    'laadpal*, laadpunt*, laadstation*, elektrische auto*, laadpaal*, laadplek*, auto opladen, elektrisch laden, opladen van auto, laadinfrastructuur, snellader*',
  news: 'nieuws, nieuwsberichten, krantenkoppen, nieuwsartikel*, krantenartikel*, kranten, laatste nieuws, nieuwsbronnen, nieuws van vandaag, journaal, nieuwskoppen, persberichten',
  sports:
    'voetbal*, sport*, wedstrijden, wedstrijduitslag*, uitslagen, eredivisie, tennis*, standen in de competitie, wielrennen, hockey',
  'movies and tv':
    'televisieseries, films, film, tv series, acteurs, tv gids, bioscoop*, televisieprogramma*, filmdatabase, films en series',
  books:
    'boeken, boek, isbn, boeken zoeken, romans, bibliotheek*, boekgegevens, boekentitels, boekwinkel*, schrijvers',
  games:
    'spelletjes, videogames, videospel*, bordspel*, gamedata, verzamelkaarten, computerspel*, spellendatabase',
  'events and tickets':
    'toegangskaarten, evenement*, concert*, kaartjes verkop*/kopen, tickets verkop*, ticketverkoop, festival*, theaterkaartjes, voorstellingen, wat te doen in, kaartverkoop, uitjes',
  recipes:
    'recepten, recept, kookrecept*, wat eten we, ingrediënten, koken met, gerechten met, weekmenu*, maaltijdplanning, receptenzoek*, wat kan ik koken',
  nutrition: 'voeding, voedings*, vitamines, calorie*, dieet*, kcal, eiwitten in voedsel',
  'food delivery':
    'eten bestell*, eten bezorg*, maaltijden bezorg*/bestell*, pizza bestell*, eten laten bezorg*, bezorgrestaurants, thuisbezorg*, afhaal*, menukaart*, bestellingen van restaurants, maaltijdbezorg*',
  'health records':
    'patiëntendossier*, patiëntgegevens, patiënten dossier, medisch dossier, medische dossiers, zorgdossier*, epd, gezondheidsgegevens, fhir, patiëntengegevens, medische geschiedenis, patiëntdata',
  'medical data':
    'bijwerkingen, geneesmiddel*, medicijn*, medicatie, symptom*, symptoom, ziektes, wisselwerking*, ziekten, medische gegevens, diagnoses, bijsluiter*, bijwerking',
  fitness:
    'hartslag, slaapgegevens, stappenteller, stappen tellen, hardlopen, sporthorloge*, workout*, slaap, hartslagdata, sportschool, fitness*, lichaamsbeweging, trainingsschema*, slaapdata, beweging meten',
  'government data':
    'open overheidsdata, overheidsgegevens, open data, overheidsdata, overheidsinformatie, cbs, bevolkingscijfers, volkstelling, openbare data, bevolking van gemeent*, inwonertal*, officiële statistiek*, openbare gegevens',
  'economic data':
    'economische gegevens, inflatie*, bbp, rente, rentestand*, werkloosheid*, economische cijfers/data/indicator*, bruto binnenlands product, rentetarieven, hypotheekrente',
  'company filings':
    'jaarrekening*, jaarcijfers, kwartaalcijfers, balans van een bedrijf, winst en verliesrekening*, financiële verslag*, jaarverslag*, bedrijfsresultaten',
  'real estate':
    'vastgoed, huizenprijzen, huurprijzen, huizen, woning*, appartement*, huis kopen, koophuizen, huurwoning*, huizen te koop, huizen te huur, makelaar*, huisprijzen, funda, onroerend goed, huizenmarkt',
  astronomy:
    'sterrenkunde, ruimtefoto*, planeten, sterrenhemel, nasa, maanfase*, astronomie, asteroïde*, ruimtevaart*, ruimtestation, zonsverduistering*, sterrenbeelden, maanstand*',
  'research papers':
    'wetenschappelijke artikel*, wetenschappelijke publicaties/papers/studies, onderzoeksartikelen, academische artikel*, onderzoekspapers, vakliteratuur, wetenschappelijke tijdschrift*, papers zoeken, onderzoeksliteratuur, proefschriften',
  'chemistry and biology':
    'scheikunde, eiwitten, molecul*, molecuul, chemische stoffen/verbinding*, genen, genetica, dna, biologie, chemie, periodiek systeem, eiwitstructuren',
  mathematics:
    'wiskunde, vergelijkingen oploss*, wiskundig*, formules bereken*, wiskundesommen, algebra, eenheden omreken*, sommen oploss*, vergelijking oploss*, rekenkunde, rekensommen',
  energy:
    'stroomprijs*, stroomprijzen, energieverbruik, stroom prijs, stroomverbruik, energieprijs, energieprijzen, elektriciteit*, gasprijs, gasprijzen, energietarieven, energierekening, zonnepanelen, zonne energie, dynamische energie*, slimme energiemeter, slimme meters',
  'carbon footprint':
    'co2 uitstoot, koolstofvoetafdruk, co2*, broeikasgas*, uitstoot*, co2 compens*, klimaatimpact, ecologische voetafdruk, co2 voetafdruk, emissies, milieu impact',
  'IoT devices':
    'slimme apparat*, sensor*, slim huis, slimme huis*, smart home, domotica, internet of things, iot, slimme lampen, thermostaat, lampen bedien*, verbonden apparat*, slimme meter in huis',
  agriculture:
    'akkers, boerderij*, gewassen, oogst*, vee, veehouderij, akkerbouw*, landbouw*, veeteelt, melkvee, tuinbouw',
  charity:
    'donaties, doneren, donatie, geld inzamel*, goede doelen, goed doel, crowdfunding, inzamelactie*, liefdadigheid*, fondsenwerving, giften',
  dictionary:
    'woordenboek, synoniemen, woordenboeken, betekenis van een woord, betekenis van woorden, betekenis van, synoniem, rijmwoord*, definities van woorden, woordenlijst*, antoniemen, woordbetekenis*',
  encyclopedia:
    'encyclopedie, wikipedia*, algemene kennis, kennisvragen, quizvragen, quiz, encyclopedisch*, kennisquiz',
  'quotes and jokes':
    'moppen, citaten, mop van de dag, grapjes, spreuk*, quote van de dag, memes, strips, citaat*, grappige spreuk*, grappen, grap van de dag',
  'natural disasters':
    'aardbeving*, natuurramp*, overstroming*, tsunami*, orkaan, orkanen, vulkaan*, vulkanen, rampen',
  'video hosting':
    'video s hosten, videohosting, video s/video/videos upload*/hosten/stream*/afspel*/opslaan, videostreaming, video streaming, video on demand, videoplatform*, videospeler, videoplayer, videoopslag',
  'video editing':
    'video s bewerk*, videobewerking, video/videos/video s bewerk*/monte*/knippen/rende*, videomontage, video monte*, filmpjes bewerk*/knippen, video editor, automatisch video s maken, clips samenvoeg*',
  'live streaming':
    'live uitzend*, livestream*, live video, live stream*, live streaming, live uitzending*, rechtstreekse uitzending, rechtstreeks uitzend*, streamen van live',
  'online video search':
    'video s zoeken, youtube*, video s op youtube, filmpjes zoeken, youtube kanaal, video zoeken, youtube video*, youtube statistiek*, video s vinden',
};
