import { Link } from '@tanstack/react-router'
import { buttonAttributes } from '@touchline/ui'
import type { ReactNode } from 'react'

import { useLinks } from '../../../addresses/links.ts'
import styles from './home-page.module.css'

type MoreLinkProps = { to: 'live' | 'sport'; sport: string | undefined; children: ReactNode }

/** From the home page's part of a list to the page with all of it. */
export function MoreLink({ to, sport, children }: MoreLinkProps) {
  const links = useLinks()
  const look = buttonAttributes({ tone: 'secondary', className: styles['on'] })
  if (to === 'sport' && sport !== undefined) {
    return (
      <Link {...links.sport(sport)} {...look}>
        {children}
      </Link>
    )
  }
  return (
    <Link {...links.live()} search={sport === undefined ? {} : { sport }} {...look}>
      {children}
    </Link>
  )
}
