import type { Db } from '../../db/database.ts'
import type { Reporter } from '../../reporting/reporter.ts'
import type { StoredBet } from './bet-repository.ts'
import type { ReceiptSigningKey } from './receipt-key.ts'
import { hasReceipt } from './receipts/receipt-content.ts'
import type { ReceiptRow } from './receipts/receipt-repository.ts'
import { findReceipt, readLanguages, saveReceipts } from './receipts/receipt-repository.ts'
import { signReceipt } from './receipts/sign-receipt.ts'

const MOST_AT_ONCE = 200

export type ReceiptService = {
  /** Makes the receipts of those bets that are accepted, soon after; players do not wait for it. */
  issue(bets: readonly StoredBet[]): void
  /** The receipt of a bet, made now where it is missing; undefined for one that is not accepted. */
  read(bet: StoredBet): Promise<ReceiptRow | undefined>
  /** Waits for those under way. */
  stop(): Promise<void>
}

type Deps = {
  readonly db: Db
  readonly key: ReceiptSigningKey
  /** The house's name, as receipts say it. */
  readonly operator: () => string
  readonly reporter: Reporter
}

/**
 * A receipt follows from its bet alone, so that none is lost with a process that dies before it is
 * kept: whoever asks for it later gets the same one.
 */
export function createReceiptService({ db, key, operator, reporter }: Deps): ReceiptService {
  let waiting: StoredBet[] = []
  let running: Promise<void> | undefined

  const make = async (bets: readonly StoredBet[]) => {
    const languages = await readLanguages(
      db,
      bets.map((bet) => bet.player_id),
    )
    const rows = await Promise.all(
      bets.map((bet) => signReceipt(key, bet, languages.get(bet.player_id) ?? '', operator())),
    )
    await saveReceipts(db, rows)
  }

  const work = async () => {
    while (waiting.length > 0) await make(waiting.splice(0, MOST_AT_ONCE))
  }

  const start = () => {
    running ??= work()
      .catch((error: unknown) => reporter.report(error, { task: 'receipts' }))
      .finally(() => {
        running = undefined
        if (waiting.length > 0) start()
      })
  }

  return {
    issue(bets) {
      waiting = [...waiting, ...bets.filter(hasReceipt)]
      if (waiting.length > 0) start()
    },
    async read(bet) {
      if (!hasReceipt(bet)) return undefined
      const known = await findReceipt(db, bet.id)
      if (known !== undefined) return known
      await make([bet])
      return findReceipt(db, bet.id)
    },
    async stop() {
      await running
    },
  }
}
