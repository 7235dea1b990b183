import type { sharing as english } from '../../en/sharing.ts'
import type { Translation } from '../../translate.ts'

export const sharing: Translation<typeof english> = {
  share: 'Condividi',
  title: 'Condividi questa scommessa',
  preview: 'Cosa vedranno gli altri',
  previewHint: 'Gli altri vedono questo e ottengono le quote del momento in cui lo aprono.',
  withStake: 'Condividi anche la mia puntata',
  withStakeHint: 'Viene compilata per i giocatori con la stessa valuta.',
  code: 'Codice',
  link: 'Link',
  qrCode: 'Codice QR del link',
  copy: 'Copia link',
  copied: 'Link copiato',
  copyRefused: 'Il browser non ha permesso la copia. Seleziona il link qui sopra.',
  native: 'Condividi…',
  failed: 'Impossibile creare il codice.',
  types: { single: 'Singola', combo: 'Multipla', system: 'Sistema', custom_bet: 'Bet builder' },
  comboOf: 'Multipla da {count}',
  systemOf: 'Sistema {win}/{total}',
  enterCode: 'Inserisci codice',
  load: 'Carica scommessa',
  missing: 'Non più disponibile ed esclusa:',
  missingUnnamed: 'una selezione conclusa',
  head: '{count, plural, one {Una scommessa condivisa} other {Una scommessa condivisa: # selezioni}}',
  headOdds:
    '{count, plural, one {Una scommessa condivisa a {odds}} other {Una scommessa condivisa: # selezioni a {odds}}}',
  notFound: {
    title: 'Scommessa non trovata',
    text: 'Questo link non è più valido. Controlla il codice o chiedine uno nuovo.',
    home: 'Vai agli sport',
  },
}
