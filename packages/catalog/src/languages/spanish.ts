/** What Spanish texts say about software and communication, by the English words for it; `*` stands for any ending, `/` for or. */
export const SPANISH: Record<string, string> = {
  'large language model':
    'modelo de lenguaje, modelos de lenguaje, gener* texto, inteligencia artificial, llm, llms, ia generativa, textos con ia, generación de texto, modelo de ia, modelos de ia, redact* textos, gener* textos',
  chatbot:
    'chatbot*, asistente virtual, bot conversacional, chat bot*, asistentes virtuales, agente conversacional, asistente de ia, bot de atención, bot para',
  'question answering':
    'respond* preguntas, responde preguntas, contest* preguntas, preguntas y respuestas, respuestas automáticas, pregunt* a mis documentos, respond* preguntas/dudas, preguntas sobre documentos',
  embeddings:
    'búsqueda semántica, textos similares, embedding*, similitud semántica/de textos, búsqueda por significado, documentos similares/parecidos, textos parecidos, busc* por significado',
  'vector database':
    'base de datos vectorial, bases de datos vectoriales, base vectorial, bd vectorial, almacen*/guard* vectores, búsqueda vectorial, índice vectorial, vectores',
  'document parsing':
    'extra* datos de documentos, leer pdf, datos de documentos, extra* datos/texto pdf/pdfs/documentos, analiz* documentos/pdf/pdfs, lectura de documentos, leer documentos/pdfs/contratos, proces* documentos/pdf, análisis de documentos',
  OCR: 'reconocimiento de texto, escane* recibos, texto de imágenes, texto en imágenes, recibos escaneados, ocr, texto fotos/foto/imagen, leer texto imágenes/fotos/imagen, escane* documentos/facturas/tickets/recibos, digitaliz* documentos/recibos/facturas, documentos escaneados, leer tickets/recibos',
  'PDF generation':
    'gener* pdf, crear pdf, gener*/crear/hacer/export* pdf/pdfs/documentos pdf, export* a/en/como pdf, convert* html a/en pdf, html a pdf, generación de pdf/pdfs, generador de pdf',
  'file conversion':
    'convert* archivos, conversión de archivos, convert*/transform* archivo/ficheros/documentos/formatos, conversión archivos/formatos/documentos, conversor de archivos, word a pdf, cambi* formato',
  'image generation':
    'gener* imágenes, generación de imágenes, crear imágenes, gener*/crear/hacer imagen/imágenes/fotos/dibujos/logos con, imágenes con/por ia, gener*/crear ilustraciones, texto a imagen, generador de imágenes, generación imágenes',
  'image recognition':
    'reconocimiento de imágenes, reconoc* objetos, detect* objetos, visión artificial, visión por computadora/ordenador, analiz*/clasific*/etiquet* imágenes/fotos, reconoc* imágenes/plantas/animales, detección de objetos, identific* objetos/plantas, análisis imágenes',
  'face recognition':
    'reconocimiento facial/caras/rostros, rostros, reconoc*/detect*/compar*/identific* caras/rostros, detección de caras/rostros/facial, biometría facial, caras en fotos',
  'background removal':
    'quit* el fondo, elimin* el fondo, quit* fondo, quit*/elimin*/borr*/remov* fondo/fondos, fondo transparente, recort* el fondo, sin fondo',
  'content moderation':
    'moderación de contenido, moder* comentarios, insultos, moder* contenido/contenidos/mensajes/publicaciones, filtr* comentarios/insultos/contenido, contenido ofensivo/inapropiado, discurso de odio, palabrotas, lenguaje ofensivo, comentarios ofensivos',
  'sentiment analysis':
    'análisis de sentimiento*, sentimiento*, analiz* sentimiento/sentimientos/opiniones, análisis opiniones, positivo o negativo, positivos o negativos, tono de los comentarios, detect* emociones',
  'text analysis':
    'análisis de texto*, clasific* textos, analiz* texto/textos, clasific* texto/mensajes, clasificación de texto/textos, extra* entidades, procesamiento lenguaje natural, extra* palabras clave',
  summarization: 'resumir, resume*, sintetiz* textos, acort* artículos, síntesis de textos, resumid*',
  'speech to text':
    'transcri*, voz a texto, reconocimiento de voz, pasar audio a texto, audio a texto, convert* audio/voz en/a texto, voz en texto, dictado, subtitul*, dictar, reconocimiento habla, audios a texto, notas de voz, mensajes de voz, audios de whatsapp',
  'text to speech':
    'texto a voz, síntesis de voz, leer en voz alta, texto en voz, convert* texto en/a voz/audio, texto a audio, leer textos, voz sintética, voces artificiales, clon* voz, locución, voz en off, voces con ia',
  'code generation':
    'gener* código, generación de código, escrib* código, autocomplet* código, asistente de programación, program* con ia, código con ia, generador de código',
  'model hosting':
    'aprendizaje automático, aloj*/despleg*/ejecut* modelos, inferencia, machine learning, modelos abiertos, ejecut* modelos de ia',
  'video generation':
    'gener* vídeos, gener* videos, generación de vídeo, gener*/crear/hacer vídeo/vídeos con/a, texto a vídeo, vídeos con ia, generador de vídeos, generación vídeos, vídeos a partir de',
  'music recognition':
    'reconoc* canciones, reconocimiento de música, identific*/reconoc* canción/canciones/música, qué canción suena, huella de audio, identificación de canciones, saber qué canción, canción que suena',
  translation: 'traduc*, a varios idiomas, al inglés, al español, intérprete',
  'language detection':
    'detect* idioma, detección de idioma*, identific*/reconoc*/detect* idioma/lengua, en qué idioma, idioma de un texto, reconocimiento del idioma, identificación de idioma',
  'spell checking':
    'ortograf*, corrector gramatical, gramática, corrector de textos, correg* textos/ortografía/errores, faltas de ortografía, corrección gramatical/ortográfica/textos, errores gramaticales, gramatical',
  'plagiarism detection':
    'plagio*, plagia*, textos copiados, texto copiado, detector de copias, contenido copiado',
  'web search':
    'búsqueda web, busc* en internet, busc* en la web, resultados de búsqueda, búsquedas web, busc* en google, búsqueda en internet/google/la web, resultados de google, api de búsqueda, motor de búsqueda',
  'site search':
    'búsqueda de productos, buscador de productos, búsqueda de texto completo, buscador interno/para mi/de mi/web, búsqueda en mi/nuestra/tienda sitio/web/tienda/página, motor de búsqueda interno, búsqueda en el catálogo, busc* productos, autocompletado de búsqueda, búsqueda instantánea',
  'web scraping':
    'extra* datos de páginas web, raspado web, extra* datos de webs, scraping, scrapear, web scraping, extra* datos/información/precios webs/web/sitios/páginas, rastre* webs/páginas/sitios, crawler, leer páginas web',
  screenshots:
    'captura de pantalla, capturas de pantalla, capturas web/páginas/webs, captura web, captur* páginas/pantalla/web/webs, foto de una web, imagen de una página web, pantallazo*',
  'recommendation engine':
    'recomendaciones de productos, recomendación de productos, recomend* productos/películas/artículos, sistema de recomendación/recomendaciones, motor de recomendación/recomendaciones, productos recomendados/relacionados/similares, personalización, personaliz* contenido, suger* productos',
  'fraud detection':
    'detección de fraude*, fraud*, estafas, detect* estafas/fraudes, contracargo*, antifraude, transacciones sospechosas, pagos sospechosos',
  'identity verification':
    'verificación de identidad, verific* la identidad, documento de identidad, verific*/comprob*/valid* identidad/identidades, validación de identidad, documentos de identidad, dni, kyc, pasaporte, verific* la edad, verificación de edad, mayor de edad, conoce a tu cliente',
  SMS: 'sms, mensajes de texto, mensaje de texto, mensajes sms, mensaje al móvil, mensajes al móvil/celular, envi* sms',
  'voice calls':
    'llamadas telefónicas, llamadas, llam* por teléfono, llamadas voz/telefónicas, hacer llamadas, telefonía, centralita, llam* a clientes, voz ip',
  WhatsApp:
    'mensajes de whatsapp, whatsapp, whatsapp business, mensajes por whatsapp, bot de whatsapp, envi* whatsapp, mensaje de whatsapp',
  'verification codes':
    'códigos de verificación, código de verificación, código/códigos por sms, doble factor, dos factores, verificación en dos pasos, contraseña de un solo uso, códigos de un solo uso, otp, 2fa, segundo factor, verific* el teléfono',
  'phone lookup':
    'valid* números de teléfono, valid*/verific*/comprob* teléfono/teléfonos/número/números, verific* número de teléfono, de quién es el teléfono/número, operador de un número, consulta de números, identific* números, busc* un teléfono, número móvil/teléfono/celular válido/existe, móvil válido, número de móvil es válido, teléfono es válido',
  'transactional email':
    'envi* correos, envi* correo, correo electrónico, correos electrónicos, envi* emails, envi*/mand* correo/correos/email/emails/mail/mails, envío de correos/emails/correo, correos transaccionales, correos de confirmación, por correo/email, correos automáticos',
  'email marketing':
    'boletín, boletines, campañas de correo, newsletter*, campañas email/emails/correos, lista de correo, listas de correo, correos masivos, envíos masivos, marketing por correo, mailing, boletín de noticias',
  'email verification':
    'verific* correos, valid* correos, verific*/valid*/comprob* correo/email/emails/correos, validación de correos/emails, verificación de correos/emails, correos válidos, si un correo/email existe, direcciones de correo válidas',
  'mailbox access':
    'leer correos, bandeja de entrada, leer correo/emails/email, buzón, recib* correos, bandeja entrada, acced* al correo, correos entrantes, correos recibidos',
  'push notifications':
    'notificaciones push, notificación push, push, notificaciones al móvil/celular, notificaciones en el móvil, avisos al móvil, notificaciones móviles, notificaciones en la app',
  notifications:
    'notificaciones, avisos, notificar, avis* a, notificación, alertas para usuarios, alertas a usuarios, centro de notificaciones, avis* por',
  'team chat':
    'chat de equipo, mensajes a/en/por slack/teams/discord, chat equipo/empresa/interno, mensajes en canales, chat de trabajo, canal de slack, chat corporativo',
  'in-app chat':
    'chat en la aplicación, chat en/para/dentro mi/nuestra app/aplicación/web, chat entre, chat integrado, mensajería en la app, mensajes entre usuarios, chatear, chat en tiempo real, chat para, chat',
  'realtime messaging':
    'mensajería en tiempo real, en tiempo real, mensajes en tiempo real, actualizaciones en tiempo real/vivo, websocket*, datos en vivo, comunicación en tiempo real',
  fax: 'fax, faxes, envi* fax, número de fax, fax por internet, recib* fax',
  'postal mail':
    'cartas postales, correo postal, carta/cartas en papel, cartas físicas, envi* cartas/postales, por correo postal, carta certificada, cartas certificadas, correo físico, imprim* y enviar cartas, postales',
  'marketing automation':
    'automatización de marketing, automatiz* el marketing/campañas, marketing automatizado, segment* clientes, segmentación de clientes, campañas automáticas, automatización de campañas, recorrido del cliente',
  advertising:
    'publicidad, anuncios, anunciar, publicitari*, campañas de publicidad/anuncios, google ads, anuncios en facebook, campañas publicitarias, anuncio publicitario',
  SEO: 'posicionamiento web, palabras clave, seo, posicionamiento en google/buscadores, posicionar, backlinks, optimización para buscadores, ranking en google',
  'social media posting':
    'redes sociales, public* en/redes instagram/facebook/redes/linkedin/twitter, program* publicaciones/posts, red social, posts en redes, publicaciones en redes',
  'social listening':
    'menciones de marca, menciones marca/empresa/nuestra, escucha social, monitore*/monitoriz* redes/marca/menciones, qué dicen de nosotros, qué dicen de nuestra marca, reputación online',
  'affiliate marketing':
    'marketing de afiliados, afiliados, programa de afiliados/referidos, enlaces de afiliado/afiliados, referidos, comisiones por venta, recomienda a un amigo',
  'URL shortener':
    'acort* enlaces, enlaces cortos, acorta*, url corta, urls cortas, acort* enlaces/enlace/url/urls/links, enlace corto, links cortos',
  'lead generation':
    'generación de leads, clientes potenciales, leads, capt* clientes, captación de clientes, encontr* clientes/emails/contactos, prospectos, prospección, busc* clientes, consegu* clientes',
  CRM: 'gestión de clientes, contactos de clientes, crm, gestión de contactos/clientes, relación con clientes, gestion* clientes/contactos, embudo de ventas, seguimiento de clientes, oportunidades de venta',
  'project management':
    'gestión de proyectos, tareas, gestor de tareas/proyectos, gestion* tareas/proyectos, lista de tareas, tablero kanban, seguimiento de tareas, administración de proyectos, kanban, tareas del equipo',
  'time tracking':
    'control de horas, registro de horas, registro/control horario, horas trabajadas, fichar, fichaje*, horas de trabajo, control tiempo, jornada laboral, partes de horas',
  'notes and wikis':
    'tomar notas, base de conocimiento*, bloc de notas, wiki, apuntes, notas compartidas, documentación interna, app de notas',
  spreadsheets:
    'hojas de cálculo, hoja de cálculo, excel, google sheets, planilla de cálculo, hojas cálculo, filas de una hoja, planillas de cálculo, tablas de excel',
  'office documents':
    'presentaciones, documentos de oficina, documentos word/de word, powerpoint, docx, google docs, plantillas de word, plantilla de word, archivos de word, word',
  'file storage':
    'almacenamiento, guard* archivos, subir archivos, subir/almacen*/guard* archivo/archivos/ficheros/fotos/imágenes/documentos, nube de archivos, almacenamiento en la nube, subida de archivos, aloj* archivos, guard* en la nube',
  'electronic signature':
    'firma electrónica, firma digital, firm* contratos, firm* documentos, firma/firmas electrónica/digital/digitales/electrónicas, firm* contrato/pdf/documento/online/digitalmente, firma de contratos/documentos, firmar, contratos firmados',
  automation:
    'automatización, automatizar, automatiz* procesos/tareas/flujos, flujos de trabajo, conect* aplicaciones/apps, flujo de trabajo, integr* aplicaciones, automatizaciones, automatizado*',
  'content management':
    'gestión de contenidos, gestor de contenidos, cms, cms headless, gestion* contenidos/contenido, public* artículos, blog, administrador de contenidos, entradas de blog, gestión contenido',
  'website builder':
    'crear sitios web, crear una página web, crear/hacer/constru*/mont* web/webs/sitio/sitios/página/páginas, creador de webs/páginas, wordpress, landing page, página de aterrizaje, constructor de sitios',
  databases:
    'base de datos, bases de datos, guard* datos, bd, postgres*, mysql, base datos, almacen* datos, nosql, sql',
  'data warehouse':
    'almacén de datos, data warehouse, lago de datos, etl, grandes volúmenes de datos, big data, canalización de datos, tuberías de datos',
  charts:
    'gráficos, gráficas, gráfico, gráfica, gráfico de barras, gráficos de barras, diagramas, dibuj* gráficos, crear gráficos',
  'web analytics':
    'analítica web, visitas de la web, estadísticas web/página/sitio, visitas a/mi/web/página, visitantes web/página/sitio, tráfico web/de mi web, analítica de sitio, visitantes de mi web, cont* visitas, métricas web',
  'product analytics':
    'análisis de uso, comportamiento de usuarios, comportamiento usuario/usuarios, uso de la app/aplicación, analítica de producto, cómo usan la app, eventos de usuario, análisis uso, métricas de uso',
  'A/B testing':
    'pruebas a b, test a b, pruebas ab, tests a b, feature flags, prueba a b, activ* funciones, prob* variantes',
  'customer data platform':
    'plataforma de datos de clientes, unific* datos clientes/cliente, perfil único de cliente, datos de clientes unificados, cdp, perfiles de clientes, reun* datos de clientes',
  'source code hosting':
    'repositorios de código, código fuente, repositorio*, git, control de versiones, aloj* código, pull request*, código en git',
  'CI/CD':
    'integración continua, ci cd, entrega continua, despliegue continuo, servidor de integración, compil* automáticamente, despleg* automáticamente',
  'error monitoring':
    'seguimiento de errores, errores de la aplicación, monitore*/monitoriz*/registr* errores/fallos, errores app/aplicación, monitoreo/monitorización de errores, cierres inesperados, fallos de la app/aplicación, la app se cierra, informes de fallos',
  observability:
    'métricas, observabilidad, logs, registros de servidor, monitoreo/monitorización servidores/aplicaciones/infraestructura, monitore*/monitoriz* servidores, rendimiento de aplicaciones, monitorización de infraestructura',
  'uptime monitoring':
    'disponibilidad del sitio, sitio caído, saber si mi web, si mi/la/nuestra web/página/sitio/servidor se cae, monitore*/monitoriz* sitio/web/página, web caída, caídas del servidor/sitio/web, página de estado, avis* si la web, disponibilidad web/servidor',
  'incident alerts':
    'alertas de incidentes, alertas incidentes/incidencias, guardias, avis* al técnico de guardia, gestión de incidentes, turnos de guardia, incidencias críticas',
  'secrets management':
    'gestión de secretos, gestor de contraseñas, guard*/almacen*/gestion* contraseñas/claves/secretos, gestión de claves/contraseñas, contraseñas seguras, bóveda de contraseñas',
  'threat intelligence':
    'software malicioso, amenazas, malware, virus, phishing, vulnerabilidad*, enlaces/archivos maliciosos/peligrosos, ciberamenazas, analiz* archivos sospechosos, urls maliciosas',
  captcha:
    'protección contra bots, captcha*, bloque*/deten*/evit* bots/spam, anti spam, antispam, protección spam, evit* robots, filtro de spam, correo no deseado',
  'API testing':
    'prob* apis, datos de prueba, datos falsos/ficticios, prob* api, pruebas de api/apis, api simulada, api de prueba, datos aleatorios, simul* apis',
  webhooks: 'recib* webhooks, webhook*, envi* webhooks, reenvi* webhooks, prob* webhooks',
  'app store data':
    'datos de tiendas de aplicaciones, reseñas de apps/aplicaciones, app store, play store, compras en la app, compras integradas, datos apps, compras dentro de la aplicación',
  'QR codes':
    'códigos qr, código qr, qr, gener*/crear/lector códigos/código qr, código de barras generado, gener* códigos de barras, gener* código de barras, generador de qr',
  'message queue':
    'cola de mensajes, colas de mensajes, cola mensajes, cola de eventos, brok* de mensajes, eventos en streaming, kafka, proces* eventos, bus de eventos',
  'background jobs':
    'tareas en segundo plano, tareas programadas, trabajos en segundo plano, tareas programadas/periódicas/recurrentes, cron, procesos en segundo plano, program* tareas, trabajos programados',
  'image upscaling':
    'ampli* imágenes, mejorar la resolución, restaur* fotos antiguas, ampli*/agrand*/mejorar imagen/imágenes/foto/fotos, aument*/mejorar resolución/calidad, fotos antiguas, restaur* fotos, fotos borrosas, superresolución',
  'fine-tuning':
    'entren* un modelo, entren* modelos, ajuste fino, entren* modelo/modelos/ia, fine tuning, ajust* un modelo, modelo propio con, reentrenar, entren* con mis/nuestros datos, entrenamiento de modelos',
  'AI content detection':
    'detect* ia, generado por ia, deepfake*, detect*/detector textos/texto/imágenes/contenido ia, hecho/hecha/hechos/escrito/generada/generados/escritos/creado/creados con/por ia, escrito por chatgpt, detector de ia, contenido generado por ia',
  'browser automation':
    'automatiz* el navegador, automatización del navegador, automatiz* navegador/navegadores, navegador sin cabeza, navegador headless, control* un navegador, rellen* formularios automáticamente, robot que navega, clics automáticos, navegador automatizado',
  'image search':
    'búsqueda de imágenes, busc* imágenes, busc*/búsqueda/buscador imágenes/fotos/fotografías, imágenes de google, encontr* imágenes, imágenes de internet, imágenes similares',
  '3D models':
    'modelos 3d, modelo 3d, objetos 3d, gener* 3d, modelado 3d, en 3d, tres dimensiones, modelos tridimensionales, foto a 3d',
  'phone numbers':
    'números virtuales, compr* números de teléfono, número virtual, compr*/alquil*/contrat* número/números, números de teléfono virtuales, teléfono virtual, adquir* números, números telefónicos virtuales',
  'mobile attribution':
    'instalaciones de la app, enlaces profundos, atribución móvil, medir instalaciones, deep links, instalaciones aplicación, de dónde vienen las instalaciones, atribución de instalaciones',
  'page speed':
    'velocidad de la página, tiempo de carga, velocidad página/web/sitio/carga, web lenta, página lenta, rendimiento web, qué tan rápido carga, tiempo carga, pagespeed, core web vitals',
  'WHOIS lookup':
    'whois, dueño de un dominio, propietario/dueño/titul* dominio, de quién es un/el/este dominio, quién es el dueño del dominio, consulta whois, datos de un dominio, a quién pertenece un dominio',
  'localization management':
    'gestión de traducciones, localización de software/apps, gestion* traducciones, archivos de traducción, traduc* la interfaz, plataforma de traducción, cadenas de texto traducidas',
  music:
    'música, canciones, canción, álbumes, artistas musicales, letras de canciones, listas de reproducción, cantantes',
  podcasts: 'episodios de podcast, podcast*, pódcast*, busc* podcasts',
  'stock photos':
    'fotos de stock, banco de imágenes, fotos gratis, imágenes gratis, imágenes libres de derechos, fotos libres de derechos, fotografías de stock, banco de fotos, imágenes de stock, fotos sin derechos',
  'icons and fonts':
    'icono*, ícono*, fuentes tipográficas, tipografía*, paleta de colores, letras para web, google fonts, fuentes web',
  'GIFs and stickers': 'gifs animados, gif, gifs, stickers, gif animado, pegatinas para chat, gifs graciosos',
  'image processing':
    'redimension* imágenes, recort* imágenes, redimension*/recort*/comprim*/optimiz*/edit*/proces* imagen/imágenes/foto/fotos, procesamiento de imágenes, cambi* tamaño imágenes/fotos, marca de agua, miniaturas, reduc* el peso de imágenes',
  'music generation':
    'gener* música, crear/compon*/gener* música/canciones, música con ia, componer, música generada, canciones con ia, generador de música, música de fondo generada',
  'audio processing':
    'edit* audio, elimin* ruido, mejorar/limpi*/proces* audio, quit*/reduc*/elimin* ruido, ruido de fondo, procesamiento de audio, efectos de sonido, edición de audio, cancelación de ruido',
  'LLM gateway':
    'varios modelos con una clave, varios modelos ia/lenguaje, varios llm, una sola api para modelos, pasarela de llm, cambi* entre modelos, distintos modelos, todos los modelos de ia',
  'LLM observability':
    'seguimiento de prompts, monitore*/monitoriz* llm/prompts, gestión de prompts, versiones de prompts, trazas de llm, registr* prompts, supervis* prompts',
  'voice agents':
    'agente de voz, agentes de voz, asistente de voz, asistentes de voz, agente telefónico, asistente telefónico, contest* llamadas automáticamente, recepcionista virtual, bot de voz, bot telefónico, ia que conteste llamadas, voicebot',
  'code execution':
    'ejecut* código, corr* código, ejecut* python/scripts, entorno aislado, código en un sandbox, ejecución de código, intérprete de código, código no confiable',
  free: 'gratis, gratuito, gratuita, gratuitos, gratuitas, sin coste, sin costo, sin pagar, sin costes, gratuitamente, de balde, free, que no cueste, no cueste nada, sin tarjeta de crédito, libre de costo',
  'without a key':
    'sin clave, sin clave de api, sin registro, sin api key, sin registrarse, sin registrarme, sin cuenta, sin token, sin clave/llave/key api, sin credenciales, sin darse de alta, sin crear cuenta',
  'open source':
    'código abierto, software libre, de código libre, open source, fuente abierta, opensource, de código abierto, código libre',
  'self hosted':
    'autoalojado, en nuestros servidores, servidor propio, auto alojado, autohospedado, autoalojada, alojar yo mismo, alojar nosotros mismos, en mi/nuestro servidor/servidores/propio, en servidor propio, en servidores propios, on premise, instalar en, self hosted, alojarlo nosotros, en nuestra infraestructura',
  'commercial use':
    'uso comercial, para uso comercial, fines comerciales, comercialmente, uso empresarial, uso profesional, usar comercialmente, con fines comerciales',
  'hosted in the eu':
    'alojado en europa, en la ue, servidores/alojado/alojada/alojados/datos/hospedado/empresa en/europa europa/ue/españa, unión europea, servidores europeos, proveedor europeo, rgpd, cumpla con el rgpd',
  'alternative to':
    'alternativa a, alternativas a, alternativa para/al, alternativas al/para, sustituto de, reemplazo de, parecido a, como alternativa a, algo como, algo parecido a, reemplazar a',
  without:
    'sin, no quiero, que no sea, excepto, en lugar de, en vez de, que no use, que no sean, excluyendo, nada de, pero no, salvo, no usar, sin usar, no con',
};
