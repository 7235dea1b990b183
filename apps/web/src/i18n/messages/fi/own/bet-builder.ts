import type { betBuilder as english } from '../../en/bet-builder.ts'
import type { Translation } from '../../translate.ts'

export const betBuilder: Translation<typeof english> = {
  tab: 'Vedonrakentaja',
  title: 'Vedonrakentaja',
  intro:
    'Valitse vähintään kaksi valintaa tästä ottelusta. Ne voittavat yhdessä tai eivät lainkaan.',
  apart: 'Ei voi yhdistää valintoihisi:',
  legs: 'Valinnat',
  remove: 'Poista {outcome}',
  clear: 'Poista kaikki valinnat',
  count: '{count, plural, =0 {} one {# valinta} other {# valintaa}}',
  fold: 'Pienennä',
  unfold: 'Laajenna',
  addMore: 'Lisää toinen valinta tästä ottelusta.',
  stillAsking: 'Kerrointa lasketaan yhä…',
  noAnswer: 'Kerrointa ei voitu laskea.',
  askAgain: 'Kysy uudelleen',
  priceIs: 'Kerroin {price}',
  yourPrice: 'Kertoimesi',
  yourPriceHint: 'Jätä tyhjäksi, niin saat kertoimemme, tai ehdota korkeampaa.',
  notAPrice: 'Tämä ei ole kerroin',
  closed: 'Tämän ottelun vedonrakentaja on suljettu: yhdisteltävää ei enää ole.',
  takeBest: 'Ota {price}, paras kertoimemme',
  confirming: 'Vetoasi vahvistetaan',
  placed: 'Vetosi on lyöty',
  rejected: 'Vetoasi ei hyväksytty',
  done: 'Valmis',
}
