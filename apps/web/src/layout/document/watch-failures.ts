import type { Report } from '../../lib/report.ts'

/** Reports errors and rejections that nothing handled. @returns a function that ends it */
export function watchFailures(page: EventTarget, report: Report): () => void {
  const onError = (event: Event) => {
    if ('error' in event) report(event.error, { where: 'window' })
  }
  const onRejection = (event: Event) => {
    if ('reason' in event) report(event.reason, { where: 'promise' })
  }
  page.addEventListener('error', onError)
  page.addEventListener('unhandledrejection', onRejection)
  return () => {
    page.removeEventListener('error', onError)
    page.removeEventListener('unhandledrejection', onRejection)
  }
}
