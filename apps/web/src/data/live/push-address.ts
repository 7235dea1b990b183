import type { PageData } from '../page-data.ts'
import { systemSettingsQuery } from '../queries/system-settings.ts'

const DEFAULT_PUSH_PATH = '/connection/websocket'

/** Where the push server is: the settings' address, on this site unless they name another. */
export function pushAddress(services: PageData): string {
  const settings = services.queryClient.getQueryData(systemSettingsQuery(services).queryKey)
  const address = new URL(settings?.pushUrl ?? DEFAULT_PUSH_PATH, window.location.href)
  address.protocol = address.protocol.replace('http', 'ws')
  return address.href
}
