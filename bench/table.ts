/** A line of the table: what was measured, what against, and how they compare in this run. */
export type Row = {
  what: string
  value: string
  peer: string
  peerValue: string
  /** Value over peer; below 1 is less than the peer. */
  ratio: number
  /** What the ratio must not exceed (`<`) or fall below (`>`), where the project sets a limit. */
  limit?: { sign: '<' | '>'; ratio: number }
}

export function printTable(title: string, rows: readonly Row[]): void {
  console.log(`\n### ${title}\n`)
  console.log('| measured | value | against | value | ratio | limit |')
  console.log('|---|--:|---|--:|--:|---|')
  for (const { what, value, peer, peerValue, ratio, limit } of rows) {
    const shown = limit === undefined ? '' : `${limit.sign} ${limit.ratio}${keeps(ratio, limit)}`
    console.log(
      `| ${what} | ${value} | ${peer} | ${peerValue} | ${ratio.toPrecision(3)} | ${shown} |`,
    )
  }
}

function keeps(ratio: number, limit: NonNullable<Row['limit']>): string {
  const kept = limit.sign === '<' ? ratio < limit.ratio : ratio > limit.ratio
  return kept ? ' ✓' : ' ✗'
}

export function inMilliseconds(microseconds: number): string {
  return `${(microseconds / 1_000).toPrecision(3)} ms`
}

export function perSecond(microseconds: number): string {
  return `${Math.round(1_000_000 / microseconds).toLocaleString('en')}/s`
}
