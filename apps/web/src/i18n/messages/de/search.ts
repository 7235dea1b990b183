import type { Messages } from '../en/messages.ts'

export const search: Messages['search'] = {
  title: 'Suche',
  field: 'Teams, Ligen, Sportarten suchen',
  clear: 'Text löschen',
  results: 'Suchergebnisse',
  recent: 'Letzte Suchen',
  forget: 'Vergessen',
  groups: {
    sports: 'Sportarten',
    tournaments: 'Ligen',
    live: 'Jetzt live',
    upcoming: 'Demnächst',
    competitors: 'Teams und Spieler',
  },
  topLeagues: 'Top-Ligen',
  found: '{count, plural, =0 {Nichts gefunden} one {# Ergebnis} other {# Ergebnisse}}',
  searching: 'Suche läuft…',
  nothing: 'Nichts gefunden für „{text}“',
  nothingHint: 'Prüfen Sie die Schreibweise, oder suchen Sie ein Team, eine Liga, eine Sportart.',
  failed: 'Wir konnten nicht alles durchsuchen. Das hier kennt die Seite von selbst.',
  retry: 'Noch einmal versuchen',
  keys: '↑ ↓ zum Auswählen · Enter zum Öffnen · Esc zum Schließen',
}
