import type { favourites as english } from '../../en/favourites.ts'
import type { Translation } from '../../translate.ts'

export const favourites: Translation<typeof english> = {
  title: 'Suosikit',
  description: 'Merkitsemäsi ottelut, sarjat ja lajit',
  star: 'Suosikki: {name}',
  add: 'Lisää suosikkeihin',
  remove: 'Poista suosikeista',
  matches: 'Ottelut',
  pinned: 'Sarjat ja lajit',
  status: {
    label: 'Näytä',
    all: 'Kaikki',
    live: 'Live',
    upcoming: 'Tulevat',
    finished: 'Päättynyt',
  },
  signInTitle: 'Kirjaudu säilyttääksesi suosikit',
  signInText:
    'Merkitse otteluita, sarjoja ja lajeja tähdellä ja löydä ne täältä kaikilla laitteilla.',
  signIn: 'Kirjaudu sisään',
  emptyTitle: 'Ei vielä suosikkeja',
  emptyText: 'Paina tähteä ottelun, sarjan tai lajin vieressä, niin se odottaa sinua täällä.',
  emptyAction: 'Katso tarjonta',
  noneTitle: 'Mikään otteluistasi ei ole täällä',
  noneText: 'Suosikkisi ovat juuri nyt toisessa tilassa.',
  showAll: 'Näytä kaikki',
  failedTitle: 'Suosikkejasi ei voitu lukea',
}
