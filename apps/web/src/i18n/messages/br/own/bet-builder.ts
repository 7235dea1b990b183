import type { betBuilder as english } from '../../en/bet-builder.ts'
import type { Translation } from '../../translate.ts'

export const betBuilder: Translation<typeof english> = {
  tab: 'Criar aposta',
  title: 'Criar aposta',
  intro: 'Escolha duas ou mais seleções desta partida. Elas ganham juntas ou não ganham.',
  apart: 'Não pode ser combinado com o que você escolheu:',
  legs: 'Seleções',
  remove: 'Remover {outcome}',
  clear: 'Remover todas as seleções',
  count: '{count, plural, =0 {} one {# seleção} other {# seleções}}',
  fold: 'Recolher',
  unfold: 'Expandir',
  addMore: 'Adicione outra seleção desta partida.',
  stillAsking: 'Ainda calculando a odd…',
  noAnswer: 'Não foi possível calcular a odd.',
  askAgain: 'Perguntar de novo',
  priceIs: 'Odd {price}',
  yourPrice: 'Sua odd',
  yourPriceHint: 'Deixe em branco para a nossa odd ou proponha uma maior.',
  notAPrice: 'Isto não é uma odd',
  closed: '«Criar aposta» está fechado nesta partida: não há mais nada para combinar.',
  takeBest: 'Aceitar {price}, nossa melhor odd',
  confirming: 'Sua aposta está sendo confirmada',
  placed: 'Sua aposta foi feita',
  rejected: 'Sua aposta não foi aceita',
  done: 'Pronto',
}
