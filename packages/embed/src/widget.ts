/** A part of the site in a frame of its own. */
export type Widget =
  | { readonly kind: 'match-strip' | 'live-pitch'; readonly match: string }
  | { readonly kind: 'market'; readonly match: string; readonly market: number }
  | { readonly kind: 'league-table'; readonly league: string }

const LEAST_PAGE = 320
const LEAST_WIDGET = 48
const WIDE = 720

/** What a widget takes on little and on much width, so that the host's page does not jump when it comes. */
const ROOM: Readonly<Record<Widget['kind'], readonly [narrow: number, wide: number]>> = {
  'match-strip': [124, 70],
  market: [153, 153],
  'live-pitch': [252, 268],
  'league-table': [538, 538],
}

/**
 * CSS pixels that a frame never falls below, and those until its page says how long it is, where the
 * host's own `min-height` says none; without them what is left of the window.
 */
export type Room = readonly [least: number, begins: number | undefined]

export function roomFor(widget: Widget | undefined, width: number): Room {
  return [widget ? LEAST_WIDGET : LEAST_PAGE, widget && ROOM[widget.kind][width < WIDE ? 0 : 1]]
}
