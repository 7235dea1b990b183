import type { favourites as english } from '../../en/favourites.ts'
import type { Translation } from '../../translate.ts'

export const favourites: Translation<typeof english> = {
  title: 'Favoris',
  description: 'Les matchs, compétitions et sports que vous avez marqués',
  star: 'Favori : {name}',
  add: 'Ajouter aux favoris',
  remove: 'Retirer des favoris',
  matches: 'Matchs',
  pinned: 'Compétitions et sports',
  status: {
    label: 'Afficher',
    all: 'Tous',
    live: 'En direct',
    upcoming: 'À venir',
    finished: 'Terminé',
  },
  signInTitle: 'Connectez-vous pour garder des favoris',
  signInText:
    'Marquez d’une étoile des matchs, compétitions et sports et retrouvez-les ici sur chaque appareil.',
  signIn: 'Se connecter',
  emptyTitle: 'Pas encore de favoris',
  emptyText:
    'Appuyez sur l’étoile d’un match, d’une compétition ou d’un sport, et il vous attend ici.',
  emptyAction: 'Voir les matchs',
  noneTitle: 'Aucun de vos matchs n’est ici',
  noneText: 'Vos favoris sont dans un autre état en ce moment.',
  showAll: 'Tout afficher',
  failedTitle: 'Vos favoris n’ont pas pu être lus',
}
