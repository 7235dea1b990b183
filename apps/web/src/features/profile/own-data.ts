import { BET_STATUSES, csvRow } from '@touchline/betting'
import { OWN_RECORDS, type ApiClient, type OwnRecordKind } from '@touchline/contract'

const BETS_PER_PAGE = 500
const TRANSACTIONS_PER_PAGE = 1_000

/** One thing that is kept of a player; those of a kind follow each other. */
type OwnRecord = { readonly kind: string; readonly entry: unknown }

/** Everything that the backend keeps of the player and tells to them, page by page. */
async function* readOwnData(api: ApiClient): AsyncGenerator<OwnRecord> {
  yield { kind: 'player', entry: (await api('getPlayer')).data }
  yield { kind: 'settings', entry: (await api('getSettings')).data }
  const accounts = (await api('listAccounts')).data
  yield* ofKind('accounts', accounts)
  yield* ofKind('sessions', (await api('listSessions')).data)
  for (const kind of OWN_RECORDS) yield* readRecords(api, kind)
  yield* readBets(api)
  for (const { currency } of accounts) yield* readTransactions(api, currency)
}

function* ofKind(kind: string, entries: readonly unknown[]): Generator<OwnRecord> {
  for (const entry of entries) yield { kind, entry }
}

async function* readRecords(api: ApiClient, kind: OwnRecordKind): AsyncGenerator<OwnRecord> {
  let page = await api('listOwnRecords', { query: { kind } })
  yield* ofKind(kind, page.data)
  while (page.meta.next !== null) {
    page = await api('listOwnRecords', { query: { kind, after: page.meta.next } })
    yield* ofKind(kind, page.data)
  }
}

async function* readBets(api: ApiClient): AsyncGenerator<OwnRecord> {
  const query = { status: [...BET_STATUSES], limit: BETS_PER_PAGE }
  let before: string | undefined
  do {
    const { data } = await api('listBets', {
      query: before === undefined ? query : { ...query, before },
    })
    yield* ofKind('bets', data)
    before = data.length < BETS_PER_PAGE ? undefined : data.at(-1)?.id
  } while (before !== undefined)
}

async function* readTransactions(api: ApiClient, currency: string): AsyncGenerator<OwnRecord> {
  const query = { currency, limit: TRANSACTIONS_PER_PAGE }
  let page = await api('listTransactions', { query })
  yield* ofKind('transactions', page.data)
  while (page.meta.next !== null) {
    page = await api('listTransactions', { query: { ...query, before: page.meta.next } })
    yield* ofKind('transactions', page.data)
  }
}

/** As JSON: a list by kind. Amounts are in the smallest unit, as texts that keep every digit. */
export async function* ownDataJson(api: ApiClient): AsyncGenerator<string> {
  let last: string | null = null
  for await (const { kind, entry } of readOwnData(api)) {
    if (kind === last) yield ',\n'
    else yield `${last === null ? '{\n' : '\n],\n'}${JSON.stringify(kind)}: [\n`
    last = kind
    yield JSON.stringify(entry, exact)
  }
  yield last === null ? '{}\n' : '\n]\n}\n'
}

const HEADER = ['kind', 'number', 'field', 'value']

/**
 * As a table in which each value has a line, so that things of every kind fit into one file; a
 * spreadsheet turns it into one table for each kind.
 */
export async function* ownDataCsv(api: ApiClient): AsyncGenerator<string> {
  yield csvRow(HEADER)
  const counts = new Map<string, number>()
  for await (const { kind, entry } of readOwnData(api)) {
    const number = (counts.get(kind) ?? 0) + 1
    counts.set(kind, number)
    for (const [field, value] of valuesIn(entry)) {
      yield csvRow([kind, String(number), field, value])
    }
  }
}

/** Every value within, by the path to it: `selections.0.odds`. */
function* valuesIn(value: unknown, path = ''): Generator<readonly [string, string]> {
  if (typeof value !== 'object' || value === null) {
    yield [path, textOf(value)]
    return
  }
  for (const [key, inner] of Object.entries(value)) {
    yield* valuesIn(inner, path === '' ? key : `${path}.${key}`)
  }
}

function textOf(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (typeof value === 'string') return value
  return typeof value === 'bigint' ? String(value) : JSON.stringify(value)
}

function exact(_key: string, value: unknown): unknown {
  return typeof value === 'bigint' ? String(value) : value
}

/** The parts of a file, once all are there. */
export async function whole(parts: AsyncIterable<string>): Promise<string[]> {
  const all: string[] = []
  for await (const part of parts) all.push(part)
  return all
}
