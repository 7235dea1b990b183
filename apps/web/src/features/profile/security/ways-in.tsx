import { useQueryClient } from '@tanstack/react-query'
import type { Security } from '@touchline/contract'
import { Button, Card, CardHeader, Icon } from '@touchline/ui'
import { useTranslations } from 'use-intl'

import { useServices } from '../../../base/services.ts'
import { securityQuery } from '../../../data/queries/security.ts'
import { askPassword, openModal } from '../../../parts/modals/modal-store.ts'
import styles from '../../../parts/card-rows/card-rows.module.css'

/** FAIR-34: the password, and what is asked for besides it. */
export function WaysIn({ security }: { security: Security }) {
  const t = useTranslations('account')
  const { modals } = useServices()
  return (
    <Card>
      <CardHeader title={t('waysIn')} />
      <div className={styles['body']}>
        <div className={styles['list']}>
          <div className={styles['row']}>
            <Icon name="lock" />
            <p className={styles['texts']}>
              <span className={styles['name']}>{t('password')}</span>
            </p>
            <Button size="small" onClick={() => openModal(modals, 'changePassword')}>
              {t('changePasswordTitle')}
            </Button>
          </div>
          <SecondStep security={security} />
        </div>
      </div>
    </Card>
  )
}

function SecondStep({ security }: { security: Security }) {
  const t = useTranslations('account')
  const services = useServices()
  const queryClient = useQueryClient()
  const { api, modals, alerts } = services
  const { secondFactor, hasAuthenticator, recoveryCodesLeft } = security

  function setUp(): void {
    askPassword(modals, async (currentPassword) => {
      const { data } = await api('beginAuthenticator', { body: { currentPassword } })
      openModal(modals, 'authenticator', null, { setup: data })
    })
  }

  function renew(): void {
    askPassword(modals, async (currentPassword) => {
      const { data } = await api('renewRecoveryCodes', { body: { currentPassword } })
      openModal(modals, 'authenticator', null, { recoveryCodes: data.codes })
    })
  }

  function remove(): void {
    askPassword(modals, async (currentPassword) => {
      await api('removeAuthenticator', { body: { currentPassword } })
      alerts.queue.push({ tone: 'success', title: t('authenticatorRemoved') })
      await queryClient.invalidateQueries({ queryKey: securityQuery(services).queryKey })
    })
  }

  const when = { off: t('secondNever'), 'new-device': t('secondNew'), always: t('secondAlways') }
  const asked = hasAuthenticator && secondFactor === 'off' ? t('secondNew') : when[secondFactor]
  return (
    <div className={styles['row']}>
      <Icon name="shield" />
      <div className={styles['texts']}>
        <p className={styles['name']}>{t('secondStep')}</p>
        <p className={styles['note']}>
          {asked}{' '}
          {hasAuthenticator
            ? t('authenticatorOn', { count: String(recoveryCodesLeft) })
            : secondFactor !== 'off' && t('secondByMail')}
        </p>
        <p className={styles['acts']}>
          {hasAuthenticator ? (
            <>
              <Button size="small" onClick={renew}>
                {t('renewCodes')}
              </Button>
              <Button size="small" tone="ghost" onClick={remove}>
                {t('authenticatorRemove')}
              </Button>
            </>
          ) : (
            <Button size="small" onClick={setUp}>
              {t('authenticatorSetUp')}
            </Button>
          )}
        </p>
      </div>
    </div>
  )
}
