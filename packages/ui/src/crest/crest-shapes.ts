import type { CrestDesign } from './crest-design.ts'

/** Edge of a badge by whose it is: a team's is a shield, a player's a disc. */
export const edges = {
  team: 'M2 2.5h16v8.2c0 4-3.4 6.6-8 8.3-4.6-1.7-8-4.3-8-8.3z',
  player: 'M10 1.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17z',
} as const

export type BadgeOf = keyof typeof edges

/** Head and shoulders, inside the disc. */
export const portrait =
  'M10 4.8a3 3 0 1 1 0 6 3 3 0 0 1 0-6zM4.3 16.3a5.7 4.4 0 0 1 11.4 0A8.5 8.5 0 0 1 4.3 16.3z'

/** Drawn over a shield's first colour, clipped by the shield through path geometry alone. */
export const overlays: Record<CrestDesign['pattern'], string> = {
  half: 'M10 2.5h8v8.2c0 4-3.4 6.6-8 8.3z',
  stripes: 'M5 2.5h3.2v15.7C7 17.6 5.9 17 5 16.200zM11.8 2.500h3.200v13.700c-.9.8-2 1.4-3.2 2z',
  sash: 'M2 2.500h4.600L18 13.200c-.7 1.6-1.8 2.8-3.3 3.800L2 5.600z',
  hoop: 'M2 7.500h16v3.200c0 .8-.1 1.5-.4 2.200H2.400C2.1 12.2 2 11.5 2 10.700z',
  chevron: 'M2 5.500l8 6 8-6v5l-8 6-8-6z',
}
