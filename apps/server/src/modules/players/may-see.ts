import type { Visibility } from '@touchline/contract'
import type { Executor } from '../../db/database.ts'

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

/** The same for all who may see the same, and for nobody else: a group's name may hold any sign. */
export function viewerMark(viewer: Viewer): string {
  if (viewer === null) return ''
  return JSON.stringify([viewer.isVerified, ...new Set(viewer.groups.toSorted())])
}

/** @returns null where nobody is signed in */
export async function readViewer(db: Executor, playerId: number | undefined): Promise<Viewer> {
  if (playerId === undefined) return null
  const row = await db
    .selectFrom('players')
    .select(['statuses', 'email_confirmed_at'])
    .where('id', '=', playerId)
    .executeTakeFirst()
  if (row === undefined) return null
  return { groups: row.statuses, isVerified: row.email_confirmed_at !== null }
}
