import { localeOfPath } from '../../i18n/locale-path.ts'

const HOME = '/sports'

/** The page that the shell goes on to: `?to=/de/sports/live`, a page of this site or the home page. */
export function pageAfterShell(search: string): string {
  const to = new URLSearchParams(search).get('to') ?? HOME
  if (!URL.canParse(to, 'https://site.invalid')) return HOME
  const address = new URL(to, 'https://site.invalid')
  const path = address.pathname
  const bare = localeOfPath(path) === undefined ? path : path.slice(path.indexOf('/', 1))
  const isPage =
    address.hostname === 'site.invalid' && (bare === HOME || bare.startsWith(`${HOME}/`))
  return isPage ? `${path}${address.search}${address.hash}` : HOME
}
