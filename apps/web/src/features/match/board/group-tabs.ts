import type { SystemSettings } from '@touchline/contract'

import type { Panel } from '../markets/market-panels.ts'

type Group = SystemSettings['marketGroups'][number]

/** Key of the tab with every market; no group has it. */
export const ALL_GROUPS = 'all'

/** Groups that are switched on and hold something, in order of priority. */
export function groupTabs(
  groups: readonly Group[],
  panels: readonly Panel[],
): { id: string; label: string }[] {
  const used = new Set(panels.flatMap((panel) => panel.groups))
  return groups
    .filter(({ key, status }) => status === 'active' && key !== ALL_GROUPS && used.has(key))
    .toSorted((a, b) => a.priority - b.priority)
    .map(({ key, name }) => ({ id: key, label: name }))
}

export function panelsOfGroup(panels: readonly Panel[], group: string): readonly Panel[] {
  return group === ALL_GROUPS ? panels : panels.filter((panel) => panel.groups.includes(group))
}
