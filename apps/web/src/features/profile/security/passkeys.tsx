import { useQueryClient } from '@tanstack/react-query'
import { useHydrated } from '@tanstack/react-router'
import type { Passkey } from '@touchline/contract'
import { Button, Card, CardHeader, Icon, TextField } from '@touchline/ui'
import { useEffect, useRef, useState, type SyntheticEvent } from 'react'
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

  /** Nobody gets in by a name: it asks for no password. */
  async function rename(id: string, name: string): Promise<void> {
    await api('renamePasskey', { body: { id, name } })
    await readAgain()
  }

  return (
    <Card>
      <CardHeader title={t('passkeys')} />
      <div className={styles['body']}>
        <p className={styles['note']}>{t('passkeysText')}</p>
        {passkeys.length > 0 && (
          <ul className={styles['list']} aria-label={t('passkeys')}>
            {passkeys.map((passkey) => (
              <Row
                key={passkey.id}
                passkey={passkey}
                onRename={(name) => rename(passkey.id, name)}
                onRemove={() => remove(passkey.id)}
              />
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

type RowProps = {
  passkey: Passkey
  onRename: (name: string) => Promise<void>
  onRemove: () => void
}

function Row({ passkey, onRename, onRemove }: RowProps) {
  const t = useTranslations('account')
  const { dateTime } = useFormatting()
  const [isNaming, setNaming] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const { name, createdAt, usedAt } = passkey

  function close(): void {
    setNaming(false)
    opener.current?.focus()
  }

  return (
    <li className={styles['row']}>
      <Icon name="lock" />
      <div className={styles['texts']}>
        {isNaming ? (
          <NameForm name={name} onName={onRename} onClose={close} />
        ) : (
          <p className={styles['name']}>
            <bdi>{name}</bdi>
          </p>
        )}
        <p className={styles['note']}>
          {t('passkeyMade', { time: dateTime(createdAt) })} ·{' '}
          {usedAt === null ? t('passkeyUnused') : t('lastSeen', { time: dateTime(usedAt) })}
        </p>
        <p className={styles['acts']}>
          <Button
            ref={opener}
            size="small"
            aria-expanded={isNaming}
            aria-label={t('passkeyRenameNamed', { name })}
            onClick={() => setNaming(!isNaming)}
          >
            {t('passkeyRename')}
          </Button>
          <Button
            size="small"
            tone="ghost"
            onClick={onRemove}
            aria-label={t('passkeyRemoveNamed', { name })}
          >
            {t('passkeyRemove')}
          </Button>
        </p>
      </div>
    </li>
  )
}

type NameFormProps = {
  name: string
  onName: (name: string) => Promise<void>
  onClose: () => void
}

/** An empty name leaves the one that it has. */
function NameForm({ name, onName, onClose }: NameFormProps) {
  const t = useTranslations('account')
  const { alerts } = useServices()
  const form = useRef<HTMLFormElement>(null)
  const [typed, setTyped] = useState(name)
  const [isBusy, setBusy] = useState(false)
  useEffect(() => {
    const field = form.current?.querySelector('input')
    field?.focus()
    field?.select()
  }, [])

  async function save(event: SyntheticEvent): Promise<void> {
    event.preventDefault()
    if (isBusy) return
    const wanted = typed.trim()
    if (wanted === '' || wanted === name) return onClose()
    setBusy(true)
    try {
      await onName(wanted)
      onClose()
    } catch (failure) {
      alerts.raiseError(failure)
      setBusy(false)
    }
  }

  return (
    <form ref={form} className={styles['naming']} onSubmit={(event) => void save(event)}>
      <TextField
        label={t('passkeyName')}
        hideLabel
        value={typed}
        maxLength={60}
        autoComplete="off"
        onChange={(event) => setTyped(event.target.value)}
      />
      <Button type="submit" tone="primary" loading={isBusy}>
        {t('save')}
      </Button>
    </form>
  )
}
