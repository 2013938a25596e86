/** What Portuguese texts say about business, trade, travel and the world, by the English words for it; `*` stands for any ending, `/` for or. */
export const PORTUGUESE_WORLD: Record<string, string> = {
  payments:
    'pagamento*, cartão de crédito, cartões de crédito, cobrar, pagar, receb*/aceit*/process* pagamentos/pagamento/cartões, pagar com cartão, gateway/meio/meios/forma/formas de pagamento, cobr* clientes, pix, boleto, boletos, cobrança online, receb* por pix',
  subscriptions:
    'assinatura mensal, assinaturas mensais, planos mensais, pagamentos recorrentes, cobrança recorrente, assinatura/assinaturas recorrente/recorrentes, assinantes, mensalidade*, clube de assinatura, cobrança mensal, planos de assinatura, cobr* todo mês, cobr* mensalmente, pagamento recorrente, subscrição, subscrições, gestão de assinaturas',
  invoicing:
    'fatura, faturas, faturamento, faturação, nota fiscal, notas fiscais, nfe, emit*/gerar/criar/envi* fatura/faturas/notas/nota, emissão de notas/faturas, faturação eletrónica, fatura eletrônica, orçamentos e faturas, faturar',
  payouts:
    'transferências, envi* dinheiro, repasses, transfer* dinheiro, pagar vendedores/motoristas/fornecedores/prestadores/parceiros, repass* pagamentos/dinheiro, envi* pagamentos, transferência bancária, transferências bancárias, divisão de pagamentos, split de pagamento',
  'in-person payments':
    'maquininha, pagamento presencial, maquininhas, máquina de cartão, ponto de venda, pontos de venda, pdv, leitor de cartão, caixa registradora, pagamentos presenciais, pagamentos na loja, terminal de pagamento, receb* na loja',
  instalments:
    'parcelamento, parcelado, parcelas, pagar/pagamento/pagamentos/compra/compras em prestações/parcelas, parcelar, compre agora pague depois, em prestações, pagar depois, crediário, sem juros, parceladas, parceladamente',
  'direct debit':
    'débito direto, débito automático, débito em conta, débitos diretos, sepa, débito bancário, cobrança em conta, autorização de débito',
  'bank account data':
    'conta bancária, contas bancárias, movimentos bancários, extrato bancário, extrato/extratos/saldo/saldos bancário/bancários/conta, conect* contas/bancos, transações bancárias, dados bancários, open banking, open finance, banco aberto, movimentação bancária',
  'crypto payments':
    'pagamentos com criptomoedas, pagar/pagamento/pagamentos/receb*/aceit* em/com bitcoin/criptomoedas/cripto/criptomoeda, aceit* bitcoin/criptomoedas, receb* bitcoin/criptomoedas',
  cryptocurrency:
    'criptomoeda*, bitcoin, ethereum, criptos, cripto, preço do bitcoin, criptoativos, moedas digitais, moeda digital',
  blockchain:
    'cadeia de blocos, blockchain, contratos inteligentes, nft, nfts, web3, carteira cripto, carteira de criptomoedas, endereço de carteira',
  'exchange rates':
    'taxa de câmbio, taxas de câmbio, câmbio, conversão de moeda*, taxa/taxas câmbio, convert* moeda/moedas/dólar/dólares/euros/reais, conversor de moedas/moeda, cotação do dólar/euro, cotação dólar, dólar para real, euros para dólares, preço do dólar, cotação das moedas, conversão de moedas',
  'stock market data':
    'preços de ações, cotaç*, bolsa de valores, ações, cotações da bolsa, preço/preços/cotação ações, mercado de ações, dados da bolsa, bolsa valores, dividendos, índices da bolsa, mercado financeiro, ações da bolsa, cotação das ações',
  trading:
    'compr* ações, negoci* ações, compr*/vend*/negoci*/oper* ações, corretora de valores, trading, invest* na bolsa, oper* na bolsa, ordens de compra na bolsa, home broker, robô de investimento, robô trader',
  'sales tax':
    'imposto*, iva, icms, iss, tributos, calcul* impostos/iva/imposto, taxa de iva, taxas de iva, cálculo de impostos, alíquota*, tributação',
  accounting:
    'contabilidade, contábil, contábeis, contabilista, contador fiscal, lançamentos contábeis, plano de contas, livro razão, software de contabilidade, receitas e despesas, escrituração',
  expenses:
    'despesas, gestão/controle/relatório/relatórios despesas/gastos, reembolso de despesas, gastos da empresa, despesas de viagem, despesas da empresa, cartão corporativo, cartões corporativos, gastos dos funcionários',
  payroll:
    'folha de pagamento, folha pagamento/salários, holerite*, contracheque*, pagar salários/funcionários, processamento de salários, recibos de vencimento, salários, recibo de salário',
  'credit scoring':
    'pontuação de crédito, análise de crédito, score de crédito, pontuação crédito, histórico de crédito, risco de crédito, serasa, análise crédito, consulta de crédito, spc, birô de crédito',
  'card issuing':
    'emit* cartões, cartões virtuais, emissão de cartões, emit* cartão/cartões, cartão virtual, cartões pré pagos, cartão pré pago, cartão próprio, cartões próprios, criar cartões virtuais',
  insurance:
    'seguro de vida/carro/viagem/saúde/auto/automóvel, seguro do carro, apólice*, seguradora*, cotação de seguro/seguros, corretora de seguros, seguros de vida/carro/viagem/saúde, plano de saúde, vend* seguros',
  loyalty:
    'programa de fidelidade, fidelização, cartão/cartões/pontos de fidelidade, programa/programas de pontos/fidelidade, fidelizar, pontos por compra, recompensas para clientes, programa pontos',
  'online store':
    'loja online, loja virtual, carrinho de compras, comércio eletrônico, comércio eletrónico, lojas virtuais/online, ecommerce, e commerce, loja na internet, carrinho compras, vend* pela internet, vend* online, loja web',
  inventory:
    'estoque, inventário, estoques, controle/gestão de estoque/estoques/stock/pedidos, gestão de inventário, stock, armazém, nível de estoque, gestão de encomendas, gerenci* estoque',
  'marketplace selling':
    'vend* em marketplaces, vend* no/na/pelo mercado livre, vend* na/pela/no/em amazon/shopee/ebay/marketplace, vendedor amazon, anúncios no mercado livre, anunci* no mercado livre, anúncios em marketplaces',
  'product data':
    'dados de produtos, código de barras, códigos de barras, ean, gtin, informações de produtos/produto, ficha de produto, base de produtos, catálogo de produtos, dados produto',
  reviews:
    'avaliações, avaliações de clientes/produtos/hotéis/google, avaliação de clientes/produtos, opiniões de clientes, comentários de clientes, resenha*, depoimentos, opinião dos clientes, reviews',
  'price comparison':
    'compar* preços, comparação de preços, comparador de preços, compar* preço/preços, comparação preços, preços de várias lojas, melhor preço, menor preço, monitor* preços, monitoramento de preços, mais barato',
  shipping:
    'frete, envio de encomendas, etiquetas de envio, etiqueta/etiquetas envio/frete, calcul* frete, cálculo de frete, fretes, envio de pacotes/produtos, envi* encomendas/pacotes/produtos, custo de envio, custos de envio, transportadora*, portes de envio, despach* produtos, correios',
  'package tracking':
    'rastre* encomendas, rastreamento de encomendas, rastre* pacotes, rastreio, rastre*/rastreamento/rastreio/acompanh*/segu*/localiz* encomenda/encomendas/pacote/pacotes/entrega/entregas/pedido/pedidos/envio/envios, onde está minha encomenda/meu pedido, código de rastreio, código de rastreamento, seguimento de encomendas, status da entrega',
  'fleet tracking':
    'rastreamento de frotas, frota de veículos, frota*, rastre*/rastreamento/localiz*/localização veículos/caminhões/camiões/carros/motoristas, rastreador gps, rastreador veicular, gps dos veículos, localização dos veículos, monitor* veículos',
  'print on demand':
    'impressão sob demanda, imprim*/estamp* camisetas/canecas/camisas/tshirts, camisetas personalizadas, canecas personalizadas, produtos personalizados, impressão por demanda, impressão a pedido, impressão 3d',
  'video calls':
    'videochamada*, videoconferência*, chamadas de vídeo, vídeo chamada*, chamada de vídeo, vídeo conferência*, reuniões online/virtuais/vídeo, reunião online/virtual, ligação de vídeo, telemedicina, consultas por vídeo, teleconsulta*',
  'company data':
    'dados de empresas, informações/dados/informação empresas/empresa, cnpj, consult* cnpj, consulta de cnpj, diretório de empresas, perfil de empresas, informação empresarial',
  'customer support':
    'atendimento ao cliente, suporte ao cliente, atendimento/suporte/apoio/serviço ao cliente/clientes/consumidor, atend* clientes, chamados de suporte, tickets de suporte, helpdesk, suporte técnico, sac, chat com clientes, chat ao vivo, central de ajuda',
  authentication:
    'login de usuários, autenticação, inici* sessão, fazer login, sem senha, login, entr* com google, autenticar, cadastro/login/registro de usuários/utilizadores, contas de usuário, acesso com senha, autenticação de usuários, início de sessão, tela de login, logar',
  permissions:
    'permissões, controle de acesso, controle acesso, permissões de usuários, papéis e permissões, direitos de acesso, perfis de acesso, quem pode ver, controlo de acesso, níveis de acesso',
  calendar:
    'calendário*, agenda, google agenda, eventos do calendário, sincroniz* calendários/agendas, agenda compartilhada, reuniões no calendário, agendas',
  'appointment scheduling':
    'agend* consultas, agendamento*, marc* consultas, agend*/marc*/marcação consulta/consultas/horário/horários/reuniões/reunião/consultas, marc* hora, agenda de consultas, reservas online, reserv* mesa, marcações online, consultas médicas, reserva de horários',
  forms:
    'formulário*, formulários online, formulário de contato/contacto/inscrição, campos de formulário, respostas de formulário, criar formulários, ficha de inscrição',
  surveys:
    'pesquisa de satisfação, questionário*, inquérito*, pesquisa/pesquisas de opinião/satisfação, enquete*, satisfação do cliente, satisfação dos clientes, sondagem, sondagens, ouvir clientes, votação online',
  'business intelligence':
    'painéis de controle, relatórios de negócio, inteligência de negócios/negócio, dashboard*, visualização de dados, visualiz* dados, indicadores de negócio, painel de indicadores, painéis de dados, kpi, kpis, painel de controle, relatórios gerenciais',
  'market research':
    'pesquisa de mercado, pesquisa/pesquisas/estudo/estudos/análise mercado, análise da concorrência, análise de concorrentes, tendências de mercado, analis* concorrentes, monitor* concorrência',
  HR: 'recursos humanos, funcionários, rh, colaboradores, gestão/dados pessoal/funcionários/colaboradores, férias dos funcionários, controle de férias, gestão de pessoas, departamento pessoal, registro de funcionários',
  recruiting:
    'recrutamento, candidatos, recrutar, contrat* funcionários/pessoas, contratação de funcionários, candidaturas, processo seletivo, processos seletivos, seleção de candidatos, currículo*, entrevistas de emprego, vagas e candidatos',
  'job listings':
    'vagas de emprego, ofertas de emprego, vaga/vagas emprego/trabalho, ofertas emprego/trabalho, busc*/procur* emprego, empregos, anúncios de emprego, oportunidades de emprego',
  education:
    'alunos, aulas, cursos, curso online, cursos online, aula online, aulas online, estudantes, escola*, ensino a distância, ead, educação, educacional, ensino, aprendizagem online, sala de aula, lição de casa',
  'legal data':
    'jurisprudência, decisões judiciais, advogado*, leis, tribunais, processos judiciais, sentenças, escritório de advocacia, decisões de tribunais, processo judicial, diário oficial, jurídic*',
  hosting:
    'hospedagem, implant* aplicações, hosped*/public*/implant* site/app/aplicação/aplicações/sites/aplicativo, hosting, alojamento web, aloj* site/aplicações, deploy, servidor web, hospedagem de sites/site/aplicações, implantação de aplicações',
  CDN: 'rede de distribuição de conteúdo, cdn, distribuição conteúdo, entrega de conteúdo, ddos, serv* imagens rápido, rede de entrega',
  'DNS and domains':
    'nomes de domínio, dns, registros dns, subdomínio*, domínios, servidores de nomes, gerenci* domínios, configur* domínio',
  'background checks':
    'antecedentes criminais, verificação de antecedentes, antecedentes, verific*/consult*/chec* antecedentes, ficha criminal, investig* candidatos, checagem de antecedentes, verificação antecedentes, referências profissionais',
  'gift cards':
    'cartões presente, vale presente, vales presente, cartão presente, cartão oferta, cartões oferta, gift card, gift cards, vales presentes, cheque presente',
  discounts:
    'códigos de desconto, cupons, cupom, cupão, cupões, desconto*, código promocional, códigos promocionais, código desconto, cupons de desconto',
  'licence keys':
    'chaves de licença, chave licença, licenças de software, chaves de ativação, chave de ativação, chave de produto, vend* licenças, gerenci* licenças, licença de software',
  'digital downloads':
    'produtos digitais, vend* ebooks, downloads digitais, vend* livros digitais/arquivos/downloads/software, produto digital, infoprodutos, infoproduto, conteúdo digital, vend* cursos digitais',
  'commodity prices':
    'preço do ouro, preço do petróleo, matérias primas, preço/preços/cotação ouro/prata/petróleo/soja/café/milho/boi, commodities, commodity, matéria prima, metais preciosos, cotação da soja',
  'company registry':
    'registro comercial, registro de empresas, junta comercial, registro/registo comercial/empresas, sócios de uma empresa, quadro societário, empresas registradas, conservatória, certidão comercial, se uma empresa existe, receita federal cnpj',
  MQTT: 'mqtt, brok* mqtt, mensagens mqtt, mensageria iot, mensagens de dispositivos, brok* iot',
  'vessel tracking':
    'posição de navios, rastre* navios, navios, embarcações, rastre*/localiz*/posição/rastreamento navios/barcos/embarcações, barcos, tráfego marítimo, localização de navios, dados ais',
  'SSL certificates':
    'certificados ssl, certificado ssl, certificado/certificados https/tls/ssl, validade do certificado, vencimento do certificado, certificado de segurança, certificados de segurança',
  'domain registration':
    'registr* domínios, registr* um domínio, compr* domínios, registr*/compr*/regist* domínio/domínios/nome domínio, registro de domínios/domínio, domínio disponível, domínios disponíveis, disponibilidade de domínio, domínio livre',
  patents:
    'marcas registradas, patente*, busc* patentes, marca registrada, registro de marca, registo de marca, propriedade industrial, inpi, busca de marcas',
  politics:
    'parlamento, deputados, eleições, congresso nacional, senado, senadores, projetos de lei, vereadores, polític*, votações na câmara, câmara dos deputados, eleição, prefeitos, partidos políticos',
  elevation:
    'elevação, perfil de elevação, altitude*, altura acima do mar, perfil altimétrico, desnível, altimetria, relevo, modelo de terreno, altitude de um ponto',
  'time zones':
    'fuso horário, fusos horários, fuso/fusos horário/horários, hora local, que horas são, diferença de horário, hora mundial, horário de verão, hora em outro país',
  'soil data':
    'umidade do solo, qualidade do solo, umidade solo, humidade do solo, ph do solo, tipo de solo, análise de solo, dados solo, solos agrícolas',
  'connected cars':
    'carros conectados, quilometragem, destrav*/abrir/tranc* carro, carro conectado, bateria do carro, tesla, veículos conectados, telemetria do carro, hodômetro, desbloque* carro',
  wildfires:
    'incêndios florestais, queimadas, incêndio florestal, focos de incêndio, fogo florestal, queimada, incêndios ativos, risco de incêndio, fogos florestais',
  lightning:
    'relâmpago*, queda de raios, tempestade de raios, descargas elétricas, raios e tempestades, mapa de raios, tempestades elétricas, trovoada*',
  tides:
    'marés, tábua de marés, maré, maré alta, maré baixa, horário das marés, tabela de marés, preia mar, baixa mar',
  pollen:
    'pólen, níveis de pólen, alergia ao pólen, pólens, nível de pólen, rinite alérgica, contagem de pólen',
  'public holidays':
    'feriado*, dias úteis, férias escolares, feriados nacionais, calendário de feriados, pontos facultativos',
  weather:
    'clima, previsão do tempo, tempo para amanhã, meteorolog*, chuva*, previsão tempo, temperatura*, vai chover, chover, condições do tempo, dados climáticos, climátic*, previsão meteorológica, tempo amanhã, tempo na minha cidade, tempestade*, se vai chover',
  'air quality':
    'qualidade do ar, poluição do ar, qualidade ar, poluição atmosférica, índice uv, poluição, ar poluído',
  geocoding:
    'geocodificação, coordenadas, endereços em coordenadas, coordenadas endereço, endereço em coordenadas, endereço para coordenadas, geocodificar, latitude e longitude, morada em coordenadas, convert* endereços, coordenadas gps, localização de um endereço',
  maps: 'mapas, mapa, mapa interativo, mapas interativos, mostr* no mapa, no mapa, cartografia, mapa no meu site, mapa da cidade',
  routing:
    'rotas, calcul* a rota, rota entre, distância entre, traç* rotas, cálculo de rotas, calcul*/planej*/otimiz*/traç* rota/rotas/trajeto/trajetos, rota, roteirização, navegação gps, caminho mais curto, tempo de viagem, tempo de percurso, distância e tempo, otimização de rotas, como chegar, rotas de entrega, percursos',
  places:
    'lugares próximos, restaurantes próximos, pontos de interesse, restaurantes/lojas/farmácias/bares/hotéis/postos/lugares/cafés/locais/estabelecimentos/médicos próximos/próximas/perto, perto de mim, pontos interesse, horário de funcionamento, horários de funcionamento, busc*/encontr* lugares/restaurantes/estabelecimentos, pontos turísticos',
  'IP geolocation':
    'geolocalização por ip, localização por ip, geolocaliz*/localiz* ip, endereço ip, país pelo ip, localização ip, país do visitante, de onde vem o visitante, geolocalização ip, localização pelo ip, geolocalização de ip',
  'address verification':
    'valid* endereços, verificação de endereços, valid*/verific*/complet*/autocomplet*/corrig* endereço/endereços/morada/moradas, endereço válido, validação endereços/endereço/moradas, autocomplet* de endereço, preenchimento de endereço, verificação endereço/moradas',
  'postcode lookup':
    'códigos postais, código postal, cep, endereço pelo cep, ceps, consult*/busc* cep, cidade pelo cep, busca por cep',
  'satellite imagery':
    'imagens de satélite, imagem/imagens/fotos/foto satélite/satélites/aéreas, observação da terra, sensoriamento remoto, vista de satélite, deteção remota',
  countries:
    'dados de países, bandeiras, informações/lista/dados países/todos países, todos os países, países do mundo, códigos de países, capitais dos países, bandeiras dos países, países e capitais',
  flights:
    'voos, passagens aéreas, voo, passagem aérea, bilhetes de avião, busc* voos, passagens de avião, companhia aérea, companhias aéreas, aeroporto*, avião, aviões, status do voo, atrasos de voos, status de voos',
  hotels:
    'hotéis, hospedagem de viagem, hotel, reserv* hotel/hotéis/quarto/quartos, reserva de hotel/hotéis, hospedagens, preços de hotéis, quartos de hotel, pousada*, diárias de hotel',
  'travel planning':
    'planej* viagens, viagens, planej*/organiz*/plane* viagem/viagens/férias, aluguel de carro/carros, alugu* de carros, roteiro de viagem, roteiros de viagem, turismo, viagem, pacotes de viagem',
  'public transport':
    'transporte público, horários de trem, horários de ônibus, trem, trens, ônibus, comboio*, autocarro*, estação de metrô, metrô, transportes públicos, horários comboios/trem/ônibus/trens/autocarros/metrô, próximo trem/ônibus/comboio, transporte coletivo, ponto de ônibus, linhas de ônibus',
  traffic:
    'trânsito, congestionamento*, condições das estradas, engarrafamento*, trânsito em tempo real, obras na estrada, acidentes de trânsito, condição do trânsito',
  'car data':
    'dados de veículos, chassi, dados carros/carro/veículo, histórico de veículo/veículos, tabela fipe, fipe, carros usados, preço de carros, modelos de carros, consulta de veículos, ficha técnica de carros, seminovos, vin',
  'licence plate recognition':
    'leitura de placas, placas de carro, ler/reconhec*/detect*/identific* placa/placas/matrícula/matrículas, leitura placas/matrículas, placa carro/carros/veículo/veículos, placas carros/veículos, reconhecimento de placas/placa/matrículas, matrículas de carros',
  'ride hailing':
    'pedir táxi, táxi, táxis, cham* um táxi, carona*, carros compartilhados, bicicletas compartilhadas, patinetes, corridas de app, pedir um carro, transporte por aplicativo',
  'EV charging':
    'postos de recarga, carregadores de carros elétricos, carro elétrico, carros elétricos, veículos elétricos, veículo elétrico, estação/estações/ponto/pontos/posto/postos de recarga/carregamento, carreg* o carro, carregadores elétricos, eletropostos',
  news: 'notícias, manchetes, notícia, últimas notícias, jornais, artigos de jornal, reportagens, notícias de hoje, noticiário, manchete',
  sports:
    'resultados esportivos, futebol, esporte*, desporto*, esportiv*, desportiv*, resultados jogos/partidas/futebol, jogos de futebol, placar*, tabela do brasileirão, basquete, tênis de mesa, campeonato*, jogos da liga',
  'movies and tv':
    'filmes, séries de tv, cinema, filme, seriados, filmes em cartaz, atores, programação de tv, filmes e séries, televisão',
  books:
    'livros, livro, isbn, busc* livros, biblioteca*, romances, livraria, dados de livros, autores de livros',
  games:
    'jogos eletrônicos, videogame*, jogos de tabuleiro, base de dados de jogos, jogos de computador, jogo eletrônico, cartas colecionáveis, dados de jogos',
  'events and tickets':
    'eventos, show ao vivo, shows, ingresso*, concertos, vend* ingressos, venda de ingressos/bilhetes, bilhetes para concertos, festivais, espetáculos, peças de teatro, eventos na cidade',
  recipes:
    'receitas, receitas culinárias, receita culinária, receita de bolo, receitas de cozinha, o que cozinhar, ingredientes, cardápio semanal, cozinhar, ideias de refeições, pratos com',
  nutrition:
    'calorias, informação nutricional, nutrição, nutricional, nutricionais, nutrientes, valor nutricional, tabela nutricional, dieta, base de alimentos, vitaminas, calorias dos alimentos, cont* calorias',
  'food delivery':
    'entrega de comida, entrega comida/refeições, pedir comida/pizza, delivery de comida, pedidos de comida, cardápios de restaurantes, comida em casa, pedidos de restaurante, comida para viagem',
  'health records':
    'dados de pacientes, prontuário*, dados pacientes, ficha de pacientes, ficha médica, fhir, registros médicos, histórico médico, processo clínico, dados clínicos, registos clínicos',
  'medical data':
    'efeitos colaterais, medicamento*, remédio*, fármaco*, sintoma*, doenças, interações medicamentosas, bula*, diagnóstico médico, princípios ativos, efeito colateral',
  fitness:
    'frequência cardíaca, treinos, dados de sono, cont* passos, passos diários, exercício físico, exercícios físicos, relógio esportivo, dados sono, pulseira de atividade, batimentos cardíacos, atividade física',
  'government data':
    'dados abertos, dados do governo, dados públicos, dados oficiais, censo*, ibge, estatísticas oficiais, população das cidades, população de, dados do ibge, demografia',
  'economic data':
    'dados econômicos, inflação, desemprego, pib, ipca, taxa de desemprego, taxa de juros, taxas de juro, indicadores econômicos, indicadores económicos, dados macroeconômicos, dados económicos, selic',
  'company filings':
    'demonstrações financeiras, relatórios anuais, balanço de empresas, balanços de empresas, relatório anual, balanços, demonstrativos financeiros, resultados trimestrais, demonstração de resultados, relatórios financeiros',
  'real estate':
    'preços de imóveis, aluguéis, imóve*, imobiliári*, casas à venda, apartamento*, preço de casas/apartamentos, aluguel de casas/apartamentos/imóveis, arrendamento, casas para alugar, preço do metro quadrado',
  astronomy:
    'astronomia, imagens do espaço, planetas, estrelas no céu, nasa, fases da lua, asteroide*, espaço sideral, estação espacial, fase da lua, eclipse*, constelações',
  'research papers':
    'artigos científicos, artigos acadêmicos, artigos académicos, papers, publicações/trabalhos/estudos/pesquisas científicas/científicos/acadêmicos, pesquisa científica, revistas científicas, teses',
  'chemistry and biology':
    'biologia, proteínas, molécula*, químic*, compostos químicos, genes, genética, dna, biológic*, tabela periódica, enzimas',
  mathematics:
    'resolv* equações, matemátic*, equação, equações, cálculos matemáticos, fórmulas matemáticas, álgebra, conversão de unidades, convert* unidades, problemas de matemática',
  energy:
    'preço da energia, consumo de energia, preço/consumo/tarifa energia/eletricidade/luz, conta de luz, tarifas de energia, eletricidade, medidor de energia, energia solar, consumo elétrico, preço do gás',
  'carbon footprint':
    'pegada de carbono, emissões de co2, pegada carbono, emissões, co2, compens* emissões, emissões de carbono, gases de efeito estufa, créditos de carbono, impacto ambiental, pegada ecológica',
  'IoT devices':
    'dispositivos conectados, sensor*, casa inteligente, domótica, internet das coisas, iot, dispositivos inteligentes, automação residencial, control* luzes, termostato*',
  agriculture:
    'agricultura, agrícola*, lavoura*, safra*, colheita*, gado, pecuária, agricultor*, fazenda, plantio, agronegócio, plantações',
  charity:
    'doações, doar, arrecad* fundos/doações/dinheiro, ong, ongs, doação, caridade, sem fins lucrativos, angari* fundos, angariação de fundos, vaquinha',
  dictionary:
    'dicionário, significado palavra/palavras, definição/definições palavra/palavras, sinônimo*, sinónimo*, rimas, antônimos, vocabulário, lista de palavras',
  encyclopedia:
    'enciclopédia, wikipédia, wikipedia, cultura geral, conhecimentos gerais, quiz, artigos enciclopédicos, perguntas de conhecimentos gerais',
  'quotes and jokes':
    'piadas, citações, piada, frase do dia, frases célebres, frases motivacionais, memes, quadrinhos, frases famosas, frases inspiradoras',
  'natural disasters':
    'terremoto*, desastres naturais, sismo*, enchente*, inundações, tsunami*, furacão, furacões, vulcão, vulcões, desastre natural, catástrofes naturais, deslizamentos',
  'video hosting':
    'hosped* vídeos, hospedagem de vídeos, hosped*/armazen*/envi*/carreg*/subir vídeo/vídeos, streaming de vídeo/vídeos, vídeo sob demanda, play* de vídeo, plataforma de vídeo, hospedagem vídeo/vídeos, upload de vídeos',
  'video editing':
    'edit* vídeos, edição de vídeo, edit*/cort*/mont*/renderiz*/junt* vídeo/vídeos, edição vídeo/vídeos, montagem de vídeo, editor de vídeo, vídeos automáticos',
  'live streaming':
    'transmissão ao vivo, transmit* ao vivo, transmissão/transmit* em direto, streaming ao vivo, transmissões ao vivo, fazer lives, livestream, live streaming, vídeo ao vivo',
  'online video search':
    'pesquis* vídeos, busc* vídeos, youtube, vídeos do youtube, busca/busc*/pesquis*/procur* vídeos, canal do youtube, estatísticas do youtube, canais do youtube',
};
