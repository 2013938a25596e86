/** What French texts say about business, trade, travel and the world, by the English words for it; `*` stands for any ending, `/` for or. */
export const FRENCH_WORLD: Record<string, string> = {
  payments:
    'paiement*, carte bancaire, cartes bancaires, carte de crédit, payer par carte, payer, payer en ligne, encaisser, accept* cartes/carte, prestatai* de paiement, moyen/moyens de paiement, encaissement*, régl* par carte, passerelle de paiement, faire payer',
  subscriptions:
    'paiements récurrents, abonné*, facturation récurrente, prélèvement mensuel, paiement récurrent, paiement mensuel, paiements mensuels, cotisation*, factur* chaque mois, adhésion*, gestion abonnements',
  invoicing:
    'facture, factures, facturation, facturer, factu* électronique, facturation électronique, émett*/créer/génér*/envoy* facture/factures, devis et factures, devis, logiciel de facturation',
  payouts:
    "virement*, reversement*, envoy* de l'argent, virer de l'argent, payer vendeurs/chauffeurs/fournisseurs/freelances, transfert d'argent, transfér* de l'argent, envoy* argent, versements aux, reverser, payer les vendeurs",
  'in-person payments':
    'paiement en magasin, terminal de paiement, tpe, lecteur de carte/cartes, caisse enregistreuse, paiement en boutique, point de vente, points de vente, encaiss* en magasin, logiciel de caisse, terminaux de paiement',
  instalments:
    'paiement en plusieurs fois, payer en plusieurs/trois/quatre fois, paiement en 3/trois/4/quatre fois, en plusieurs fois, paiement échelonné, paiement différé, payer plus tard, facilités de paiement, mensualités',
  'direct debit':
    'prélèvement*, sepa, prélèvement automatique, prélèvements automatiques/sepa, mandat sepa, prélev* sur le compte, débit direct',
  'bank account data':
    'compte bancaire, comptes bancaires, opérations bancaires, relevé/relevés bancaire/bancaires, solde bancaire, soldes bancaires, transactions bancaires, connect* banques/comptes, agrégation bancaire, données bancaires, mouvements bancaires, compte en banque, comptes en banque, open banking',
  'crypto payments':
    'paiement en cryptomonnaie, paiements en crypto, payer/paiement/paiements/accept* en/des/par bitcoin/bitcoins/crypto/cryptomonnaie/cryptomonnaies, accept* bitcoin/cryptomonnaies, paiement bitcoin, payer avec des cryptomonnaies',
  cryptocurrency:
    'cryptomonnaie*, crypto monnaie*, bitcoin, ethereum, cryptos, crypto, cours du bitcoin, cryptoactif*, monnaie virtuelle, monnaies virtuelles',
  blockchain:
    'chaîne de blocs, blockchain, contrats intelligents, nft, nfts, web3, portefeuille crypto, adresse de portefeuille, chaînes de blocs',
  'exchange rates':
    'taux de change, conversion de devise*, devises, convert* devise/devises/monnaie/euros/dollars, convertisseur de devises/monnaie, cours des devises/dollar, euro dollar, euros en dollars, taux change, monnaies étrangères, conversion devises/monnaie',
  'stock market data':
    'cours de bourse, cours des actions, données boursières, bourse, actions en bourse, marché boursier, marchés boursiers, prix des actions, cours boursiers, cotation*, valeurs boursières, dividende*, indices boursiers, cours actions, données de marché',
  trading:
    'achet* des actions, pass* des ordres de bourse, achet*/vend*/négoci* actions/titres, courti* en bourse, courtage, trading, invest* en bourse, ordres de bourse, robot de trading, pass* des ordres',
  'sales tax':
    'tva, taxe de vente, taux de tva, calcul* tva/taxes, calcul tva/taxes, numéro de tva, taxes de vente, tva intracommunautaire',
  accounting:
    'comptabilité, comptable*, écritures comptables, grand livre, logiciel de comptabilité, tenue des comptes, plan comptable, compta, tenir la comptabilité, expert comptable',
  expenses:
    "notes de frais, note de frais, frais de déplacement, frais professionnels, dépenses d'entreprise/professionnelles/salariés, remboursement de frais, gestion dépenses, cartes d'entreprise, dépenses employés",
  payroll:
    'fiches de paie, bulletins de paie, paie, fiche de paie, bulletin de paie, bulletins de salaire, payer salariés/salaires/employés, salaires, gestion de la paie, feuilles de paie, paye',
  'credit scoring':
    'solvabilité, score de crédit, score crédit, cote de crédit, historique de crédit, risque de crédit, évalu* la solvabilité, dossi* de crédit, scoring crédit, solvable*',
  'card issuing':
    'émett* des cartes, cartes virtuelles, émission de cartes, émett* carte/cartes, cartes prépayées, carte virtuelle, cartes de paiement virtuelles, créer des cartes, carte prépayée, cartes bancaires virtuelles',
  insurance:
    "assurance*, assureur*, assur* voiture/maison/animal, mutuelle*, devis d'assurance, contrats d'assurance, assurance auto",
  loyalty:
    'programme de fidélité, points de fidélité, carte/cartes de fidélité, fidélisation, fidéliser, programme/programmes fidélité, récompens* les clients, récompenses clients',
  'online store':
    "boutique en ligne, magasin en ligne, pani* d'achat, e commerce, ecommerce, commerce en ligne, boutiques en ligne, site marchand, sites marchands, boutique web, vend* en ligne, pani* achat, e boutique",
  inventory:
    'gestion des stocks, inventaire, stocks, gestion stock/stocks/entrepôt, niveau/niveaux de stock, inventaires, gestion des commandes, entrepôt, suivi des stocks, suivi stock, état des stocks',
  'marketplace selling':
    'vend* sur des marketplaces, vend* sur/via amazon/ebay/cdiscount/marketplace/marketplaces, vendeur amazon, annonces ebay/amazon, places de marché, place de marché, annonces sur ebay/amazon, produits sur amazon',
  'product data':
    'données produits, code barres, codes barres, code à barres, codes à barres, ean, fiches produits, fiche produit, informations produits/produit, base de produits, catalogue de produits',
  reviews:
    'avis clients, avis des clients, avis google/produits/vérifiés/consommateurs/utilisateurs/hôtels, témoignages clients, commentaires clients, notes et avis, avis en ligne, évaluations des clients, avis client',
  'price comparison':
    'compar* les prix, comparateur de prix, compar* prix, comparaison prix, comparateur, prix de plusieurs boutiques, suivi des prix, meilleur prix, prix le plus bas, bonnes affaires, veille tarifaire, prix les moins chers',
  shipping:
    "expédition*, étiquettes d'expédition, envoy* des colis, étiquette/étiquettes expédition, frais de port, frais de livraison, envoy* colis/paquets, envoi de colis, livraison de colis, transporteurs, expédier, bordereaux d'envoi, tarifs d'expédition, affranchissement",
  'package tracking':
    'suivi de colis, suiv* des colis, suivi des colis, suivi/suiv*/trac*/localis* colis/livraison/livraisons/expédition/expéditions/paquets/commandes/envois, où est mon colis, où en est mon colis, numéro de suivi, statut de livraison, suivi de livraison',
  'fleet tracking':
    'suivi de flotte, flotte de véhicules, flotte*, suivi/localis*/géolocalis*/géolocalisation véhicules/camions/camionnettes/chauffeurs, gps des véhicules, traceur gps, traceurs gps, position des véhicules/camions, suivi gps',
  'print on demand':
    'impression à la demande, imprim*/impression t shirts/tee shirts/tasses/mugs, t shirts personnalisés, mugs personnalisés, produits personnalisés, impression sur t shirt, objets personnalisés, impression 3d, tee shirts personnalisés',
  'video calls':
    'appels vidéo, visio, appel vidéo, appels visio, vidéoconférence*, visio conférence*, réunions en ligne, réunion en ligne, conférence vidéo, réunions vidéo, consultation vidéo, téléconsultation, visiophonie, visioconf*',
  'company data':
    "données d'entreprises, informations/données entreprise/entreprises/sociétés/société, annuai* d'entreprises, données sur les entreprises, fiche entreprise, infos entreprise, siren, siret, enrichissement de données",
  'customer support':
    "service client, support client, assistance clients, service/support/assistance client/clients/clientèle, sav, tickets de support, cent* d'assistance, service après vente, helpdesk, support technique, chat en direct, répond* aux clients, chat avec clients, relation clientèle",
  authentication:
    'connexion des utilisateurs, authentification, se connecter, sans mot de passe, connexion utilisateur/utilisateurs, authentifier, authentification utilisateurs, comptes utilisateurs, inscription et connexion, login, connexion avec google, identification des utilisateurs, page de connexion, sso',
  permissions:
    "autorisations, droits d'accès, contrôle d'accès, gestion droits/accès/permissions, droits accès/utilisateurs, rôles et permissions, permissions, rôles utilisateurs, qui peut voir",
  calendar:
    'calendrier*, agenda*, google agenda, événements du calendrier, synchronis* agendas/calendriers, agenda partagé, agenda en ligne',
  'appointment scheduling':
    'rendez vous, prise de rendez vous, prend*/réserv*/planifi*/fixer rendez vous, rdv, réservation en ligne, réservations en ligne, réserv* une table, réserv* un créneau, créneaux horaires, planifi* des réunions, prise rendez vous',
  forms:
    'formulaire*, formulai* en ligne, formulai* de contact/inscription, champs de formulaire, saisie de formulaire, créer des formulaires, réponses aux formulaires',
  surveys:
    'sondage*, enquête*, questionnaire*, satisfaction client/clients, avis des utilisateurs, sonder, votes en ligne, enquête de satisfaction, interrog* mes clients',
  'business intelligence':
    "tableaux de bord, tableau de bord, tableaux bord, dashboard*, visualisation de données, visualis* des données, informatique décisionnelle, kpi, reporting, rapports d'activité, indicateurs clés",
  'market research':
    'étude de marché, études de marché, étude/études/analyse marché, analyse concurrence/concurrents, veille concurrentielle, analys* la concurrence, tendances du marché, études de consommateurs',
  HR: 'ressources humaines, salariés, rh, sirh, gestion du personnel, dossiers du personnel, congés, demandes de congés, gestion employés/salariés',
  recruiting:
    'recrutement, candidatures, recruter, candidats, candidature, recruteur*, embauche*, cv des candidats, gestion des candidatures, processus de recrutement, suivi des candidats',
  'job listings':
    "offres d'emploi, offre/offres emploi/travail, recherche d'emploi, annonces d'emploi, postes à pourvoir, postes vacants, cherch* du travail/emploi, sites d'emploi, emplois",
  education:
    'élèves, cours en ligne, devoirs scolaires, e learning, étudiants, école*, enseignement, apprentissage en ligne, formation en ligne, formations en ligne, salle de classe, devoirs, scolaire*, notes des élèves, cours à distance',
  'legal data':
    "jurisprudence, décisions de justice, avocat*, lois, tribunaux, jugements, textes de loi, légifrance, cabinet d'avocats, affaires judiciaires, décisions justice",
  hosting:
    'hébergement web, déploy* des applications, héberger, hébergement, hébergeur*, hébergement site/sites/applications, héberg* site/application/app, déploy* site/application/app/applications, déploiement, mett* en ligne, serveur web',
  CDN: 'réseau de diffusion de contenu, cdn, réseau de distribution de contenu, diffusion contenu, ddos, serveurs de périphérie, serv* des images rapidement, accélér* la diffusion',
  'DNS and domains':
    'enregistrements dns, serveurs de noms, dns, sous domaine*, enregistrement dns, gérer les domaines, zone dns, serveur de noms, gestion de domaines',
  'background checks':
    'casi* judiciaire, vérification des antécédents, antécédents, casiers judiciaires, vérifi* candidats/antécédents, vérification candidats/antécédents, enquête sur les candidats, contrôle de références, antécédents judiciaires',
  'gift cards':
    "cartes cadeaux, chèques cadeaux, carte cadeau, chèque cadeau, bons cadeaux, bon cadeau, cartes cadeau, bons d'achat, bon d'achat",
  discounts:
    'codes promo, coupons, remises, code promo, codes de réduction, code de réduction, coupon, bons de réduction, bon de réduction, réductions, remise, codes promotionnels, codes avantage',
  'licence keys':
    "clés de licence, clé licence, clés licence, licences logicielles/logiciel, clés d'activation, clé d'activation, vend* des licences, gérer les licences, licence logicielle",
  'digital downloads':
    'produits numériques, vend* des ebooks, téléchargements payants, vend* ebooks/livres numériques/fichiers/téléchargements/logiciels, produit numérique, contenus numériques, contenu numérique, fichiers à télécharger',
  'commodity prices':
    "cours de l or, prix du pétrole, matières premières, cours or/pétrole/blé/cuivre/argent/matières premières, prix or/pétrole/blé/cuivre, prix de l'or, cours de l'or, métaux précieux, prix du baril, matiè* première",
  'company registry':
    'regist* du commerce, regist* des entreprises, dirigeants d une société, regist* sociétés/commerce/entreprises, extrait kbis, kbis, infogreffe, immatriculation de société/sociétés, dirigeants entreprise/entreprises/société, sociétés enregistrées, entreprise existe',
  MQTT: 'mqtt, brok* mqtt, messages mqtt, messagerie iot, messages des objets connectés, brok* iot',
  'vessel tracking':
    'position des navires, suivi des navires, navires, bateaux, suivi/position/localis*/suiv* bateaux/navires, trafic maritime, données ais, cargos, position des bateaux, localisation de navires',
  'SSL certificates':
    'certificats ssl, certificat ssl, certificat/certificats https/tls/ssl, expiration du certificat, certificats de sécurité, certificat de sécurité, chiffrement https',
  'domain registration':
    "enregistr* un domaine, achet* un nom de domaine, noms de domaine, enregistr*/achet*/réserv*/dépos* domaine/domaines/nom domaine, domaine disponible, nom de domaine disponible, domaines disponibles, nom de domaine, disponibilité d'un domaine",
  patents:
    "brevet*, marques déposées, brevets d'invention, marque déposée, dépôt de marque, recherche de marques, recherche de brevets, propriété industrielle, propriété intellectuelle, inpi",
  politics:
    'parlement, députés, élections, résultats électoraux, politique*, sénat, assemblée nationale, projets de loi, votes des députés, vote des députés, partis politiques, maires, sénateurs',
  elevation:
    "altitude*, élévation du terrain, altimétri*, profil altimétrique, profil d'élévation, hauteur au dessus de la mer, relief, modèle de terrain, dénivelé*",
  'time zones':
    "fuseau horaire, fuseaux horaires, heure locale, décalage horaire, heure mondiale, heure dans le monde, quelle heure est il, fuseaux, conversion d'heure",
  'soil data':
    'humidité du sol, qualité du sol, humidité sol/sols, ph du sol, type de sol, natu* du sol, analyse de sol, données de sol, composition du sol',
  'connected cars':
    'voitures connectées, kilométrage, voitu* connectée, véhicules connectés, déverrouill* voiture/véhicule, ouvr* la voiture, batterie de la voiture, tesla, verrouill* la voiture, compteur kilométrique',
  wildfires:
    "feux de forêt, feu de forêt, incendies, feux forêt, incendie de forêt, incendies de forêt, départs de feu, incendies actifs, feux de brousse, risque d'incendie",
  lightning:
    'éclairs, orage électrique, impacts de foudre, orages et foudre, coups de foudre orage, carte de la foudre, foudre*',
  tides:
    'marées, horaires des marées, marée, marée haute, marée basse, annuai* des marées, horaires marées, table des marées, coefficient de marée, coefficients de marée',
  pollen:
    'pollen, pollens, allergie au pollen, allergies saisonnières, rhume des foins, taux de pollen, indice pollinique, pollinique*',
  'public holidays':
    'jours fériés, jour férié, fériés, ponts et jours fériés, vacances scolaires, fêtes nationales, calendri* des jours fériés',
  weather:
    "météo*, prévisions, temps qu'il fait, pluie, température*, prévision météo, il va pleuvoir, temps demain, pleuvoir, neige, orages, bulletin météo, temps de demain, quel temps, climat, données climatiques",
  'air quality':
    "qualité de l'air, qualité air, pollution de l'air, pollution atmosphérique, pollution, indice uv, particules fines, air pollué",
  geocoding:
    "géocodage, coordonnées gps, adresse en coordonnées, coordonnées adresse, adresses en coordonnées, adresse en coordonnées gps, géocoder, latitude et longitude, coordonnées géographiques, convert* des adresses, géolocalis* une adresse, coordonnées d'une adresse",
  maps: 'cartographie, cartes géographiques, carte interactive, affich* une carte, carte géographique, cartes interactives, affich* carte/cartes, sur une carte, carte routière, fond de carte, fonds de carte, plan de ville, intégr* une carte, carte du monde, mappemonde',
  routing:
    "itinéraire*, trajet entre, distance entre, calcul d'itinéraire*, calcul*/planifi*/optimis* trajet/trajets/itinéraire/itinéraires/tournées, calcul itinéraire/itinéraires/trajet, navigation gps, chemin le plus court, temps de trajet, durée du trajet, tournées de livraison, optimisation de tournées",
  places:
    "lieux à proximité, restaurants à proximité, points d'intérêt, restaurants/magasins/cafés/pharmacies/hôtels/commerces/médecins/lieux proches/près/à proximité/autour, près de chez moi, points intérêt, horaires d'ouverture, commerces locaux, lieux touristiques, trouv* des restaurants/lieux/commerces, autour de moi",
  'IP geolocation':
    "géolocalisation ip, localis* une ip, géolocalis*/localis* ip/adresse ip, adresse ip, pays ip/adresse ip, localisation par ip, pays du visiteur, d'où vient le visiteur, localisation ip, géolocalisation par ip",
  'address verification':
    "vérifi* les adresses, validation d'adresse*, vérifi*/valid*/complét*/corrig* adresse/adresses, adresse postale, adresses postales, validation adresse/adresses, autocomplétion adresse/adresses, saisie d'adresse, vérification adresse/adresses, adresse de livraison valide",
  'postcode lookup':
    "codes postaux, code postal, ville par code postal, code postal d'une ville, code postal en ville, recherche par code postal",
  'satellite imagery':
    "images satellite*, image/photos/photo/vue satellite, vues satellite, images satellite/satellites/aériennes, photos aériennes, observation de la terre, télédétection, vu de l'espace",
  countries:
    'données sur les pays, drapeaux, informations/données/liste pays/tous pays, tous les pays, pays du monde, codes pays, capitales des pays, drapeau, drapeaux des pays, liste des pays',
  flights:
    "vols, billets d'avion, billet d'avion, vol, billets avion, billet avion, réserv* un vol, avion*, compagnie aérienne, compagnies aériennes, aéroport*, statut des vols, retards de vol, horaires de vol, vols pas chers",
  hotels:
    "hôtels, hébergements touristiques, hôtel, réserv* hôtel/hôtels/chambre/chambres, réservation hôtel/hôtels, chambres d'hôtel, prix des hôtels, hébergement touristique, gîtes, logements de vacances",
  'travel planning':
    'voyages, planifi* un voyage, voyage, organis*/planifi* voyage/voyages/vacances/séjour, location de voiture/voitures, agence de voyage*, tourisme, touristique*, séjours, itinérai* de voyage, circuits touristiques',
  'public transport':
    'transports en commun, horaires de train*, horaires de bus, trains, métro, tramway*, horaires train/trains/bus/métro, prochain train/bus/métro, transport en commun, transports publics, transport public, arrêts de bus, sncf, ratp, le bus, gare sncf, le train',
  traffic:
    'trafic routier, circulation routière, bouchons, embouteillage*, état des routes, info trafic, trafic en temps réel, accidents de la route, travaux routiers, état du trafic, conditions de circulation',
  'car data':
    "données de véhicules, numéro de châssis, données voiture/voitures/véhicule/véhicules, historique véhicule, voitures d'occasion, véhicules d'occasion, prix des voitures, fiche technique auto, numéro de série du véhicule, voitu* d'occasion, modèles de voitures, cote auto, vin",
  'licence plate recognition':
    "plaques d'immatriculation, plaque/plaques immatriculation, lire/reconnaît*/détect* plaque/plaques, reconnaissance/lectu* plaque/plaques, plaques des voitures, plaques minéralogiques, numéro d'immatriculation, plaques de voiture",
  'ride hailing':
    'réserv* un taxi, taxi, taxis, vtc, covoiturage, command* un taxi, autopartage, vélos en libre service, trottinettes, vélos partagés',
  'EV charging':
    'bornes de recharge, borne/bornes/station/stations recharge/charge, voitures électriques, voitu* électrique, véhicules électriques, recharg* voiture/véhicule, point de recharge, points de recharge, chargeurs électriques',
  news: "actualités, journaux, articles de presse, actualité, actus, dernières nouvelles, articles de journaux, gros titres, infos du jour, flux d'actualités, journal en ligne, revue de presse",
  sports:
    'résultats sportifs, football, scores de foot, sport, sports, sportif*, sportive*, résultats matchs/football/foot, matchs, foot, rugby, ligue 1, tennis, scores en direct, résultats des matchs, basket',
  'movies and tv':
    'films, séries télé, film, séries, séries télévisées, programme télé, acteurs, cinéma*, télévision, films et séries, base de films',
  books:
    'livres, livre, isbn, romans, bibliothèque de livres, cherch* des livres, librairie*, données de livres, bibliothèque municipale, auteurs de livres',
  games:
    'jeux vidéo, jeu vidéo, jeux de société, base de jeux, jeux de cartes, cartes à collectionner, jeux pc, données de jeux',
  'events and tickets':
    'billets de concert*, billetterie, concert*, billets spectacle/festival/concert/concerts/théâtre, vend* des billets, vente de billets, festivals, spectacles, sorties culturelles, événement*',
  recipes:
    'recettes de cuisine, recette*, cuisiner, ingrédients, que cuisiner, idées de repas, menus de la semaine, plats à cuisiner, planifi* les repas',
  nutrition:
    'valeurs nutritionnelles, nutrition*, nutriments, calorie*, valeur nutritionnelle, base de données alimentaire, régime alimentaire, vitamines, composition des aliments, aliments, apports caloriques',
  'food delivery':
    'livraison de repas, livraison repas/plats/pizza/nourriture, command* repas/pizza/à manger, restaurants qui livrent, plats à emporter, menus de restaurants, commandes de restaurant, livraison à domicile de repas',
  'health records':
    'dossiers médicaux, dossi* patient, dossi*/dossiers médical/médicaux/patient/patients/santé, données patients, données des patients, données de santé, fhir, dossi* médical partagé, historique médical, fiches patients',
  'medical data':
    'effets secondaires, médicament*, symptôme*, maladie*, interactions médicamenteuses, effet secondaire, posologie, diagnostic médical, principes actifs',
  fitness:
    'fréquence cardiaque, nomb* de pas, données de sommeil, nomb* pas, compt* les pas, podomètre, entraînement sportif, course à pied, activité physique, mont* connectée, données sommeil, rythme cardiaque, salle de sport, musculation',
  'government data':
    'données ouvertes, données publiques, open data, données publiques/ouvertes/officielles/administratives/gouvernementales, recensement*, statistiques officielles, insee, population des villes/communes, démographi*, statistiques publiques',
  'economic data':
    "données économiques, chômage, pib, inflation*, taux de chômage, taux d'intérêt, indicateurs économiques, données macroéconomiques, conjoncture",
  'company filings':
    "comptes annuels, rapports annuels, bilans, bilans d'entreprises, rapport annuel, états financiers, comptes de résultat, résultats trimestriels, comptes sociaux, bilan comptable",
  'real estate':
    "immobilier*, prix des logements, loyers, appartement*, maisons à vendre, logement*, prix immobilier/maisons/appartements, annonces immobilières, location d'appartement/appartements, biens immobiliers, loyer, prix au mètre carré",
  astronomy:
    "astronomie, images de l'espace, planète*, étoiles dans le ciel, nasa, phases de la lune, astéroïde*, espace et planètes, station spatiale, phase de la lune, éclipse*, constellations, astronomique*",
  'research papers':
    'articles scientifiques, publications scientifiques, articles académiques, articles de recherche, publications académiques, papiers de recherche, revues scientifiques, études scientifiques, thèses, littératu* scientifique, travaux de recherche',
  'chemistry and biology':
    'chimie, biologie, molécule*, chimique*, composés chimiques, gènes, génétique, adn, biologique*, tableau périodique, protéine*',
  mathematics:
    "résoud* des équations, maths, mathématique*, équation*, calculs mathématiques, formules mathématiques, conversion d'unités, convert* des unités, algèbre, résoud* des problèmes",
  energy:
    "prix de l'électricité, consommation électrique, prix électricité/énergie/gaz/kwh, consommation électricité/énergie/électrique, tarif électricité, tarifs de l'électricité, compteur électrique, compteur linky, linky, énergie solaire, production électrique",
  'carbon footprint':
    'empreinte carbone, émissions de co2, bilan carbone, co2, émissions co2/carbone, gaz à effet de serre, compensation carbone, impact carbone, empreinte écologique, compens* les émissions, impact environnemental',
  'IoT devices':
    'objets connectés, maison connectée, capteur*, domotique, maison intelligente, internet des objets, iot, appareils connectés, objet connecté, thermostat*, contrôler des lumières, sondes de température',
  agriculture:
    'agriculture, cultures agricoles, agricole*, agriculteur*, récolte*, ferme agricole, bétail, élevage*, exploitation agricole, semis, troupeau*',
  charity:
    'dons en ligne, collecte de dons, dons, collecte de fonds, faire un don, association caritative, associations caritatives, œuvres caritatives, bénévolat, donateurs, caritati*, recevo* des dons',
  dictionary:
    "dictionnaire, définition/définitions mot/mots, synonyme*, rimes, antonymes, sens des mots, conjugaison, liste de mots, signification d'un mot",
  encyclopedia:
    'encyclopédie, wikipédia, wikipedia, cultu* générale, quiz, questions de culture générale, articles encyclopédiques, quizz',
  'quotes and jokes':
    'citations célèbres, blague*, citation*, citation du jour, mèmes, memes, bandes dessinées, proverbes, histoires drôles',
  'natural disasters':
    'séisme*, tremblements de terre, catastrophes naturelles, tremblement de terre, inondation*, tsunami*, ouragan*, volcan*, catastrophe naturelle, cyclone*, sismique*',
  'video hosting':
    'héberg* des vidéos, hébergement de vidéos, héberg*/diffus*/stock*/télévers*/lire vidéo/vidéos, hébergement vidéo/vidéos, vidéo à la demande, streaming vidéo, lecteur vidéo, plateforme vidéo, mett* des vidéos en ligne',
  'video editing':
    'mont* des vidéos, montage vidéo, mont*/coup*/édit*/modifi*/assembl* vidéo/vidéos, montage vidéos, édition vidéo, rendu vidéo, montage automatique, retouch* des vidéos',
  'live streaming':
    'diffusion en direct, diffus* en direct, direct vidéo, vidéo en direct, streaming en direct, retransmission, retransmettre, live streaming, livestream, diffusion live, diffus* un live, vidéos en direct',
  'online video search':
    'cherch* des vidéos, youtube, vidéos youtube, recherche/recherch*/cherch*/trouv* vidéo/vidéos, chaîne youtube, statistiques youtube, chaînes youtube',
};
