import type { search as english } from '../../en/search.ts'
import type { Translation } from '../../translate.ts'

export const search: Translation<typeof english> = {
  title: 'Haku',
  field: 'Hae joukkueita, sarjoja, lajeja',
  clear: 'Tyhjennä teksti',
  results: 'Hakutulokset',
  recent: 'Viimeisimmät haut',
  forget: 'Unohda ne',
  groups: {
    sports: 'Urheilu',
    tournaments: 'Sarjat',
    live: 'Livenä nyt',
    upcoming: 'Tulevat',
    competitors: 'Joukkueet ja pelaajat',
  },
  topLeagues: 'Huippusarjat',
  found: '{count, plural, =0 {Ei tuloksia} one {# tulos} other {# tulosta}}',
  searching: 'Haetaan…',
  nothing: 'Ei tuloksia haulle ”{text}”',
  nothingHint: 'Tarkista kirjoitusasu tai kokeile joukkuetta, sarjaa tai lajia.',
  failed: 'Kaikkea ei voitu hakea. Tässä on se, minkä sivu itse tietää.',
  retry: 'Yritä uudelleen',
  keys: '↑ ↓ valitse · Enter avaa · Esc sulkee',
}
