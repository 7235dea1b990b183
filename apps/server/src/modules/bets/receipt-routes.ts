import { calls } from '@touchline/contract'
import { proveReceipt, webCrypto } from '@touchline/contract/receipts'
import type { Db } from '../../db/database.ts'
import { Problem } from '../../http/problem.ts'
import type { Routes } from '../sessions/routes.ts'
import { findBet } from './bet-repository.ts'
import type { ReceiptService } from './receipt-service.ts'
import { listReceiptKeys } from './receipts/receipt-repository.ts'

type Deps = { readonly db: Db; readonly receipts: ReceiptService }

export function receiptRoutes(routes: Routes, { db, receipts }: Deps): void {
  routes.signedIn(calls.getReceipt, async ({ player, params }) => {
    const bet = await findBet(db, player.id, params['id'] ?? '')
    if (bet === undefined) throw new Problem(404, 'error.receipts.not_found')
    const row = await receipts.read(bet)
    if (row === undefined) throw new Problem(409, 'error.receipts.not_accepted')
    const { canonical, sha256, signature } = row
    return {
      data: { canonical, sha256: sha256.toString('hex'), signature: signature.toString('hex') },
    }
  })

  routes.open(calls.listReceiptKeys, async () => ({ data: await listReceiptKeys(db) }))

  routes.open(calls.verifyReceipt, async ({ body }) => {
    const keys = await listReceiptKeys(db)
    const judged = await proveReceipt(body.text, keys, webCrypto(globalThis.crypto.subtle))
    const reason = judged.verdict === 'refused' ? judged.reason : null
    return { data: { verdict: judged.verdict, reason } }
  })
}
