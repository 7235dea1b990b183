import type { favourites as en } from '../en/favourites.ts'

export const favourites: typeof en = {
  title: 'Favoriten',
  description: 'Die Spiele, Ligen und Sportarten, die Sie markiert haben',
  star: 'Favorit: {name}',
  add: 'Zu den Favoriten',
  remove: 'Aus den Favoriten entfernen',
  matches: 'Spiele',
  pinned: 'Ligen und Sportarten',
  status: {
    label: 'Zeigen',
    all: 'Alle',
    live: 'Live',
    upcoming: 'Demnächst',
    finished: 'Beendet',
  },
  signInTitle: 'Anmelden und Favoriten behalten',
  signInText:
    'Markieren Sie Spiele, Ligen und Sportarten mit einem Stern: Hier finden Sie sie auf jedem Gerät wieder.',
  signIn: 'Anmelden',
  emptyTitle: 'Noch keine Favoriten',
  emptyText: 'Tippen Sie auf den Stern neben Spiel, Liga oder Sportart – dann steht es hier.',
  emptyAction: 'Spiele ansehen',
  noneTitle: 'Keines Ihrer Spiele passt dazu',
  noneText: 'Ihre Favoriten sind gerade in einem anderen Zustand.',
  showAll: 'Alle zeigen',
  failedTitle: 'Ihre Favoriten konnten nicht gelesen werden',
}
