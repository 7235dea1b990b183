import { amountOf, NO_AMOUNT, timesAmount } from '@touchline/betting'
import * as v from 'valibot'
import type { OfferedCurrency } from '../../settings/currencies.ts'
import type { Cashier } from '../cashier/cashier.ts'
import { SIGNATURE_HEADER } from '../cashier/cashier.ts'
import type { OfferedMethod, OfferedTerms, PaymentProvider, ToldStatus } from './provider.ts'
import { WebhookError } from './provider.ts'
import { checkSignature } from './webhook-signature.ts'

const notice = v.object({
  id: v.pipe(v.string(), v.maxLength(100)),
  type: v.picklist(['deposit', 'payout', 'refund', 'reversal']),
  reference: v.pipe(v.string(), v.uuid()),
  status: v.picklist(['open', 'pending', 'succeeded', 'failed', 'cancelled']),
  amount: v.pipe(v.number(), v.safeInteger()),
  currency: v.pipe(v.string(), v.maxLength(10)),
})

/** The simulated provider behind the interface of a real one. */
export function createCashierProvider(cashier: Cashier, secret: string): PaymentProvider {
  const toldOf = async (status: ToldStatus['status'], id: string): Promise<ToldStatus> => ({
    status,
    paid: status === 'succeeded' ? await cashier.paidOf(id) : null,
  })
  return {
    name: 'cashier',
    isSimulated: true,
    methods: methodsOf,
    async openDeposit({ id, locale, comeBack: _, ...order }) {
      const { id: reference, path } = await cashier.openDeposit({
        ...order,
        merchantReference: id,
        language: locale,
      })
      return { reference, url: path, frame: true }
    },
    closeDeposit: async ({ id }) => toldOf(ours(await cashier.close(id)), id),
    async payOut({ id, locale, ...order }) {
      const paid = await cashier.payOut({ ...order, merchantReference: id, language: locale })
      return { reference: paid.id }
    },
    async refund({ id, deposit, amount, currency }) {
      const order = { merchantReference: id, amount, currency, of: deposit.id }
      const refund = await cashier.refund(order)
      return { reference: refund?.id ?? null, status: refund === null ? 'failed' : 'pending' }
    },
    status: async ({ id }) => toldOf(ours(await cashier.statusOf(id)), id),
    refundStatus: async ({ id }) => ours(await cashier.statusOf(id)),
    async readWebhook({ headers, body }, now) {
      checkSignature(secret, { header: headers[SIGNATURE_HEADER], body, now })
      const told = v.safeParse(notice, parse(body))
      if (!told.success) throw new WebhookError('unreadable')
      const { id, type, reference, status, amount, currency } = told.output
      return {
        id,
        about: reference,
        kind: type === 'payout' ? 'withdrawal' : type,
        status: ours(status),
        amount: amountOf(BigInt(amount)),
        currency,
      }
    },
    async settled(from, until) {
      return (await cashier.statement(from, until)).map((row) => ({
        paymentId: row.merchant_reference,
        kind: row.kind === 'payout' ? 'withdrawal' : row.kind,
        amount: row.amount,
        currency: row.currency,
      }))
    },
  }
}

function ours<Status extends string>(status: Status | 'open'): Status | 'opened' {
  return status === 'open' ? 'opened' : status
}

function parse(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'))
  } catch {
    throw new WebhookError('unreadable')
  }
}

const DAY = 1_440

/** Bounds in euros, as their equal in the currency. */
function methodsOf({ euro, fiat }: OfferedCurrency): readonly OfferedMethod[] {
  const terms = (
    minimum: bigint,
    maximum: bigint,
    minutes: number,
    feePermille = 0,
    feeLeast = NO_AMOUNT,
  ): OfferedTerms => ({
    minimum: timesAmount(euro, minimum),
    maximum: timesAmount(euro, maximum),
    minutes,
    feePermille,
    feeLeast,
  })
  if (!fiat) {
    return [
      {
        id: 'crypto',
        deposit: terms(10n, 20_000n, 20),
        withdrawal: terms(20n, 20_000n, 60, 0, euro),
      },
    ]
  }
  return [
    { id: 'card', deposit: terms(5n, 2_000n, 0), withdrawal: terms(10n, 5_000n, DAY) },
    { id: 'bank', deposit: terms(10n, 10_000n, 0), withdrawal: terms(10n, 10_000n, DAY) },
    { id: 'wallet', deposit: terms(5n, 1_000n, 0, 15), withdrawal: terms(10n, 1_000n, 5, 10) },
  ]
}
