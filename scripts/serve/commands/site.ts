import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'

import { API_BASES, ApiError, createApiClient, isLocale } from '@touchline/contract'
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

import { backendFetch } from '../backend-fetch.ts'
import type { Command } from './run-command.ts'

const USAGE = `npm run site -- export [version] [site.yaml]     writes the draft, or an earlier version, into a file
npm run site -- check <file.yaml>                reads it, and says what it would change
npm run site -- apply <file.yaml>                makes it the draft
npm run site -- preview [--audience logged_in] [--group vip] [--verified] [--language ar] [--page slug]
                                                 prints an address that shows the draft for 30 minutes
npm run site -- publish [version]                shows it to everybody
npm run site -- history                          who applied and published what
npm run site -- texts <words> [--language de]    finds texts by what they say, as the file may change them`

const PREVIEW_MINUTES = 30

function unknownOrder(says: string): OperatorError {
  return new OperatorError(`${says}\n\n${USAGE}`)
}

/** Does one thing with the site document. */
export const site: Command = { usage: USAGE, run: operate }

async function operate(args: readonly string[]): Promise<string> {
  const settings = loadSettings(process.env)
  const [action, ...words] = args
  if (action === undefined) throw new OperatorError(USAGE)
  if (action === 'preview') return preview(settings, words)
  if (action === 'texts') return findTexts(words)
  const order = orderOf(action, words)
  if (!('file' in order)) return operateSite(settings, order)
  const names = await askNames(addressOf(settings))
  const said = await operateSite(settings, order, {
    catalogue: names,
    judgeTheme: themeJudge(),
    machine: settings,
    findMatches: names && ((ids) => matchesOnOffer(addressOf(settings), ids)),
  })
  return names === undefined
    ? `${said}\nThe site does not answer at ${addressOf(settings)}: whether the sports, leagues and categories of the file exist was not checked.`
    : said
}

/** The tokens of an operator beside those of the product. */
function themeJudge() {
  const file = fileURLToPath(import.meta.resolve('@touchline/ui/tokens.css'))
  const css = readFileSync(file, 'utf8')
  const themes = parseThemes(css)
  const known = new Set([...css.matchAll(/--([\w-]+):/g)].map(([, name]) => String(name)))
  return (theme: 'light' | 'dark', tokens: Readonly<Record<string, string>>) => [
    ...Object.keys(tokens)
      .filter((token) => !known.has(token))
      .map((token) => ({
        token,
        says: 'is no token of the theme: packages/ui/README.md has them',
      })),
    ...firstOfEach(contrastFaults(themes[theme], tokens)),
  ]
}

type TokenFault = { readonly token: string; readonly says: string }

/** One colour stands on many others: which is the first is enough to mend them all. */
function firstOfEach(faults: readonly TokenFault[]): TokenFault[] {
  return [...Map.groupBy(faults, ({ token }) => token).values()].flatMap(([first, ...more]) => {
    if (first === undefined) return []
    const { token, says } = first
    return [{ token, says: more.length === 0 ? says : `${says} (and ${more.length} more like it)` }]
  })
}

function orderOf(action: string, words: readonly string[]): SiteOrder {
  const [first, second, third] = words
  const isTooMuch = third !== undefined || (second !== undefined && action !== 'export')
  if (isTooMuch) throw unknownOrder(`"${words.join(' ')}" is more than ${action} takes.`)
  switch (action) {
    case 'history':
      if (first !== undefined) throw unknownOrder(`"${first}" is more than history takes.`)
      return { action }
    case 'check':
    case 'apply':
      if (first === undefined) throw unknownOrder('Which file?')
      return { action, file: first }
    case 'publish':
      return { action, ...(first !== undefined && { version: versionOf(first) }) }
    case 'export': {
      if (second !== undefined) return { action, version: versionOf(first ?? ''), into: second }
      if (first === undefined) return { action }
      return /^\d+$/.test(first) ? { action, version: versionOf(first) } : { action, into: first }
    }
    default:
      throw unknownOrder(`There is no "${action}".`)
  }
}

function versionOf(word: string): number {
  if (!/^\d{1,9}$/.test(word)) {
    throw unknownOrder(`"${word}" is no version: "npm run site -- history" has their numbers.`)
  }
  return Number(word)
}

async function preview(settings: Settings, args: readonly string[]): Promise<string> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      audience: { type: 'string' },
      group: { type: 'string', multiple: true, default: [] },
      verified: { type: 'boolean', default: false },
      language: { type: 'string' },
      page: { type: 'string' },
    },
  })
  const { language, page, group: groups, verified } = values
  const isOfPlayers = groups.length > 0 || verified
  const audience = values.audience?.toLowerCase() ?? (isOfPlayers ? 'logged_in' : 'not_logged_in')
  if (audience !== 'logged_in' && audience !== 'not_logged_in') {
    throw new OperatorError('--audience must be logged_in or not_logged_in.')
  }
  if (audience === 'not_logged_in' && isOfPlayers) {
    throw new OperatorError('Who is not signed in is in no group and not verified.')
  }
  if (language !== undefined && !isLocale(language)) {
    throw new OperatorError(
      `--language must be a language of the site: ${settings.locales.join(', ')}.`,
    )
  }
  const token = await previewSite(settings, {
    audience,
    groups,
    isVerified: verified,
    page: page === 'home' ? undefined : page,
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
function findTexts(args: readonly string[]): string {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: { language: { type: 'string', default: 'en' } },
    allowPositionals: true,
  })
  const { language } = values
  const words = positionals.join(' ').toLowerCase()
  if (words === '') throw unknownOrder('Which words?')
  if (!isLocale(language)) throw new OperatorError(`"${language}" is no language of the product.`)
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
  const api = createApiClient({
    bases: API_BASES,
    fetch: backendFetch(address),
    language: () => 'en',
  })
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
  const api = createApiClient({
    bases: API_BASES,
    fetch: backendFetch(address),
    language: () => 'en',
  })
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
