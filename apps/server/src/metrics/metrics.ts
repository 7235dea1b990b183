import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'

/** What an operator watches. One per backend, so that two can live in one process. */
export type Metrics = {
  /** Of this backend, and of the process that it is in. */
  readonly registry: Registry
  /** Placements by what became of them: placed, repeated, refused. */
  readonly placements: Counter<'outcome'>
  /** Refused placements and rejected bets by message key. */
  readonly rejections: Counter<'reason'>
  /** Seconds since the feed last vouched for a price that a bet was taken at. */
  readonly priceAge: Histogram
  readonly requests: Histogram<'method' | 'route' | 'status'>
  readonly settledBets: Counter<'result'>
  /** Cash-outs by what became of them: paid, refused. */
  readonly cashOuts: Counter<'outcome'>
  /** Bets that wait to be settled. */
  readonly settlementQueue: Gauge
  /** Deposits and withdrawals by what they became. */
  readonly payments: Counter<'kind' | 'status'>
  /** Words of payment providers by what was made of them. */
  readonly webhooks: Counter<'outcome'>
  /** Payments of the last day on which provider and ledger do not agree. */
  readonly paymentDifferences: Gauge
  /** Accounts whose money waits for the operator: its player cannot come for it. */
  readonly leftMoney: Gauge
}

const REQUEST_SECONDS = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5]
const AGE_SECONDS = [0.5, 1, 2, 3, 5, 10, 30, 60]

/** @param sockets how many push clients are connected now */
export function createMetrics(sockets: () => number): Metrics {
  const registry = new Registry()
  const registers = [registry]
  new Gauge({
    name: 'touchline_push_sockets',
    help: 'Connected push clients',
    registers,
    collect() {
      this.set(sockets())
    },
  })
  const ofBackend = {
    placements: new Counter({
      name: 'touchline_placements_total',
      help: 'Placements by outcome',
      labelNames: ['outcome'],
      registers,
    }),
    rejections: new Counter({
      name: 'touchline_rejections_total',
      help: 'Refused placements and rejected bets by reason',
      labelNames: ['reason'],
      registers,
    }),
    priceAge: new Histogram({
      name: 'touchline_price_age_seconds',
      help: 'Age of the prices that bets were taken at',
      buckets: AGE_SECONDS,
      registers,
    }),
    requests: new Histogram({
      name: 'touchline_http_request_seconds',
      help: 'Duration of calls',
      labelNames: ['method', 'route', 'status'],
      buckets: REQUEST_SECONDS,
      registers,
    }),
    settledBets: new Counter({
      name: 'touchline_settled_bets_total',
      help: 'Settled bets by result',
      labelNames: ['result'],
      registers,
    }),
    cashOuts: new Counter({
      name: 'touchline_cash_outs_total',
      help: 'Cash-outs by outcome',
      labelNames: ['outcome'],
      registers,
    }),
    settlementQueue: new Gauge({
      name: 'touchline_settlement_queue',
      help: 'Bets that wait to be settled',
      registers,
    }),
    payments: new Counter({
      name: 'touchline_payments_total',
      help: 'Deposits and withdrawals by kind and status',
      labelNames: ['kind', 'status'],
      registers,
    }),
    webhooks: new Counter({
      name: 'touchline_payment_webhooks_total',
      help: 'Webhooks of payment providers by outcome',
      labelNames: ['outcome'],
      registers,
    }),
    paymentDifferences: new Gauge({
      name: 'touchline_payment_differences',
      help: 'Payments of the last compared day on which provider and ledger differ',
      registers,
    }),
    leftMoney: new Gauge({
      name: 'touchline_left_money_accounts',
      help: 'Closed and excluded accounts whose money could not be sent back',
      registers,
    }),
  }
  return { ...ofBackend, registry: Registry.merge([processRegistry(), registry]) }
}

let known: Registry | undefined

/** Watching the event loop and the collector costs with each watcher, and ends with the process. */
function processRegistry(): Registry {
  if (known !== undefined) return known
  known = new Registry()
  collectDefaultMetrics({ register: known })
  return known
}
