import type { PlacedBet } from '@touchline/contract'

import type { Alerts } from '../alerts/alerts.ts'

/** Says how a cash-out ended, whichever way the news came; the card keeps saying it. */
export function tellCashOut({ queue, translate }: Alerts, before: PlacedBet, now: PlacedBet): void {
  const t = translate()
  const key = `cashOut.${now.id}`
  if (before.status !== 'cashed_out' && now.status === 'cashed_out') {
    queue.push({ tone: 'success', title: t('alerts.cashedOut', { ref: now.ref }), key })
  }
  if (before.status === 'cashout_in_progress' && now.status === 'waiting_results') {
    const title = now.toCashout === null ? t('alerts.cashOutSuspended') : t('alerts.cashOutChanged')
    queue.push({ tone: 'warning', title, key })
  }
}
