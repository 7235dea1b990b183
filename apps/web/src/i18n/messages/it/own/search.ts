import type { search as english } from '../../en/search.ts'
import type { Translation } from '../../translate.ts'

export const search: Translation<typeof english> = {
  title: 'Cerca',
  field: 'Cerca squadre, campionati, sport',
  clear: 'Cancella il testo',
  results: 'Risultati della ricerca',
  recent: 'Ricerche recenti',
  forget: 'Dimenticale',
  groups: {
    sports: 'Sport',
    tournaments: 'Campionati',
    live: 'Ora live',
    upcoming: 'Prossime',
    competitors: 'Squadre e giocatori',
  },
  topLeagues: 'Campionati principali',
  found: '{count, plural, =0 {Nessun risultato} one {# risultato} other {# risultati}}',
  searching: 'Ricerca…',
  nothing: 'Nessun risultato per «{text}»',
  nothingHint: 'Controlla l’ortografia o prova una squadra, un campionato o uno sport.',
  failed: 'Non abbiamo potuto cercare ovunque. Questo è ciò che la pagina conosce già.',
  retry: 'Riprova',
  keys: '↑ ↓ per scegliere · Invio per aprire · Esc per chiudere',
}
