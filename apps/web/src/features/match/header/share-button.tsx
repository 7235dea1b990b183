import { IconButton, VisuallyHidden } from '@touchline/ui'
import { useState } from 'react'
import { useTranslations } from 'use-intl'

import { offerLink } from '../../../base/share-or-copy.ts'
import { useServices } from '../../../base/services.ts'

/** Opens the device's own sharing, or copies the address where there is none. */
export function ShareButton({ title }: { title: string }) {
  const t = useTranslations('match')
  const { alerts } = useServices()
  const [copied, setCopied] = useState(false)

  async function share() {
    const url = window.location.href
    const outcome = await offerLink({ title, url })
    setCopied(outcome === 'copied')
    if (outcome !== 'refused') return
    alerts.queue.push({ tone: 'info', title: t('shareRefused'), description: url, key: 'share' })
  }

  return (
    <>
      <IconButton
        label={t(copied ? 'shared' : 'share')}
        icon={copied ? 'check' : 'share'}
        size="small"
        onClick={() => void share()}
        onBlur={() => setCopied(false)}
      />
      <VisuallyHidden role="status">{copied ? t('shared') : ''}</VisuallyHidden>
    </>
  )
}
