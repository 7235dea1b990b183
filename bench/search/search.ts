import { createNameIndex, type NameEntry } from '@touchline/search'
import MiniSearch from 'minisearch'

import { compare, type Candidate } from '../measure.ts'
import { inMilliseconds, type Row } from '../table.ts'
import { manyNames } from './many-names.ts'

const ENTITIES = 20_000
/** What a search may take, on the device and at the backend. */
const LIMIT_MS = 20

/** From the first letter to slips of the finger, which look at every word. */
const QUERIES = [
  { what: 'one letter', query: 'm' },
  { what: 'three letters', query: 'man' },
  { what: 'two words', query: 'united manch' },
  { what: 'inside a word', query: 'chester' },
  { what: 'slips in two words', query: 'mnachetser untied' },
  { what: 'nothing alike', query: 'qqqqzzzz wwwwww' },
] as const

export const bench = {
  title: `Search among ${ENTITIES.toLocaleString('en')} names`,
  async run(): Promise<Row[]> {
    const names = manyNames(ENTITIES)
    const index = createNameIndex(names)
    const peer = buildPeer(names)
    const searches: Row[] = []
    for (const query of QUERIES) searches.push(...(await searchRow(index, peer, query)))
    const [ours, theirs] = await timed([
      { name: 'ours', run: () => createNameIndex(names) },
      { name: 'MiniSearch', run: () => buildPeer(names) },
    ])
    const building: Row = {
      what: 'building the index',
      value: inMilliseconds(ours),
      peer: 'MiniSearch',
      peerValue: inMilliseconds(theirs),
      ratio: ours / theirs,
    }
    return [...searches, building]
  },
}

type Query = (typeof QUERIES)[number]

/** Against the limit, which is a bare number, and against a library in the same run. */
async function searchRow(
  index: ReturnType<typeof createNameIndex>,
  peer: MiniSearch,
  { what, query }: Query,
): Promise<Row[]> {
  const [ours, theirs] = await timed([
    { name: 'ours', run: () => index.search(query) },
    { name: 'MiniSearch', run: () => peer.search(query) },
  ])
  const value = inMilliseconds(ours)
  return [
    {
      what,
      value,
      peer: 'the limit',
      peerValue: `${LIMIT_MS} ms`,
      ratio: ours / 1_000 / LIMIT_MS,
      limit: { sign: '<', ratio: 1 },
    },
    { what, value, peer: 'MiniSearch', peerValue: inMilliseconds(theirs), ratio: ours / theirs },
  ]
}

async function timed(candidates: readonly [Candidate, Candidate]): Promise<[number, number]> {
  const [first, second] = await compare(candidates, { rounds: 5, warmUp: 3 })
  if (!first || !second) throw new Error('a candidate has no timing')
  return [first.microseconds, second.microseconds]
}

function buildPeer(names: readonly NameEntry[]): MiniSearch {
  const peer = new MiniSearch({
    fields: ['name', 'also'],
    searchOptions: { prefix: true, fuzzy: 0.2, combineWith: 'AND', boost: { name: 2 } },
  })
  peer.addAll(names.map((entry, id) => ({ id, ...entry })))
  return peer
}
