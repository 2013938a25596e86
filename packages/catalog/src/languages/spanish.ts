/** What Spanish texts say about software and communication, by the English words for it; `*` stands for any ending, `/` for or. */
export const SPANISH: Record<string, string> = {
  'large language model':
    'modelo de lenguaje, modelos de lenguaje, generar texto, inteligencia artificial, llm, llms, ia generativa, textos con ia, generación de texto, modelo de ia, modelos de ia, redactar textos, generar textos',
  chatbot:
    'chatbot*, asistente virtual, bot conversacional, chat bot*, asistentes virtuales, agente conversacional, asistente de ia, bot de atención, bot para',
  'question answering':
    'responder preguntas, responde preguntas, contestar preguntas, preguntas y respuestas, respuestas automáticas, preguntar a mis documentos, responder preguntas/dudas, preguntas sobre documentos',
  embeddings:
    'búsqueda semántica, textos similares, embedding*, similitud semántica/de textos, búsqueda por significado, documentos similares/parecidos, textos parecidos, buscar por significado',
  'vector database':
    'base de datos vectorial, bases de datos vectoriales, base vectorial, bd vectorial, almacenar/guardar vectores, búsqueda vectorial, índice vectorial, vectores',
  'document parsing':
    'extraer datos de documentos, leer pdf, datos de documentos, extraer datos/texto pdf/pdfs/documentos, analizar documentos/pdf/pdfs, lectura de documentos, leer documentos/pdfs/contratos, procesar documentos/pdf, análisis de documentos',
  OCR: 'reconocimiento de texto, escanear recibos, texto de imágenes, texto en imágenes, recibos escaneados, ocr, texto fotos/foto/imagen, leer texto imágenes/fotos/imagen, escanear documentos/facturas/tickets/recibos, digitalizar documentos/recibos/facturas, documentos escaneados, leer tickets/recibos',
  'PDF generation':
    'generar pdf, crear pdf, generar/crear/hacer/exportar pdf/pdfs/documentos pdf, exportar a/en/como pdf, convertir html a/en pdf, html a pdf, generación de pdf/pdfs, generador de pdf',
  'file conversion':
    'convertir archivos, conversión de archivos, convertir/transformar archivo/ficheros/documentos/formatos, conversión archivos/formatos/documentos, conversor de archivos, word a pdf, cambiar formato',
  'image generation':
    'generar imágenes, generación de imágenes, crear imágenes, generar/crear/hacer imagen/imágenes/fotos/dibujos/logos con, imágenes con/por ia, generar/crear ilustraciones, texto a imagen, generador de imágenes, generación imágenes',
  'image recognition':
    'reconocimiento de imágenes, reconocer objetos, detectar objetos, visión artificial, visión por computadora/ordenador, analizar/clasificar/etiquetar imágenes/fotos, reconocer imágenes/plantas/animales, detección de objetos, identificar objetos/plantas, análisis imágenes',
  'face recognition':
    'reconocimiento facial/caras/rostros, rostros, reconocer/detectar/comparar/identificar caras/rostros, detección de caras/rostros/facial, biometría facial, caras en fotos',
  'background removal':
    'quitar el fondo, eliminar el fondo, quitar fondo, quitar/eliminar/borrar/remover fondo/fondos, fondo transparente, recortar el fondo, sin fondo',
  'content moderation':
    'moderación de contenido, moderar comentarios, insultos, moderar contenido/contenidos/mensajes/publicaciones, filtrar comentarios/insultos/contenido, contenido ofensivo/inapropiado, discurso de odio, palabrotas, lenguaje ofensivo, comentarios ofensivos',
  'sentiment analysis':
    'análisis de sentimiento*, sentimiento*, analizar sentimiento/sentimientos/opiniones, análisis opiniones, positivo o negativo, positivos o negativos, tono de los comentarios, detectar emociones',
  'text analysis':
    'análisis de texto*, clasificar textos, analizar texto/textos, clasificar texto/mensajes, clasificación de texto/textos, extraer entidades, procesamiento lenguaje natural, extraer palabras clave',
  summarization: 'resumir, resume*, sintetizar textos, acortar artículos, síntesis de textos, resumid*',
  'speech to text':
    'transcri*, voz a texto, reconocimiento de voz, pasar audio a texto, audio a texto, convertir audio/voz en/a texto, voz en texto, dictado, subtitul*, dictar, reconocimiento habla, audios a texto',
  'text to speech':
    'texto a voz, síntesis de voz, leer en voz alta, texto en voz, convertir texto en/a voz/audio, texto a audio, leer textos, voz sintética, voces artificiales, clonar voz, locución, voz en off, voces con ia',
  'code generation':
    'generar código, generación de código, escribir código, autocompletar código, asistente de programación, programar con ia, código con ia, generador de código',
  'model hosting':
    'aprendizaje automático, alojar/desplegar/ejecutar modelos, inferencia, machine learning, modelos abiertos, ejecutar modelos de ia',
  'video generation':
    'generar vídeos, generar videos, generación de vídeo, generar/crear/hacer vídeo/vídeos con/a, texto a vídeo, vídeos con ia, generador de vídeos, generación vídeos, vídeos a partir de',
  'music recognition':
    'reconocer canciones, reconocimiento de música, identificar/reconocer canción/canciones/música, qué canción suena, huella de audio, identificación de canciones, saber qué canción, canción que suena',
  translation: 'traduc*, a varios idiomas, al inglés, al español, intérprete',
  'language detection':
    'detectar idioma, detección de idioma*, identificar/reconocer/detectar idioma/lengua, en qué idioma, idioma de un texto, reconocimiento del idioma, identificación de idioma',
  'spell checking':
    'ortograf*, corrector gramatical, gramática, corrector de textos, corregir textos/ortografía/errores, faltas de ortografía, corrección gramatical/ortográfica/textos, errores gramaticales, gramatical',
  'plagiarism detection':
    'plagio*, plagia*, textos copiados, texto copiado, detector de copias, contenido copiado',
  'web search':
    'búsqueda web, buscar en internet, buscar en la web, resultados de búsqueda, búsquedas web, buscar en google, búsqueda en internet/google/la web, resultados de google, api de búsqueda, motor de búsqueda',
  'site search':
    'búsqueda de productos, buscador de productos, búsqueda de texto completo, buscador interno/para mi/de mi/web, búsqueda en mi/nuestra/tienda sitio/web/tienda/página, motor de búsqueda interno, búsqueda en el catálogo, buscar productos, autocompletado de búsqueda, búsqueda instantánea',
  'web scraping':
    'extraer datos de páginas web, raspado web, extraer datos de webs, scraping, scrapear, web scraping, extraer datos/información/precios webs/web/sitios/páginas, rastrear webs/páginas/sitios, crawler, leer páginas web',
  screenshots:
    'captura de pantalla, capturas de pantalla, capturas web/páginas/webs, captura web, capturar páginas/pantalla/web/webs, foto de una web, imagen de una página web, pantallazo*',
  'recommendation engine':
    'recomendaciones de productos, recomendación de productos, recomendar productos/películas/artículos, sistema de recomendación/recomendaciones, motor de recomendación/recomendaciones, productos recomendados/relacionados/similares, personalización, personalizar contenido, sugerir productos',
  'fraud detection':
    'detección de fraude*, fraud*, estafas, detectar estafas/fraudes, contracargo*, antifraude, transacciones sospechosas, pagos sospechosos',
  'identity verification':
    'verificación de identidad, verificar la identidad, documento de identidad, verificar/comprobar/validar identidad/identidades, validación de identidad, documentos de identidad, dni, kyc, pasaporte, verificar la edad, verificación de edad, mayor de edad, conoce a tu cliente',
  SMS: 'sms, mensajes de texto, mensaje de texto, mensajes sms, mensaje al móvil, mensajes al móvil/celular, enviar sms',
  'voice calls':
    'llamadas telefónicas, llamadas, llamar por teléfono, llamadas voz/telefónicas, hacer llamadas, telefonía, centralita, llamar a clientes, voz ip',
  WhatsApp:
    'mensajes de whatsapp, whatsapp, whatsapp business, mensajes por whatsapp, bot de whatsapp, enviar whatsapp, mensaje de whatsapp',
  'verification codes':
    'códigos de verificación, código de verificación, código/códigos por sms, doble factor, dos factores, verificación en dos pasos, contraseña de un solo uso, códigos de un solo uso, otp, 2fa, segundo factor, verificar el teléfono',
  'phone lookup':
    'validar números de teléfono, validar/verificar/comprobar teléfono/teléfonos/número/números, verificar número de teléfono, de quién es el teléfono/número, operador de un número, consulta de números, identificar números, buscar un teléfono',
  'transactional email':
    'enviar correos, enviar correo, correo electrónico, correos electrónicos, enviar emails, enviar/mandar correo/correos/email/emails/mail/mails/e mail, envío de correos/emails/correo, correos transaccionales, correos de confirmación, por correo/email, correos automáticos',
  'email marketing':
    'boletín, boletines, campañas de correo, newsletter*, campañas email/emails/correos, lista de correo, listas de correo, correos masivos, envíos masivos, marketing por correo, mailing, boletín de noticias',
  'email verification':
    'verificar correos, validar correos, verificar/validar/comprobar correo/email/emails/correos, validación de correos/emails, verificación de correos/emails, correos válidos, si un correo/email existe, direcciones de correo válidas',
  'mailbox access':
    'leer correos, bandeja de entrada, leer correo/emails/email, buzón, recibir correos, bandeja entrada, acceder al correo, correos entrantes, correos recibidos',
  'push notifications':
    'notificaciones push, notificación push, push, notificaciones al móvil/celular, notificaciones en el móvil, avisos al móvil, notificaciones móviles, notificaciones en la app',
  notifications:
    'notificaciones, avisos, notificar, avisar a, notificación, alertas para usuarios, alertas a usuarios, centro de notificaciones, avisar por',
  'team chat':
    'chat de equipo, mensajes a/en/por slack/teams/discord, chat equipo/empresa/interno, mensajes en canales, chat de trabajo, canal de slack, chat corporativo',
  'in-app chat':
    'chat en la aplicación, chat en/para/dentro mi/nuestra app/aplicación/web, chat entre, chat integrado, mensajería en la app, mensajes entre usuarios, chatear, chat en tiempo real, chat para, chat',
  'realtime messaging':
    'mensajería en tiempo real, en tiempo real, mensajes en tiempo real, actualizaciones en tiempo real/vivo, websocket*, datos en vivo, comunicación en tiempo real',
  fax: 'fax, faxes, enviar fax, número de fax, fax por internet, recibir fax',
  'postal mail':
    'cartas postales, correo postal, carta/cartas en papel, cartas físicas, enviar cartas/postales, por correo postal, carta certificada, cartas certificadas, correo físico, imprimir y enviar cartas, postales',
  'marketing automation':
    'automatización de marketing, automatizar el marketing/campañas, marketing automatizado, segmentar clientes, segmentación de clientes, campañas automáticas, automatización de campañas, recorrido del cliente',
  advertising:
    'publicidad, anuncios, anunciar, publicitari*, campañas de publicidad/anuncios, google ads, anuncios en facebook, campañas publicitarias, anuncio publicitario',
  SEO: 'posicionamiento web, palabras clave, seo, posicionamiento en google/buscadores, posicionar, backlinks, optimización para buscadores, ranking en google',
  'social media posting':
    'redes sociales, publicar en/redes instagram/facebook/redes/linkedin/twitter, programar publicaciones/posts, red social, posts en redes, publicaciones en redes',
  'social listening':
    'menciones de marca, menciones marca/empresa/nuestra, escucha social, monitorear/monitorizar redes/marca/menciones, qué dicen de nosotros, qué dicen de nuestra marca, reputación online',
  'affiliate marketing':
    'marketing de afiliados, afiliados, programa de afiliados/referidos, enlaces de afiliado/afiliados, referidos, comisiones por venta, recomienda a un amigo',
  'URL shortener':
    'acortar enlaces, enlaces cortos, acorta*, url corta, urls cortas, acortar enlaces/enlace/url/urls/links, enlace corto, links cortos',
  'lead generation':
    'generación de leads, clientes potenciales, leads, captar clientes, captación de clientes, encontrar clientes/emails/contactos, prospectos, prospección, buscar clientes, conseguir clientes',
  CRM: 'gestión de clientes, contactos de clientes, crm, gestión de contactos/clientes, relación con clientes, gestionar clientes/contactos, embudo de ventas, seguimiento de clientes, oportunidades de venta',
  'project management':
    'gestión de proyectos, tareas, gestor de tareas/proyectos, gestionar tareas/proyectos, lista de tareas, tablero kanban, seguimiento de tareas, administración de proyectos, kanban, tareas del equipo',
  'time tracking':
    'control de horas, registro de horas, registro/control horario, horas trabajadas, fichar, fichaje*, horas de trabajo, control tiempo, jornada laboral, partes de horas',
  'notes and wikis':
    'tomar notas, base de conocimiento*, bloc de notas, wiki, apuntes, notas compartidas, documentación interna, app de notas',
  spreadsheets:
    'hojas de cálculo, hoja de cálculo, excel, google sheets, planilla de cálculo, hojas cálculo, filas de una hoja, planillas de cálculo, tablas de excel',
  'office documents':
    'presentaciones, documentos de oficina, documentos word/de word, powerpoint, docx, google docs, plantillas de word, plantilla de word, archivos de word, word',
  'file storage':
    'almacenamiento, guardar archivos, subir archivos, subir/almacenar/guardar archivo/archivos/ficheros/fotos/imágenes/documentos, nube de archivos, almacenamiento en la nube, subida de archivos, alojar archivos, guardar en la nube',
  'electronic signature':
    'firma electrónica, firma digital, firmar contratos, firmar documentos, firma/firmas electrónica/digital/digitales/electrónicas, firmar contrato/pdf/documento/online/digitalmente, firma de contratos/documentos, firmar, contratos firmados',
  automation:
    'automatización, automatizar, automatizar procesos/tareas/flujos, flujos de trabajo, conectar aplicaciones/apps, flujo de trabajo, integrar aplicaciones, automatizaciones, automatizado*',
  'content management':
    'gestión de contenidos, gestor de contenidos, cms, cms headless, gestionar contenidos/contenido, publicar artículos, blog, administrador de contenidos, entradas de blog, gestión contenido',
  'website builder':
    'crear sitios web, crear una página web, crear/hacer/construir/montar web/webs/sitio/sitios/página/páginas, creador de webs/páginas, wordpress, landing page, página de aterrizaje, constructor de sitios',
  databases:
    'base de datos, bases de datos, guardar datos, bd, postgres*, mysql, base datos, almacenar datos, nosql, sql',
  'data warehouse':
    'almacén de datos, data warehouse, lago de datos, etl, grandes volúmenes de datos, big data, canalización de datos, tuberías de datos',
  charts:
    'gráficos, gráficas, gráfico, gráfica, gráfico de barras, gráficos de barras, diagramas, dibujar gráficos, crear gráficos',
  'web analytics':
    'analítica web, visitas de la web, estadísticas web/página/sitio, visitas a/mi/web/página, visitantes web/página/sitio, tráfico web/de mi web, analítica de sitio, visitantes de mi web, contar visitas, métricas web',
  'product analytics':
    'análisis de uso, comportamiento de usuarios, comportamiento usuario/usuarios, uso de la app/aplicación, analítica de producto, cómo usan la app, eventos de usuario, análisis uso, métricas de uso',
  'A/B testing':
    'pruebas a b, test a b, pruebas ab, tests a b, feature flags, prueba a b, activar funciones, probar variantes',
  'customer data platform':
    'plataforma de datos de clientes, unificar datos clientes/cliente, perfil único de cliente, datos de clientes unificados, cdp, perfiles de clientes, reunir datos de clientes',
  'source code hosting':
    'repositorios de código, código fuente, repositorio*, git, control de versiones, alojar código, pull request*, código en git',
  'CI/CD':
    'integración continua, ci cd, entrega continua, despliegue continuo, servidor de integración, compilar automáticamente, desplegar automáticamente',
  'error monitoring':
    'seguimiento de errores, errores de la aplicación, monitorear/monitorizar/registrar errores/fallos, errores app/aplicación, monitoreo/monitorización de errores, cierres inesperados, fallos de la app/aplicación, la app se cierra, informes de fallos',
  observability:
    'métricas, observabilidad, logs, registros de servidor, monitoreo/monitorización servidores/aplicaciones/infraestructura, monitorear/monitorizar servidores, rendimiento de aplicaciones, monitorización de infraestructura',
  'uptime monitoring':
    'disponibilidad del sitio, sitio caído, saber si mi web, si mi/la/nuestra web/página/sitio/servidor se cae, monitorear/monitorizar sitio/web/página, web caída, caídas del servidor/sitio/web, página de estado, avisar si la web, disponibilidad web/servidor',
  'incident alerts':
    'alertas de incidentes, alertas incidentes/incidencias, guardias, avisar al técnico de guardia, gestión de incidentes, turnos de guardia, incidencias críticas',
  'secrets management':
    'gestión de secretos, gestor de contraseñas, guardar/almacenar/gestionar contraseñas/claves/secretos, gestión de claves/contraseñas, contraseñas seguras, bóveda de contraseñas',
  'threat intelligence':
    'software malicioso, amenazas, malware, virus, phishing, vulnerabilidad*, enlaces/archivos maliciosos/peligrosos, ciberamenazas, analizar archivos sospechosos, urls maliciosas',
  captcha:
    'protección contra bots, captcha*, bloquear/detener/evitar bots/spam, anti spam, antispam, protección spam, evitar robots, filtro de spam, correo no deseado',
  'API testing':
    'probar apis, datos de prueba, datos falsos/ficticios, probar api, pruebas de api/apis, api simulada, api de prueba, datos aleatorios, simular apis',
  webhooks: 'recibir webhooks, webhook*, enviar webhooks, reenviar webhooks, probar webhooks',
  'app store data':
    'datos de tiendas de aplicaciones, reseñas de apps/aplicaciones, app store, play store, compras en la app, compras integradas, datos apps, compras dentro de la aplicación',
  'QR codes':
    'códigos qr, código qr, qr, generar/crear/lector códigos/código qr, código de barras generado, generar códigos de barras, generar código de barras, generador de qr',
  'message queue':
    'cola de mensajes, colas de mensajes, cola mensajes, cola de eventos, broker de mensajes, eventos en streaming, kafka, procesar eventos, bus de eventos',
  'background jobs':
    'tareas en segundo plano, tareas programadas, trabajos en segundo plano, tareas programadas/periódicas/recurrentes, cron, procesos en segundo plano, programar tareas, trabajos programados',
  'image upscaling':
    'ampliar imágenes, mejorar la resolución, restaurar fotos antiguas, ampliar/agrandar/mejorar imagen/imágenes/foto/fotos, aumentar/mejorar resolución/calidad, fotos antiguas, restaurar fotos, fotos borrosas, superresolución',
  'fine-tuning':
    'entrenar un modelo, entrenar modelos, ajuste fino, entrenar modelo/modelos/ia, fine tuning, ajustar un modelo, modelo propio con, reentrenar, entrenar con mis/nuestros datos, entrenamiento de modelos',
  'AI content detection':
    'detectar ia, generado por ia, deepfake*, detectar/detector textos/texto/imágenes/contenido ia, hecho/hecha/hechos/escrito/generada/generados/escritos/creado/creados con/por ia, escrito por chatgpt, detector de ia, contenido generado por ia',
  'browser automation':
    'automatizar el navegador, automatización del navegador, automatizar navegador/navegadores, navegador sin cabeza, navegador headless, controlar un navegador, rellenar formularios automáticamente, robot que navega, clics automáticos, navegador automatizado',
  'image search':
    'búsqueda de imágenes, buscar imágenes, buscar/búsqueda/buscador imágenes/fotos/fotografías, imágenes de google, encontrar imágenes, imágenes de internet, imágenes similares',
  '3D models':
    'modelos 3d, modelo 3d, objetos 3d, generar 3d, modelado 3d, en 3d, tres dimensiones, modelos tridimensionales, foto a 3d',
  'phone numbers':
    'números virtuales, comprar números de teléfono, número virtual, comprar/alquilar/contratar número/números, números de teléfono virtuales, teléfono virtual, adquirir números, números telefónicos virtuales',
  'mobile attribution':
    'instalaciones de la app, enlaces profundos, atribución móvil, medir instalaciones, deep links, instalaciones aplicación, de dónde vienen las instalaciones, atribución de instalaciones',
  'page speed':
    'velocidad de la página, tiempo de carga, velocidad página/web/sitio/carga, web lenta, página lenta, rendimiento web, qué tan rápido carga, tiempo carga, pagespeed, core web vitals',
  'WHOIS lookup':
    'whois, dueño de un dominio, propietario/dueño/titular dominio, de quién es un/el/este dominio, quién es el dueño del dominio, consulta whois, datos de un dominio, a quién pertenece un dominio',
  'localization management':
    'gestión de traducciones, localización de software/apps, gestionar traducciones, archivos de traducción, traducir la interfaz, plataforma de traducción, cadenas de texto traducidas',
  music:
    'música, canciones, canción, álbumes, artistas musicales, letras de canciones, listas de reproducción, cantantes',
  podcasts: 'episodios de podcast, podcast*, pódcast*, buscar podcasts',
  'stock photos':
    'fotos de stock, banco de imágenes, fotos gratis, imágenes gratis, imágenes libres de derechos, fotos libres de derechos, fotografías de stock, banco de fotos, imágenes de stock, fotos sin derechos',
  'icons and fonts':
    'icono*, ícono*, fuentes tipográficas, tipografía*, paleta de colores, letras para web, google fonts, fuentes web',
  'GIFs and stickers': 'gifs animados, gif, gifs, stickers, gif animado, pegatinas para chat, gifs graciosos',
  'image processing':
    'redimensionar imágenes, recortar imágenes, redimensionar/recortar/comprimir/optimizar/editar/procesar imagen/imágenes/foto/fotos, procesamiento de imágenes, cambiar tamaño imágenes/fotos, marca de agua, miniaturas, reducir el peso de imágenes',
  'music generation':
    'generar música, crear/componer/generar música/canciones, música con ia, componer, música generada, canciones con ia, generador de música, música de fondo generada',
  'audio processing':
    'editar audio, eliminar ruido, mejorar/limpiar/procesar audio, quitar/reducir/eliminar ruido, ruido de fondo, procesamiento de audio, efectos de sonido, edición de audio, cancelación de ruido',
  'LLM gateway':
    'varios modelos con una clave, varios modelos ia/lenguaje, varios llm, una sola api para modelos, pasarela de llm, cambiar entre modelos, distintos modelos, todos los modelos de ia',
  'LLM observability':
    'seguimiento de prompts, monitorear/monitorizar llm/prompts, gestión de prompts, versiones de prompts, trazas de llm, registrar prompts, supervisar prompts',
  'voice agents':
    'agente de voz, agentes de voz, asistente de voz, asistentes de voz, agente telefónico, asistente telefónico, contestar llamadas automáticamente, recepcionista virtual, bot de voz, bot telefónico, ia que conteste llamadas, voicebot',
  'code execution':
    'ejecutar código, correr código, ejecutar python/scripts, entorno aislado, código en un sandbox, ejecución de código, intérprete de código, código no confiable',
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
