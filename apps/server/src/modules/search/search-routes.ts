import { calls, channels } from '@touchline/contract'
import type { Book } from '../../feed/book/book.ts'
import { createVisitorLimit } from '../../http/call-limit.ts'
import type { Publisher } from '../../realtime/publisher.ts'
import type { Clock } from '../clock.ts'
import type { Routes } from '../sessions/routes.ts'
import { findSubjects } from './find-subjects.ts'
import { createSearchCatalogue } from './search-catalogue.ts'

type Deps = { readonly book: Book; readonly publisher: Publisher; readonly clock: Clock }

/** A page asks while words are typed, and many visitors may stand behind one address. */
const RATE = { burst: 200, everyMs: 50 }

export function searchRoutes(routes: Routes, { book, publisher, clock }: Deps): void {
  const catalogue = createSearchCatalogue(book, clock)
  const countSearch = createVisitorLimit(RATE, () => clock.now())

  routes.open(calls.search, ({ query, locale, request }) => {
    countSearch(request.ip)
    const channel = channels.updates(locale)
    // Read before the book: what the snapshot then lacks, the stream still delivers.
    const stream = { channel, ...publisher.position(channel) }
    return { data: findSubjects({ book, catalogue }, query, locale), meta: { stream } }
  })

  routes.open(calls.getSearchIndex, ({ locale, request, reply }) => {
    const { answer, etag } = catalogue.pageIndex(locale)
    // Kept by the browser, and asked about before every use.
    reply.header('ETag', etag).header('Cache-Control', 'no-cache')
    if (request.headers['if-none-match'] === etag) reply.code(304)
    return answer
  })
}
