import type { Report } from '../../base/report.ts'

/** What a browser tells of a file that a page loaded; a status of 0 is a connection that broke. */
type LoadedFile = { name: string; responseStatus?: number; decodedBodySize?: number }

/** IMG-04: the first of some loaded files that is the icon sprite and did not arrive. */
export function failedIcons(
  files: readonly LoadedFile[],
  iconsUrl: string,
): LoadedFile | undefined {
  const [path = iconsUrl] = iconsUrl.split('?')
  return files.find(
    ({ name, responseStatus = 200, decodedBodySize = 1 }) =>
      new URL(name, 'https://site.invalid').pathname === path &&
      (responseStatus >= 400 || (responseStatus === 0 && decodedBodySize === 0)),
  )
}

/** Reports icons that do not arrive, those of before the page reacted too. @returns ends it */
export function watchIcons(iconsUrl: string, report: Report): () => void {
  const observer = new PerformanceObserver((list) => {
    const failed = failedIcons(list.getEntries(), iconsUrl)
    if (failed === undefined) return
    observer.disconnect()
    const status = failed.responseStatus ?? 0
    report(new Error(`The icons could not be loaded: ${status}`), { where: 'icons' })
  })
  observer.observe({ type: 'resource', buffered: true })
  return () => observer.disconnect()
}
