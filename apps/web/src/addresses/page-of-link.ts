import { parseSegment } from './links.ts'
import type { PageLink } from './page-path.ts'

const FRAME = /^\/\{-\$locale\}\/(?:sports\/?)?/

/** Name in `data-page` of the page that a link leads to: `home`, `live`, `match`. */
export function pageOfLink({ to, params }: PageLink): string {
  const path = to.replace(FRAME, '')
  if (path === '') return 'home'
  if (path === '$sport') return 'sport'
  if (path === '$sport/$slug') return parseSegment(params.slug ?? '').kind
  return path.split('/')[0] ?? path
}

/**
 * SEO-02: whether the settings keep a page from search engines.
 * @param name in `data-page`, where the link does not tell it
 */
export function isHiddenPage(
  hiddenPages: readonly string[],
  link: PageLink,
  name: string = pageOfLink(link),
): boolean {
  return hiddenPages.includes('all') || hiddenPages.includes(name)
}
