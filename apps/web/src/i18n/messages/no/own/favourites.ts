import type { favourites as english } from '../../en/favourites.ts'
import type { Translation } from '../../translate.ts'

export const favourites: Translation<typeof english> = {
  title: 'Favoritter',
  description: 'Kampene, ligaene og sportene du har merket',
  star: 'Favoritt: {name}',
  add: 'Legg til i favoritter',
  remove: 'Fjern fra favoritter',
  matches: 'Kamper',
  pinned: 'Ligaer og sporter',
  status: { label: 'Vis', all: 'Alle', live: 'Live', upcoming: 'Kommende', finished: 'Ferdig' },
  signInTitle: 'Logg inn for å beholde favoritter',
  signInText: 'Merk kamper, ligaer og sporter med en stjerne og finn dem her på alle enheter.',
  signIn: 'Logg inn',
  emptyTitle: 'Ingen favoritter ennå',
  emptyText: 'Trykk på stjernen ved en kamp, liga eller sport, så venter den på deg her.',
  emptyAction: 'Se hva som spilles',
  noneTitle: 'Ingen av kampene dine er her',
  noneText: 'Favorittene dine er i en annen tilstand nå.',
  showAll: 'Vis alle',
  failedTitle: 'Favorittene dine kunne ikke leses',
}
