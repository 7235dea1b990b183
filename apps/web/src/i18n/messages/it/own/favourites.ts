import type { favourites as english } from '../../en/favourites.ts'
import type { Translation } from '../../translate.ts'

export const favourites: Translation<typeof english> = {
  title: 'Preferiti',
  description: 'Le partite, i campionati e gli sport che hai segnato',
  star: 'Preferito: {name}',
  add: 'Aggiungi ai preferiti',
  remove: 'Rimuovi dai preferiti',
  matches: 'Partite',
  pinned: 'Campionati e sport',
  status: {
    label: 'Mostra',
    all: 'Tutti',
    live: 'Live',
    upcoming: 'Prossime',
    finished: 'Terminata',
  },
  signInTitle: 'Accedi per salvare i preferiti',
  signInText:
    'Segna con una stella partite, campionati e sport e ritrovali qui su ogni dispositivo.',
  signIn: 'Accedi',
  emptyTitle: 'Ancora nessun preferito',
  emptyText: 'Premi la stella accanto a una partita, un campionato o uno sport e ti aspetterà qui.',
  emptyAction: 'Vedi cosa c’è',
  noneTitle: 'Nessuna delle tue partite è qui',
  noneText: 'I tuoi preferiti sono ora in un altro stato.',
  showAll: 'Mostra tutto',
  failedTitle: 'Impossibile leggere i tuoi preferiti',
}
