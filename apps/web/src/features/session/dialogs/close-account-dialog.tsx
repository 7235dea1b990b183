import { useQuery } from '@tanstack/react-query'
import { Link, useRouter } from '@tanstack/react-router'
import type { Closing } from '@touchline/contract'
import { Button, Icon, Skeleton } from '@touchline/ui'
import { useState } from 'react'
import { useTranslations } from 'use-intl'

import { useLinks } from '../../../addresses/links.ts'
import { useServices } from '../../../base/services.ts'
import { closingQuery } from '../../../data/queries/closing.ts'
import { useSystemSettings } from '../../../data/queries/system-settings.ts'
import { closeModal } from '../../../parts/modals/modal-store.ts'
import { useFormatting } from '../../../preferences/use-formatting.ts'
import { SecretField } from '../forms/account-fields.tsx'
import { FormFailure } from '../forms/form-failure.tsx'
import { detailsProblems } from '../forms/form-problems.ts'
import { SessionForm } from '../forms/session-form.tsx'
import formStyles from '../forms/session-form.module.css'
import { failureOf, useForm } from '../forms/use-form.ts'
import { DoneNote } from '../views/done-note.tsx'
import styles from './close-account-dialog.module.css'
import { PlayerDialog } from './player-dialog.tsx'

/** The end of an account in two steps: what it means and what comes first, then the password. */
export function CloseAccountDialog() {
  const t = useTranslations('account')
  return (
    <PlayerDialog name="closeAccount" title={t('closeTitle')}>
      <Steps />
    </PlayerDialog>
  )
}

function Steps() {
  const t = useTranslations('account')
  const services = useServices()
  const router = useRouter()
  const links = useLinks()
  const [step, setStep] = useState<'read' | 'confirm' | 'done'>('read')
  const close = () => closeModal(services.modals, 'closeAccount')
  switch (step) {
    case 'read':
      return <WhatItMeans onGoOn={() => setStep('confirm')} onKeep={close} />
    case 'confirm':
      return <PasswordForm onDone={() => setStep('done')} />
    case 'done':
      return (
        <DoneNote text={t('closeDone')}>
          <Button
            tone="primary"
            block
            onClick={() => {
              close()
              void router.navigate(links.home())
            }}
          >
            {t('home')}
          </Button>
        </DoneNote>
      )
  }
}

const FACTS = ['closeEnds', 'closeKept', 'closeBack'] as const

function WhatItMeans({ onGoOn, onKeep }: { onGoOn: () => void; onKeep: () => void }) {
  const t = useTranslations('account')
  const { data: closing, error } = useQuery(closingQuery(useServices()))
  if (error !== null) return <FormFailure failure={failureOf(error)} />
  if (closing === undefined) return <Skeleton shape="block" blockSize="200px" />
  return (
    <div className={formStyles['form']}>
      <ul className={styles['facts']}>
        {FACTS.map((fact) => (
          <li key={fact}>{t(fact)}</li>
        ))}
        {closing.playMoney && <li>{t('closePlay')}</li>}
      </ul>
      {!closing.canClose && <ComesFirst closing={closing} onLeave={onKeep} />}
      <Rest closing={closing} />
      {closing.canClose && (
        <Button tone="danger" size="large" block onClick={onGoOn}>
          {t('closeNext')}
        </Button>
      )}
      <Button size="large" block onClick={onKeep} data-autofocus>
        {t('closeKeep')}
      </Button>
    </div>
  )
}

/** What has to end before, each with the way there. */
function ComesFirst({ closing, onLeave }: { closing: Closing; onLeave: () => void }) {
  const t = useTranslations('account')
  const links = useLinks()
  const { stakeMoney } = useFormatting()
  const { myBetsHidden } = useSystemSettings().platform
  const { openBets, openPayments, balances } = closing
  return (
    <div className={styles['first']}>
      <h3 className={styles['heading']}>{t('closeFirst')}</h3>
      <ul className={styles['list']}>
        {openBets > 0 && (
          <Row
            link={myBetsHidden ? null : links.myBets()}
            text={t('closeBets', { count: openBets })}
            {...{ onLeave }}
          />
        )}
        {openPayments > 0 && (
          <Row
            link={links.profile('withdraw')}
            text={t('closePayments', { count: openPayments })}
            {...{ onLeave }}
          />
        )}
        {balances
          .filter(({ payable }) => payable)
          .map(({ currency, balance }) => (
            <Row
              key={currency}
              link={links.profile('withdraw')}
              text={t('closeMoney', { amount: stakeMoney(balance, currency) })}
              {...{ onLeave }}
            />
          ))}
      </ul>
    </div>
  )
}

type RowProps = {
  /** Null: the site has no page of it. */
  link: ReturnType<ReturnType<typeof useLinks>['myBets' | 'profile']> | null
  text: string
  onLeave: () => void
}

function Row({ link, text, onLeave }: RowProps) {
  return (
    <li>
      {link === null ? (
        <p className={styles['row']}>{text}</p>
      ) : (
        <Link {...link} className={styles['row']} onClick={onLeave}>
          {text}
          <Icon name="chevron-right" />
        </Link>
      )}
    </li>
  )
}

/** Money that is less than what can be paid out. */
function Rest({ closing: { balances } }: { closing: Closing }) {
  const t = useTranslations('account')
  const { stakeMoney } = useFormatting()
  return balances
    .filter(({ payable }) => !payable)
    .map(({ currency, balance }) => (
      <p key={currency} className={formStyles['note']}>
        {t('closeRest', { amount: stakeMoney(balance, currency) })}
      </p>
    ))
}

function PasswordForm({ onDone }: { onDone: () => void }) {
  const t = useTranslations('account')
  const { api, session } = useServices()
  const { formRef, status, submit, textField } = useForm({
    initial: { currentPassword: '' },
    check: (values) => detailsProblems(values, ['currentPassword']),
    send: async ({ currentPassword }) => {
      await api('closeAccount', { body: { currentPassword } })
      onDone()
      await session.signOut()
    },
  })
  return (
    <>
      <p className={formStyles['note']}>{t('closePassword')}</p>
      <SessionForm
        {...{ formRef, status, submit }}
        label={t('closeButton')}
        busyLabel={t('closing')}
      >
        <SecretField
          {...textField('currentPassword')}
          label={t('currentPassword')}
          autoComplete="current-password"
          data-autofocus
        />
      </SessionForm>
    </>
  )
}
