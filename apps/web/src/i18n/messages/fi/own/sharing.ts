import type { sharing as english } from '../../en/sharing.ts'
import type { Translation } from '../../translate.ts'

export const sharing: Translation<typeof english> = {
  share: 'Jaa',
  title: 'Jaa tämä veto',
  preview: 'Mitä muut näkevät',
  previewHint: 'Muut näkevät tämän ja saavat avaushetken kertoimet.',
  withStake: 'Jaa myös panokseni',
  withStakeHint: 'Se täytetään pelaajille, joilla on sama valuutta.',
  code: 'Koodi',
  link: 'Linkki',
  qrCode: 'Linkin QR-koodi',
  copy: 'Kopioi linkki',
  copied: 'Linkki kopioitu',
  copyRefused: 'Selain ei sallinut kopiointia. Valitse yllä oleva linkki.',
  native: 'Jaa…',
  failed: 'Koodia ei voitu luoda.',
  types: {
    single: 'Yksittäinen',
    combo: 'Yhdistelmä',
    system: 'Järjestelmä',
    custom_bet: 'Vedonrakentaja',
  },
  comboOf: '{count} valinnan yhdistelmä',
  systemOf: 'Järjestelmä {win}/{total}',
  enterCode: 'Anna koodi',
  load: 'Lataa veto',
  missing: 'Ei enää saatavilla ja jätetty pois:',
  missingUnnamed: 'päättynyt valinta',
  head: '{count, plural, one {Jaettu veto} other {Jaettu veto: # valintaa}}',
  headOdds:
    '{count, plural, one {Jaettu veto, kerroin {odds}} other {Jaettu veto: # valintaa, kerroin {odds}}}',
  notFound: {
    title: 'Vetoa ei löytynyt',
    text: 'Tämä vetolinkki ei ole enää voimassa. Tarkista koodi tai pyydä uusi.',
    home: 'Siirry urheiluun',
  },
}
