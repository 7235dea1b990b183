import { Icon } from '@touchline/ui'
import { useTranslations } from 'use-intl'

import { useSystemSettings } from '../../../data/queries/system-settings.ts'
import { helplineOf, isWarned } from '../../../parts/help/helplines.ts'
import { rulesCountry } from '../../../player/session/rules-country.ts'
import styles from '../forms/session-form.module.css'

/** FAIR-31, FAIR-39: whom to call about gambling, and the risk of it where its country has that said. */
export function CareNote() {
  const t = useTranslations('account')
  const country = rulesCountry(useSystemSettings())
  const { name, phone, url } = helplineOf(country)
  return (
    <>
      {isWarned(country) && (
        <p className={styles['reason']}>
          <Icon name="alert-triangle" />
          <span>{t('risk')}</span>
        </p>
      )}
      <p className={styles['care']}>
        {t('helpline')}{' '}
        <a href={url} target="_blank" rel="noreferrer">
          <bdi>{name}</bdi>
        </a>
        {phone !== null && (
          <>
            {' '}
            <a href={`tel:${phone.replaceAll(/[ -]/g, '')}`} dir="ltr">
              {phone}
            </a>
          </>
        )}
      </p>
    </>
  )
}
