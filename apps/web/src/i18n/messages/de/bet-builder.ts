import type { Messages } from '../en/messages.ts'

export const betBuilder: Messages['betBuilder'] = {
  tab: 'Wettbaukasten',
  title: 'Wettbaukasten',
  intro: 'Wählen Sie mindestens zwei Auswahlen dieses Spiels. Sie gewinnen nur gemeinsam.',
  apart: 'Mit Ihrer Wahl nicht zu verbinden:',
  legs: 'Auswahlen',
  remove: '{outcome} entfernen',
  clear: 'Alle Auswahlen entfernen',
  count: '{count, plural, =0 {} one {# Auswahl} other {# Auswahlen}}',
  fold: 'Einklappen',
  unfold: 'Ausklappen',
  addMore: 'Fügen Sie eine weitere Auswahl dieses Spiels hinzu.',
  priceIs: 'Quote {price}',
  yourPrice: 'Ihre Quote',
  yourPriceHint: 'Leer lassen für unsere Quote, oder schlagen Sie eine höhere vor.',
  notAPrice: 'Das ist keine Quote',
  takeBest: '{price} nehmen, unsere beste Quote',
  confirming: 'Ihre Wette wird bestätigt',
  placed: 'Ihre Wette ist platziert',
  rejected: 'Ihre Wette wurde nicht angenommen',
  done: 'Fertig',
}
