import { decode, matchInfo } from '@touchline/contract'
import type { MatchInfo } from '@touchline/contract'

import type { Reporter } from '../../reporting/reporter.ts'
import type { LocaleCode } from '../../settings/locales.ts'
import { plainTexts } from '../../texts/plain-texts.ts'
import type { Clock } from '../clock.ts'

const TIMEOUT_MS = 3_000
const FRESH_MS = 60_000
/** What was said is shown for so long while the provider is asked again, and while it fails. */
const USABLE_MS = 600_000
const MOST_KEPT = 1_000

/** What a sports data provider says of a match; nothing, where it does not answer. */
export type MatchInfoSource = (matchUrnId: string, locale: LocaleCode) => Promise<MatchInfo>

const NOTHING: MatchInfo = {}

type Kept = {
  readonly info: Promise<MatchInfo>
  readonly saidAt: number
  askAgainAt: number
}

/**
 * GAP-35: asks `{base}/{urn id}?locale=`, once a minute for each match and language. Only who looks first
 * waits for the answer: others are shown what was said last.
 */
export function askMatchInfo(
  base: string,
  { clock, reporter }: { readonly clock: Clock; readonly reporter: Reporter },
): MatchInfoSource {
  const kept = new Map<string, Kept>()

  /** @returns null where it fails */
  async function ask(matchUrnId: string, locale: LocaleCode): Promise<MatchInfo | null> {
    try {
      const url = `${base}/${encodeURIComponent(matchUrnId)}?locale=${locale}`
      const answer = await fetch(url, {
        headers: { Accept: 'application/json', 'Accept-Language': locale },
        redirect: 'error',
        signal: AbortSignal.timeout(TIMEOUT_MS),
      })
      if (!answer.ok) {
        await answer.body?.cancel()
        if (answer.status === 404) return NOTHING
        throw new Error(`status ${answer.status}`)
      }
      const read = decode(matchInfo, await answer.json())
      if (!read.ok) throw new Error(read.problem)
      return plainTexts(read.value)
    } catch (error) {
      reporter.report(error, { task: 'match info', match: matchUrnId })
      return null
    }
  }

  function keep(key: string, info: Promise<MatchInfo>): void {
    const now = clock.now()
    kept.delete(key)
    kept.set(key, { info, saidAt: now, askAgainAt: now + FRESH_MS })
    const [oldest] = kept.keys()
    if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest)
  }

  async function askAgain(key: string, matchUrnId: string, locale: LocaleCode): Promise<void> {
    const told = await ask(matchUrnId, locale)
    if (told !== null) keep(key, Promise.resolve(told))
  }

  return (matchUrnId, locale) => {
    const key = `${locale} ${matchUrnId}`
    const now = clock.now()
    const known = kept.get(key)
    if (known === undefined || now >= known.saidAt + USABLE_MS) {
      const info = ask(matchUrnId, locale).then((told) => told ?? NOTHING)
      keep(key, info)
      return info
    }
    if (now >= known.askAgainAt) {
      known.askAgainAt = now + FRESH_MS
      void askAgain(key, matchUrnId, locale)
    }
    return known.info
  }
}
