import type { AnyRouter } from '@tanstack/react-router'
import type { PushEvent, SystemSettings } from '@touchline/contract'
import type { Alert, AlertQueue } from '@touchline/ui'

import { bonusLink } from '../../addresses/bonus-link.ts'
import { browserStorages } from '../../base/browser-storage.ts'
import type { PageData } from '../../data/page-data.ts'
import { KINDS, readBonusesAgain } from '../../data/queries/bonuses.ts'
import { bonusesMessages } from '../../i18n/bonuses-texts.tsx'
import { serverNow } from '../../base/clock/clock-skew.ts'
import { isQuiet } from '../../player/limits/quiet-browser.ts'
import { bonusAlertKey } from './bonus-alert.ts'

type Issued = Extract<PushEvent, { type: 'bonus_issued' }>['bonus']
type Rules = NonNullable<SystemSettings['platform']['bonusToasts']>

/** GAP-48 */
const DEFAULT_RULES: Rules = { delaySeconds: 3, disabledTypes: [] }
/** BON-17: what became of a bonus otherwise the player has done, or sees where it was. */
const TOLD = ['available', 'active', 'not_available'] as const

type Followed = Pick<PageData, 'api' | 'live' | 'page' | 'queryClient' | 'preferences'> & {
  alerts: { queue: AlertQueue }
  router: AnyRouter
}

/** RT-18: reads lists again when a bonus comes, and says so. @returns ends it, with all that was said */
export function followBonuses(services: Followed, playerId: string, rules?: Rules): () => void {
  const { live, page, queryClient, preferences, router } = services
  const toasts = createBonusToasts(services.alerts.queue, rules)
  const stop = live.followPlayer(playerId, {
    onEvent: (event) => {
      if (event.type !== 'bonus_issued') return
      void readBonusesAgain(queryClient)
      // Whoever wants it calm, or takes a break, sees it in the list.
      if (preferences.getState().calm || isQuiet(browserStorages().local, serverNow(page))) return
      void say(event.bonus)
    },
    onMissed: () => void readBonusesAgain(queryClient),
  })

  async function say({ id, type, name, userBonusStatus }: Issued): Promise<void> {
    const status = TOLD.find((told) => told === userBonusStatus)
    if (status === undefined) return
    const { toast } = await bonusesMessages(page)
    const link = bonusLink(page, { kind: KINDS[type], id })
    toasts.tell(
      { id, type },
      {
        tone: 'info',
        title: toast[status],
        description: name,
        action: { label: toast.show, onAction: () => void router.navigate(link) },
      },
    )
  }

  return () => {
    stop()
    toasts.end()
  }
}

/** BON-18, BON-20: a while after the page has loaded, one at a time, and none of a disabled type. */
export function createBonusToasts(
  queue: Pick<AlertQueue, 'push' | 'withdraw'>,
  { delaySeconds, disabledTypes }: Rules = DEFAULT_RULES,
  sinceLoad: () => number = () => performance.now(),
) {
  const waiting = new Set<ReturnType<typeof setTimeout>>()
  const told = new Set<string>()
  let hasEnded = false
  return {
    tell({ id, type }: Pick<Issued, 'id' | 'type'>, alert: Alert): void {
      if (hasEnded || disabledTypes.includes(type)) return
      const key = bonusAlertKey(id)
      const timer = setTimeout(
        () => {
          waiting.delete(timer)
          told.add(key)
          queue.push({ ...alert, key })
        },
        Math.max(0, delaySeconds * 1_000 - sinceLoad()),
      )
      waiting.add(timer)
    },
    /** BON-19: what was said to one player is not left to the next. */
    end(): void {
      hasEnded = true
      for (const timer of waiting) clearTimeout(timer)
      for (const key of told) queue.withdraw(key)
    },
  }
}
