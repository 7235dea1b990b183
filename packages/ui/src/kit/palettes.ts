import { kitOf } from './kit.ts'

/** First and second colour and the ink on the first, as `kits.css` has them: for what style alone cannot dye. */
export type KitColours = readonly [first: string, second: string, ink: string]

/** Each is two colours that are told apart in a bar of 4 px; no two share both. */
export const palettes: readonly KitColours[] = [
  ['#d2122e', '#ffffff', '#ffffff'],
  ['#1d4fa8', '#ffffff', '#ffffff'],
  ['#0b7a43', '#ffffff', '#ffffff'],
  ['#15191c', '#f4f4f2', '#ffffff'],
  ['#f7c91c', '#15191c', '#15191c'],
  ['#6cb8e6', '#ffffff', '#10222f'],
  ['#7a1f3d', '#8ec5e8', '#ffffff'],
  ['#14295c', '#d2122e', '#ffffff'],
  ['#ea6a1f', '#15191c', '#15191c'],
  ['#5b2d8c', '#ffffff', '#ffffff'],
  ['#0d6b39', '#f7c91c', '#ffffff'],
  ['#15191c', '#d2122e', '#ffffff'],
  ['#c4161c', '#f7c91c', '#ffffff'],
  ['#1552b0', '#f7c91c', '#ffffff'],
  ['#f6f5f0', '#c4161c', '#8f1016'],
  ['#f6f5f0', '#14295c', '#14295c'],
  ['#0a7a78', '#10303a', '#ffffff'],
  ['#6e1423', '#e3b44c', '#ffffff'],
  ['#4aa3df', '#a3122a', '#10222f'],
  ['#9bc53d', '#1f3d1a', '#16290f'],
  ['#e874a8', '#1b1f24', '#1b1f24'],
  ['#b01030', '#14295c', '#ffffff'],
  ['#0f4c5c', '#f08a24', '#ffffff'],
  ['#5b3a22', '#e8c98a', '#ffffff'],
]

/** The colours of a side, for pictures and for what compares both sides. */
export function kitColours(name: string, number?: number | null): KitColours {
  return palettes[kitOf(name, number).palette] ?? ['#15191c', '#f4f4f2', '#ffffff']
}
