/** What Spanish texts say about business, trade, travel and the world, by the English words for it; `*` stands for any ending, `/` for or. */
export const SPANISH_WORLD: Record<string, string> = {
  payments:
    'pagos, pago, cobrar, tarjeta de crédito, tarjetas de crédito, pago con tarjeta, pagos con tarjeta, pasarela de pago, cobros, pagar, pagar con tarjeta, acept*/recib*/proces* pagos/tarjetas, cobr* a, plataforma de pago/pagos, método de pago, métodos de pago, pasarelas de pago, tarjetas bancarias',
  subscriptions:
    'pagos recurrentes, cobro recurrente, suscrip*, cobros recurrentes, cuotas mensuales, cobr* cada mes, cobr* mensualmente, pagos mensuales, membresías, abonos mensuales, mensualidades',
  invoicing:
    'factura, facturas, facturación, facturar, factura electrónica, emit*/gener*/crear/envi* factura/facturas, facturación electrónica, presupuestos y facturas, recibos de cobro',
  payouts:
    'transferencias, envi* dinero, pagar a vendedores, transfer* dinero, pagar a proveedores/vendedores/conductores/autónomos, envi* pagos, hacer transferencias, pagos a vendedores/terceros, repart* pagos, remesas, transferencia bancaria',
  'in-person payments':
    'pagos en tienda, datáfono, terminal de punto de venta, tpv, pago en tienda, lector de tarjetas, punto de venta, cobr* en tienda/persona, pagos presenciales, caja registradora, puntos de venta',
  instalments:
    'pago a plazos, pagos a plazos, pagar a plazos/cuotas, en cuotas, compra ahora y paga después, a plazos, cuotas sin intereses, pagar después, financi* compras, meses sin intereses',
  'direct debit':
    'domiciliaci*, débito directo, sepa, domiciliar, recibos domiciliados, adeudo directo, cargo en cuenta, adeudos, débito automático',
  'bank account data':
    'cuenta bancaria, cuentas bancarias, movimientos bancarios, movimientos bancarios/cuenta, saldo bancario, saldos bancarios, extractos bancarios, conect* cuentas/bancos, datos bancarios, transacciones bancarias, banca abierta, open banking',
  'crypto payments':
    'pagos con criptomonedas, cobr*/pagar/pagos/acept* en/con bitcoin/criptomonedas/cripto, pago con/en criptomonedas/bitcoin, acept* bitcoin/criptomonedas, cobr* bitcoin',
  cryptocurrency:
    'criptomoneda*, bitcoin, ethereum, precio del bitcoin, criptos, cripto, criptoactivos, criptodivisas',
  blockchain:
    'cadena de bloques, blockchain, contratos inteligentes, nft, nfts, web3, billetera cripto, monedero cripto, dirección de wallet',
  'exchange rates':
    'tipo de cambio, tipos de cambio, divisas, conversión de moneda*, cambio de divisas/moneda, convert* moneda/monedas/divisas/euros/dólares, conversor de moneda/monedas/divisas, tasa/tasas de cambio, euros a dólares, dólares a euros, precio del dólar, dólar a pesos',
  'stock market data':
    'precios de acciones, cotizaci*, bolsa de valores, acciones de bolsa, precio de acciones, mercado de valores, datos bursátiles, valores bursátiles, dividendos, índices bursátiles, precios bursátiles, acciones de empresas, datos de bolsa, en bolsa, valores en bolsa',
  trading:
    'compr* acciones, oper* en bolsa, compr*/vend*/oper* acciones, bróker, broker, trading, invert* en bolsa, órdenes de bolsa, robot de inversión, oper* con acciones',
  'sales tax':
    'impuesto*, iva, calcul* iva/impuestos, tipos de iva, tasas de iva, número de iva, cálculo de impuestos, tipo impositivo',
  accounting:
    'contabilidad, contable*, libro mayor, programa de contabilidad, asientos contables, llev* la contabilidad, llev* las cuentas, software contable, ingresos y gastos',
  expenses:
    'gastos, control/gestión/informes/notas gastos, gastos de empresa/viaje/empleados, reembolsos de gastos, notas de gasto, dietas de viaje, tarjetas de empresa',
  payroll:
    'nómina, nóminas, pagar nóminas/sueldos/salarios/empleados, sueldos, salarios, recibos de sueldo, liquidación de sueldos, planilla de sueldos',
  'credit scoring':
    'solvencia, calificación crediticia, puntaje/puntuación crediticia/crediticio/crédito, historial crediticio/de crédito, riesgo crediticio/de crédito, buró de crédito, informe de crédito, scoring crediticio, morosidad',
  'card issuing':
    'emit* tarjetas, tarjetas virtuales, emisión de tarjetas, emit* tarjetas/tarjeta, tarjetas prepago/prepagas, tarjetas propias, tarjeta virtual, crear tarjetas virtuales',
  insurance:
    'seguro de coche/vida/hogar/viaje/auto/salud/viajes, póliza*, aseguradora*, cotiz* seguros, asegur* el coche, vend* seguros, compañía de seguros, compañías de seguros, seguros de coche/vida/hogar/salud/viaje',
  loyalty:
    'programa de fidelización, puntos de fidelidad, fidelización, tarjeta/tarjetas de fidelidad/puntos/cliente, programa/programas de puntos/fidelidad/lealtad, puntos por compra, fidelizar, recompensas para clientes',
  'online store':
    'tienda online, tienda en línea, tiendas online, carrito de compra, comercio electrónico, tienda virtual, tiendas virtuales, ecommerce, e commerce, vend* por internet, tienda web, carrito de la compra/compras, vend* online',
  inventory:
    'inventario, inventarios, existencias, stock, gestión de stock/almacén/pedidos, control de stock/existencias, almacén, gestion* pedidos',
  'marketplace selling':
    'vend* en marketplaces, vend* en/por amazon/ebay/mercadolibre/marketplace, vend* en mercado libre, vendedor de amazon, public* productos en, anuncios en ebay/amazon, publicaciones en mercado libre',
  'product data':
    'datos de productos, código de barras, códigos de barras, ean, fichas de productos/producto, información de productos, base de datos de productos, datos producto',
  reviews:
    'opiniones de clientes, reseñ*, opiniones productos/usuarios/hoteles, opiniones de google, valoraciones, comentarios de clientes, testimonios, opiniones verificadas',
  'price comparison':
    'compar* precios, comparación de precios, comparador de precios, comparativa de precios, precios de varias tiendas, precio más barato, ofertas y chollos, seguimiento de precios, mejor precio',
  shipping:
    'envíos, etiquetas de envío, envi* paquetes, envío de paquetes, etiqueta de envío, gastos de envío, costos/costes de envío, envi* paquete/productos/pedidos, paquetería, mensajería de paquetes, transportistas, calcul* envío, tarifas de envío, el envío, cuánto cuesta enviar, envío a domicilio, coste/costo envío',
  'package tracking':
    'rastre* paquetes, seguimiento de paquetes, seguimiento de envíos, seguimiento/rastre*/rastreo/segu* paquete/paquetes/envío/envíos/pedidos/encomiendas, dónde está mi paquete/pedido, localiz* paquetes, número de seguimiento, estado del envío, números de guía',
  'fleet tracking':
    'seguimiento de flotas, flota de vehículos, flotas, flota, rastreo/localización/localiz*/seguimiento vehículos/camiones/furgonetas, gps de vehículos, rastreador gps, ubicación de vehículos/conductores, localizador gps',
  'print on demand':
    'impresión bajo demanda, imprim*/estamp* camisetas/tazas, camisetas personalizadas, tazas personalizadas, impresión por encargo, imprim* bajo demanda, productos personalizados, impresión 3d',
  'video calls':
    'videollamada*, videoconferencia*, vídeo llamada*, video llamada*, llamadas de vídeo, video conferencia*, reuniones por video/vídeo, reuniones virtuales/online, reunión virtual, videochat, consultas por vídeo',
  'company data':
    'datos de empresas, información/datos empresas/compañías, datos de una empresa, directorio de empresas, información empresarial, perfil de empresas, enriquec* datos',
  'customer support':
    'atención al cliente, soporte al cliente, servicio/atención/soporte a/al cliente/clientes/usuario/usuarios, tickets de soporte, mesa de ayuda, soporte técnico, chat con clientes, chat en vivo, centro de ayuda, atend* clientes',
  authentication:
    'inici* sesión, inicio de sesión, autenticación, sin contraseña, login, registro/acceso de usuarios, autenticar, usuarios y contraseñas, entr* con google, acceso con contraseña, identificarse',
  permissions:
    'permisos, roles de usuario, roles y permisos, control de acceso, permisos usuarios, derechos de acceso, quién puede ver, gestión de permisos, autorización de usuarios',
  calendar:
    'calendario*, eventos del calendario, agenda, eventos calendario, sincroniz* calendarios, google calendar, reuniones en el calendario, agenda de reuniones',
  'appointment scheduling':
    'citas médicas, cita médica, reserv*/agend*/pedir/program*/gestion* cita/citas/turnos, reserva de citas/turnos, cita previa, citas online, reservas online, agenda de citas, turnos médicos, reserv* mesa, citas, reserv* mesa/mesas/hora, cita dentista/médico/peluquería',
  forms:
    'formulario*, formulario web, formularios en línea, formulario de contacto, formulario de inscripción, campos de formulario, recib* formularios',
  surveys:
    'encuesta*, cuestionario*, sondeo*, satisfacción clientes/del cliente, votaciones, opinión de los usuarios, pregunt* a los clientes',
  'business intelligence':
    'cuadros de mando, informes de negocio, inteligencia de negocio/negocios, dashboard*, tableros de control, visualización de datos, visualiz* datos, indicadores de negocio, paneles de datos, cuadro de mando, kpi, kpis',
  'market research':
    'investigación de mercado*, estudio/estudios mercado, análisis mercado/competencia/competidores, investig* el mercado, tendencias de mercado, analiz* la competencia, datos de mercado',
  HR: 'recursos humanos, empleados, rrhh, gestión/datos personal/empleados/trabajadores, vacaciones de empleados, gestion* empleados, bajas y vacaciones, portal del empleado, plantilla de empleados',
  recruiting:
    'reclutamiento, candidatos, selección de personal, contrat* personal/empleados, contratación de personal, candidaturas, procesos de selección, currículum*, currículos, selección personal, reclutar, entrevistas de trabajo',
  'job listings':
    'ofertas de empleo, ofertas de trabajo, ofertas empleo/trabajo, busc* empleo/trabajo, bolsa de trabajo/empleo, vacantes, anuncios de empleo, puestos de trabajo, empleos',
  education:
    'cursos, deberes, alumnos, curso online, cursos online/en línea, estudiantes, escuela*, colegio*, clases online/en línea/virtuales, educación, educativ*, aprendizaje en línea, aula virtual',
  'legal data':
    'sentencias judiciales, jurisprudencia, sentencias, leyes, abogados, casos judiciales, tribunales, bufete, expedientes judiciales, legislación aplicable',
  hosting:
    'alojamiento web, despleg* aplicaciones, hosting, aloj*/despleg* web/app/aplicación/aplicaciones/sitio/sitios/página, despliegue, servidor web, alojamiento de aplicaciones/sitios/páginas, hospedaje web, subir mi web',
  CDN: 'red de distribución de contenido*, cdn, distribución contenido/contenidos, ddos, serv* imágenes rápido, entrega de contenidos, red de entrega de contenido',
  'DNS and domains':
    'nombres de dominio, dns, registros dns, subdominio*, dominios, servidores de nombres, gestion* dominios, configur* dominio',
  'background checks':
    'antecedentes penales, verificación de antecedentes, antecedentes, verific*/comprob*/consult* antecedentes, antecedentes penales/laborales/judiciales, investig* candidatos, referencias laborales',
  'gift cards':
    'tarjetas regalo, tarjetas de regalo, tarjeta regalo, tarjeta de regalo, cheques regalo, vales regalo, bonos regalo, vale de regalo',
  discounts:
    'códigos de descuento, cupon*, descuento*, código promocional, códigos promocionales, código descuento, rebajas, códigos descuento',
  'licence keys':
    'claves de licencia, clave licencia, licencias de software, claves de activación, clave de producto, vend* licencias, gestion* licencias, licencia de software',
  'digital downloads':
    'productos digitales, vend* ebooks, descargas digitales, vend* libros digitales/archivos/descargas/software, productos descargables, contenido digital, infoproductos, producto digital',
  'commodity prices':
    'precio del oro, precio del petróleo, materias primas, precio/precios/cotización oro/plata/petróleo/cobre/trigo/café, commodities, precio de materias primas, metales preciosos, precio del crudo',
  'company registry':
    'registro mercantil, registro de empresas, registro público de empresas, datos registrales, administradores de una empresa, empresas registradas, busc* empresas por cif/nif, si una empresa existe',
  MQTT: 'mqtt, brok* mqtt, mensajes mqtt, mensajería iot, mensajes de dispositivos, mensajería de dispositivos',
  'vessel tracking':
    'posición de barcos, seguimiento de buques, rastre*/segu*/seguimiento/localiz* barcos/buques, posición barcos/buques, barcos, buques, tráfico marítimo, ubicación de barcos, datos ais',
  'SSL certificates':
    'certificados ssl, certificado ssl, certificado/certificados https/tls/ssl, caducidad del certificado, certificados de seguridad web, cifrado https, certificado de seguridad',
  'domain registration':
    'registr* dominios, registr* un dominio, compr* dominios, registr*/compr* dominio/dominios/nombre dominio, registro de dominios, dominio disponible, dominio libre, disponibilidad de dominios, nombres de dominio disponibles',
  patents:
    'marcas registradas, patente*, busc* patentes, marca registrada, registro de marcas, propiedad industrial, búsqueda de marcas, registr* marca',
  politics:
    'parlamento, diputados, elecciones, resultados electorales, congreso, senado, senadores, votaciones parlamentarias, proyectos de ley, polític*, partidos políticos, alcaldes',
  elevation:
    'elevación, perfil de elevación, desnivel*, altura sobre el nivel del mar, altitud*, metros de altura, perfil de altitud, altimetría, altura del terreno',
  'time zones':
    'zona horaria, zonas horarias, husos horarios, zona/zonas/huso/husos horaria/horarias/horario/horarios, hora local, qué hora es, diferencia horaria, hora mundial, hora en otro país',
  'soil data':
    'humedad del suelo, calidad del suelo, humedad suelo/tierra, tipo de suelo, datos suelo, análisis de suelo/suelos, ph del suelo, suelos agrícolas',
  'connected cars':
    'coches conectados, cuentakilómetros, abrir coche/auto, desbloque* coche/auto/carro, kilometraje, coche conectado, batería del coche, tesla, vehículos conectados, telemetría del coche',
  wildfires:
    'incendios forestales, incendio forestal, incendios activos, fuego forestal, incendios, focos de incendio, riesgo de incendio, fuegos forestales',
  lightning:
    'relámpagos, caída de rayos, tormentas eléctricas, tormenta eléctrica, rayos caídos, impactos de rayos, mapa de rayos, descargas eléctricas',
  tides: 'mareas, marea, pleamar, bajamar, tabla de mareas, horario de mareas, marea alta, marea baja',
  pollen:
    'polen, niveles de polen, alergia al polen, pólenes, alergias primaverales, nivel de polen, gramíneas',
  'public holidays':
    'días festivos, festivos, feriados, días feriados, día festivo, fiestas nacionales, calendario laboral, festivo, días no laborables, vacaciones escolares',
  weather:
    'clima, tiempo meteorológico, pronóstico*, previsión del tiempo, el tiempo en, meteorolog*, lluvia, tiempo mañana, temperatura*, va a llover, previsión meteorológica, previsiones meteorológicas, datos climáticos, climátic*, el tiempo de mañana, estado del tiempo, tiempo en mi ciudad, tormenta*, climatolog*',
  'air quality':
    'calidad del aire, contaminación del aire, polución, calidad aire, índice uv, contaminación atmosférica, aire contaminado, partículas en el aire',
  geocoding:
    'geocodificación, coordenadas, direcciones en coordenadas, coordenadas dirección, dirección a coordenadas, dirección en coordenadas, geocodificar, latitud y longitud, convert* direcciones, coordenadas gps, ubicación de una dirección',
  maps: 'mapas, mapa, mapa interactivo, mostr* en un mapa, mapas interactivos, plano de la ciudad, mapa para mi web, cartografía, callejero',
  routing:
    'calcul* la ruta, ruta entre, distancia entre, cómo llegar, cálculo de rutas, calcul*/planific*/optimiz* ruta/rutas, ruta*, navegación gps, camino más corto, distancia y tiempo, tiempo de viaje, itinerario por carretera, indicaciones para llegar, optimización de rutas',
  places:
    'lugares cercanos, restaurantes cercanos, puntos de interés, restaurantes/tiendas/farmacias/bares/hoteles/gasolineras/sitios/lugares/negocios/cafeterías cerca/cercanas/cercanos/cercanas, cerca de mí, puntos interés, lugares de interés, horarios de apertura, busc* lugares/negocios, sitios turísticos',
  'IP geolocation':
    'geolocalización ip, ubicación por ip, geolocaliz*/localiz*/ubic* ip, dirección ip, ubicación ip, país ip, país del visitante, de dónde viene el visitante',
  'address verification':
    'valid* direcciones, verificación de direcciones, valid*/verific*/comprob*/autocomplet*/correg* dirección/direcciones, direcciones postales, validación direcciones, autocompletado de direcciones, dirección de entrega correcta, verificación direcciones',
  'postcode lookup': 'códigos postales, código postal, ciudad por código postal, cp, busc* código postal',
  'satellite imagery':
    'imágenes de satélite, imágenes satelitales, fotos/imagen/imágenes satélite/satélites/satelital/satelitales/aéreas, observación de la tierra, teledetección, vista de satélite, desde el espacio',
  countries:
    'datos de países, banderas, información/lista/listado países/todos, todos los países, países del mundo, códigos de país/países, países y banderas',
  flights:
    'vuelos, vuelo, billetes de avión, boletos de avión, pasajes aéreos, busc* vuelos, estado de vuelo/vuelos, aerolínea*, avión, aviones, aeropuerto*, retrasos de vuelos',
  hotels:
    'hoteles, alojamiento turístico, hotel, reserv* hotel/hoteles/habitación/habitaciones, reserva de hotel/hoteles, alojamientos, precios de hoteles, habitaciones de hotel, hostales',
  'travel planning':
    'planific* viajes, viajes, planific*/organiz* viaje/viajes/vacaciones, alquil* de coches/autos/carros, itinerario de viaje, turismo, coches de alquiler, viaje, planificador de viajes',
  'public transport':
    'transporte público, horarios de trenes, horarios de autobuses, tren, trenes, autobuses, transporte urbano, horarios trenes/autobuses/metro, próximo tren/autobús/bus, horario del tren, autobús, transporte colectivo, estación de metro, líneas de metro',
  traffic:
    'tráfico en carreteras, tráfico, atasco*, estado de las carreteras, embotellamiento*, tráfico en tiempo real, obras en la carretera, cortes de carretera, accidentes de tráfico',
  'car data':
    'datos de vehículos, número de bastidor, datos coches/autos/coche/vehículo, historial de vehículo, coches de segunda mano, coches usados, precio de coches, autos usados, marcas y modelos de coches, ficha técnica de coches, vin, bastidor',
  'licence plate recognition':
    'lectura de matrículas, reconocimiento de matrículas, leer/reconoc*/detect* matrículas/patentes/placas coches/autos/carros/vehículos, placas de autos/carros/vehículos, patente de autos, lector de matrículas, reconoc* placas, placa del coche/carro/auto/vehículo, matrículas de coches/vehículos/autos, matrícula del coche/vehículo, matrículas, leer/reconoc*/detect*/identific* matrícula/matrículas, matrícula/matrículas coches/coche/vehículo/vehículos',
  'ride hailing':
    'pedir taxi, taxi, taxis, pedir un taxi, coche compartido, patinetes, bicicletas compartidas, viajes compartidos, alquil* de bicicletas, compart* coche',
  'EV charging':
    'puntos de recarga, cargadores de coches eléctricos, coche eléctrico, coches eléctricos, autos eléctricos, carros eléctricos, punto/puntos/estación/estaciones de recarga/carga, cargadores eléctricos, electrolineras, vehículos eléctricos, vehículo eléctrico, carg* el coche',
  news: 'noticias, titulares, noticia, últimas noticias, artículos de prensa, periódicos, prensa, actualidad, noticias de hoy',
  sports:
    'resultados deportivos, fútbol, resultados de fútbol, deporte*, deportiv*, marcadores, resultados partidos/liga/fútbol, partidos de fútbol, baloncesto, la liga, tenis, estadísticas deportivas, clasificación de la liga',
  'movies and tv':
    'películas, series de televisión, cine, película, pelis, cartelera, actores, programación de televisión, películas y series, series tv, televisión',
  books:
    'libros, libro, isbn, busc* libros, biblioteca*, novelas, autores de libros, datos de libros, catálogo de libros',
  games:
    'videojuego*, juegos de mesa, base de datos de juegos, juegos de consola, cartas coleccionables, datos de juegos',
  'events and tickets':
    'entradas de conciertos, eventos, concierto*, entradas concierto/conciertos/teatro/eventos, vend* entradas, venta de entradas/boletos, boletos, festivales, qué hacer en, espectáculos, eventos en mi ciudad',
  recipes:
    'recetas, receta de cocina, receta, recetas de cocina, qué cocinar, ingredientes, menú semanal, cocinar, platos con, ideas para cocinar',
  nutrition:
    'calorías, información nutricional, nutrición, nutricional*, valor nutricional, nutrientes, calorías alimentos, dieta, base de datos de alimentos, vitaminas, proteínas de los alimentos, cont* calorías',
  'food delivery':
    'pedir comida, comida a domicilio, pedidos de comida, reparto de comida, delivery de comida, entrega de comida, pedir pizza, menús de restaurantes, comida para llevar, pedidos de restaurante',
  'health records':
    'historias clínicas, datos de pacientes, historia/historial/historiales/expediente/expedientes clínica/clínico/médico/médicos/clínicos, datos pacientes, fhir, registros médicos, fichas de pacientes',
  'medical data':
    'efectos secundarios, medicamento*, fármaco*, síntoma*, medicinas, interacciones, enfermedades, diagnóstico médico, vademécum, principios activos',
  fitness:
    'ritmo cardíaco, datos de sueño, entrenamientos, pasos diarios, cont* pasos, ejercicio físico, entrenamiento deportivo, rutina de ejercicios, reloj deportivo, datos sueño, pulsera de actividad, pulsaciones, frecuencia cardíaca, gimnasio',
  'government data':
    'datos abiertos, datos del gobierno, datos públicos, datos oficiales, censo*, estadísticas oficiales, población de, instituto de estadística, datos abiertos gobierno, demografía, datos gobierno',
  'economic data':
    'datos económicos, inflación, desempleo, pib, tasa de paro/desempleo, ipc, tipos de interés, tasas de interés, indicadores económicos, datos macroeconómicos',
  'company filings':
    'cuentas anuales, informes anuales, balances de empresas, estados financieros, informes financieros, cuenta de resultados, informes trimestrales, resultados trimestrales, memoria anual',
  'real estate':
    'inmobiliari*, precios de viviendas, alquileres, vivienda*, casas en venta, precio de la vivienda, alquil* de pisos/casas/viviendas, departamentos en alquiler, propiedades en venta, inmuebles, precios casas/pisos, apartamentos, pisos en alquiler/venta, venta de pisos',
  astronomy:
    'astronomía, imágenes del espacio, planetas, nasa, fases de la luna, asteroide*, espacio exterior, estación espacial, fase lunar, eclipse*, constelaciones',
  'research papers':
    'artículos científicos, artículos académicos, papers, publicaciones/trabajos/estudios científicas/científicos/académicos, investigación científica, revistas científicas, tesis',
  'chemistry and biology':
    'biología, proteínas, molécula*, químic*, compuestos químicos, genes, genética, adn, biológic*, tabla periódica, enzimas',
  mathematics:
    'resolv* ecuaciones, matemátic*, ecuación, ecuaciones, cálculos matemáticos, fórmulas, álgebra, conversión de unidades, convert* unidades, resolv* problemas matemáticos',
  energy:
    'precio de la luz, consumo eléctrico, energía eléctrica, precio luz/electricidad/energía, consumo luz/electricidad/energía, tarifa eléctrica, tarifas eléctricas, electricidad, contador de luz, energía solar, factura de la luz, precio del gas',
  'carbon footprint':
    'huella de carbono, emisiones de co2, huella carbono, emisiones, co2, compens* emisiones, emisiones de carbono, gases de efecto invernadero, impacto ambiental, huella ecológica',
  'IoT devices':
    'dispositivos conectados, sensor*, domótica, casa inteligente, hogar inteligente, internet de las cosas, iot, dispositivos inteligentes, control* luces, termostato*',
  agriculture:
    'agricultura, cultivo*, cosecha*, agrícola*, ganado, ganadería, agricultor*, granja, siembra, explotación agrícola',
  charity:
    'donaciones, donar, recaud* fondos/dinero, ong, ongs, donativos, beneficencia, sin ánimo de lucro, recaudación de fondos, donación, organización benéfica, sin fines de lucro',
  dictionary:
    'diccionario, significado palabra/palabras, definición/definiciones palabra/palabras, sinónimo*, rimas, antónimos, vocabulario, lista de palabras',
  encyclopedia:
    'enciclopedia, wikipedia, cultura general, preguntas de trivia, trivia, artículos enciclopédicos, conocimiento general',
  'quotes and jokes':
    'chistes, citas célebres, chiste, frase del día, frases célebres, memes, cómics, bromas, frases motivadoras, citas famosas, frases inspiradoras',
  'natural disasters':
    'terremoto*, desastres naturales, sismo*, seísmo*, inundaciones, tsunami*, huracan*, volcan*, catástrofes naturales, desastre natural, temblor, temblores',
  'video hosting':
    'aloj* vídeos, subir vídeos, aloj* videos, subir/aloj*/almacen*/reproduc* vídeo/vídeos, vídeo bajo demanda, streaming de vídeo, plataforma de vídeo, alojamiento de vídeo, reproductor de vídeo',
  'video editing':
    'edit* vídeos, edición de vídeo, edit*/cort*/mont*/renderiz*/unir vídeo/vídeos, edición vídeo/vídeos, montaje de vídeo, editor de vídeo, vídeos automáticos',
  'live streaming':
    'transmisión en vivo, transmit* en vivo, emit* en directo, transmisión/transmit*/emit*/emisión en vivo/directo, streaming en vivo/directo, retransmisión, retransmitir, transmisiones en vivo, livestream',
  'online video search':
    'busc* vídeos, busc* videos, youtube, vídeos de youtube, busc*/buscador/búsqueda vídeos/videos, canal de youtube, estadísticas de youtube, canales de youtube',
};
