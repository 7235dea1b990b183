import type { Visibility } from '@touchline/contract'

/** Who looks: a player by what decides about it, or null for a visitor. */
export type Viewer = { readonly groups: readonly string[]; readonly isVerified: boolean } | null

/** ROLE-03 to ROLE-06: whether something that an operator wrote is for who looks. */
export function maySee(rule: Visibility, viewer: Viewer): boolean {
  const { audience, groupIds, hiddenForGroupIds, onlyVerified } = rule
  if (viewer === null) {
    return audience !== 'logged_in' && groupIds.length === 0 && !onlyVerified
  }
  const isOf = (group: string) => viewer.groups.includes(group)
  return (
    audience !== 'not_logged_in' &&
    (groupIds.length === 0 || groupIds.some(isOf)) &&
    !hiddenForGroupIds.some(isOf) &&
    (!onlyVerified || viewer.isVerified)
  )
}
