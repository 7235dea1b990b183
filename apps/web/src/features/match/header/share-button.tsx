import { IconButton, VisuallyHidden } from '@touchline/ui'
import { useState } from 'react'
import { useTranslations } from 'use-intl'

/** Opens the device's own sharing, or copies the address where there is none. */
export function ShareButton({ title }: { title: string }) {
  const t = useTranslations('match')
  const [copied, setCopied] = useState(false)

  async function share() {
    const url = window.location.href
    if (typeof navigator.share === 'function') {
      await navigator.share({ title, url }).catch(() => undefined)
      return
    }
    await navigator.clipboard.writeText(url)
    setCopied(true)
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
