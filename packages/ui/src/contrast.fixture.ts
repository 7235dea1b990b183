/** Linear sRGB, each 0 to 1. */
type Colour = readonly [red: number, green: number, blue: number]
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
