import type { FavouriteType } from '@touchline/contract'
import type { Book, MatchFilter } from '../../feed/book/book.ts'

/** Whether the feed knows such an item. */
export function isKnown(book: Book, type: FavouriteType, id: string): boolean {
  switch (type) {
    case 'matches':
      return book.match(id) !== undefined
    case 'tournaments':
      return book.tournament(Number(id)) !== undefined
    case 'sports':
      return sportKeyOf(book, id) !== undefined
  }
}

/** Whether the item is, or has, a match that passes the filter. */
export function hasMatch(book: Book, type: FavouriteType, id: string, filter: MatchFilter) {
  return book.matches({ ...filter, ...scopeOf(book, type, id) }).length > 0
}

function scopeOf(book: Book, type: FavouriteType, id: string): MatchFilter {
  switch (type) {
    case 'matches':
      return { ids: [id] }
    case 'tournaments':
      return { tournamentIds: [Number(id)] }
    case 'sports':
      return { sportKeys: [sportKeyOf(book, id) ?? ''] }
  }
}

function sportKeyOf(book: Book, id: string): string | undefined {
  return book.sports().find((sport) => String(sport.id) === id)?.key
}
