import { decode, siteMarks } from '@touchline/contract'
import type { QueryKey } from '@tanstack/react-query'
import { useEffect } from 'react'

import { useServices } from '../../base/services.ts'
import {
  SITE_PAGES_KEY,
  systemSettingsQuery,
  useSystemSettings,
} from '../../data/queries/system-settings.ts'
import { useSession } from '../../player/session/use-session.ts'

/** All open pages hear of it at once, and must not all ask at once. */
const READ_AGAIN_MS = 700
/** What a page shows of the backend besides its site is more, and nothing in it is wrong meanwhile. */
const ALL_AGAIN_MS = 5_000
const within = (ms: number) => Math.random() * ms

/**
 * Reads the site again once something was published, and, where some of it is for some players
 * alone, once it is known who looks.
 */
export function SiteUpdates(): null {
  const services = useServices()
  const { live, queryClient } = services
  const player = useSession(({ profile }) => profile?.id ?? null)
  const key = systemSettingsQuery(services).queryKey

  useEffect(() => {
    const marks = marksOf(queryClient.getQueryData(key)?.site)
    const asked = readAs.get(queryClient) ?? null
    readAs.set(queryClient, player)
    if (marks?.isPersonal === true && asked !== player) {
      void queryClient.invalidateQueries({ queryKey: key })
    }
  }, [player, key, queryClient])

  const texts = marksOf(useSystemSettings().site)?.texts ?? '0'
  useEffect(() => {
    if (texts === services.page.textsMark) return
    let timer: ReturnType<typeof setTimeout> | undefined
    takeTexts(services, texts).then(
      () => {
        // Names and messages of the backend are other ones too.
        timer = setTimeout(() => void queryClient.invalidateQueries(), within(ALL_AGAIN_MS))
      },
      (error: unknown) => services.report(error),
    )
    return () => clearTimeout(timer)
  }, [queryClient, services, texts])

  useEffect(() => {
    const versionNow = () => marksOf(queryClient.getQueryData(key)?.site)?.version ?? 0
    const due = new Set<QueryKey>()
    const readAgain = () => {
      for (const queryKey of due) void queryClient.invalidateQueries({ queryKey })
      due.clear()
    }
    let timer: ReturnType<typeof setTimeout> | undefined
    const end = live.followUpdates({
      onEvent(event) {
        if (event.type !== 'site_changed') return
        // Of which version the blocks are that it has, a page does not know.
        if (event.only !== 'settings') due.add(SITE_PAGES_KEY)
        // A draft says which version it is.
        const isOfSettings = event.only !== 'blocks' || services.page.preview !== null
        if (isOfSettings && event.version !== versionNow()) due.add(key)
        if (due.size === 0) return
        clearTimeout(timer)
        timer = setTimeout(readAgain, within(READ_AGAIN_MS))
      },
      onMissed() {
        due.add(key).add(SITE_PAGES_KEY)
        readAgain()
      },
    })
    return () => {
      end()
      clearTimeout(timer)
    }
  }, [key, live, queryClient, services.page.preview])
  return null
}

/** Hardly a page is open while somebody changes its words. */
async function takeTexts(services: ReturnType<typeof useServices>, mark: string): Promise<void> {
  const { changeTexts } = await import('../../i18n/change-texts.ts')
  await changeTexts(services, mark)
}

/** Null where the site is as the product comes. */
function marksOf(site: unknown) {
  const read = decode(siteMarks, site)
  return read.ok ? read.value : null
}

/** By whom what a page has of the site was read; null: by a visitor. */
const readAs = new WeakMap<object, string | null>()
