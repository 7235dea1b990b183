import { readFile, writeFile } from 'node:fs/promises'
import { sql } from 'kysely'
import type { DatabaseSettings, Db, Executor } from '../../db/database.ts'
import { withDatabase } from '../../db/database.ts'
import { withEntry } from '../../documents/yaml-file.ts'
import { OperatorError } from '../../reporting/operator-error.ts'
import { noteAct, operatorName } from '../operator-acts/note-act.ts'
import type { ThemeJudge } from './read-site.ts'
import { BUILT_IN, readSite, readStored } from './read-site.ts'
import { siteChanges } from './site-changes.ts'
import type { SiteMachine, SiteNames } from './site-names.ts'
import { matchesNamedBy } from './site-names.ts'
import type { SiteVersion } from './site-repository.ts'
import {
  insertVersion,
  listVersions,
  publishVersion,
  readState,
  findVersion,
} from './site-repository.ts'

export type SiteOrder =
  | {
      readonly action: 'export'
      readonly version?: number | undefined
      /** Where it is written; else it is what is said. */
      readonly into?: string | undefined
    }
  | { readonly action: 'publish'; readonly version?: number | undefined }
  | { readonly action: 'check' | 'apply'; readonly file: string }
  | { readonly action: 'history' }

/** What a file is judged by besides itself. */
export type SiteKnowledge = {
  readonly catalogue?: SiteNames | undefined
  readonly judgeTheme?: ThemeJudge | undefined
  readonly machine?: SiteMachine | undefined
  /** Which of the matches are on offer; undefined where that cannot be asked. */
  readonly findMatches?: ((ids: readonly string[]) => Promise<ReadonlySet<string>>) | undefined
}

const MOST_VERSIONS = 20
const EMPTY = `# Nothing is said here yet: the site is as the product comes. docs/operators.md shows what can be.
`

/**
 * Does one thing with the site document. It may be called while the product runs.
 * @param known names of sports, leagues and categories, where the site runs to be asked, and who
 *   judges its colours
 * @returns what was done, or would be, in lines
 * @throws OperatorError with sentences that name each fault's place
 */
export async function operateSite(
  settings: DatabaseSettings,
  order: SiteOrder,
  known: SiteKnowledge = {},
): Promise<string> {
  const text = 'file' in order ? await readText(order.file) : ''
  const by = operatorName()
  return withDatabase(settings, async (db) => {
    switch (order.action) {
      case 'export': {
        const written = await exportSite(db, order.version)
        return order.into === undefined ? written : writeNew(order.into, written)
      }
      case 'history':
        return sayHistory(db)
      case 'publish':
        return noteAct(db, { command: 'site publish', subject: order.version?.toString() }, () =>
          publishSite(db, { version: order.version, by, now: new Date() }),
        )
      case 'check':
      case 'apply': {
        const isCheck = order.action === 'check'
        const matches = await findMatches(text, known)
        const apply = () =>
          applySite(db, text, {
            by,
            now: new Date(),
            dryRun: isCheck,
            ...known,
            catalogue: { ...known.catalogue, matches },
          })
        const act = { command: 'site apply', subject: order.file }
        const { said, version } = await (isCheck ? apply() : noteAct(db, act, apply))
        return version === undefined ? said : `${said}\n${await noteVersion(order.file, version)}`
      }
    }
  })
}

async function findMatches(
  text: string,
  { findMatches: find }: SiteKnowledge,
): Promise<ReadonlySet<string> | undefined> {
  const read = readSite(text)
  return read.ok ? find?.(matchesNamedBy(read.document)) : undefined
}

type Applied = SiteKnowledge & {
  readonly by: string
  readonly now: Date
  readonly dryRun?: boolean
}

/**
 * @returns what was done, or would be, in lines; the version that it has become
 * @throws OperatorError
 */
export async function applySite(
  db: Db,
  text: string,
  { by, now, dryRun = false, catalogue = {}, judgeTheme, machine }: Applied,
): Promise<{ said: string; version?: number }> {
  return db.transaction().execute(async (trx) => {
    // Two who apply at once would both be told that nobody else did.
    await sql`select from site_state for update`.execute(trx)
    const names = { ...catalogue, ...(await namesOf(trx)) }
    const read = readSite(text, names, judgeTheme, machine)
    if (!read.ok) {
      throw new OperatorError(
        `${read.faults.join('\n')}\nNothing was applied. What is published stays.`,
      )
    }
    const { draft } = await readState(trx)
    const before = draft === null ? undefined : await findVersion(trx, draft)
    if ((draft ?? 0) !== read.basedOn) {
      throw new OperatorError(await sayMeanwhile(trx, read.basedOn, before))
    }
    const changes = siteChanges(before?.document ?? {}, read.plain)
    const skipped = read.skipped.map((sentence) => `! ${sentence}`)
    if (changes.length === 0) return { said: [...skipped, 'Nothing changes.'].join('\n') }
    const lines = [...changes.map((line) => `  ${line}`), ...skipped]
    if (dryRun) return { said: [...lines, 'This would change. Nothing was applied.'].join('\n') }
    const { plain, basedOn } = read
    const version = await insertVersion(trx, {
      written: withVersion(text.replace(EMPTY, ''), 0),
      plain,
      basedOn,
      by,
      now,
    })
    const done = `Version ${version} is the draft now. Look at it with "npm run site -- preview", make it live with "npm run site -- publish".`
    return { said: [...lines, done].join('\n'), version }
  })
}

/** @throws OperatorError */
export async function publishSite(
  db: Db,
  {
    version,
    by,
    now,
  }: { readonly version?: number | undefined; readonly by: string; readonly now: Date },
): Promise<string> {
  return db.transaction().execute(async (trx) => {
    await sql`select from site_state for update`.execute(trx)
    const { draft, published } = await readState(trx)
    const wanted = version ?? draft
    if (wanted === null) throw new OperatorError('There is no draft: apply a file first.')
    if (wanted === published && wanted === draft) return `Version ${wanted} is published already.`
    const found = await findVersion(trx, wanted)
    if (found === undefined) throw new OperatorError(`There is no version ${wanted}.`)
    await publishVersion(trx, wanted, { by, now })
    const done = `Version ${wanted} is published. Players see it within a second.`
    return draft === null || draft === wanted || draft === published
      ? done
      : `${done}\nThe draft was version ${draft}, and is ${wanted} now: "npm run site -- export ${draft}" brings back what stood in it.`
  })
}

/** @throws OperatorError for a page or a group that the draft and the players do not have */
export async function expectInDraft(
  db: Db,
  { page, groups }: { readonly page: string | undefined; readonly groups: readonly string[] },
): Promise<void> {
  const { draft } = await readState(db)
  const found = draft === null ? undefined : await findVersion(db, draft)
  const document = readStored(found?.document ?? {})
  if (document === undefined) return
  const slugs = [...BUILT_IN, ...document.pages.map(({ slug }) => slug)]
  if (page !== undefined && !slugs.includes(page)) {
    throw new OperatorError(`The draft has no page ${page}.`)
  }
  const { groups: known = new Set<string>() } = await namesOf(db)
  const unknown = groups.find((group) => !known.has(group) && !(group in document.groups))
  if (unknown !== undefined) {
    throw new OperatorError(`The draft names no group ${unknown}, and no player is in it.`)
  }
}

async function exportSite(db: Db, version: number | undefined): Promise<string> {
  const { draft } = await readState(db)
  const wanted = version ?? draft
  if (wanted === null) return withVersion(EMPTY, 0)
  const found = await findVersion(db, wanted)
  if (found === undefined) throw new OperatorError(`There is no version ${wanted}.`)
  // An earlier one that is applied again follows what is drafted now.
  return withVersion(found.written, draft ?? 0)
}

/** Of the version that the file is made from: applying it says if that is the last no more. */
function withVersion(text: string, version: number): string {
  return withEntry(text, 'version', version === 0 ? undefined : version)
}

async function sayMeanwhile(
  db: Executor,
  basedOn: number,
  last: SiteVersion | undefined,
): Promise<string> {
  if (last === undefined) {
    return `The file says that it was made from version ${basedOn}, and there is none. Take the line "version" away.`
  }
  const base = basedOn === 0 ? undefined : await findVersion(db, basedOn)
  if (basedOn > 0 && base === undefined) {
    return `The file says that it was made from version ${basedOn}, and there is none. The last is ${last.version}: export it, and make your changes there.`
  }
  const changes = siteChanges(base?.document ?? {}, last.document)
  return [
    `The site is at version ${last.version}, which ${last.appliedBy} applied on ${sayTime(last.appliedAt)}. This file was made from ${basedOn === 0 ? 'none' : `version ${basedOn}`}.`,
    'Since then these have changed:',
    ...changes.map((line) => `  ${line}`),
    `Nothing was applied. Export again and make your changes there, or write "version: ${last.version}" into your file: then it takes the place of these changes, and they are gone.`,
  ].join('\n')
}

async function sayHistory(db: Db): Promise<string> {
  const versions = await listVersions(db, MOST_VERSIONS)
  const { draft, published } = await readState(db)
  if (versions.length === 0) return 'Nobody has applied anything: the site is as the product comes.'
  return versions
    .map(({ version, appliedAt, appliedBy, publishedAt }) => {
      const marks = [
        ...(version === published ? ['published'] : []),
        ...(version === draft && version !== published ? ['draft'] : []),
      ]
      const was = publishedAt === null ? '' : `, published on ${sayTime(publishedAt)}`
      const mark = marks.length === 0 ? '' : ` (${marks.join(', ')})`
      return `${version}${mark}: applied by ${appliedBy} on ${sayTime(appliedAt)}${was}`
    })
    .join('\n')
}

const sayTime = (time: Date): string => `${time.toISOString().slice(0, 16).replace('T', ' ')} UTC`

/** What the database knows of the names that a document may say. */
async function namesOf(db: Executor): Promise<SiteNames> {
  const offers = await db.selectFrom('offers').select('id').where('current', '=', true).execute()
  const jackpots = await db.selectFrom('jackpots').select('id').execute()
  const { rows } = await sql<{ name: string }>`
    select distinct unnest(statuses) as name from players
  `.execute(db)
  return {
    bonuses: new Set(offers.map(({ id }) => id)),
    jackpots: new Set(jackpots.map(({ id }) => id)),
    groups: new Set(rows.map(({ name }) => name)),
  }
}

/** What npm prints ahead of a command stands in a file that its output was sent to. */
const OF_NPM = /^(?:> .*\n|\n)+/

async function readText(file: string): Promise<string> {
  try {
    const text = await readFile(file, 'utf8')
    return text.replace(OF_NPM, (lines) => lines.replaceAll(/^> /gm, '# '))
  } catch {
    throw new OperatorError(`There is no file ${file} that can be read.`)
  }
}

async function writeNew(file: string, text: string): Promise<string> {
  try {
    await writeFile(file, text, { flag: 'wx' })
    return `${file} holds the site now.`
  } catch (error) {
    throw new OperatorError(
      (error as NodeJS.ErrnoException).code === 'EEXIST'
        ? `There is a file ${file} already: take another name.`
        : `${file} cannot be written.`,
    )
  }
}

/** The next change of the file follows what was just applied. */
async function noteVersion(file: string, version: number): Promise<string> {
  try {
    await writeFile(file, withVersion((await readText(file)).replace(EMPTY, ''), version))
    return `${file} says so: change it and apply it again.`
  } catch {
    return `Write "version: ${version}" into the file before you change it again.`
  }
}
