import { siteAddress } from '../../addresses/site-address.ts'
import type { useServices } from '../../base/services.ts'
import { completeMessages } from '../../i18n/load-messages.ts'
import { isLoggedIn } from '../../player/session/session-state.ts'
import { chooseCalm } from '../../preferences/calm.ts'

type Services = Pick<ReturnType<typeof useServices>, 'preferences' | 'session' | 'alerts' | 'page'>

/**
 * A visitor's choice is this browser's; a player's goes along with them. Where their own rail holds
 * it, it says where that is loosened.
 */
export async function toggleCalm(services: Services): Promise<void> {
  const { preferences, session, alerts, page } = services
  if (session.getState().settings?.calm === 'held') {
    await completeMessages()
    const t = alerts.translate()
    const onAction = () => window.location.assign(siteAddress('/profile/limits', page))
    const action = { label: t('layout.limits'), onAction }
    alerts.queue.push({ tone: 'info', title: t('alerts.calmHeld'), action, key: 'calm' })
    return
  }
  const calm = !preferences.getState().calm
  chooseCalm(preferences, calm)
  if (isLoggedIn(session.getState())) session.saveSettings({ calm }).catch(alerts.raiseError)
}
