import type { Report } from '../../base/report.ts'

/**
 * Reports errors and rejections that nothing handled. Where a browser gives no error, as for
 * observers and scripts of other sites, its words stand in. @returns a function that ends it
 */
export function watchFailures(page: EventTarget, report: Report): () => void {
  const onError = (event: Event) => {
    if ('error' in event) report(event.error ?? wordsOf(event), { where: 'window' })
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

function wordsOf(event: Event): string {
  return 'message' in event ? String(event.message) : 'unknown error'
}
