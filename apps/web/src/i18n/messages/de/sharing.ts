import type { sharing as en } from '../en/sharing.ts'

export const sharing: typeof en = {
  share: 'Teilen',
  title: 'Diese Wette teilen',
  preview: 'Was andere sehen',
  previewHint: 'Andere sehen dies und erhalten beim Öffnen die Quoten des Augenblicks.',
  withStake: 'Auch meinen Einsatz teilen',
  withStakeHint: 'Er wird bei Spielern mit derselben Währung eingetragen.',
  code: 'Code',
  link: 'Link',
  qrCode: 'QR-Code des Links',
  copy: 'Link kopieren',
  copied: 'Link kopiert',
  copyRefused: 'Der Browser hat das Kopieren nicht erlaubt. Markieren Sie den Link oben.',
  native: 'Teilen…',
  failed: 'Der Code konnte nicht erstellt werden.',
  types: { single: 'Einzelwette', combo: 'Kombi', system: 'System', custom_bet: 'Wettbaukasten' },
  comboOf: 'Kombi mit {count}',
  systemOf: 'System {win}/{total}',
  enterCode: 'Code eingeben',
  load: 'Wette laden',
  missing: 'Nicht mehr verfügbar und ausgelassen:',
  missingUnnamed: 'ein Tipp, der vorbei ist',
  head: '{count, plural, one {Eine geteilte Wette} other {Eine geteilte Wette: # Tipps}}',
  headOdds:
    '{count, plural, one {Eine geteilte Wette zu {odds}} other {Eine geteilte Wette: # Tipps zu {odds}}}',
  notFound: {
    title: 'Wette nicht gefunden',
    text: 'Dieser Wettlink ist nicht mehr gültig. Prüfen Sie den Code oder bitten Sie um einen neuen.',
    home: 'Zu den Sportwetten',
  },
}
