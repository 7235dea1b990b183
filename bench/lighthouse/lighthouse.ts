import { pageAddresses } from '../page-weight/pages.ts'
import { startSite } from '../running-site.ts'
import type { Row } from '../table.ts'
import { judgePage, type Judgement } from './judge-page.ts'

const PAGES = ['home', 'league', 'match']
const AUDITS = 5

/** Of 100; in ms: what Lighthouse calls good, and a guard for the largest paint. */
const LIMITS = { performance: 0.95, firstPaint: 1_800, largestPaint: 3_500 }

export const bench = {
  title: 'Lighthouse: first views on a phone, the best of five audits',
  async run(): Promise<Row[]> {
    const site = await startSite()
    try {
      const rows: Row[] = []
      for (const { name, path } of await pageAddresses(site.url)) {
        if (!PAGES.includes(name)) continue
        const judgements: Judgement[] = []
        for (let done = 0; done < AUDITS; done += 1) {
          judgements.push(await judgePage(site.url + path))
        }
        rows.push(...rowsOf(name, judgements))
      }
      return rows
    } finally {
      await site.stop()
    }
  },
}

/** A slow page is slow in each audit, a page on a busy machine in some: the best one counts. */
function rowsOf(name: string, judgements: readonly Judgement[]): Row[] {
  const [best] = judgements.toSorted((a, b) => b.performance - a.performance)
  if (best === undefined) throw new Error('nothing was audited')
  const worst = Math.min(...judgements.map(({ performance }) => performance))
  return [
    {
      what: `${name}: performance (blocked ${Math.round(best.blocked)} ms, worst ${outOf100(worst)})`,
      value: outOf100(best.performance),
      peer: 'the limit',
      peerValue: outOf100(LIMITS.performance),
      ratio: best.performance / LIMITS.performance,
      limit: { sign: '>', ratio: 0.999 },
    },
    timeRow(`${name}: first paint`, best.firstPaint, LIMITS.firstPaint),
    timeRow(`${name}: largest paint`, best.largestPaint, LIMITS.largestPaint),
  ]
}

function timeRow(what: string, ms: number, limit: number): Row {
  return {
    what,
    value: `${Math.round(ms)} ms`,
    peer: 'the limit',
    peerValue: `${limit} ms`,
    ratio: ms / limit,
    limit: { sign: '<', ratio: 1 },
  }
}

function outOf100(score: number): string {
  return String(Math.round(score * 100))
}
