import type { AlertQueue } from '@touchline/ui'
import { createAlertQueue } from '@touchline/ui'
import { createTranslator } from 'use-intl/core'

import type { Messages } from '../../i18n/messages.ts'
import { failureText } from './failure-text.ts'

/** Key of what is said of a lost connection. */
export const CONNECTION_ALERT = 'error.connection'

export type Alerts = {
  queue: AlertQueue
  /** ALERT-04, ALERT-07: the backend's own words, else the default ones. */
  raiseError: (error: unknown) => void
  /** ALERT-05: the browser has lost its connection. */
  raiseOffline: () => void
  /** Words for alerts that are raised outside of components. */
  translate: () => ReturnType<typeof createTranslator<Messages>>
}

/** @param texts read when an alert is raised: messages are loaded after the services are made */
export function createAlerts(texts: () => { locale: string; messages: Messages }): Alerts {
  const queue = createAlertQueue()
  const translate = () => createTranslator({ ...texts() })
  return {
    queue,
    translate,
    raiseError(error) {
      const failure = failureText(error)
      if (failure === null) return
      const t = translate()
      queue.push({
        tone: 'error',
        title: t(`${failure.group}.title`),
        description: failure.message ?? t(`${failure.group}.description`),
        key: `error.${failure.group}`,
      })
    },
    raiseOffline() {
      const t = translate()
      queue.push({
        tone: 'error',
        title: t('error.connection.title'),
        description: t('error.connection.description'),
        key: CONNECTION_ALERT,
      })
    },
  }
}
