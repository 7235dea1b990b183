import { useQuery } from '@tanstack/react-query'
import { Skeleton } from '@touchline/ui'
import { useEffect } from 'react'
import { useTranslations } from 'use-intl'

import { useServices } from '../../base/services.ts'
import { useSystemSettings } from '../../data/queries/system-settings.ts'
import { WalletTexts } from '../../i18n/wallet-texts.tsx'
import { ProfilePage } from '../../layout/profile-page/profile-page.tsx'
import { LoadFailed } from '../../parts/alerts/load-failed.tsx'
import styles from './wallet.module.css'

/** A backend that says nothing for so long is not waited for. */
const PATIENCE_MS = 12_000

/** VIRT-01: a provider's wallet, on a page of its own in a frame. */
export function VirtualWalletPage() {
  return (
    <ProfilePage name="virtual">
      <WalletTexts>
        <Launched />
      </WalletTexts>
    </ProfilePage>
  )
}

function Launched() {
  const t = useTranslations('wallet')
  const { api, alerts } = useServices()
  const { provider = '', app = '' } = useSystemSettings().platform.virtualWallet ?? {}
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: ['player-once', 'virtual-wallet', provider, app],
    queryFn: async ({ signal }) => {
      const bounded = AbortSignal.any([signal, AbortSignal.timeout(PATIENCE_MS)])
      const asked = { params: { provider }, body: { app }, signal: bounded }
      return (await api('launchVirtualWallet', asked)).data.url
    },
    gcTime: 0,
    staleTime: Infinity,
    retry: false,
    refetchOnWindowFocus: false,
  })
  useEffect(() => {
    if (error !== null) alerts.raiseError(error)
  }, [error, alerts])
  if (error !== null) {
    return (
      <LoadFailed
        title={t('virtual.failed')}
        // Why, the alert says.
        error={null}
        busy={isFetching}
        onRetry={() => void refetch()}
      />
    )
  }
  if (data === undefined) return <Skeleton shape="block" inlineSize="100%" blockSize="70dvb" />
  return (
    // oxlint-disable-next-line react/iframe-missing-sandbox -- a provider's page needs its own origin and its scripts, and with both a sandbox holds nothing; the site's policy says who may be framed
    <iframe title={t('virtual.frame')} src={data} className={styles['virtual']} />
  )
}
