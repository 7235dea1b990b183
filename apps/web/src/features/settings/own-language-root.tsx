import { useEffect } from 'react'

import { isEmbedded } from '../../layout/document/embedded.ts'
import { useServices } from '../../base/services.ts'
import { keepLocale } from '../../preferences/kept-locale.ts'
import { browserStorages } from '../../base/browser-storage.ts'
import { followOwnLanguage } from './own-language.ts'

/** Pages without a language in their address come in the player's own. */
export function OwnLanguageRoot() {
  const { session, page } = useServices()
  useEffect(() => {
    const storage = browserStorages().local
    return followOwnLanguage({
      session,
      storage,
      keep: (locale) => keepLocale(storage, locale),
      page,
      prefix: { defaultLocale: page.defaultLocale, prefixRequired: page.localePrefixRequired },
      location: window.location,
      isEmbedded: isEmbedded(),
      replace: (address) => window.location.replace(address),
    })
  }, [session, page])
  return null
}
