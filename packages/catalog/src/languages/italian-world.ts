/** What Italian texts say about business, trade, travel and the world, by the English words for it; `*` stands for any ending, `/` for or. */
export const ITALIAN_WORLD: Record<string, string> = {
  payments:
    'pagament*, carta di credito, carte di credito, pagare con carta, pagare, pagare online, accett*/ricev*/incass*/gest* pagamenti/carte, incassare, metodo/metodi/sistema di pagamento, incassi, gateway di pagamento, far pagare, riscuotere',
  subscriptions:
    'abbonament*, pagamenti ricorrenti, abbonati, addebiti ricorrenti, pagamento ricorrente, canone mensile, canoni mensili, quote mensili, addebit* ogni mese, pagamenti mensili, quote associative, iscrizioni mensili',
  invoicing:
    'fattur*, fattura elettronica, fatturazione elettronica, emett*/creare/invi*/gener* fattura/fatture, preventivi e fatture, preventivi, ricevute fiscali',
  payouts:
    'bonific*, invi* denaro, trasfer* denaro/soldi, pagare venditori/fornitori/autisti/collaboratori, invi* soldi/pagamenti, trasferimento di denaro, mand* soldi, versamenti ai venditori, pagamenti ai venditori',
  'in-person payments':
    'pagamenti in negozio, pos fisico, pos, lettore di carte, lettore carte, registratore di cassa, punto vendita, pagamenti in presenza/negozio, terminale di pagamento, cassa del negozio, registratori di cassa',
  instalments:
    'pagamento a rate, a rate, pagare/pagamento/pagamenti/acquisti/compr* a rate, rateale, rateali, rateizza*, compra ora paga dopo, pagare dopo, pagamento dilazionato, in tre rate, finanziamento al checkout, in rate',
  'direct debit':
    'addebito diretto, sepa, addebiti diretti, domiciliazione, addebito in conto, addebito sul conto, addebito bancario, rid bancario',
  'bank account data':
    'conto bancario, conti bancari, movimenti bancari, estratto/estratti conto, saldo bancario, saldi bancari, movimenti bancari/conto, conto corrente, conti correnti, transazioni bancarie, colleg* conti/banche, dati bancari, open banking',
  'crypto payments':
    'pagamenti in criptovalute, pagare/pagamento/pagamenti/accett* in/con bitcoin/criptovalute/cripto/criptovaluta, accett* bitcoin/criptovalute, incass* bitcoin',
  cryptocurrency:
    'criptovalut*, bitcoin, ethereum, cripto, prezzo del bitcoin, criptoattività, monete virtuali, valute virtuali',
  blockchain:
    'catena di blocchi, blockchain, contratti intelligenti, nft, web3, portafoglio cripto, wallet cripto, indirizzo wallet',
  'exchange rates':
    'tasso di cambio, tassi di cambio, cambio valuta, conversione di valuta, tasso/tassi cambio, convert* valuta/valute/euro/dollari, convertitore di valuta/valute, cambio euro dollaro, cambio valute, euro in dollari, dollari in euro, conversione valuta/valute, valute estere, cambi valutari',
  'stock market data':
    'quotazion*, prezzi delle azioni, borsa, azioni in borsa, prezzo/prezzi azioni, mercato azionario, mercati azionari, dati di borsa, titoli azionari, titoli in borsa, dividendi, indici di borsa, corsi azionari, piazza affari',
  trading:
    'compr* azioni, negozi* titoli, compr*/vend*/negozi* azioni/titoli, broker, trading, invest* in borsa, ordini di borsa, robot di trading, oper* in borsa',
  'sales tax':
    'iva, imposte, calcol* iva/tasse/imposte, aliquot*, partita iva, calcolo iva/tasse/imposte, imposta sulle vendite',
  accounting:
    'contabil*, registrazioni contabili, libro mastro, softw* di contabilità, partita doppia, prima nota, commercialista, tenere i conti, piano dei conti',
  expenses:
    'note spese, nota spese, rimborso/rimborsi spese, spese aziendali/viaggio/trasferta/dipendenti, gestione spese, rendiconto spese, carte aziendali, spese di viaggio, spese dei dipendenti',
  payroll:
    'buste paga, busta paga, cedolin*, stipendi, stipendio, pagare dipendenti/stipendi, elaborazione paghe, paghe e contributi, paghe',
  'credit scoring':
    'affidabilità creditizia, merito creditizio, punteggio di credito, punteggio creditizio, rischio di credito, storia creditizia, solvibilità, valutazione del credito, crif, cattivi pagatori, rapporto di credito',
  'card issuing':
    'emett* carte, carte virtuali, emissione di carte, emett* carta/carte, carte prepagate, carta virtuale, carta prepagata, carte di pagamento virtuali, creare carte virtuali',
  insurance: 'assicurazion*, polizz*, assicur* auto/casa/viaggio, assicurativ*, preventivo assicurativo',
  loyalty:
    'programma fedeltà, punti fedeltà, carta/carte/tessera/tess*/programma/programmi/raccolta/punti fedeltà/punti, fidelizzazione, fidelizzare, premi per i clienti, punti per acquisti',
  'online store':
    'negozio online, negozi online, carrello, e commerce, ecommerce, commercio elettronico, negozio/negozi virtuale/virtuali/web, vend* online/in rete, carrello acquisti, bottega online, shop online, sito di vendita',
  inventory:
    'magazzino, inventario, scorte, giacenze, giacenza, gestione magazzino/scorte/ordini/inventario, livelli di scorta, inventari, gestionale di magazzino',
  'marketplace selling':
    'vend* su marketplace, vend* su/tramite amazon/ebay/marketplace, venditore amazon, venditori amazon, annunci su ebay/amazon, inserzioni su ebay/amazon, pubblic* prodotti su',
  'product data':
    'dati dei prodotti, codice a barre, codici a barre, ean, schede prodotto, scheda prodotto, informazioni sui prodotti, informazioni prodotti, catalogo prodotti, dati prodotto/prodotti',
  reviews:
    'recensioni, recensione, recensioni clienti/prodotti/google/hotel, opinioni dei clienti, valutazioni dei clienti, testimonianze dei clienti, giudizi dei clienti, recensire',
  'price comparison':
    'confront* prezzi, confronto prezzi, confront*/confronto/compar*/comparazione prezzi/prezzo, comparatore, prezzi di più negozi, miglior prezzo, prezzo più basso, monitor* prezzi, monitoraggio prezzi, offerte migliori',
  shipping:
    'spedizion*, sped* pacchi, etichetta/etichette di spedizione, costi di spedizione, invi* pacchi, sped* pacchi/pacco/prodotti/merce, corriere, corrieri, tariffe di spedizione, invio di pacchi, consegne a domicilio',
  'package tracking':
    "tracciamento pacchi, tracci* pacchi, tracci* spedizioni, tracciamento/tracci*/segu*/monitor*/rintracci* pacco/pacchi/spedizione/spedizioni/ordini/consegne/consegna, dove si trova il mio pacco, dov'è il mio pacco, numero di tracciamento, stato della spedizione/consegna, localizz* pacchi, codice di tracciamento, tracking spedizioni/pacchi",
  'fleet tracking':
    'tracciamento flotta, flotta di veicoli, flotta, flotte, tracci*/localizz*/monitor*/localizzazione/tracciamento veicoli/camion/furgoni/mezzi/automezzi, localizzatore gps, gps dei veicoli, posizione dei veicoli/mezzi/camion, gestione flotte, autisti e mezzi',
  'print on demand':
    'stampa su richiesta, stamp*/stampa magliette/tazze/t shirt, magliette personalizzate, tazze personalizzate, prodotti personalizzati, stampa su magliette, stampa on demand, stampa 3d, gadget personalizzati',
  'video calls':
    'videochiamat*, videoconferenz*, video chiamat*, chiamate video, video conferenz*, riunioni online/virtuali/video, riunione online, video riunioni, teleconferenz*, visite online con medico, televisita, consulti video, chiamata video',
  'company data':
    'dati aziendali, informazioni/dati aziende/azienda/imprese/società, dati delle aziende, informazioni sulle aziende/imprese, elenco di aziende, profili aziendali, anagrafica aziende, arricch* dati',
  'customer support':
    'assistenza clienti, servizio clienti, supporto/assistenza/servizio clienti/cliente/al cliente/ai clienti/tecnico, supporto tecnico, ticket di assistenza/supporto, helpdesk, chat dal vivo, live chat, chat con clienti, rispond* ai clienti, assistenza post vendita, centro assistenza',
  authentication:
    "autenticazione, accesso utenti, senza password, login, acced* con google, autenticare, registrazione/autenticazione utenti, accesso degli utenti, account utente, accesso con password, schermata di accesso, sso, credenziali di accesso, effettu* l'accesso",
  permissions:
    'permessi, controllo degli accessi, controllo accessi, ruoli e permessi, diritti di accesso, permessi utente/utenti, chi può vedere, autorizzazioni utente, ruoli utente, gestione permessi',
  calendar:
    'calendari*, agenda, agende, eventi del calendario, sincronizz* calendari, google calendar, agenda condivisa, riunioni in calendario',
  'appointment scheduling':
    'appuntament*, prenot* appuntamenti, prenot* visita/visite/tavolo/appuntamento/un tavolo, prenotazioni online, prenotazione online, prenotazione appuntamenti/visite, fiss* riunioni/appuntamenti, pianific* riunioni, prenot* un orario, visite mediche, agenda appuntamenti, fiss* un incontro, prenot* dentista/medico/parrucchiere/visita/visite',
  forms:
    'modulo online, moduli, modulo di contatto, modulo contatti, moduli online, modulo di iscrizione, form online, compil* moduli, campi del modulo, form di contatto, modulo da compilare',
  surveys:
    'sondagg*, questionar*, soddisfazione dei clienti, soddisfazione clienti, indagini, votazioni online, opinione dei clienti, opinione degli utenti, indagine di soddisfazione',
  'business intelligence':
    'cruscotti aziendali, dashboard*, cruscotto, cruscotti, visualizzazione dei dati, visualizz* dati, indicatori aziendali, kpi, report aziendali, business intelligence, analisi aziendale',
  'market research':
    'ricerche di mercato, ricerca di mercato, analisi mercato/concorrenza/concorrenti, ricerca/ricerche/indagini mercato, studi* la concorrenza, tendenze di mercato, analizz* i concorrenti, studi di mercato',
  HR: 'risorse umane, dipendenti, gestione personale/dipendenti, dati dei dipendenti, ferie dei dipendenti, richieste di ferie, ferie e permessi, anagrafica dipendenti, ufficio del personale, gest* dipendenti',
  recruiting:
    'reclutamento, candidature, assum* personale/dipendenti, assunzion*, candidati, candidato, selezione personale/candidati, selezione del personale, curriculum, reclutare, colloqui di lavoro, processo di selezione',
  'job listings':
    'offerte di lavoro, annunci/offerte/offerta/cerc*/ricerca lavoro/impiego, posti di lavoro, posizioni aperte, bacheca lavoro, annuncio di lavoro, trov* lavoro',
  education:
    'studenti, compiti scolastici, corsi, corso online, corsi online, studente, scuola, scuole, lezioni, scolastic*, didattica, formazione online, e learning, aula virtuale, insegnamento, alunni',
  'legal data':
    'giurisprudenza, sentenze, avvocat*, leggi, tribunali, sentenza, cause legali, studio legale, studi legali, decisioni dei tribunali, casi giudiziari, normativa',
  hosting:
    'pubblic* applicazioni, hosting web, hosting, ospit*/pubblic* sito/app/applicazione/applicazioni/siti, deploy, server web, mett* online, hosting per siti, distribu* applicazioni',
  CDN: 'rete di distribuzione dei contenuti, cdn, distribuzione contenuti/dei contenuti, ddos, rete di distribuzione, consegna dei contenuti, serv* immagini velocemente',
  'DNS and domains':
    'nomi di dominio, dns, record dns, sottodomin*, domini, nameserver, gest* domini, configur* dominio, server dei nomi',
  'background checks':
    'precedenti penali, controllo dei precedenti, casellario giudiziale, verific*/controll* precedenti/candidati, verifica dei precedenti, controlli sui candidati, referenze lavorative, fedina penale',
  'gift cards':
    'carte regalo, buoni regalo, carta regalo, buono regalo, gift card, card regalo, tess* regalo, buoni acquisto, buono acquisto',
  discounts:
    'codici sconto, sconti, codice sconto, sconto, buoni sconto, buono sconto, coupon, codici promozionali, codice promozionale, codici promo, codice promo',
  'licence keys':
    'chiavi di licenza, chiave licenza, licenze software, chiavi di attivazione, chiave di attivazione, vend* licenze, gest* licenze, codice di attivazione, licenza software',
  'digital downloads':
    'prodotti digitali, vend* ebook, download digitali, vend* libri digitali/file/download/software, prodotto digitale, contenuti digitali, contenuto digitale, prodotti scaricabili',
  'commodity prices':
    "prezzo dell oro, prezzo del petrolio, materie prime, prezzo/prezzi/quotazione oro/argento/petrolio/rame/grano/caffè/dell'oro, materia prima, metalli preziosi, prezzo del greggio, commodity, commodities",
  'company registry':
    'registro delle imprese, visura camerale, registro imprese, visure, visura, visure camerali, camera di commercio, soci di una società, amministratori di una società, imprese registrate, se una azienda esiste',
  MQTT: 'mqtt, broker mqtt, messaggi mqtt, messaggistica iot, messaggi dai dispositivi, broker iot',
  'vessel tracking':
    'posizione delle navi, tracciamento navi, navi, nave, imbarcazioni, tracci*/localizz*/segu*/posizione/posizioni navi/barche/imbarcazioni, traffico marittimo, dati ais, rotte delle navi',
  'SSL certificates':
    'certificati ssl, certificato ssl, certificato/certificati https/tls/ssl, scadenza del certificato, certificati di sicurezza, certificato di sicurezza, certificato scaduto',
  'domain registration':
    'registr* un dominio, registr* domini, compr* domini, registr*/compr*/acquist* dominio/domini/nome dominio, registrazione dominio/domini, dominio disponibile, domini disponibili, disponibilità di un dominio, dominio libero',
  patents:
    'brevett*, marchi registrati, marchio registrato, registrazione marchi, registr* un marchio, proprietà industriale, ricerca di brevetti, ricerca marchi, proprietà intellettuale',
  politics:
    'parlamento, deputati, elezioni, politic*, senato, senatori, disegni di legge, proposte di legge, votazioni parlamentari, camera dei deputati, elettoral*, partiti politici, sindaci',
  elevation:
    'profilo altimetrico, dislivello, altitudin*, quota sul livello del mare, altimetri*, altezza sul livello del mare, profilo di elevazione, modello del terreno, altezza del terreno',
  'time zones':
    'fuso orario, fusi orari, fuso/fusi orario/orari, ora locale, che ore sono, differenza di orario, ora mondiale, ora legale, ora nel mondo',
  'soil data':
    'umidità del suolo, qualità del suolo, umidità suolo/terreno, ph del suolo, tipo di suolo, analisi suolo/terreno, dati suolo, tipo di terreno',
  'connected cars':
    "auto connesse, chilometraggio, aprire/sblocc*/chiud* auto/macchina, auto connessa, batteria dell'auto, tesla, veicoli connessi, telemetria dell'auto, contachilometri",
  wildfires:
    'incendi boschivi, incendio boschivo, incendi forestali, incendi attivi, incendi, roghi, rischio incendi, fuochi attivi',
  lightning:
    'fulmini, fulmine, temporali e fulmini, scariche elettriche, caduta di fulmini, mappa dei fulmini, tempesta di fulmini',
  tides: 'maree, marea, alta marea, bassa marea, orari delle maree, tavole di marea, tabella delle maree',
  pollen:
    'polline, pollini, allergia al polline, allergie ai pollini, livelli di polline, raffreddore da fieno, bollettino pollini, concentrazione di pollini',
  'public holidays':
    'giorni festivi, festività, giorno festivo, festivi, feste nazionali, vacanze scolastiche, giorni lavorativi, calendario delle festività, festività nazionali',
  weather:
    'meteo*, previsioni del tempo, pioggia, previsioni/previsione tempo/meteo/meteorologiche, temperatur*, piove, pioverà, tempo domani, tempo che farà, dati climatici, clima, che tempo fa, neve, temporali, condizioni meteorologiche, previsioni per domani',
  'air quality':
    "qualità dell'aria, inquinamento dell'aria, qualità aria, inquinamento atmosferico, inquinamento, indice uv, polveri sottili, smog, aria inquinata",
  geocoding:
    'geocodifica, coordinate, coordinate indirizzo, indirizzo in coordinate, indirizzi in coordinate, geocodificare, latitudine e longitudine, coordinate gps, convert* indirizzi, georeferenziare, coordinate di un indirizzo',
  maps: 'mappe, mappa, cartine, mappa interattiva, mappe interattive, mostr* su una mappa, sulla mappa, cartina, cartografia, stradario, mappa sul mio sito, mappa della città',
  routing:
    'percorsi, itinerari, calcol* il percorso, calcolo del percorso, percorso tra, indicazioni stradali, calcol*/pianific*/ottimizz*/calcolo percorso/percorsi/tragitto/itinerario/itinerari, navigatore, navigazione gps, strada più breve, percorso più breve/veloce, tempo di viaggio, tempo di percorrenza, distanza tra, tragitto, giro di consegne, ottimizzazione dei percorsi, indicazioni per arrivare',
  places:
    'luoghi vicini, ristoranti vicini, punti di interesse, ristoranti/negozi/farmacie/bar/hotel/locali/attività/luoghi/medici/distributori vicini/vicine/vicino/nelle vicinanze, vicino a me, punti interesse, orari di apertura, trov*/cerc* ristoranti/luoghi/negozi, luoghi turistici, attrazioni turistiche',
  'IP geolocation':
    "geolocalizzazione ip, geolocalizz*/localizz* ip, indirizzo ip, paese dall'ip, posizione ip/dall'ip, paese del visitatore, da dove viene il visitatore, localizzazione ip, geolocalizz* un indirizzo ip",
  'address verification':
    'verific* indirizzi, verifica indirizzi, verific*/valid*/complet*/controll*/corregg* indirizzo/indirizzi, validazione indirizzi/indirizzo, indirizzi postali, indirizzo postale, autocompletamento indirizzi/indirizzo/degli indirizzi, indirizzo di consegna valido, verifica indirizzo/degli indirizzi, indirizzo esiste/esistente/valido/corretto',
  'postcode lookup':
    'codici postali, codice postale, cap postale, cap, città dal cap, cerc* cap, codice avviamento postale, ricerca per cap, codici cap, cap della città',
  'satellite imagery':
    'immagini satellitari, immagine/immagini/foto satellitare/satellite/aeree/dal satellite, osservazione della terra, telerilevamento, vista dal satellite, foto satellitari, viste dallo spazio',
  countries:
    'dati dei paesi, bandiere, informazioni/elenco/lista paesi/tutti paesi/stati/sui paesi, tutti i paesi, paesi del mondo, codici paese, capitali del mondo, bandi* dei paesi, elenco degli stati, nazioni del mondo',
  flights:
    'voli, biglietti aerei, volo, prenot* voli/volo/un volo, biglietto aereo, cerc* voli, compagnie aeree, compagnia aerea, aeroport*, aereo, aerei, stato dei voli, stato del volo, ritardi dei voli',
  hotels:
    "alberghi, albergo, hotel, prenot* hotel/albergo/alberghi/camere/camera, prenotazione hotel/alberghi/alberghiera, prezzi degli hotel, camere d'albergo, bed and breakfast, agriturism*, strutture ricettive, prenotazioni hotel",
  'travel planning':
    'viaggi, pianific* viaggi, viaggio, pianific*/organizz*/programm* viaggio/vacanza/vacanze/viaggi, autonoleggi*, noleggio auto, vacanze, turismo, turistic*, itinerario di viaggio, auto a noleggio',
  'public transport':
    "trasporto pubblico, trasporti pubblici, orari dei treni, treno, treni, autobus, metropolitana, tram, mezzi pubblici, orari autobus/treni/bus/metro, prossimo treno/autobus/bus, orario dei treni/ferroviario, fermata dell'autobus, trasporti locali, mezzi di trasporto",
  traffic:
    'traffico stradale, traffico, code in autostrada, ingorgh*, viabilità, traffico in tempo reale, lavori stradali, incidenti stradali, condizioni delle strade, code sulle strade',
  'car data':
    'dati dei veicoli, numero di telaio, dati auto/veicolo/veicoli/sulle auto, storia del veicolo, auto usate, prezzi delle auto, modelli di auto, scheda tecnica auto, numero telaio, quotazione auto, vin',
  'licence plate recognition':
    "riconoscimento targhe, targhe, legg*/riconosc*/lettura/rilev* targa/targhe, targa, targa auto/dell'auto, riconoscimento targa/delle targhe, targhe auto/dei veicoli, numero di targa, lettore targhe, targhe delle auto",
  'ride hailing':
    'chiam* un taxi, taxi, prenot* un taxi, car sharing, bike sharing, monopattini, passaggi in auto, carpooling, ncc, condivisione auto',
  'EV charging':
    'colonnine di ricarica, colonnin*, auto elettriche, auto elettrica, veicoli elettrici, punti/punto/stazioni/stazione di ricarica, ricaric* auto, ricarica auto/elettrica, veicolo elettrico, macchine elettriche',
  news: "notizie, notizia, ultime notizie, giornali, articoli di giornale, rassegna stampa, titoli dei giornali, quotidiani, ultim'ora, notizie del giorno",
  sports:
    'risultati sportivi, calcio, sportiv*, risultati partite/calcio/serie, partite di calcio, serie a, campionato, tennis, pallacanestro, basket, classifica serie a, risultati in diretta, lo sport, sport',
  'movies and tv':
    'film al cinema, serie tv, film, cinema, film e serie, serie televisive, attori, programmi tv, programmazione cinema, guida tv, televisione, film in uscita',
  books:
    'libri, libro, isbn, cerc* libri, bibliotec*, romanzi, libreria online, dati sui libri, autori di libri, catalogo libri',
  games:
    'videogiochi, videogioco, giochi da tavolo, database di giochi, giochi per pc, carte collezionabili, dati sui giochi, giochi elettronici',
  'events and tickets':
    'biglietti per concerti, eventi, concert*, biglietti concerti/teatro/eventi/spettacoli/per eventi, vend* biglietti, vendita biglietti, festival, spettacoli, manifestazioni, eventi in città, biglietteria',
  recipes:
    'ricette, ricetta, ricette di cucina, cosa cucinare, ingredienti, cucinare, piatti con, menù settimanale, idee per cena',
  nutrition:
    'calorie, valori nutrizionali, nutrizion*, nutrienti, valore nutrizionale, caloric*, dieta, database di alimenti, vitamine, cont* le calorie, alimenti, calorie degli alimenti',
  'food delivery':
    'consegna di cibo, consegna cibo/pasti/pizza/a domicilio di cibo, ordin* cibo/pizza/pranzo, cibo a domicilio, pizza a domicilio, menù di ristoranti, cibo da asporto, ordini di ristorante, ordini al ristorante',
  'health records':
    'cartelle cliniche, dati dei pazienti, cartella/cartelle clinica/cliniche/sanitaria/mediche, dati pazienti, fascicolo sanitario, fhir, dati sanitari, storia clinica, schede dei pazienti',
  'medical data':
    'farmaci, effetti collaterali, farmaco, medicinal*, sintom*, malattie, interazioni tra farmaci, effetto collaterale, diagnosi mediche, principi attivi, bugiardino',
  fitness:
    'frequenza cardiaca, allenamenti, dati del sonno, contapassi, cont* i passi, passi giornalieri, esercizio fisico, orologio sportivo, dati sonno, battito cardiaco, palestra, attività fisica, corsa e allenamento, allenamento sportivo',
  'government data':
    'dati aperti, dati pubblici, open data, dati ufficiali, censiment*, istat, statistiche ufficiali, popolazione delle città, popolazione dei comuni, dati della pubblica amministrazione, demografi*',
  'economic data':
    'dati economici, inflazione, disoccupazione, pil, tasso di disoccupazione, tassi di interesse, tasso di interesse, indicatori economici, dati macroeconomici, prodotto interno lordo, congiuntura',
  'company filings':
    'bilanci societari, bilanci, bilancio, bilanci aziendali/delle aziende, relazioni annuali, relazione annuale, conto economico, risultati trimestrali, rendiconti finanziari, bilanci delle società',
  'real estate':
    'immobili, immobiliare, affitti, immobile, appartament*, case in vendita, prezzi delle case, prezzi case/immobili, annunci immobiliari, case in affitto, affitto, quotazioni immobiliari, agenzia immobiliare, immobiliari',
  astronomy:
    'astronomia, immagini dello spazio, pianeti, stelle nel cielo, nasa, fasi lunari, asteroid*, fasi della luna, stazione spaziale, costellazioni, eclissi, fase lunare',
  'research papers':
    'articoli scientifici, articoli accademici, articoli di ricerca, pubblicazioni scientifiche/accademiche, ricerca scientifica, studi scientifici, riviste scientifiche, tesi, letteratura scientifica',
  'chemistry and biology':
    'biologia, proteine, molecol*, chimic*, composti chimici, geni, genetica, dna, biologic*, tavola periodica, enzimi',
  mathematics:
    'risolv* equazioni, matematic*, equazion*, calcoli matematici, formule matematiche, algebra, conversione di unità, convert* unità, problemi di matematica',
  energy:
    "prezzo dell'elettricità, consumo energetico, prezzo/prezzi/consumo/consumi/tariffe elettricità/energia/luce/gas/elettrici, bolletta, bollette, energia elettrica, elettricità, contatore elettrico, energia solare, fotovoltaico, costo dell'energia",
  'carbon footprint':
    'impronta di carbonio, emissioni di co2, impronta carbonio/carbonica, co2, emissioni, compens* emissioni, emissioni di carbonio, gas serra, impatto ambientale, impronta ecologica',
  'IoT devices':
    'dispositivi connessi, sensor*, domotica, casa intelligente, casa smart, internet delle cose, iot, dispositivi intelligenti, controll* luci, termostat*',
  agriculture: 'agricol*, bestiame, allevament*, fattoria, fattorie, coltiva*, semina, azienda agricola',
  charity:
    'donazioni, donazione, donare, raccolta fondi, raccogli* fondi/donazioni, beneficenza, onlus, non profit, senza scopo di lucro, associazioni benefiche',
  dictionary:
    'dizionario, significato parola/parole, definizione/definizioni parola/parole/di parole, sinonim*, rime, contrari, vocabolario, significato delle parole, lista di parole',
  encyclopedia:
    'enciclopedia, wikipedia, cultura generale, quiz, domande di cultura generale, voci enciclopediche, conoscenza generale',
  'quotes and jokes':
    'citazioni, barzellett*, frase del giorno, frasi celebri, aforism*, meme, fumetti, battute divertenti, frasi motivazionali',
  'natural disasters':
    'terremot*, disastri naturali, alluvion*, tsunami, uragan*, vulcan*, eruzion*, disastro naturale, catastrofi naturali, scosse sismiche, sismic*, calamità naturali, inondazioni',
  'video hosting':
    'ospit* video, caric* video, ospit*/caric*/archivi*/riprodurre/pubblic* video, streaming video, video on demand, lettore video, piattaforma video, hosting video, caricamento video',
  'video editing':
    'mont* video, montaggio video, mont*/modific*/tagli*/unire/renderizz* video, editing video, editor video, video automatici',
  'live streaming':
    'trasmissione in diretta, trasmett* in diretta, dirette video, diretta video, diretta streaming, dirette streaming, trasmett* dal vivo, streaming dal vivo, live streaming, dirette, trasmissione dal vivo',
  'online video search':
    'cerc* video, youtube, video di youtube, ricerca/ricerc*/cerc*/trov* video, canale youtube, statistiche youtube, canali youtube, video su youtube',
};
