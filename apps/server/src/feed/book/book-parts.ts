import type { ProviderId } from '../messages.ts'
import type { BookChange } from './book.ts'
import type { CatalogueIndex } from './catalogue-index.ts'
import type { MatchStore } from './match-store.ts'

/** What the messages act on. */
export type BookParts = {
  catalogue: CatalogueIndex
  store: MatchStore
  providers: Map<ProviderId, 'active' | 'inactive'>
  /** Kick-off before which results of a provider are no longer shown, as it said last. */
  resultsFrom: Map<ProviderId, number>
  /** Wall clock at which the messages were said, milliseconds. */
  now: () => number
  tell: (change: BookChange) => void
}
