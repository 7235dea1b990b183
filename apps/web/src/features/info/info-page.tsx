import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'

import type { InfoPageName } from '../../addresses/links.ts'
import { InfoTexts } from '../../i18n/info-texts.tsx'
import { Waiting } from '../../parts/late/waiting.tsx'
import styles from './info-page.module.css'

type InfoPageProps = { name: InfoPageName; children?: ReactNode }

/** A page to read: its title, what it is about, and its parts. */
export function InfoPage(props: InfoPageProps) {
  return (
    <Waiting>
      <InfoTexts>
        <Article {...props} />
      </InfoTexts>
    </Waiting>
  )
}

function Article({ name, children }: InfoPageProps) {
  const t = useTranslations('info')
  const layout = useTranslations('layout')
  return (
    <article className={styles['page']}>
      <h1 className={styles['title']}>{layout(`info.${name}`)}</h1>
      <p className={styles['intro']}>{t(`intro.${name}`)}</p>
      {children}
    </article>
  )
}
