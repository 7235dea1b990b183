import type { Alerts } from './alerts.ts'

/** Raises the alert whenever the browser loses its connection; the returned function ends it. */
export function watchOffline(alerts: Alerts): () => void {
  const raise = () => alerts.raiseOffline()
  if (!window.navigator.onLine) raise()
  window.addEventListener('offline', raise)
  return () => window.removeEventListener('offline', raise)
}
