import type { Audience } from '@touchline/contract'
import type { DatabaseSettings } from '../db/database.ts'
import { withDatabase } from '../db/database.ts'
import { keepSecret } from '../db/product-state.ts'
import { expectInDraft } from '../modules/site/operate-site.ts'
import { signPreview } from '../modules/site/preview-token.ts'
import type { Settings } from '../settings/settings.ts'

type Wanted = {
  readonly audience: Audience
  readonly groups: readonly string[]
  readonly isVerified: boolean
  /** The slug of a page of the operator's; the site's home else. */
  readonly page: string | undefined
  readonly minutes: number
}

/**
 * @returns the token of an address that shows the draft as those see it for whom it is
 * @throws OperatorError where the draft has no such page, or nobody is in such a group
 */
export async function previewSite(
  settings: DatabaseSettings & Pick<Settings, 'tokenSecret'>,
  { minutes, page, ...preview }: Wanted,
): Promise<string> {
  const until = new Date(Date.now() + minutes * 60_000)
  return withDatabase(settings, async (db) => {
    await expectInDraft(db, { page, groups: preview.groups })
    const secret = settings.tokenSecret ?? (await keepSecret(db, 'push_secret'))
    return signPreview({ ...preview, until }, secret)
  })
}
