import { useHydrated } from '@tanstack/react-router'
import type { SignInRecord } from '@touchline/contract'
import { Button } from '@touchline/ui'
import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslations } from 'use-intl'

import { useServices } from '../../../base/services.ts'
import { takesPasskeys } from '../../../base/takes-passkeys.ts'
import { FormFailure } from './form-failure.tsx'
import { failureOf, type FormFailureState } from './use-form.ts'

const passkeys = () => import('../../../base/browser-passkeys.ts')

/**
 * A way in by a passkey: by its button, and where the browser can by the list that it shows at the
 * field for the address.
 */
export function PasskeySignIn({ onDone }: { onDone: (previous: SignInRecord | null) => void }) {
  const t = useTranslations('account')
  const { api, session } = useServices()
  const isPossible = useHydrated() && takesPasskeys()
  const [failure, setFailure] = useState<FormFailureState | null>(null)
  const [isBusy, setBusy] = useState(false)

  async function enter(credential: string | null): Promise<void> {
    if (credential === null) return
    const { data } = await api('signInByPasskey', { body: { credential } })
    await session.enter()
    onDone(data.previous ?? null)
  }

  const offer = useEffectEvent(async (signal: AbortSignal) => {
    const { offerPasskey } = await passkeys()
    await enter(await offerPasskey(api, signal))
  })
  useEffect(() => {
    if (!isPossible) return undefined
    const leaving = new AbortController()
    offer(leaving.signal).catch((error: unknown) => setFailure(failureOf(error)))
    return () => leaving.abort()
  }, [isPossible])

  async function press(): Promise<void> {
    setBusy(true)
    setFailure(null)
    try {
      const { askPasskey } = await passkeys()
      await enter(await askPasskey(api))
    } catch (error) {
      setFailure(failureOf(error))
    } finally {
      setBusy(false)
    }
  }

  if (!isPossible) return null
  return (
    <>
      <FormFailure failure={failure} />
      <Button block icon="lock" loading={isBusy} onClick={() => void press()}>
        {t('passkeySignIn')}
      </Button>
    </>
  )
}
