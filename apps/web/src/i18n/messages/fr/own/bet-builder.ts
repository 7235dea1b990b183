import type { betBuilder as english } from '../../en/bet-builder.ts'
import type { Translation } from '../../translate.ts'

export const betBuilder: Translation<typeof english> = {
  tab: 'Pari sur mesure',
  title: 'Pari sur mesure',
  intro: 'Choisissez au moins deux sélections de ce match. Elles gagnent ensemble ou pas du tout.',
  apart: 'Ne peut pas être combiné avec votre choix :',
  legs: 'Sélections',
  remove: 'Retirer {outcome}',
  clear: 'Retirer toutes les sélections',
  count: '{count, plural, =0 {} one {# sélection} other {# sélections}}',
  fold: 'Replier',
  unfold: 'Déplier',
  addMore: 'Ajoutez une autre sélection de ce match.',
  stillAsking: 'Le prix est encore en cours de calcul…',
  noAnswer: 'Le prix n’a pas pu être calculé.',
  askAgain: 'Redemander',
  priceIs: 'Cote {price}',
  yourPrice: 'Votre cote',
  yourPriceHint: 'Laissez vide pour notre cote, ou proposez-en une plus élevée.',
  notAPrice: 'Ce n’est pas une cote',
  closed: 'Le pari sur mesure de ce match est fermé : il n’y a plus rien à combiner.',
  takeBest: 'Prendre {price}, notre meilleure cote',
  confirming: 'Votre pari est en cours de confirmation',
  placed: 'Votre pari est placé',
  rejected: 'Votre pari n’a pas été accepté',
  done: 'Terminé',
}
