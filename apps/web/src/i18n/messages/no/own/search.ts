import type { search as english } from '../../en/search.ts'
import type { Translation } from '../../translate.ts'

export const search: Translation<typeof english> = {
  title: 'Søk',
  field: 'Søk lag, ligaer, sporter',
  clear: 'Tøm teksten',
  results: 'Søkeresultater',
  recent: 'Siste søk',
  forget: 'Glem dem',
  groups: {
    sports: 'Sport',
    tournaments: 'Ligaer',
    live: 'Live nå',
    upcoming: 'Kommende',
    competitors: 'Lag og spillere',
  },
  topLeagues: 'Toppligaer',
  found: '{count, plural, =0 {Ingen treff} one {# treff} other {# treff}}',
  searching: 'Søker…',
  nothing: 'Fant ingenting for «{text}»',
  nothingHint: 'Sjekk stavingen, eller prøv et lag, en liga eller en sport.',
  failed: 'Vi kunne ikke søke i alt. Dette er det siden kjenner til selv.',
  retry: 'Prøv igjen',
  keys: '↑ ↓ for å velge · Enter for å åpne · Esc for å lukke',
}
