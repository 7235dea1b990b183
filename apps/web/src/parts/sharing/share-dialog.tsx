import { useQuery } from '@tanstack/react-query'
import { encode, sharedBets } from '@touchline/contract'
import { Button, Dialog, Skeleton, Switch } from '@touchline/ui'
import { useState } from 'react'
import { useTranslations } from 'use-intl'

import { useLinks } from '../../addresses/links.ts'
import { pathOf } from '../../addresses/page-path.ts'
import { failureText } from '../alerts/failure-text.ts'
import { useServices } from '../../base/services.ts'
import { shareLink } from './share-address.ts'
import { ShareActions } from './share-actions.tsx'
import styles from './share-dialog.module.css'
import { QrCode } from './qr-code.tsx'
import { SharePreview } from './share-preview.tsx'
import { hasStake, previewOf, sharedBetsOf, type SharedSource } from './shared-source.ts'
import { usePreviewText } from './use-preview-text.ts'

type ShareDialogProps = { source: SharedSource; onClose: () => void }

/** What others will see, and the ways to hand it on. */
export function ShareDialog({ source, onClose }: ShareDialogProps) {
  const t = useTranslations('sharing')
  const tWords = useTranslations('words')
  const [withStake, setWithStake] = useState(false)
  const preview = previewOf(source)
  const text = usePreviewText(preview)
  return (
    <Dialog open onClose={onClose} title={t('title')} closeLabel={tWords('close')}>
      <div className={styles['share']}>
        <p className={styles['hint']}>{t('previewHint')}</p>
        <SharePreview bets={preview} />
        {hasStake(source) && (
          <Switch
            label={t('withStake')}
            hint={t('withStakeHint')}
            checked={withStake}
            onChange={(event) => setWithStake(event.currentTarget.checked)}
          />
        )}
        <ShareCode source={source} withStake={withStake} text={text} />
      </div>
    </Dialog>
  )
}

type ShareCodeProps = { source: SharedSource; withStake: boolean; text: string }

function ShareCode({ source, withStake, text }: ShareCodeProps) {
  const t = useTranslations('sharing')
  const tWords = useTranslations('words')
  const { api } = useServices()
  const path = pathOf(useLinks().home())
  const body = { bets: sharedBetsOf(source, withStake) }
  const { data, error, refetch } = useQuery({
    queryKey: ['player-once', 'share-code', JSON.stringify(encode(sharedBets, body))],
    queryFn: async ({ signal }) => (await api('shareBets', { body, signal })).data.code,
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  })
  if (error !== null) {
    return (
      <div role="alert" className={styles['failed']}>
        <p>{failureText(error)?.message ?? t('failed')}</p>
        <Button onClick={() => void refetch()}>{tWords('retry')}</Button>
      </div>
    )
  }
  if (data === undefined) return <Skeleton blockSize="300px" shape="block" />
  const link = shareLink(window.location.origin, path, data)
  return (
    <>
      <dl className={styles['code']}>
        <dt>{t('code')}</dt>
        <dd className={styles['letters']} dir="ltr" data-share-code={data}>
          {data}
        </dd>
        <dt>{t('link')}</dt>
        <dd className={styles['link']} dir="ltr">
          {link}
        </dd>
      </dl>
      <QrCode text={link} label={t('qrCode')} />
      <ShareActions link={link} text={text} />
    </>
  )
}
