/** What Portuguese texts say about software and communication, by the English words for it; `*` stands for any ending, `/` for or. */
export const PORTUGUESE: Record<string, string> = {
  'large language model':
    'modelo de linguagem, modelos de linguagem, gerar texto, inteligência artificial, llm, llms, ia generativa, texto/textos com ia, geração de texto, modelo de ia, modelos de ia, gerar textos, escrev* textos com',
  chatbot:
    'chatbot*, assistente virtual, robô de conversa, chat bot*, robô de atendimento, assistentes virtuais, agente conversacional, bot de atendimento, assistente de ia, bot para',
  'question answering':
    'respond* perguntas, responde perguntas, respond*/responda dúvidas/perguntas automaticamente, respond* perguntas/dúvidas, perguntas e respostas, pergunt* aos meus documentos, respostas automáticas, perguntas sobre documentos',
  embeddings:
    'busca semântica, textos semelhantes, embedding*, similaridade semântica/textos, busca por significado, pesquisa semântica, documentos semelhantes/parecidos, textos parecidos',
  'vector database':
    'banco de dados vetorial, base vetorial, banco vetorial, banco dados vetorial, base de dados vetorial/vetoriais, armazen*/guard* vetores, busca vetorial, índice vetorial',
  'document parsing':
    'extra* dados de documentos, ler pdf, extra* dados/texto/informações pdf/pdfs/documentos/contratos, analis*/ler documentos/pdf/pdfs/contratos, leitura de documentos, análise de documentos, process* documentos, dados de documentos',
  OCR: 'reconhecimento de texto, texto em imagens, digitaliz* recibos, texto de imagens, ocr, texto foto/fotos/imagem, ler texto imagens/imagem/fotos, escane*/digitaliz* documentos/recibos/notas/cupons, documentos escaneados/digitalizados, reconhec* texto, recibos digitalizados, ler recibos',
  'PDF generation':
    'gerar pdf, criar pdf, gerar/criar/fazer/export* pdf/pdfs/documentos pdf, export* em/para pdf, html em/para pdf, geração de pdf/pdfs, gerador de pdf, em formato pdf',
  'file conversion':
    'convert* arquivos, conversão de arquivos, convert* ficheiros, convert* arquivo/ficheiro/documentos/formatos/arquivos, conversão de arquivo/ficheiros/documentos/formatos, conversor de arquivos/ficheiros, word para/em pdf, mudar o formato',
  'image generation':
    'gerar imagens, geração de imagens, criar imagens, gerar/criar imagem/imagens/ilustrações/fotos/logotipos com, imagens por/com ia, texto para imagem, texto em imagem, gerador de imagens, geração imagens, criar/gerar ilustrações',
  'image recognition':
    'reconhecimento de imagens, detect* objetos, visão computacional, analis*/classific*/etiquet*/identific* imagens/fotos, reconhec* imagens/objetos/plantas/animais, detecção/deteção de objetos, identific* objetos/plantas, análise de imagens',
  'face recognition':
    'reconhecimento facial, rostos, reconhec*/detect*/compar*/identific* rosto/rostos/faces, detecção/deteção de rostos/faces/facial, biometria facial, rosto, reconhecimento de rostos/faces',
  'background removal':
    'remov* o fundo, remov* fundo, tirar o fundo, remov*/tirar/apag*/elimin* fundo, fundo transparente, recort* o fundo, remoção de fundo, sem fundo',
  'content moderation':
    'moderação de conteúdo, moder* comentários, insultos, moder* conteúdo/conteúdos/mensagens/publicações, moderação de comentários/conteúdos, filtr* comentários/palavrões, conteúdo impróprio/ofensivo, discurso de ódio, palavrões, comentários ofensivos',
  'sentiment analysis':
    'análise de sentimento*, sentimento*, analis* sentimento/sentimentos/opiniões, análise de opiniões, positivo ou negativo, positivos ou negativos, tom dos comentários, detect* emoções',
  'text analysis':
    'análise de texto*, classific* textos, analis* texto/textos, classific* texto/mensagens, classificação de texto/textos, extra* entidades/palavras chave, processamento de linguagem natural, categoriz* textos',
  summarization:
    'resumo, resumir, resumos, resume*, resumid*, resumindo, sintetiz* textos, encurt* artigos, síntese de textos, sumarizar, sumarização',
  'speech to text':
    'transcri*, transcrever, voz em texto, reconhecimento de voz, reconhecimento de fala, legendas, áudio em/para texto, convert*/transform* áudio/voz/fala em texto, voz para texto, fala para texto, ditado, ditar, legendar, reconhecimento fala/voz, pass* áudio para texto, áudios em texto, mensagens de voz, áudios do whatsapp, notas de voz, mensagem de voz',
  'text to speech':
    'texto em voz, texto para voz, síntese de voz, ler em voz alta, texto em/para fala/áudio, ler textos em voz, voz sintética, voz artificial, clon* voz, narração automática, locução, convert* texto em voz/áudio, sintetiz* voz, vozes com ia',
  'code generation':
    'gerar código, geração de código, escrev* código, assistente de programação, program* com ia, complet* código, autocomplet* código, código com ia',
  'model hosting':
    'aprendizado de máquina, hosped*/execut*/rodar/implant* modelos, inferência, machine learning, aprendizagem automática, modelos abertos, rodar modelos de ia',
  'video generation':
    'gerar vídeos, geração de vídeo*, gerar/criar/fazer vídeo/vídeos com/a, texto para/em vídeo, vídeos com ia, gerador de vídeos, geração vídeos, vídeos a partir de',
  'music recognition':
    'reconhec* músicas, reconhecimento de música, reconhec*/identific* música/músicas/canção/canções, identificação de músicas, que música, qual música está tocando, descobr* a música, que música é',
  translation: 'tradu*, para vários idiomas, para o inglês, para inglês, intérprete',
  'language detection':
    'detect* idioma, detecção de idioma, identific*/reconhec*/detect* idioma/língua, detecção/deteção idioma/língua, em que idioma/língua, qual idioma, idioma de um texto, identificação de idioma',
  'spell checking':
    'ortograf*, correção gramatical, gramática, corretor, corrig* textos/erros/ortografia, erros de português/gramaticais/ortográficos, correção ortográfica/textos, revisão de textos, corretor gramatical',
  'plagiarism detection':
    'plágio*, plagia*, textos copiados, texto copiado, detector de cópias, conteúdo copiado',
  'web search':
    'busca na web, pesquisa na web, pesquis* na internet, resultados de busca, busca web/no google, busc* na internet/web/google, pesquis* na web/no google, resultados do google, pesquisa na internet, resultados de pesquisa, motor de busca, mecanismo de busca',
  'site search':
    'busca de produtos, pesquisa de produtos, busca textual, busca/pesquisa no/dentro meu/nosso/site/catálogo/loja, busca interna, barra de pesquisa/busca, busc*/pesquis* produtos, busca na loja, pesquisa interna, busca instantânea, busca para meu site/loja',
  'web scraping':
    'raspagem de dados, extra* dados de sites, raspagem web, scraping, web scraping, scrapear, extra* dados/preços/informações site/sites/páginas/web, rasp* sites/dados/páginas, crawler, ler páginas web, colet* dados de sites, rastre* sites',
  screenshots:
    'captura de tela, capturas de tela, captura de ecrã, captura tela/páginas/sites, capturas páginas/sites, print de tela/página/site, prints de tela/páginas/sites, imagem de uma página web, captur* páginas/tela/sites, foto de um site, captura ecrã',
  'recommendation engine':
    'recomendação de produtos, recomendações de produtos, recomend* produtos/filmes/artigos, sistema/motor de recomendação/recomendações, recomendação produtos, produtos relacionados/semelhantes/recomendados, personalização, suger* produtos, sugestões de produtos',
  'fraud detection':
    'detecção de fraude*, fraud*, golpes, golpistas, antifraude, prevenção de fraudes, chargeback, chargebacks, estorno fraudulento, transações suspeitas, compras suspeitas',
  'identity verification':
    'verificação de identidade, verific* a identidade, verific*/valid*/comprov*/confirm* identidade/identidades, validação de identidade, documento de identidade, documentos de identidade, kyc, prova de vida, verific* idade, verificação de idade, valid* cpf, maior de idade',
  SMS: 'sms, mensagens de texto, mensagem de texto, torpedo*, mensagens sms, envi* sms, mensagem sms',
  'voice calls':
    'chamadas telefónicas, ligações telefônicas, ligações, chamadas telefônicas/voz, chamada telefónica/telefônica, ligação telefônica, ligar para clientes, fazer ligações, fazer chamadas, telefonia, ligações por voz, central telefônica, chamadas de voz',
  WhatsApp:
    'mensagens de whatsapp, mensagens no whatsapp, whatsapp, zap, whatsapp business, mensagem no/pelo/de whatsapp, mensagens pelo whatsapp, bot de whatsapp, bot no whatsapp, pelo whatsapp',
  'verification codes':
    'códigos de verificação, código de verificação, código/códigos por sms, dois fatores, duas etapas, duplo fator, verificação em duas etapas, senha de uso único, senhas de uso único, otp, 2fa, código de confirmação, segundo fator, verific* o telefone, token por sms',
  'phone lookup':
    'valid* números de telefone, valid*/verific*/consult* telefone/telefones/número/números/celular, valid* número de telefone, de quém é o número, de quem é o telefone/número, operadora do número, consulta de telefone, número de telefone válido, telefone/celul*/telemóvel válido, número é válido',
  'transactional email':
    'envi* emails, envi* emails, correio eletrônico, envi*/mand* email/emails, envio de email/emails, emails transacionais, por email, por email, emails automáticos, emails automáticos, emails de confirmação, correio eletrónico',
  'email marketing':
    'boletim informativo, campanhas de email, newsletter*, campanha/campanhas email/emails, lista de emails, lista de emails, disparo de emails, emails em massa, emails em massa, email marketing, mala direta, boletins informativos',
  'email verification':
    'verific* emails, valid* emails, verific*/valid* email/emails, validação/verificação de email/emails, emails válidos, se um/o email existe, endereços de email válidos, endereço de email válido',
  'mailbox access':
    'ler emails, caixa de entrada, ler/receb* email/emails, caixa entrada, caixa de correio, emails recebidos, acess* emails, mensagens do outlook, emails recebidos',
  'push notifications':
    'notificações push, notificação push, push, notificações no celular/telemóvel/app/aplicativo, notificações para celular, alertas no celular, avisos no celular, notificações móveis',
  notifications:
    'notificações, notificar, notificação, avis* clientes/usuários, alertas para usuários, alert* usuários, central de notificações, avis* os usuários/clientes',
  'team chat':
    'chat da equipe, mensagens no/para/em slack/teams/discord, chat equipe/equipa/interno/empresa, chat corporativo, bate papo da equipe, mensagens em canais, canal do slack',
  'in-app chat':
    'chat no aplicativo, chat no/para/dentro meu/nosso/app/aplicativo/site/aplicação, chat entre, bate papo, mensagens entre usuários, chat integrado, conversa entre usuários, mensageria no app, chat em tempo real, chat',
  'realtime messaging':
    'mensagens em tempo real, em tempo real, atualizações em tempo real, websocket*, dados em tempo real, comunicação em tempo real, mensageria em tempo real',
  fax: 'fax, faxes, envi* fax, número de fax, fax online',
  'postal mail':
    'cartas pelo correio, correio postal, cartas em papel, cartas físicas, envi* carta/cartas, cartões postais, carta registrada, carta registada, por correio, pelo correio, correspondência física, imprim* e enviar cartas',
  'marketing automation':
    'automação de marketing, automatiz* marketing/campanhas, automação marketing/campanhas, segment* clientes, segmentação de clientes, campanhas automáticas, jornada do cliente, marketing automatizado',
  advertising:
    'publicidade, anúncios, anunciar, propaganda*, publicitári*, google ads, anúncios no facebook/google, campanhas publicitárias, campanhas de anúncios, anúncio publicitário, tráfego pago',
  SEO: 'otimização para buscadores, palavras chave, seo, posicionamento no google, palavra chave, backlinks, otimização de sites, ranking no google, ranqueamento, otimização para motores de busca',
  'social media posting':
    'redes sociais, public*/post* no/em/nas instagram/facebook/linkedin/redes/twitter, agend* publicações/posts/postagens, rede social, posts nas redes, publicações nas redes, mídias sociais',
  'social listening':
    'menções da marca, menções marca/empresa/nossa, monitor* marca/menções/redes, monitoramento de marca/redes, o que falam da, o que dizem da, escuta social, reputação online',
  'affiliate marketing':
    'marketing de afiliados, afiliado*, programa de afiliados/indicação, links de afiliado/afiliados, indique um amigo, indicações de clientes, comissão por indicação',
  'URL shortener':
    'encurt* links, encurta*, link curto, links curtos, url curta, urls curtas, encurt* url/urls/link/links',
  'lead generation':
    'geração de leads, clientes potenciais, leads, capt* clientes, captação de clientes, encontr* clientes/emails/contatos, prospecção, prospectar, busc* clientes, consegu* clientes, geração leads',
  CRM: 'gestão de clientes, contatos de clientes, crm, gestão de contatos/clientes/contactos, relacionamento com clientes/cliente, gerenci* clientes, funil de vendas, acompanhamento de clientes, cadastro de clientes',
  'project management':
    'gestão de projetos, gerenciamento de projetos, tarefas, gestão/gerenci*/gerenciamento projetos/tarefas, lista de tarefas, gestor de tarefas, kanban, quadro kanban, acompanhamento de tarefas, tarefas da equipe',
  'time tracking':
    'controle de horas, registro de horas, controle/registro/controlo horas/ponto, ponto eletrônico, horas trabalhadas, bater ponto, folha de ponto, jornada de trabalho, registo de horas, folhas de horas',
  'notes and wikis':
    'anotações, wiki, base de conhecimento, bases de conhecimento, tomar notas, fazer notas, bloco de notas, notas compartilhadas, documentação interna, app de notas',
  spreadsheets:
    'planilhas, planilha, folhas de cálculo, excel, google sheets, planilhas google/do, folha de cálculo, linhas de uma planilha, tabelas do excel, planilha do google',
  'office documents':
    'apresentações, documentos de escritório, documentos/arquivos word/do word, powerpoint, docx, google docs, modelos de word, modelo de word, editor de textos, word',
  'file storage':
    'armazenamento, guard* arquivos, armazen* arquivos, upload de arquivos, guard*/armazen*/envi*/salv*/subir/carreg* arquivo/arquivos/ficheiros/fotos/documentos/imagens, armazenamento na nuvem, armazenamento em nuvem, nuvem de arquivos, upload de ficheiros/fotos/imagens, salv* na nuvem',
  'electronic signature':
    'assinatura eletrônica, assinatura electrónica, assinatura digital, assin* contratos, assin* documentos, assinatura/assinaturas eletrônica/digital/digitais/eletrônicas/eletrónicas, assin* contrato/pdf/documento/digitalmente/eletronicamente, assinatura de contratos/documentos, contratos assinados, assin* online',
  automation:
    'automação, automatizar, automatiz* processos/tarefas/fluxos, fluxo/fluxos de trabalho, conect*/integr* aplicativos/apps/sistemas, automação de processos/tarefas, automações, automatizado*',
  'content management':
    'gestão de conteúdo, gerenciamento de conteúdo, cms, cms headless, gerenci* conteúdo, gestão de conteúdos, blog, artigos de blog, public* artigos, gerenciador de conteúdo, posts do blog',
  'website builder':
    'criar sites, criar um site, criar/fazer/constru*/mont* site/sites/página/páginas/website, construtor de sites, criador de sites, wordpress, landing page*, página de vendas, criação de sites',
  databases:
    'banco de dados, bancos de dados, base de dados, guard* dados, bd, postgres*, mysql, nosql, sql, armazen* dados, bases de dados, banco dados',
  'data warehouse':
    'armazém de dados, data warehouse, lago de dados, data lake, etl, big data, grandes volumes de dados, pipeline de dados, pipelines de dados',
  charts:
    'gráficos, gráfico, gráfico de barras/pizza/linhas, gráficos de barras/pizza/linhas, diagramas, gerar gráficos, desenh* gráficos',
  'web analytics':
    'análise de tráfego, visitas ao site, estatísticas site/web, visitas/visitantes/acessos ao/do/no meu/nosso/site, tráfego web, tráfego do site, visitantes site, métricas do site, análise de visitas, cont* visitas',
  'product analytics':
    'análise de uso, comportamento dos usuários, comportamento usuários/usuário/utilizadores, uso do app/aplicativo, análise uso, análise de produto, como os usuários usam, eventos de usuário, métricas de uso',
  'A/B testing':
    'testes a b, teste a b, testes ab, teste ab, feature flags, ativ* funcionalidades, test* variantes, experimentos a b',
  'customer data platform':
    'plataforma de dados de clientes, unific* dados clientes, perfil único do cliente, cdp, dados de clientes unificados, perfis de clientes, reun* dados de clientes, plataforma dados clientes',
  'source code hosting':
    'repositórios de código, código fonte, repositório*, git, controle de versão, controlo de versões, hosped* código, pull request*, código no git',
  'CI/CD':
    'integração contínua, ci cd, entrega contínua, deploy automático, servidor de integração, implantação contínua, compil* automaticamente, pipeline de build',
  'error monitoring':
    'monitoramento de erros, rastreamento de erros, monitor*/registr*/rastre* erros/falhas, erros app/aplicação/aplicativo, falhas do app/aplicativo, travamentos, relatórios de falhas, o app fecha sozinho, monitorização de erros, relatório de erros',
  observability:
    'observabilidade, métricas, logs, monitor*/monitoramento servidores/aplicações/infraestrutura/servidor, desempenho de aplicações, registros do servidor, monitorização de servidores, centraliz* logs',
  'uptime monitoring':
    'disponibilidade do site, site fora do ar, saber se meu site, se o/meu/nosso site cai/caiu/está, monitor*/monitoramento site/sites, site caiu, queda do site, quedas do site, página de status, site fora, disponibilidade site/servidor, avis* quando o site',
  'incident alerts':
    'alertas de incidentes, alertas de incidente/incidentes, plantão, gestão de incidentes, avis* o plantonista, escala de plantão, incidentes críticos',
  'secrets management':
    'gestão de segredos, gerenciador de senhas, guard*/armazen*/gerenci* senhas/chaves/segredos, gerenciamento de senhas/chaves/segredos, cofre de senhas, gestão de senhas, senhas seguras, gestor de palavras passe',
  'threat intelligence':
    'software malicioso, ameaças, malware, vírus, phishing, vulnerabilidade*, links/arquivos/sites maliciosos/perigosos, cibersegurança, ameaças cibernéticas, antivírus, analis* arquivos suspeitos',
  captcha:
    'proteção contra robôs, captcha*, bloque*/evit*/imped* robôs/bots/spam, anti spam, antispam, proteção contra bots/spam, parar bots, filtro de spam',
  'API testing':
    'test* apis, dados de teste, dados falsos, dados fictícios, test* api, testes de api, api simulada, api de teste, dados aleatórios, simul* apis',
  webhooks: 'receb* webhooks, webhook*, envi* webhooks, repass* webhooks, test* webhooks',
  'app store data':
    'dados de lojas de aplicativos, avaliações de apps/aplicativos, app store, play store, compras no app, compras dentro do aplicativo, lojas de aplicativos, loja de aplicativos',
  'QR codes':
    'códigos qr, código qr, qr code*, qrcode*, qr, gerar/criar/leitor códigos/código qr, gerar código de barras, gerar códigos de barras, gerador de qr',
  'message queue':
    'fila de mensagens, filas de mensagens, fila mensagens, fila de eventos, brok* de mensagens, barramento de eventos, kafka, process* eventos, mensageria assíncrona',
  'background jobs':
    'tarefas em segundo plano, tarefas agendadas, trabalhos em segundo plano, tarefas agendadas/periódicas/recorrentes/programadas, cron, agend* tarefas, processos em segundo plano, jobs em segundo plano',
  'image upscaling':
    'ampli* imagens, melhorar a resolução, restaur* fotos antigas, ampli*/aument*/melhorar imagem/imagens/foto/fotos, aument*/melhorar resolução/qualidade, fotos antigas, restaur* fotos, restauração de fotos, fotos borradas, super resolução',
  'fine-tuning':
    'trein* um modelo, trein* modelos, ajuste fino, trein* modelo/modelos/ia, fine tuning, ajust* um modelo, modelo próprio com, trein* com meus/nossos dados, treinamento de modelos, retreinar',
  'AI content detection':
    'gerado por ia, detect* ia, deepfake*, detect*/detector texto/textos/imagens/conteúdo ia, feito/escrito/gerado/criado/gerada/escritos/gerados/geradas por/com ia/chatgpt, detector de ia, conteúdo gerado por ia, escrito pelo chatgpt',
  'browser automation':
    'automatiz* o navegador, automação do navegador, automatiz* navegador, automação navegador, navegador sem interface, navegador headless, control* um navegador, preench* formulários automaticamente, robô que navega, cliques automáticos, automatiz* cliques',
  'image search':
    'busca de imagens, busc* imagens, busc*/busca/pesquis*/pesquisa/procur* imagens/fotos, imagens do google, encontr* imagens, imagens da internet, imagens semelhantes',
  '3D models':
    'modelos 3d, modelo 3d, objetos 3d, gerar 3d, modelagem 3d, em 3d, três dimensões, modelos tridimensionais, foto para 3d',
  'phone numbers':
    'números virtuais, compr* números de telefone, número virtual, compr*/alug*/adquir* número/números, números de telefone virtuais, número de telefone virtual, telefone virtual, aluguel de números',
  'mobile attribution':
    'instalações do aplicativo, links profundos, atribuição mobile, atribuição de instalações, medir instalações, instalações app, deep links, origem das instalações',
  'page speed':
    'velocidade da página, tempo de carregamento, velocidade página/site/carregamento, site lento, página lenta, desempenho do site, tempo carregamento, pagespeed, core web vitals, quão rápido carrega',
  'WHOIS lookup':
    'whois, dono de um domínio, dono/proprietário/titul* domínio, de quem é o/um/este domínio, quem é o dono do domínio, consulta whois, dados de um domínio, a quem pertence um domínio',
  'localization management':
    'gestão de traduções, gerenci* traduções, gestão traduções, localização de software/aplicativos, arquivos de tradução, plataforma de tradução, traduz* a interface, gerenciamento de traduções',
  music:
    'música, músicas, canções, canção, álbuns, artistas musicais, letras de músicas, letra de música, playlists, cantores, discografia',
  podcasts: 'episódios de podcast, podcast*, busc* podcasts',
  'stock photos':
    'banco de imagens, fotos de banco, fotos grátis, imagens grátis, fotos livres, imagens livres de direitos, banco imagens, banco de fotos, fotos sem direitos autorais, imagens gratuitas, fotos gratuitas',
  'icons and fonts':
    'ícone*, fontes tipográficas, tipografia*, paleta de cores, google fonts, fontes web, fontes de letra',
  'GIFs and stickers': 'gifs animados, gif, gifs, figurinhas, stickers, gif animado, gifs engraçados',
  'image processing':
    "redimension* imagens, recort* imagens, redimension*/recort*/comprim*/otimiz*/edit*/process* imagem/imagens/foto/fotos, processamento de imagens, mudar o tamanho das imagens, marca d'água, miniaturas, reduz* imagens",
  'music generation':
    'gerar música, criar/compor/gerar música/músicas/canções, música com ia, músicas com ia, compor, gerador de música, música gerada',
  'audio processing':
    'edit* áudio, remov* ruído, melhorar/limp*/process* áudio, remov*/reduz*/tirar ruído, ruído de fundo, processamento de áudio, efeitos sonoros, edição de áudio, cancelamento de ruído',
  'LLM gateway':
    'vários modelos com uma chave, vários modelos ia/linguagem, vários llm, uma só api para, uma api para vários modelos, gateway de llm, troc* de modelo, diferentes modelos de ia, todos os modelos de ia',
  'LLM observability':
    'rastreamento de prompts, monitor* llm/prompts, gestão de prompts, gerenci* prompts, versões de prompts, observabilidade de llm, registr* prompts, rastre* prompts',
  'voice agents':
    'agente de voz, agentes de voz, assistente de voz, assistentes de voz, atendente virtual, agente telefônico, robô de voz, robô que atende telefone, atend* ligações automaticamente, recepcionista virtual, voicebot, ia que atende',
  'code execution':
    'execut* código, rodar código, execut* python/scripts, execução de código, ambiente isolado, código em sandbox, interpretador de código, código não confiável',
  free: 'grátis, gratuito, gratuita, gratuitos, gratuitas, de graça, sem custo, sem custos, gratuitamente, sem pagar, que não custe, custo zero, sem cartão de crédito, free',
  'without a key':
    'sem chave, sem chave de api, sem cadastro, sem registo, sem cadastrar, sem conta, sem token, sem chave api, sem api key, sem registro, sem criar conta, sem precisar de chave, sem me cadastrar, sem credenciais',
  'open source':
    'código aberto, software livre, open source, código livre, fonte aberta, de código aberto, opensource, códigos abertos',
  'self hosted':
    'auto hospedado, servidor próprio, nossos servidores, auto hospedada, auto hospedagem, autohospedado, hospedar eu mesmo, hospedar nós mesmos, no meu/nosso/próprio servidor, servidores próprios, em servidor próprio, on premise, instalar no meu servidor, self hosted, rodar localmente, na nossa infraestrutura',
  'commercial use':
    'uso comercial, fins comerciais, comercialmente, uso empresarial, uso profissional, utilização comercial, usar comercialmente, para uso comercial',
  'hosted in the eu':
    'hospedado na europa, na ue, hospedado/hospedada/hospedados/servidores/dados/alojado na europa/união europeia/ue/alemanha/portugal, união europeia, servidores europeus, fornecedor europeu, provedor europeu, rgpd, gdpr, conforme o rgpd',
  'alternative to':
    'alternativa ao, alternativas ao, alternativa para, alternativa/alternativas à/a/ao/para/do, substituto de/do/para, no lugar do/da, parecido com, semelhante a, similar ao, como alternativa ao, algo como, algo tipo',
  without:
    'sem, exceto, em vez de, não quero, que não seja, que não use, que não sejam, nada de, mas não, não usar, sem usar, tirando o',
};
