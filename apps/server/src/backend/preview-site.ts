import type { Audience } from '@touchline/contract'
import type { DatabaseSettings } from '../db/database.ts'
import { openDatabase } from '../db/database.ts'
import { keepPushSecret } from '../modules/push/push-secret.ts'
import { signPreview } from '../modules/site/preview-token.ts'
import type { Settings } from '../settings/settings.ts'

type Wanted = {
  readonly audience: Audience
  readonly groups: readonly string[]
  readonly isVerified: boolean
  readonly minutes: number
}

/** @returns the token of an address that shows the draft as those see it for whom it is */
export async function previewSite(
  settings: DatabaseSettings & Pick<Settings, 'tokenSecret'>,
  { minutes, ...preview }: Wanted,
): Promise<string> {
  const until = new Date(Date.now() + minutes * 60_000)
  const { tokenSecret } = settings
  if (tokenSecret !== undefined) return signPreview({ ...preview, until }, tokenSecret)
  const database = await openDatabase(settings)
  try {
    return signPreview({ ...preview, until }, await keepPushSecret(database.kysely))
  } finally {
    await database.close()
  }
}
