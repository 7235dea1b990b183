/** A level from a moment on, until the next one. */
export type Step<Level extends number> = { at: number; level: Level }

export type ChartShape<Level extends number> = {
  /** Path of the line within the box, for `d`. */
  line: string
  /** The same, closed at the bottom. */
  area: string
  low: Level
  high: Level
  end: { x: number; y: number }
}

type Box = { width: number; height: number }

/** Space above and below the line, as a share of the height. */
const MARGIN = 0.08

/**
 * Draws steps into a box.
 * @param until where the last step ends, in the unit of `at`
 */
export function stepChart<Level extends number>(
  steps: readonly Step<Level>[],
  until: number,
  box: Box,
): ChartShape<Level> | null {
  const first = steps[0]
  if (first === undefined) return null
  const levels = steps.map(({ level }) => level)
  const low = levels.reduce((least, level) => (level < least ? level : least))
  const high = levels.reduce((most, level) => (level > most ? level : most))
  const length = Math.max(1, until - first.at)
  const x = (at: number) => round(((at - first.at) / length) * box.width)
  const y = (level: Level) => {
    const share = high === low ? 0.5 : (level - low) / (high - low)
    return round(box.height * (1 - MARGIN - share * (1 - 2 * MARGIN)))
  }
  const moves = steps.slice(1).map(({ at, level }) => `H${x(at)}V${y(level)}`)
  const line = `M0 ${y(first.level)}${moves.join('')}H${box.width}`
  const last = steps.at(-1) ?? first
  return {
    line,
    area: `${line}V${box.height}H0Z`,
    low,
    high,
    end: { x: box.width, y: y(last.level) },
  }
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}
