import { useQueryClient } from '@tanstack/react-query'
import { useHydrated } from '@tanstack/react-router'
import type { Passkey } from '@touchline/contract'
import { Button, Card, CardHeader, Icon } from '@touchline/ui'
import { useTranslations } from 'use-intl'

import { takesPasskeys } from '../../../base/takes-passkeys.ts'
import { useServices } from '../../../base/services.ts'
import { securityQuery } from '../../../data/queries/security.ts'
import { askPassword } from '../../../parts/modals/modal-store.ts'
import { useFormatting } from '../../../preferences/use-formatting.ts'
import styles from '../../../parts/card-rows/card-rows.module.css'

/** Ways in without a password. */
export function Passkeys({ passkeys }: { passkeys: readonly Passkey[] }) {
  const t = useTranslations('account')
  const services = useServices()
  const queryClient = useQueryClient()
  const isPossible = useHydrated() && takesPasskeys()
  const { api, modals, alerts } = services
  const readAgain = () =>
    queryClient.invalidateQueries({ queryKey: securityQuery(services).queryKey })

  function add(): void {
    askPassword(modals, async (currentPassword) => {
      const { data } = await api('beginPasskey', { body: { currentPassword } })
      const { createPasskey } = await import('../../../base/browser-passkeys.ts')
      const credential = await createPasskey(data.options)
      if (credential === null) {
        alerts.queue.push({ tone: 'info', title: t('passkeyNotAdded') })
        return
      }
      await api('addPasskey', { body: { credential } })
      alerts.queue.push({ tone: 'success', title: t('passkeyAdded') })
      await readAgain()
    })
  }

  function remove(id: string): void {
    askPassword(modals, async (currentPassword) => {
      await api('removePasskey', { body: { id, currentPassword } })
      alerts.queue.push({ tone: 'success', title: t('passkeyRemoved') })
      await readAgain()
    })
  }

  return (
    <Card>
      <CardHeader title={t('passkeys')} />
      <div className={styles['body']}>
        <p className={styles['note']}>{t('passkeysText')}</p>
        {passkeys.length > 0 && (
          <ul className={styles['list']} aria-label={t('passkeys')}>
            {passkeys.map((passkey) => (
              <Row key={passkey.id} passkey={passkey} onRemove={() => remove(passkey.id)} />
            ))}
          </ul>
        )}
        {isPossible ? (
          <p className={styles['acts']}>
            <Button size="small" icon="plus" onClick={add}>
              {t('passkeyAdd')}
            </Button>
          </p>
        ) : (
          <p className={styles['note']}>{t('passkeysNotHere')}</p>
        )}
      </div>
    </Card>
  )
}

function Row({ passkey, onRemove }: { passkey: Passkey; onRemove: () => void }) {
  const t = useTranslations('account')
  const { dateTime } = useFormatting()
  const { name, createdAt, usedAt } = passkey
  return (
    <li className={styles['row']}>
      <Icon name="lock" />
      <div className={styles['texts']}>
        <p className={styles['name']}>
          <bdi>{name}</bdi>
        </p>
        <p className={styles['note']}>
          {t('passkeyMade', { time: dateTime(createdAt) })} ·{' '}
          {usedAt === null ? t('passkeyUnused') : t('lastSeen', { time: dateTime(usedAt) })}
        </p>
      </div>
      <Button size="small" onClick={onRemove} aria-label={t('passkeyRemoveNamed', { name })}>
        {t('passkeyRemove')}
      </Button>
    </li>
  )
}
