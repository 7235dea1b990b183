import type {
  CatalogueCategory,
  CatalogueMessage,
  CatalogueSport,
  CatalogueTournament,
} from '../messages.ts'

const byPriority = <T extends { priority: number }>(x: T, y: T): number => x.priority - y.priority

/** Sports, categories and tournaments by id, in order of priority. */
export type CatalogueIndex = {
  apply: (message: CatalogueMessage) => void
  sports: () => readonly CatalogueSport[]
  sport: (key: string) => CatalogueSport | undefined
  categories: (sportKey?: string) => readonly CatalogueCategory[]
  category: (id: number) => CatalogueCategory | undefined
  tournaments: (filter?: {
    sportKey?: string
    categoryId?: number
  }) => readonly CatalogueTournament[]
  tournament: (id: number) => CatalogueTournament | undefined
}

export function createCatalogueIndex(): CatalogueIndex {
  const sports = new Map<string, CatalogueSport>()
  const categories = new Map<number, CatalogueCategory>()
  const tournaments = new Map<number, CatalogueTournament>()
  return {
    apply: (message) => {
      for (const sport of message.sports) sports.set(sport.key, sport)
      for (const category of message.categories) categories.set(category.id, category)
      for (const tournament of message.tournaments) tournaments.set(tournament.id, tournament)
    },
    sports: () => [...sports.values()].sort(byPriority),
    sport: (key) => sports.get(key),
    categories: (sportKey) =>
      [...categories.values()]
        .filter((category) => sportKey === undefined || category.sportKey === sportKey)
        .sort(byPriority),
    category: (id) => categories.get(id),
    tournaments: ({ sportKey, categoryId } = {}) =>
      [...tournaments.values()]
        .filter(
          (tournament) =>
            (sportKey === undefined || tournament.sportKey === sportKey) &&
            (categoryId === undefined || tournament.categoryId === categoryId),
        )
        .sort(byPriority),
    tournament: (id) => tournaments.get(id),
  }
}
