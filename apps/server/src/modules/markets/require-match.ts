import type { Book, BookMatch } from '../../feed/book/book.ts'
import { Problem } from '../../http/problem.ts'

/** The match that a path names. @throws Problem 404 where there is none */
export function requireMatch(book: Book, id: string | undefined): BookMatch {
  const match = book.match(id ?? '')
  if (match === undefined) throw new Problem(404, 'error.catalogue.not_found')
  return match
}
