import { Dialog, Icon, TextField } from '@touchline/ui'
import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'

import { useServices } from '../../base/services.ts'
import { closeModal } from '../../parts/modals/modal-store.ts'
import { isLoggedIn } from '../../player/session/session-state.ts'
import { chooseTimeZone, takeSavedZone } from '../../preferences/time-zone.ts'
import { usePreferences } from '../../preferences/use-preferences.ts'
import styles from './time-zone-dialog.module.css'
import { createZoneSearch, zoneCountries, zoneOffset, type ZoneCountries } from './time-zones.ts'
import { zoneCity } from './zone-city.ts'

/** GAP-55: in which zone times are shown. */
export function TimeZoneDialog() {
  const t = useTranslations('settings')
  const layout = useTranslations('layout')
  const words = useTranslations('words')
  const { modals } = useServices()
  const { ownZone, usualZone, choose } = useTimeZone()
  const [query, setQuery] = useState('')
  const { countries, search } = useZones()
  const found = search(query)
  const close = () => closeModal(modals, 'timeZone')

  function take(zone: string | null): void {
    choose(zone)
    close()
  }

  return (
    <Dialog
      open
      onClose={close}
      title={layout('timeZone')}
      closeLabel={words('close')}
      modalName="timeZone"
    >
      <div className={styles['chooser']}>
        <TextField
          label={t('zoneSearch')}
          inputMode="search"
          enterKeyHint="search"
          autoComplete="off"
          spellCheck={false}
          maxLength={50}
          data-autofocus
          value={query}
          onChange={({ target }) => setQuery(target.value)}
        />
        <ul className={styles['zones']}>
          {query.trim() === '' && (
            <Zone
              zone={usualZone}
              name={t('zoneUsual', { zone: zoneCity(usualZone) })}
              isChosen={ownZone === null}
              onChoose={() => take(null)}
            />
          )}
          {withOwn(found, query.trim() === '' ? ownZone : null).map((zone) => (
            <Zone
              key={zone}
              zone={zone}
              name={zoneCity(zone)}
              country={countries.get(zone)}
              isChosen={zone === ownZone}
              onChoose={() => take(zone)}
            />
          ))}
        </ul>
        {found.length === 0 && (
          <p className={styles['note']} role="status">
            {t('zoneNone')}
          </p>
        )}
      </div>
    </Dialog>
  )
}

/** The choice holds everywhere at once; a player's is saved too, or taken back. */
function useTimeZone() {
  const { preferences, session, alerts, report } = useServices()
  const ownZone = usePreferences((state) => state.ownZone)
  const usualZone = usePreferences((state) => state.usualZone)

  async function choose(zone: string | null): Promise<void> {
    const before = preferences.getState().ownZone
    chooseTimeZone(preferences, zone)
    if (!isLoggedIn(session.getState())) return
    try {
      await session.saveSettings({ timezone: zone })
    } catch (error) {
      // The next visit would bring back what is saved; what was chosen meanwhile stays.
      if (preferences.getState().ownZone === zone) {
        const { settings } = session.getState()
        if (settings === null) chooseTimeZone(preferences, before)
        else takeSavedZone(preferences, settings)
      }
      report(error)
      alerts.raiseError(error)
    }
  }

  /** @param zone null: the usual one */
  return { ownZone, usualZone, choose: (zone: string | null) => void choose(zone) }
}

type ZoneProps = {
  zone: string
  name: string
  country?: string | undefined
  isChosen: boolean
  onChoose: () => void
}

function Zone({ zone, name, country, isChosen, onChoose }: ZoneProps) {
  const { page } = useServices()
  return (
    <li>
      <button
        type="button"
        className={styles['zone']}
        aria-pressed={isChosen}
        data-zone={zone}
        onClick={onChoose}
      >
        {isChosen && <Icon name="check" />}
        <bdi className={styles['name']}>{name}</bdi>
        {country !== undefined && <bdi className={styles['country']}>{country}</bdi>}
        <span className={styles['offset']}>
          <bdi>{zoneOffset(zone, page.locale, page.renderedAt)}</bdi>
        </span>
      </button>
    </li>
  )
}

/** The chosen one stands there, however few players have it. */
function withOwn(zones: readonly string[], own: string | null): readonly string[] {
  return own === null || zones.includes(own) ? zones : [own, ...zones]
}

const NO_COUNTRIES: ZoneCountries = new Map()
const searchWithout = createZoneSearch(NO_COUNTRIES)

function useZones() {
  const { page } = useServices()
  const [zones, setZones] = useState({ countries: NO_COUNTRIES, search: searchWithout })
  useEffect(() => {
    const closing = new AbortController()
    void zoneCountries(page.locale, closing.signal).then((countries) => {
      if (countries !== null) setZones({ countries, search: createZoneSearch(countries) })
    })
    return () => closing.abort()
  }, [page.locale])
  return zones
}
