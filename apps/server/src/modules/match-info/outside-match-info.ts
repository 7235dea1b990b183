import { decode, matchInfo } from '@touchline/contract'
import type { MatchInfo } from '@touchline/contract'

import type { Reporter } from '../../reporting/reporter.ts'
import type { LocaleCode } from '../../settings/locales.ts'
import type { Clock } from '../clock.ts'

const TIMEOUT_MS = 3_000
const FRESH_MS = 60_000
const MOST_KEPT = 1_000

/** What a sports data provider says of a match; nothing, where it does not answer. */
export type MatchInfoSource = (matchUrnId: string, locale: LocaleCode) => Promise<MatchInfo>

const NOTHING: MatchInfo = {}

/** GAP-35: asks `{base}/{urn id}?locale=`, once a minute for each match and language. */
export function askMatchInfo(
  base: string,
  { clock, reporter }: { readonly clock: Clock; readonly reporter: Reporter },
): MatchInfoSource {
  const kept = new Map<string, { readonly until: number; readonly info: Promise<MatchInfo> }>()

  async function ask(matchUrnId: string, locale: LocaleCode): Promise<MatchInfo> {
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
      return read.value
    } catch (error) {
      reporter.report(error, { task: 'match info', match: matchUrnId })
      return NOTHING
    }
  }

  return (matchUrnId, locale) => {
    const key = `${locale} ${matchUrnId}`
    const now = clock.now()
    const known = kept.get(key)
    if (known !== undefined && now < known.until) return known.info
    const info = ask(matchUrnId, locale)
    kept.delete(key)
    kept.set(key, { until: now + FRESH_MS, info })
    const [oldest] = kept.keys()
    if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest)
    return info
  }
}
