import type { PageBlock } from '@touchline/contract'
import { Icon } from '@touchline/ui'
import type { ReactNode } from 'react'

import styles from './block-section.module.css'
import { SiteLink } from './site-link.tsx'

type BlockSectionProps = {
  block: Pick<PageBlock, 'title' | 'link' | 'type'>
  /** What it is called where the operator gave it no title; null: nothing. */
  title?: string | null
  /** Before the title. */
  icon?: ReactNode
  children?: ReactNode
}

/** A block under its title, with the way to more of it at the far end. */
export function BlockSection({ block, title = null, icon, children }: BlockSectionProps) {
  const name = block.title ?? title
  const { link, type } = block
  return (
    // Without a name it is no landmark: a page has dozens, and several may be called the same.
    <section className={styles['block']} data-block={type}>
      {(name !== null || link !== null) && (
        <div className={styles['head']}>
          {name !== null && (
            <h2 className={styles['title']}>
              {icon}
              <bdi>
                {link !== null && link.label === null ? <More link={link}>{name}</More> : name}
              </bdi>
            </h2>
          )}
          {link !== null && (link.label !== null || name === null) && (
            <More link={link}>{link.label ?? link.href}</More>
          )}
        </div>
      )}
      {children}
    </section>
  )
}

type MoreProps = { link: NonNullable<PageBlock['link']>; children: ReactNode }

function More({ link, children }: MoreProps) {
  return (
    <SiteLink href={link.href} className={styles['more']}>
      {children}
      <Icon name="chevron-right" />
    </SiteLink>
  )
}
