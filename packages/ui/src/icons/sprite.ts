import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

import { groundDrawings } from '../ground/ground-drawings.ts'
import { iconFiles } from './icon-names.ts'
import type { SportWithIcon } from './sport-icons.ts'

/** `svg` is the whole document; `hash` is 8 hex digits of its content, for the address. */
export type Sprite = { svg: string; hash: string }

/** Drawings of sports in the package `@tabler/icons`. */
const sportIconFiles = {
  'american-football': 'outline/ball-american-football',
  badminton: 'outline/feather',
  baseball: 'outline/ball-baseball',
  basketball: 'outline/ball-basketball',
  boxing: 'outline/hand-grab',
  'counter-strike': 'outline/crosshair',
  cricket: 'outline/cricket',
  cycling: 'outline/bike',
  darts: 'outline/target-arrow',
  'dota-2': 'outline/swords',
  esports: 'outline/device-gamepad-2',
  'formula-1': 'outline/steering-wheel',
  futsal: 'outline/ball-football',
  golf: 'outline/golf',
  handball: 'outline/play-handball',
  'horse-racing': 'outline/horse',
  'ice-hockey': 'outline/ice-skating',
  'league-of-legends': 'outline/wand',
  lottery: 'outline/clover',
  mma: 'outline/karate',
  rugby: 'outline/rugby',
  'rugby-league': 'outline/rugby',
  'rugby-union': 'outline/rugby',
  snooker: 'outline/sport-billiard',
  soccer: 'outline/ball-football',
  'table-tennis': 'outline/ping-pong',
  tennis: 'outline/ball-tennis',
  volleyball: 'outline/ball-volleyball',
} as const satisfies Record<SportWithIcon, `outline/${string}`>

const require = createRequire(import.meta.url)

function readDrawing(file: string): string {
  const svg = readFileSync(require.resolve(`@tabler/icons/${file}.svg`), 'utf8')
  const body = /<svg[^>]*>([\s\S]*)<\/svg>/.exec(svg)?.[1]
  if (body === undefined) throw new Error(`Icon ${file} of @tabler/icons is not an SVG document`)
  // The package draws an invisible 24 px square first; nothing needs it in a sprite.
  return body
    .replace(/<path stroke="none" d="M0 0h24v24H0z" fill="none" ?\/>/, '')
    .replace(/\s*\n\s*/g, '')
}

function drawSymbol(id: string, file: string): string {
  const paint = file.startsWith('filled/')
    ? 'fill="currentColor"'
    : 'fill="none" stroke="currentColor" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round"'
  return `<symbol id="${id}" viewBox="0 0 24 24" ${paint}>${readDrawing(file)}</symbol>`
}

/** Lines of 1.5 px at any size. */
function drawGround(name: string, lines: string): string {
  const drawn = lines.replace(
    /<(path|rect|circle) (?![^>]*stroke="none")/g,
    '<$1 vector-effect="non-scaling-stroke" ',
  )
  return `<symbol id="ground-${name}" viewBox="0 0 100 56" fill="none" stroke="currentColor" stroke-width="1.5">${drawn}</symbol>`
}

/**
 * Builds the sprite of all general icons (`#home`), sport icons (`#sport-soccer`) and grounds
 * (`#ground-pitch`).
 * Throws when a drawing is missing from the icon package.
 */
export function buildSprite(): Sprite {
  const symbols = [
    ...Object.entries(iconFiles).map(([name, file]) => drawSymbol(name, file)),
    ...Object.entries(sportIconFiles).map(([key, file]) => drawSymbol(`sport-${key}`, file)),
    ...Object.entries(groundDrawings).map(([name, lines]) => drawGround(name, lines)),
  ]
  const svg = `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>`
  return { svg, hash: createHash('sha256').update(svg).digest('hex').slice(0, 8) }
}
