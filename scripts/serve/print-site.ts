import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'

import { ApiError, createApiClient, isLocale } from '@touchline/contract'
import {
  loadSettings,
  operateSite,
  OperatorError,
  previewSite,
  type Settings,
  type SiteNames,
  type SiteOrder,
} from '@touchline/server'
import { TEXT_FILES } from '@touchline/i18n'
import { createTextLibrary, LOCALES_FOLDER } from '@touchline/i18n/folder'
import { contrastFaults, parseThemes } from '@touchline/ui/contrast'

import { backendFetch } from './backend-fetch.ts'

const USAGE = `npm run site -- export [version] [> site.yaml]   prints the draft, or an earlier version
npm run site -- check <file.yaml>                reads it, and says what it would change
npm run site -- apply <file.yaml>                makes it the draft
npm run site -- preview [--audience logged_in] [--group vip] [--verified] [--language ar] [--page slug]
                                                 prints an address that shows the draft for 30 minutes
npm run site -- publish [version]                shows it to everybody
npm run site -- history                          who applied and published what
npm run site -- texts <words> [--language de]    finds texts by what they say, as the file may change them`

const PREVIEW_MINUTES = 30
const BASES = { platform: '/api/platform', sportsbook: '/api/sportsbook', frontend: '' }

/**
 * Does one thing with the site document.
 * @returns the exit code
 */
export async function printSite(args: readonly string[]): Promise<number> {
  try {
    const settings = loadSettings(process.env)
    const said = await answer(settings, args)
    console.log(said ?? USAGE)
    return said === undefined ? 1 : 0
  } catch (error) {
    console.error(error instanceof OperatorError ? error.message : error)
    return 1
  }
}

async function answer(settings: Settings, args: readonly string[]): Promise<string | undefined> {
  const [action, what, ...more] = args
  if (action === 'preview') return preview(settings, args.slice(1))
  if (action === 'texts') return findTexts(args.slice(1))
  const order = orderOf(action, what)
  if (order === undefined || more.length > 0) return undefined
  if (!('file' in order)) return operateSite(settings, order)
  const names = await askNames(addressOf(settings))
  const said = await operateSite(settings, order, {
    catalogue: names,
    judgeTheme: themeJudge(),
    findMatches: names && ((ids) => matchesOnOffer(addressOf(settings), ids)),
  })
  return names === undefined
    ? `${said}\nThe site does not answer at ${addressOf(settings)}: whether the sports, leagues and categories of the file exist was not checked.`
    : said
}

/** The colours of an operator beside those of the product. */
function themeJudge() {
  const file = fileURLToPath(import.meta.resolve('@touchline/ui/tokens.css'))
  const themes = parseThemes(readFileSync(file, 'utf8'))
  return (theme: 'light' | 'dark', tokens: Readonly<Record<string, string>>) =>
    contrastFaults(themes[theme], tokens)
}

function orderOf(action: string | undefined, what: string | undefined): SiteOrder | undefined {
  switch (action) {
    case 'history':
      return what === undefined ? { action } : undefined
    case 'check':
    case 'apply':
      return what === undefined ? undefined : { action, file: what }
    case 'export':
    case 'publish':
      if (what === undefined) return { action }
      return /^\d{1,9}$/.test(what) ? { action, version: Number(what) } : undefined
    default:
      return undefined
  }
}

async function preview(settings: Settings, args: readonly string[]): Promise<string | undefined> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      audience: { type: 'string', default: 'not_logged_in' },
      group: { type: 'string', multiple: true, default: [] },
      verified: { type: 'boolean', default: false },
      language: { type: 'string' },
      page: { type: 'string' },
    },
  })
  const audience = values.audience.toLowerCase()
  if (audience !== 'logged_in' && audience !== 'not_logged_in' && audience !== 'all') {
    throw new OperatorError('--audience must be LOGGED_IN or NOT_LOGGED_IN.')
  }
  const { language, page } = values
  if (language !== undefined && !isLocale(language)) {
    throw new OperatorError(
      `--language must be a language of the site: ${settings.locales.join(', ')}.`,
    )
  }
  const token = await previewSite(settings, {
    audience: values.group.length > 0 || values.verified ? 'logged_in' : audience,
    groups: values.group,
    isVerified: values.verified,
    minutes: PREVIEW_MINUTES,
  })
  const path = [language, 'sports', page === 'home' ? undefined : page]
    .filter((part) => part !== undefined)
    .join('/')
  const said = `${addressOf(settings)}/${path}?preview=${token}\nIt shows the draft for ${PREVIEW_MINUTES} minutes to whoever has it.`
  return settings.publicUrl === undefined
    ? `${said}\nOther devices reach the site by its own address: put that in front, or set PUBLIC_URL.`
    : said
}

const MOST_FOUND = 30

/** Texts of the product that hold some words, written as the file of a site takes them. */
function findTexts(args: readonly string[]): string | undefined {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: { language: { type: 'string', default: 'en' } },
    allowPositionals: true,
  })
  const { language } = values
  const words = positionals.join(' ').toLowerCase()
  if (words === '' || !isLocale(language)) return undefined
  const library = createTextLibrary(LOCALES_FOLDER)
  const found = TEXT_FILES.flatMap((file) =>
    Object.entries(library.texts(file, language))
      .filter(([key, text]) => text.toLowerCase().includes(words) || key.includes(words))
      .map(([key, text]) => ({ file, key, text })),
  )
  if (found.length === 0) return `No text says "${words}" in ${language}.`
  const shown = found.slice(0, MOST_FOUND)
  const files = [...new Set(shown.map(({ file }) => file))]
  return [
    'texts:',
    `  ${language}:`,
    ...files.flatMap((file) => [
      `    ${file}:`,
      ...shown
        .filter((one) => one.file === file)
        .map(({ key, text }) => `      ${key}: ${JSON.stringify(text)}`),
    ]),
    ...(found.length > MOST_FOUND ? [`# and ${found.length - MOST_FOUND} more`] : []),
  ].join('\n')
}

function addressOf({ publicUrl, host, port }: Settings): string {
  return publicUrl ?? `http://${host === '0.0.0.0' ? '127.0.0.1' : host}:${port}`
}

/** What the running site offers, by name; undefined where it does not answer. */
async function askNames(address: string): Promise<SiteNames | undefined> {
  const api = createApiClient({ bases: BASES, fetch: backendFetch(address), language: () => 'en' })
  const signal = AbortSignal.timeout(5_000)
  try {
    const { data: sports } = await api('listSports', { signal })
    const [categories, leagues] = await Promise.all([
      idsOf((page) => api('listCategories', { query: { page }, signal })),
      idsOf((page) => api('listTournaments', { query: { page }, signal })),
    ])
    return { sports: new Set(sports.map(({ key }) => key)), categories, leagues }
  } catch {
    return undefined
  }
}

/** @throws ApiError where the site fails: a match that is unknown is not what that means */
async function matchesOnOffer(
  address: string,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  const api = createApiClient({ bases: BASES, fetch: backendFetch(address), language: () => 'en' })
  const found = await Promise.all(
    ids.map(async (id) => {
      try {
        await api('getMatch', { params: { id }, signal: AbortSignal.timeout(5_000) })
        return id
      } catch (error) {
        if (error instanceof ApiError && error.status === 404) return null
        throw error
      }
    }),
  )
  return new Set(found.filter((id) => id !== null))
}

type Page = {
  readonly data: readonly { readonly id: string }[]
  readonly meta: { readonly pagination: { readonly lastPage: number } }
}

async function idsOf(read: (page: number) => Promise<Page>): Promise<ReadonlySet<string>> {
  const ids = new Set<string>()
  for (let page = 1, last = 1; page <= last; page += 1) {
    const { data, meta } = await read(page)
    last = meta.pagination.lastPage
    for (const { id } of data) ids.add(id)
  }
  return ids
}
