import { Button, buttonAttributes, TextField } from '@touchline/ui'
import { useState } from 'react'
import { useTranslations } from 'use-intl'

import { saveFile } from '../../../base/save-file.ts'
import { useServices } from '../../../base/services.ts'
import { copyText } from '../../../base/share-or-copy.ts'
import { securityQuery } from '../../../data/queries/security.ts'
import { closeModal } from '../../../parts/modals/modal-store.ts'
import { useTopModal } from '../../../parts/modals/use-modal.ts'
import { QrCode } from '../../../parts/sharing/qr-code.tsx'
import { codeProblems } from '../forms/form-problems.ts'
import { SessionForm } from '../forms/session-form.tsx'
import styles from '../forms/session-form.module.css'
import { useForm } from '../forms/use-form.ts'
import { PlayerDialog } from './player-dialog.tsx'

/** FAIR-34: sets an authenticator up by its QR code, and shows the codes for when it is lost. */
export function AuthenticatorDialog() {
  const t = useTranslations('account')
  const services = useServices()
  const modal = useTopModal()
  const [codes, setCodes] = useState(modal?.recoveryCodes ?? null)
  const setup = modal?.setup

  function show(issued: readonly string[]): void {
    setCodes(issued)
    void services.queryClient.invalidateQueries({ queryKey: securityQuery(services).queryKey })
  }

  return (
    <PlayerDialog name="authenticator" title={t(codes ? 'recoveryTitle' : 'authenticatorTitle')}>
      {codes !== null && <RecoveryCodes codes={codes} />}
      {codes === null && setup !== undefined && <SetUp setup={setup} onCodes={show} />}
    </PlayerDialog>
  )
}

type SetUpProps = {
  setup: { secret: string; uri: string }
  onCodes: (codes: readonly string[]) => void
}

function SetUp({ setup, onCodes }: SetUpProps) {
  const t = useTranslations('account')
  const { api } = useServices()
  const { isRefused, copy } = useCopy(setup.secret)
  const { formRef, status, submit, textField } = useForm({
    initial: { code: '' },
    check: codeProblems,
    send: async ({ code }) => {
      const { data } = await api('confirmAuthenticator', { body: { code } })
      onCodes(data.codes)
    },
  })
  return (
    <div className={styles['form']}>
      <p className={styles['note']}>{t('authenticatorText')}</p>
      <QrCode text={setup.uri} label={t('authenticatorQr')} />
      <p className={styles['secret']}>
        <span className={styles['note']}>{t('authenticatorSecret')}</span>
        <code dir="ltr">{setup.secret.replaceAll(/.{4}(?=.)/g, '$& ')}</code>
      </p>
      <p className={styles['acts']}>
        <Button icon="copy" onClick={() => void copy()}>
          {t('recoveryCopy')}
        </Button>
        {/* A phone cannot scan its own screen. */}
        <a href={setup.uri} {...buttonAttributes({ className: styles['phone'] })}>
          {t('authenticatorOpen')}
        </a>
      </p>
      {isRefused && <p role="alert">{t('authenticatorCopyRefused')}</p>}
      <SessionForm {...{ formRef, status, submit }} label={t('codeButton')} busyLabel={t('saving')}>
        <TextField
          {...textField('code')}
          label={t('code')}
          hint={t('authenticatorCodeHint')}
          inputMode="numeric"
          autoComplete="one-time-code"
          data-autofocus
        />
      </SessionForm>
    </div>
  )
}

function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  const t = useTranslations('account')
  const { modals } = useServices()
  const text = `${codes.join('\n')}\n`
  const { isRefused, copy } = useCopy(text)

  return (
    <div className={styles['form']}>
      <p className={styles['note']}>{t('recoveryText')}</p>
      <ol className={styles['codes']} dir="ltr">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
      <p className={styles['acts']}>
        <Button icon="copy" onClick={() => void copy()}>
          {t('recoveryCopy')}
        </Button>
        <Button
          icon="receipt"
          onClick={() => saveFile('touchline-recovery-codes.txt', 'text/plain', text)}
        >
          {t('recoverySave')}
        </Button>
      </p>
      {isRefused && <p role="alert">{t('recoveryCopyRefused')}</p>}
      <Button
        tone="primary"
        size="large"
        block
        data-autofocus
        onClick={() => closeModal(modals, 'authenticator')}
      >
        {t('recoveryKept')}
      </Button>
    </div>
  )
}

function useCopy(text: string) {
  const t = useTranslations('account')
  const { alerts } = useServices()
  const [isRefused, setRefused] = useState(false)

  async function copy(): Promise<void> {
    const outcome = await copyText(text)
    setRefused(outcome === 'refused')
    if (outcome === 'copied') alerts.queue.push({ tone: 'success', title: t('recoveryCopied') })
  }

  return { isRefused, copy }
}
