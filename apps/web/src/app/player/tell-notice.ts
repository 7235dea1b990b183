import type { Alerts } from '../../parts/alerts/alerts.ts'
import type { ModalStore } from '../../parts/modals/modal-store.ts'
import { openModal } from '../../parts/modals/modal-store.ts'
import type { SlipNotice } from '../../player/slip/kernel.ts'

/** Puts what the slip has to say in passing into words. */
export function tellNotice(
  { queue, translate }: Alerts,
  modals: ModalStore,
  notice: SlipNotice,
): void {
  const t = translate()
  switch (notice.kind) {
    case 'cleared':
      queue.push({
        tone: 'info',
        title: t('alerts.slipCleared'),
        action: { label: t('alerts.undo'), onAction: notice.undo },
        key: 'slip.cleared',
      })
      return
    case 'tooManySelections':
      queue.push({
        tone: 'warning',
        title: t('alerts.tooManySelections', { maximum: String(notice.maximum) }),
        key: 'slip.tooMany',
      })
      return
    case 'partlyAvailable':
      queue.push({
        tone: 'warning',
        title: t('alerts.partlyAvailable', { names: notice.names.join(', ') }),
        key: 'slip.nothing',
      })
      return
    case 'nothingAvailable':
      queue.push({
        tone: 'warning',
        title: t('alerts.nothingAvailable'),
        description: t('alerts.nothingAvailableHint'),
        key: 'slip.nothing',
      })
      return
    case 'quickBetOff':
      queue.push({
        tone: 'info',
        title: t('alerts.quickBetOff'),
        description: t('alerts.quickBetOffHint'),
        key: 'quickBet.off',
      })
      return
    case 'bonusRemoved':
      queue.push({
        tone: 'warning',
        title: t('alerts.bonusRemoved', { name: notice.name ?? t('slip.bonus.freebet') }),
        description: t('alerts.bonusRemovedHint'),
        key: 'slip.bonus',
      })
      return
    case 'sharedBetNotFound':
      return openModal(modals, 'shareBetNotFound')
    case 'sharedBetLoaded':
      queue.push({
        tone: 'info',
        title: t('alerts.sharedBetLoaded'),
        action: { label: t('alerts.undo'), onAction: notice.undo },
        key: 'slip.shared',
      })
      return
    case 'sharedBetGone':
    case 'sharedBetFailed':
      queue.push({ tone: 'warning', title: t(`alerts.${notice.kind}`), key: 'slip.shared' })
  }
}
