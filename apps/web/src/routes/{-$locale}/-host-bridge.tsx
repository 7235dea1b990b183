import { HostBridge } from '../../features/embedding/host-bridge.ts'
import type { ChangeLanguage } from '../../features/embedding/host-services.ts'
import { systemSettingsQuery } from '../../data/queries/system-settings.ts'

const changeLanguage: ChangeLanguage = async (locale, services) => {
  const { changeLanguageHere } = await import('../../features/settings/change-language.ts')
  const system = services.queryClient.getQueryData(systemSettingsQuery(services).queryKey)
  await changeLanguageHere(locale, services, system?.localePrefixRequired ?? false)
}

export function SiteHostBridge() {
  return <HostBridge changeLanguage={changeLanguage} />
}
