import { fontUrl } from '@touchline/ui/font'
import '@touchline/ui/styles.css'
import { createRootRouteWithContext, Outlet, useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'

import { useServices } from '../base/services.ts'
import { Document } from '../layout/document/document.tsx'
import { isEmbedded } from '../layout/document/embedded.ts'

export const Route = createRootRouteWithContext<{
  services: ReturnType<typeof useServices>
}>()({
  head: () => ({
    meta: [
      { charSet: 'utf-8' },
      {
        name: 'viewport',
        // The slip's button stays above a phone's keyboard.
        content:
          'width=device-width, initial-scale=1, viewport-fit=cover, interactive-widget=resizes-content',
      },
      { title: 'Touchline' },
      { property: 'og:site_name', content: 'Touchline' },
    ],
    links: [
      { rel: 'preload', href: fontUrl, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' },
      { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
      { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
      { rel: 'manifest', href: '/manifest.webmanifest' },
    ],
  }),
  shellComponent: Document,
  component: Root,
})

/** Around error pages and widgets too: a host hears of every page, and one document speaks once. */
function Root() {
  const services = useServices()
  const router = useRouter()
  useEffect(() => {
    if (!isEmbedded()) return undefined
    const line = import('./-host-line.ts').then((late) => late.openHostLine(services, router))
    return () => void line.then((stop) => stop())
  }, [services, router])
  return <Outlet />
}
