import { CONNECTION_ALERT, type Alerts } from './alerts.ts'

/**
 * Raises the alert whenever the browser loses its connection, and takes it back with the line; the
 * returned function ends it.
 */
export function watchOffline(alerts: Alerts): () => void {
  const raise = () => alerts.raiseOffline()
  const takeBack = () => alerts.queue.withdraw(CONNECTION_ALERT)
  if (!window.navigator.onLine) raise()
  window.addEventListener('offline', raise)
  window.addEventListener('online', takeBack)
  return () => {
    window.removeEventListener('offline', raise)
    window.removeEventListener('online', takeBack)
  }
}
