import type { Db } from '../../db/database.ts'
import { findPlayerByEmail, updatePlayer } from '../players/player-repository.ts'

/**
 * Opens an account that its player closed, unless who that was has been forgotten since.
 * @returns false where no closed account has that address
 */
export async function reopenAccount(db: Db, email: string): Promise<boolean> {
  const player = await findPlayerByEmail(db, email)
  if (!player?.closed_at || player.erased_at !== null) return false
  await updatePlayer(db, player.id, { closed_at: null })
  return true
}
