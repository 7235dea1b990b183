import type { betBuilder as english } from '../../en/bet-builder.ts'
import type { Translation } from '../../translate.ts'

export const betBuilder: Translation<typeof english> = {
  tab: 'Spillbygger',
  title: 'Spillbygger',
  intro:
    'Velg to eller flere utvalg fra denne kampen. De vinner sammen eller ikke i det hele tatt.',
  apart: 'Kan ikke kombineres med det du har valgt:',
  legs: 'Utvalg',
  remove: 'Fjern {outcome}',
  clear: 'Fjern alle utvalg',
  count: '{count, plural, =0 {} one {# utvalg} other {# utvalg}}',
  fold: 'Fold sammen',
  unfold: 'Fold ut',
  addMore: 'Legg til et utvalg til fra denne kampen.',
  stillAsking: 'Beregner fortsatt oddsen …',
  noAnswer: 'Oddsen kunne ikke beregnes.',
  askAgain: 'Spør igjen',
  priceIs: 'Odds {price}',
  yourPrice: 'Din odds',
  yourPriceHint: 'La stå tomt for vår odds, eller foreslå en høyere.',
  notAPrice: 'Dette er ikke en odds',
  closed: 'Spillbyggeren for denne kampen er stengt: det er ikke mer å kombinere.',
  takeBest: 'Ta {price}, vår beste odds',
  confirming: 'Spillet ditt bekreftes',
  placed: 'Spillet er levert',
  rejected: 'Spillet ble ikke godtatt',
  done: 'Ferdig',
}
