import { useQuery } from '@tanstack/react-query'
import type { BetReceipt, PlacedBet } from '@touchline/contract'
import { receiptText, type Receipt } from '@touchline/contract/receipts'
import { Button, Dialog, Skeleton, VisuallyHidden } from '@touchline/ui'
import { useState } from 'react'
import { useTranslations } from 'use-intl'

import { useLinks } from '../../addresses/links.ts'
import { pathOf } from '../../addresses/page-path.ts'
import { failureText } from '../alerts/failure-text.ts'
import { useServices } from '../../base/services.ts'
import { copyText } from '../../base/share-or-copy.ts'
import styles from './receipt-dialog.module.css'
import { ReceiptFigures } from './receipt-figures.tsx'

type ReceiptDialogProps = { bet: Pick<PlacedBet, 'id' | 'ref'>; onClose: () => void }

/** What the house confirmed, with its signature: to read, to print and to keep. */
export function ReceiptDialog({ bet, onClose }: ReceiptDialogProps) {
  const t = useTranslations('receipts')
  const tWords = useTranslations('words')
  const { api } = useServices()
  const { data, error, refetch } = useQuery({
    queryKey: ['player', 'receipt', bet.id],
    queryFn: async ({ signal }) =>
      (await api('getReceipt', { params: { id: bet.id }, signal })).data,
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  })
  return (
    <Dialog
      open
      onClose={onClose}
      size="large"
      title={t('title', { ref: bet.ref })}
      closeLabel={tWords('close')}
      className={styles['paper']}
    >
      {data !== undefined && <Signed signed={data} />}
      {data === undefined && error === null && <Skeleton shape="block" blockSize="320px" />}
      {error !== null && (
        <div role="alert" className={styles['failed']}>
          <p>{failureText(error)?.message ?? t('failed')}</p>
          <Button onClick={() => void refetch()}>{tWords('retry')}</Button>
        </div>
      )}
    </Dialog>
  )
}

function Signed({ signed }: { signed: BetReceipt }) {
  const t = useTranslations('receipts')
  const text = receiptText(signed)
  const receipt = JSON.parse(signed.canonical) as Receipt
  return (
    <div className={styles['receipt']}>
      <ReceiptFigures receipt={receipt} />
      <details className={styles['text']}>
        <summary>{t('text')}</summary>
        <textarea readOnly dir="ltr" rows={10} value={text} aria-label={t('text')} />
      </details>
      <dl className={styles['proof']}>
        <dt>{t('hash')}</dt>
        <dd dir="ltr">{signed.sha256}</dd>
        <dt>{t('signature')}</dt>
        <dd dir="ltr">{signed.signature}</dd>
      </dl>
      <Actions text={text} />
    </div>
  )
}

function Actions({ text }: { text: string }) {
  const t = useTranslations('receipts')
  const [copied, setCopied] = useState<boolean | null>(null)
  const verify = pathOf(useLinks().verify())

  async function copy(): Promise<void> {
    // Where it was refused the text stands above, to be read and selected.
    setCopied((await copyText(text)) === 'copied')
  }

  return (
    <div className={styles['actions']}>
      <Button tone="primary" icon={copied ? 'check' : 'copy'} onClick={() => void copy()}>
        {copied ? t('copied') : t('copy')}
      </Button>
      <Button icon="receipt" onClick={() => window.print()}>
        {t('print')}
      </Button>
      {copied === false && <p role="alert">{t('copyRefused')}</p>}
      <VisuallyHidden role="status">{copied ? t('copied') : ''}</VisuallyHidden>
      <p className={styles['hint']}>
        {t('verifyHint')} <a href={verify}>{t('verifyLink')}</a>
      </p>
    </div>
  )
}
