import { useRouterState } from '@tanstack/react-router'
import { ProgressBar } from '@touchline/ui'
import { useSyncExternalStore } from 'react'
import { useTranslations } from 'use-intl'

/** THEME-02: shows while the next page is on its way, never in the page that the server wrote. */
export function TransitionBar() {
  const t = useTranslations('layout')
  const isLoading = useRouterState({ select: (state) => state.status === 'pending' })
  const isHydrated = useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  )
  return <ProgressBar active={isHydrated && isLoading} label={t('pageLoading')} />
}
