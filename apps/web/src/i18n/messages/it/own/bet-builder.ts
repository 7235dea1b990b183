import type { betBuilder as english } from '../../en/bet-builder.ts'
import type { Translation } from '../../translate.ts'

export const betBuilder: Translation<typeof english> = {
  tab: 'Bet builder',
  title: 'Bet builder',
  intro: 'Scegli due o più selezioni di questa partita. Vincono insieme o per niente.',
  apart: 'Non combinabile con quanto scelto:',
  legs: 'Selezioni',
  remove: 'Rimuovi {outcome}',
  clear: 'Rimuovi tutte le selezioni',
  count: '{count, plural, =0 {} one {# selezione} other {# selezioni}}',
  fold: 'Comprimi',
  unfold: 'Espandi',
  addMore: 'Aggiungi un’altra selezione di questa partita.',
  stillAsking: 'Stiamo ancora calcolando la quota…',
  noAnswer: 'Non è stato possibile calcolare la quota.',
  askAgain: 'Richiedi di nuovo',
  priceIs: 'Quota {price}',
  yourPrice: 'La tua quota',
  yourPriceHint: 'Lascia vuoto per la nostra quota o proponine una più alta.',
  notAPrice: 'Questa non è una quota',
  closed: 'Il bet builder di questa partita è chiuso: non c’è più nulla da combinare.',
  takeBest: 'Prendi {price}, la nostra quota migliore',
  confirming: 'La scommessa è in fase di conferma',
  placed: 'La scommessa è piazzata',
  rejected: 'La scommessa non è stata accettata',
  done: 'Fatto',
}
