import type { Generated, JSONColumnType } from 'kysely'

type SiteVersions = {
  version: number
  written: string
  document: JSONColumnType<object>
  based_on: number
  applied_at: Date
  applied_by: string
  published_at: Date | null
  published_by: string | null
}

type SiteState = { only_row: Generated<boolean>; draft: number | null; published: number | null }

export type SiteTables = { site_versions: SiteVersions; site_state: SiteState }
