import type { Market, Outcome } from '@touchline/contract'

/** The line as a cell shows it: `2.5`, for handicaps signed and seen from the outcome's side. */
export function cellLine(
  { specifier }: Pick<Market, 'specifier'>,
  { side }: Pick<Outcome, 'side'>,
): string | undefined {
  const parts = new Map(specifier.split('|').map((part) => splitOnce(part)))
  const total = parts.get('total')
  if (total !== undefined) return total
  const handicap = parts.get('hcp')
  if (handicap === undefined || handicap.includes(':')) return handicap
  return side === 'away' ? signed(opposite(handicap)) : signed(handicap)
}

function splitOnce(part: string): [string, string] {
  const [name = '', ...value] = part.split('=')
  return [name, value.join('=')]
}

/** Text arithmetic: a line is a label here, never a number to reckon with. */
function opposite(line: string): string {
  if (line.startsWith('-')) return line.slice(1)
  return /^\+?0+(\.0+)?$/.test(line) ? line : `-${line.replace(/^\+/, '')}`
}

function signed(line: string): string {
  if (/^[+-]/.test(line)) return line
  return /^0+(\.0+)?$/.test(line) ? line : `+${line}`
}
