import { Link, useCanGoBack, useRouter } from '@tanstack/react-router'
import { Icon } from '@touchline/ui'
import type { MouseEvent } from 'react'
import { useTranslations } from 'use-intl'

import { useLinks } from '../../addresses/links.ts'
import styles from './header.module.css'

/** On a phone, from a page inside a sport: back where the player came from, else to the sport. */
export function BackLink({ sport }: { sport: string }) {
  const t = useTranslations('words')
  const router = useRouter()
  const canGoBack = useCanGoBack()
  function goBack(event: MouseEvent) {
    if (!canGoBack || event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    router.history.back()
  }
  return (
    <Link {...useLinks().sport(sport)} className={styles['back']} onClick={goBack}>
      <Icon name="chevron-left" />
      {t('back')}
    </Link>
  )
}
