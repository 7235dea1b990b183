import { knownSettings, systemSettingsQuery } from '../data/queries/system-settings.ts'
import { followHost } from '../features/embedding/follow-host.ts'
import { oncePageReacts } from '../base/page-reacts.ts'
import type { ChangeLanguage, PageRouter, Services } from '../features/embedding/host-services.ts'

const changeLanguage: ChangeLanguage = async (locale, services) => {
  const { changeLanguageHere } = await import('../features/settings/change-language.ts')
  const system = knownSettings(services)
  // Who goes back shall not read the language again that the host has left.
  await changeLanguageHere(locale, services, system?.localePrefixRequired ?? false, 'replace')
}

/** EMBED-01: the line to the page around this one. @returns ends it */
export async function openHostLine(services: Services, router: PageRouter): Promise<() => void> {
  await new Promise<void>(oncePageReacts)
  const system = await services.queryClient
    .query(systemSettingsQuery(services))
    // An error page stands without them, and speaks to its own site alone.
    .catch(() => null)
  return followHost({ services, router, changeLanguage, allowed: system?.origins ?? [] })
}
