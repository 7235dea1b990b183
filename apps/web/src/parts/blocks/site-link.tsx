import { useRouter } from '@tanstack/react-router'
import type { MouseEvent, ReactNode } from 'react'

import { siteAddress } from '../../addresses/site-address.ts'
import { useServices } from '../../base/services.ts'

type SiteLinkProps = {
  /** A path of the site without its language, or an address of another one. */
  href: string
  className?: string | undefined
  /** It leads to the page that is shown. */
  isCurrent?: boolean
  children: ReactNode
} & { [Mark in `data-${string}`]?: string | boolean | undefined }

/** Pages that this router has; an operator's other pages beside them are left to the browser. */
const OWN = /^\/(?:sports|bonuses|profile)(?:[/?#]|$)/

/** Whether a link leads to another site. */
export const isElsewhere = (href: string) => /^https:/i.test(href)

/** A link as an operator writes it, in the language of the page. */
export function SiteLink({ href, className, isCurrent = false, children, ...rest }: SiteLinkProps) {
  const { page } = useServices()
  const router = useRouter()
  const address = siteAddress(href, page)

  function open(event: MouseEvent): void {
    const { ctrlKey, metaKey, shiftKey, altKey, button } = event
    if (!OWN.test(href) || ctrlKey || metaKey || shiftKey || altKey || button !== 0) return
    event.preventDefault()
    router.history.push(address)
  }

  return (
    <a
      href={address}
      {...rest}
      className={className}
      aria-current={isCurrent ? 'page' : undefined}
      {...(isElsewhere(address) ? { target: '_blank', rel: 'noopener' } : { onClick: open })}
    >
      {children}
    </a>
  )
}
