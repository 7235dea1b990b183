import type { search as english } from '../../en/search.ts'
import type { Translation } from '../../translate.ts'

export const search: Translation<typeof english> = {
  title: 'Rechercher',
  field: 'Chercher équipes, compétitions, sports',
  clear: 'Effacer le texte',
  results: 'Résultats de recherche',
  recent: 'Recherches récentes',
  forget: 'Les oublier',
  groups: {
    sports: 'Sports',
    tournaments: 'Compétitions',
    live: 'En direct',
    upcoming: 'À venir',
    competitors: 'Équipes et joueurs',
  },
  topLeagues: 'Compétitions phares',
  found: '{count, plural, =0 {Aucun résultat} one {# résultat} other {# résultats}}',
  searching: 'Recherche…',
  nothing: 'Rien trouvé pour « {text} »',
  nothingHint: 'Vérifiez l’orthographe, ou essayez une équipe, une compétition ou un sport.',
  failed: 'Nous n’avons pas pu tout rechercher. Voici ce que cette page connaît elle-même.',
  retry: 'Réessayer',
  keys: '↑ ↓ pour choisir · Entrée pour ouvrir · Échap pour fermer',
}
