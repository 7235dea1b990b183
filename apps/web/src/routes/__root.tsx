import { fontUrl } from '@touchline/ui/font'
import '@touchline/ui/styles.css'
import { createRootRouteWithContext, Outlet } from '@tanstack/react-router'

import type { useServices } from '../base/services.ts'
import { Document } from '../layout/document/document.tsx'

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
  component: Outlet,
})
