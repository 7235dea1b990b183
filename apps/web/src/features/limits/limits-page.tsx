import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { UserLimit } from '@touchline/contract'
import { Card, CardHeader, Skeleton } from '@touchline/ui'
import { useTranslations } from 'use-intl'

import { useLinks } from '../../addresses/links.ts'
import { useServices } from '../../base/services.ts'
import { guardRailsQuery, limitsQuery } from '../../data/queries/limits.ts'
import { LimitsTexts } from '../../i18n/limits-texts.tsx'
import { ProfilePage } from '../../layout/profile-page/profile-page.tsx'
import { activeCurrency } from '../../player/session/session-state.ts'
import { useSession } from '../../player/session/use-session.ts'
import { BreakForm } from './break-form.tsx'
import { LimitForm } from './limit-form.tsx'
import { LimitRow } from './limit-row.tsx'
import { LoadFailed } from '../../parts/alerts/load-failed.tsx'
import styles from './limits-page.module.css'
import { RailsForm } from './rails-form.tsx'

/** What players set themselves: how much, how long, and not at all. */
export function LimitsPage() {
  return (
    <ProfilePage name="limits">
      <LimitsTexts>
        <Limits />
      </LimitsTexts>
    </ProfilePage>
  )
}

function Limits() {
  const t = useTranslations('limits')
  const links = useLinks()
  const services = useServices()
  const limitsRead = useQuery(limitsQuery(services))
  const railsRead = useQuery(guardRailsQuery(services))
  const currency = useSession(activeCurrency)
  const [limits, rails] = [limitsRead.data, railsRead.data]
  const failed = [limitsRead, railsRead].filter(({ isError }) => isError)
  const lead = <p className={styles['lead']}>{t('lead')}</p>
  // Below a list whose length is not known yet no form stands still.
  if (limits === undefined && !limitsRead.isError) {
    return (
      <div className={styles['cards']}>
        {lead}
        <Coming title={t('listTitle')} lines={1} />
      </div>
    )
  }
  return (
    <div className={styles['cards']}>
      {lead}
      {failed.length > 0 && (
        <LoadFailed
          title={t('loadFailed')}
          error={failed[0]?.error}
          onRetry={() => failed.forEach(({ refetch }) => void refetch())}
        />
      )}
      {limits !== undefined && <LimitList limits={limits} />}
      <Card>
        <CardHeader title={t('formTitle')} />
        <LimitForm key={currency} />
      </Card>
      <Card>
        <CardHeader title={t('breakTitle')} />
        <BreakForm />
      </Card>
      {rails !== undefined && (
        <Card>
          <CardHeader title={t('railsTitle')} />
          <RailsForm answer={rails} />
        </Card>
      )}
      {rails === undefined && !railsRead.isError && <Coming title={t('railsTitle')} lines={6} />}
      <p className={styles['lead']}>
        <Link {...links.info('saferGambling')}>{t('help')}</Link>
      </p>
    </div>
  )
}

/** A card whose content is on its way. */
function Coming({ title, lines }: { title: string; lines: number }) {
  return (
    <Card>
      <CardHeader title={title} />
      <div className={styles['form']}>
        {Array.from({ length: lines }, (_, line) => (
          <Skeleton key={line} inlineSize="80%" />
        ))}
      </div>
    </Card>
  )
}

function LimitList({ limits }: { limits: readonly UserLimit[] }) {
  const t = useTranslations('limits')
  return (
    <Card>
      <CardHeader title={t('listTitle')} />
      {limits.length === 0 ? (
        <p className={styles['body']}>{t('none')}</p>
      ) : (
        <ul className={styles['list']}>
          {limits.map((limit) => (
            <LimitRow key={limit.id} limit={limit} />
          ))}
        </ul>
      )}
    </Card>
  )
}
