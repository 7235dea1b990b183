import type { ReactNode } from 'react'

import type { PageState } from './environment.ts'
import { markOf, type Condition, type PageFill, type Theme } from './page-fill.ts'

/** What is rendered on the server and leaves its marks; undefined in a browser. */
export function fillOf(page: PageState): PageFill | undefined {
  return import.meta.env.SSR ? page.fill : undefined
}

/** What a visitor sees until it is known who looks, or what stands for a player's part until then. */
export function bySession(page: PageState, visitor: ReactNode, player: ReactNode): ReactNode {
  const fill = fillOf(page)
  if (fill === undefined) return page.preferences.hasSession ? player : visitor
  return (
    <>
      <Mark fill={fill} name="visitor" />
      {visitor}
      <Mark fill={fill} name="player" />
      {player}
      <Mark fill={fill} name="end" />
    </>
  )
}

/** As many as a player has pinned. */
export function byPinned(page: PageState, entry: (index: number) => ReactNode): ReactNode {
  const fill = fillOf(page)
  if (fill === undefined) {
    return Array.from({ length: page.preferences.pinned }, (_, index) => entry(index))
  }
  return (
    <>
      <Mark fill={fill} name="pinned" />
      {entry(0)}
      <Mark fill={fill} name="end" />
    </>
  )
}

/** What stands for the visitor's theme; null follows the system. */
export function byTheme(
  page: PageState,
  theme: Theme | null,
  show: (theme: Theme | null) => ReactNode,
): ReactNode {
  const fill = fillOf(page)
  if (fill === undefined) return show(theme)
  return (
    <>
      <Mark fill={fill} name="dark" />
      {show('dark')}
      <Mark fill={fill} name="light" />
      {show('light')}
      <Mark fill={fill} name="system" />
      {show(null)}
      <Mark fill={fill} name="end" />
    </>
  )
}

/** Taken out with its tags. */
function Mark({ fill, name }: { fill: PageFill; name: Condition | 'end' }) {
  return <i data-fill={markOf(fill, name)} />
}
