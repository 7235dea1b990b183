import { number } from '@touchline/contract/schema'
import { createTranslator } from 'use-intl/core'

import { browserStorages } from '../../base/browser-storage.ts'
import { storedJson } from '../../base/stored.ts'
import type { PageData } from '../../data/page-data.ts'
import { knownSettings } from '../../data/queries/system-settings.ts'
import { notificationsMessages } from '../../i18n/notifications-texts.tsx'
import type { Alerts } from '../alerts/alerts.ts'
import { readDevicePush, turnOnPush } from './device-push.ts'

const ASKED_AT = storedJson('push_asked_at', null, number())
const ASK_AGAIN_MS = 30 * 86_400_000
const SHOWN_MS = 12_000

type Asking = PageData & { readonly alerts: Alerts }

/**
 * GAP-51: after a placed bet the page offers to tell when it is settled, once in 30 days. The browser
 * is asked at the player's press alone.
 */
export async function askForPush({ alerts, ...services }: Asking): Promise<void> {
  const { api, page, preferences } = services
  const system = knownSettings(services)
  const isOffered = system?.features['offline_pages'] !== false
  const { local } = browserStorages()
  const now = Date.now()
  const askedAt = ASKED_AT.read(local)
  if (askedAt !== null && now - askedAt < ASK_AGAIN_MS) return
  if (preferences.getState().calm) return
  if ((await readDevicePush({ api, isOffered })) !== 'off') return
  const notifications = await notificationsMessages(page)
  const t = createTranslator({ locale: page.locale, messages: { notifications } })
  ASKED_AT.write(local, now)
  alerts.queue.push({
    tone: 'info',
    title: t('notifications.push.prompt'),
    description: t('notifications.push.promptHint'),
    action: {
      label: t('notifications.push.turnOn'),
      onAction: () => void turnOnPush({ api, isOffered }).catch(alerts.raiseError),
    },
    durationMs: SHOWN_MS,
    key: 'push-prompt',
  })
}
