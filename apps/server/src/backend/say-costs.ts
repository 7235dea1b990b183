import type { OfferFigures } from '../modules/bonuses/offers/played-figures.ts'
import type { SeasonFigures } from '../modules/bonuses/offers/season.ts'

/** An offer pays of its own where it gives back more than it takes. */
const FAIR = 1

/** Figures of a season in lines, as a table for people. */
export function saySeason(
  { offers, bets, staked, won, paid, keen }: SeasonFigures,
  {
    players,
    weeks,
    margin,
  }: { readonly players: number; readonly weeks: number; readonly margin: number },
): string {
  const rows = offers.map(({ id, figures, edge }) => [
    id,
    ...counts(figures, players),
    edge === null ? '–' : `${edge.of === 'gift' ? 'worth ' : ''}${percent(edge.back)}`,
  ])
  const abused = offers.flatMap(({ id, edge }) =>
    edge?.of === 'stakes' && edge.back > FAIR
      ? [`! ${id} gives back ${percent(edge.back)} of what it takes: ${edge.by}.`]
      : [],
  )
  const kept = staked - won
  return [
    `${weeks} weeks, ${players} players, ${bets} bets, a margin of ${percent(margin)} on each price.`,
    '',
    ...table([HEAD, ...rows]),
    '',
    `Staked ${euros(staked)}, won ${euros(won)}: the prices keep ${euros(kept)}. Bonuses paid ${euros(paid)}, ${percent(ratio(paid, kept))} of that.`,
    `${keen.players} players look for nothing but bonuses: they had ${percent(ratio(keen.paid, paid))} of what bonuses paid.`,
    ...(abused.length > 0 ? abused : ['No offer gives back more than it takes.']),
  ].join('\n')
}

const HEAD = [
  'offer',
  'had by',
  'used by',
  'uses',
  'bet with',
  'cost',
  'open',
  'to hunters',
  'gives back',
]

function counts(figures: OfferFigures | undefined, players: number): string[] {
  if (figures === undefined) return ['0', '0 %', '0', '–', '–', '–', '–']
  const { had, used, uses, staked, paid, paidToKeen, open } = figures
  return [
    String(had.size),
    percent(used.size / Math.max(1, players)),
    String(uses),
    euros(staked),
    euros(paid),
    euros(open),
    percent(ratio(paidToKeen, paid)),
  ]
}

/** What offers would have cost, in lines. */
export function sayCosts(
  costs: readonly { readonly id: string; readonly figures: OfferFigures | undefined }[],
  { bets, players }: { readonly bets: number; readonly players: number },
): string[] {
  if (costs.length === 0 || bets === 0) return []
  const rows = costs.map(({ id, figures }) => [id, ...counts(figures, players).slice(0, 6)])
  return [
    '',
    `On the last ${bets} settled bets of ${players} players each alone would have cost:`,
    ...table([HEAD.slice(0, 7), ...rows]),
  ]
}

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`
const ratio = (part: bigint, whole: bigint): number =>
  whole === 0n ? 0 : Number(part) / Number(whole)
function euros(cents: bigint): string {
  const digits = String(cents < 0n ? -cents : cents).padStart(3, '0')
  return `${cents < 0n ? '−' : ''}€${digits.slice(0, -2)}.${digits.slice(-2)}`
}

function table(rows: readonly (readonly string[])[]): string[] {
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((row) => (row[column] ?? '').length)),
  )
  return rows.map((row) =>
    row
      .map((cell, column) =>
        column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0),
      )
      .join('  ')
      .trimEnd(),
  )
}
