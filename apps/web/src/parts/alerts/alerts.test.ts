import { describe, expect, test } from 'vitest'

import { messages } from '../../testing/messages.ts'
import { noAnswer, refusal } from '../../testing/fake-api.ts'
import { CONNECTION_ALERT, createAlerts } from './alerts.ts'

function setUp() {
  const alerts = createAlerts(() => ({ locale: 'en', messages }))
  return { alerts, shown: () => alerts.queue.getSnapshot() }
}

describe('raiseError', () => {
  test('[ALERT-04] a failure without words gets the default ones', () => {
    const { alerts, shown } = setUp()
    alerts.raiseError(new Error('boom'))
    expect(shown()).toMatchObject({
      tone: 'error',
      title: messages['global-error'].default.title,
      description: messages['global-error'].default.description,
    })
  })

  test('[ALERT-06] [ALERT-07] the backend’s localized message is shown', () => {
    const { alerts, shown } = setUp()
    alerts.raiseError(refusal(500, { localizedMessage: 'Closed for maintenance' }))
    expect(shown()?.description).toBe('Closed for maintenance')
  })

  test('[ALERT-05] no answer and being offline speak of the connection', () => {
    const { alerts, shown } = setUp()
    alerts.raiseError(noAnswer())
    expect(shown()?.title).toBe(messages.error.connection.title)
    alerts.queue.clear()
    alerts.raiseOffline()
    expect(shown()?.description).toBe(messages.error.connection.description)
  })

  test('[HTTP-03] [ALERT-06] calls that were called off raise nothing', () => {
    const { alerts, shown } = setUp()
    alerts.raiseError(new DOMException('called off', 'AbortError'))
    expect(shown()).toBeNull()
  })

  test('[P26] what is said of a lost line goes with its end, shown or waiting', () => {
    const { alerts, shown } = setUp()
    alerts.queue.push({ tone: 'info', title: 'first' })
    alerts.raiseOffline()
    alerts.queue.withdraw(CONNECTION_ALERT)
    alerts.queue.dismiss(shown()?.id ?? 0)
    expect(shown()).toBeNull()
    alerts.raiseOffline()
    alerts.queue.withdraw(CONNECTION_ALERT)
    expect(shown()).toBeNull()
  })

  test('[ALERT-03] the same failure twice is one alert', () => {
    const { alerts, shown } = setUp()
    alerts.raiseError(new Error('a'))
    const first = shown()?.id
    alerts.raiseError(new Error('b'))
    alerts.queue.dismiss(first ?? 0)
    expect(shown()).toBeNull()
  })
})
