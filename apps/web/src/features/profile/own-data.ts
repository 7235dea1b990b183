import {
  DEFAULT_BET_STATUSES,
  type ApiClient,
  type PlacedBet,
  type Transaction,
} from '@touchline/contract'

const BETS_PER_PAGE = 500
const TRANSACTIONS_PER_PAGE = 1_000
const FAVOURITES = ['matches', 'tournaments', 'sports'] as const

/** Everything that the backend keeps of the player and tells to them, as JSON; amounts are in the smallest unit. */
export async function readOwnData(api: ApiClient): Promise<string> {
  const [player, accounts, settings, sessions, payments, favourites] = await Promise.all([
    api('getPlayer'),
    api('listAccounts'),
    api('getSettings'),
    api('listSessions'),
    api('listPayments'),
    Promise.all(FAVOURITES.map((type) => api('listFavourites', { params: { type }, query: {} }))),
  ])
  const bets = await readBets(api)
  const transactions: Record<string, Transaction[]> = {}
  for (const { currency } of accounts.data) {
    transactions[currency] = await readTransactions(api, currency)
  }
  const all = {
    player: player.data,
    accounts: accounts.data,
    settings: settings.data,
    sessions: sessions.data,
    payments: payments.data,
    favourites: favourites.map(({ data }) => data),
    bets,
    transactions,
  }
  return JSON.stringify(
    all,
    (_key, value: unknown) => (typeof value === 'bigint' ? String(value) : value),
    2,
  )
}

async function readBets(api: ApiClient): Promise<PlacedBet[]> {
  const all: PlacedBet[] = []
  for (let page = 1; ; page += 1) {
    const query = { status: [...DEFAULT_BET_STATUSES], page, limit: BETS_PER_PAGE }
    const { data, meta } = await api('listBets', { query })
    all.push(...data)
    if (page >= meta.pagination.lastPage) return all
  }
}

async function readTransactions(api: ApiClient, currency: string): Promise<Transaction[]> {
  const query = { currency, limit: TRANSACTIONS_PER_PAGE }
  let page = await api('listTransactions', { query })
  const all = [...page.data]
  while (page.meta.next !== null) {
    page = await api('listTransactions', { query: { ...query, before: page.meta.next } })
    all.push(...page.data)
  }
  return all
}
