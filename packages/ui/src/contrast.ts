/** Linear sRGB, each 0 to 1. */
export type Colour = readonly [red: number, green: number, blue: number]
export type Theme = ReadonlyMap<string, Colour>

const declaration =
  /(--[\w-]+): light-dark\(oklch\(([\d.]+)% ([\d.]+) ([\d.]+)\), oklch\(([\d.]+)% ([\d.]+) ([\d.]+)\)\);/g

/** Reads the opaque `light-dark(oklch(…), oklch(…))` tokens of a style sheet. */
export function parseThemes(css: string): { light: Theme; dark: Theme } {
  const light = new Map<string, Colour>()
  const dark = new Map<string, Colour>()
  for (const [, name, ...parts] of css.matchAll(declaration)) {
    const [l1, c1, h1, l2, c2, h2] = parts.map(Number)
    light.set(String(name), oklchToLinear(Number(l1) / 100, Number(c1), Number(h1)))
    dark.set(String(name), oklchToLinear(Number(l2) / 100, Number(c2), Number(h2)))
  }
  return { light, dark }
}

/** @returns undefined for what is neither `#rrggbb`, `#rgb` nor an opaque `oklch(…)` */
export function parseColour(text: string): Colour | undefined {
  const [, hex] = /^#([\da-f]{3}|[\da-f]{6})$/i.exec(text.trim()) ?? []
  if (hex !== undefined) {
    const digits = hex.length === 3 ? hex.replace(/./g, '$&$&') : hex
    const part = (at: number) => toLinear(Number.parseInt(digits.slice(at, at + 2), 16) / 255)
    return [part(0), part(2), part(4)]
  }
  const [, l, c, h] = /^oklch\(([\d.]+)% ([\d.]+) ([\d.]+)\)$/.exec(text.trim()) ?? []
  if (h === undefined) return undefined
  return oklchToLinear(Number(l) / 100, Number(c), Number(h))
}

function toLinear(value: number): number {
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
}

/** Björn Ottosson's matrices; what falls outside sRGB is clipped, as screens do. */
function oklchToLinear(lightness: number, chroma: number, hueDegrees: number): Colour {
  const hue = (hueDegrees * Math.PI) / 180
  const a = chroma * Math.cos(hue)
  const b = chroma * Math.sin(hue)
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    clip(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    clip(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    clip(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  ]
}

function clip(value: number): number {
  return Math.min(1, Math.max(0, value))
}

/** WCAG 2.2 contrast ratio, 1 to 21. Throws when a token is not in the theme. */
export function contrast(theme: Theme, front: string, back: string): number {
  const [high, low] = [luminance(theme, front), luminance(theme, back)].toSorted((a, b) => b - a)
  return (Number(high) + 0.05) / (Number(low) + 0.05)
}

function luminance(theme: Theme, name: string): number {
  const colour = theme.get(name)
  if (!colour) throw new Error(`No colour ${name} in the theme`)
  return 0.2126 * colour[0] + 0.7152 * colour[1] + 0.0722 * colour[2]
}

type Pair = { readonly front: string; readonly back: string; readonly least: number }

const each = (fronts: readonly string[], backs: readonly string[], least: number): Pair[] =>
  fronts.flatMap((front) => backs.map((back) => ({ front, back, least })))

const SURFACES = ['--surface-0', '--surface-1', '--surface-2', '--surface-3']
const MEANINGS = ['--up', '--down', '--live', '--warning', '--danger', '--success', '--info']
const BOXES = ['--warning', '--danger', '--success', '--info']

/**
 * What a theme owes to its readers, by WCAG 2.2: text 4.5, what bets are placed by 7, edges and focus
 * 3; and what sets surfaces apart.
 */
export const OWED: readonly Pair[] = [
  ...each(['--text', '--text-muted'], SURFACES, 4.5),
  ...each(MEANINGS, SURFACES.slice(0, 3), 4.5),
  ...each(
    ['--text'],
    BOXES.map((name) => `${name}-soft`),
    7,
  ),
  ...BOXES.map((name) => ({ front: name, back: `${name}-soft`, least: 4.5 })),
  { front: '--on-danger', back: '--danger-fill', least: 4.5 },
  ...each(['--text'], ['--surface-1', '--price-cell', '--price-cell-hover'], 7),
  ...each(['--text-muted', '--up', '--down'], ['--price-cell'], 4.5),
  ...each(['--on-brand'], ['--brand', '--brand-hover'], 7),
  ...each(['--border-strong'], SURFACES.slice(0, 3), 3),
  ...each(['--focus'], SURFACES, 3),
  ...each(['--brand-mark', '--touchline'], SURFACES.slice(0, 2), 3),
  { front: '--surface-1', back: '--surface-0', least: 1.1 },
  // The entry of the page that is shown, beside that page.
  { front: '--surface-3', back: '--surface-0', least: 1.1 },
  { front: '--price-cell', back: '--surface-1', least: 1.35 },
  { front: '--price-cell-hover', back: '--price-cell', least: 1.25 },
  ...each(['--on-strong'], ['--strong', '--strong-hover'], 7),
  { front: '--strong', back: '--surface-1', least: 3 },
]

/**
 * What of a theme cannot be read once an operator has changed it.
 * @param own tokens by their names without hyphens in front
 * @returns by the operator's token that is to blame
 */
export function contrastFaults(
  theme: Theme,
  own: Readonly<Record<string, string>>,
): { readonly token: string; readonly says: string }[] {
  const changed = new Map(theme)
  const faults = Object.entries(own).flatMap(([token, value]) => {
    if (!theme.has(`--${token}`)) return []
    const colour = parseColour(value)
    if (colour === undefined) return [{ token, says: 'must be a colour as #0a7d4f' }]
    changed.set(`--${token}`, colour)
    return []
  })
  if (faults.length > 0) return faults
  return OWED.flatMap(({ front, back, least }) => {
    const token = [front, back].map((name) => name.slice(2)).find((name) => name in own)
    const ratio = contrast(changed, front, back)
    if (token === undefined || ratio >= least) return []
    const pair = `${front.slice(2)} on ${back.slice(2)}`
    const says = `makes ${pair} ${ratio.toFixed(1)} to 1, and it has to be ${least}`
    return [{ token, says }]
  })
}
