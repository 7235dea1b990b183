import type { sharing as english } from '../../en/sharing.ts'
import type { Translation } from '../../translate.ts'

export const sharing: Translation<typeof english> = {
  share: 'Del',
  title: 'Del dette spillet',
  preview: 'Hva andre får se',
  previewHint: 'Andre ser dette og får oddsen som gjelder når de åpner det.',
  withStake: 'Del innsatsen min også',
  withStakeHint: 'Den fylles inn for spillere med samme valuta.',
  code: 'Kode',
  link: 'Lenke',
  qrCode: 'QR-kode for lenken',
  copy: 'Kopier lenke',
  copied: 'Lenke kopiert',
  copyRefused: 'Nettleseren lot oss ikke kopiere. Merk lenken over.',
  native: 'Del…',
  failed: 'Koden kunne ikke lages.',
  types: { single: 'Singel', combo: 'Kombi', system: 'System', custom_bet: 'Spillbygger' },
  comboOf: 'Kombi med {count}',
  systemOf: 'System {win}/{total}',
  enterCode: 'Skriv inn kode',
  load: 'Last inn spill',
  missing: 'Ikke tilgjengelig lenger og utelatt:',
  missingUnnamed: 'et utvalg som er over',
  head: '{count, plural, one {Et delt spill} other {Et delt spill: # utvalg}}',
  headOdds:
    '{count, plural, one {Et delt spill til {odds}} other {Et delt spill: # utvalg til {odds}}}',
  notFound: {
    title: 'Fant ikke spillet',
    text: 'Denne spillenken er ikke gyldig lenger. Sjekk koden eller be om en ny.',
    home: 'Til sporten',
  },
}
