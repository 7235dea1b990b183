import { openDatabase } from '../../db/database.ts'
import type { DatabaseSettings } from '../../db/database.ts'
import { findPlayerByEmail, updatePlayer } from './player-repository.ts'

/**
 * Opens an account that its player closed. It may be asked while the product runs: the embedded
 * database is shared then.
 * @returns false where no closed account has that address
 */
export async function reopenAccount(settings: DatabaseSettings, email: string): Promise<boolean> {
  const database = await openDatabase(settings)
  try {
    const player = await findPlayerByEmail(database.kysely, email)
    if (!player?.closed_at) return false
    await updatePlayer(database.kysely, player.id, { closed_at: null })
    return true
  } finally {
    await database.close()
  }
}
