import { readSport, type PageSearch } from '../../addresses/page-parameters.ts'

/** What the address of the live page asks for; `video`: only what has a stream. */
export type LiveSearch = { sport?: string; video?: true }

export function parseLiveSearch({ sport, video }: PageSearch): LiveSearch {
  return {
    ...readSport(sport),
    ...(video === true || video === 'true' ? { video: true } : {}),
  }
}
