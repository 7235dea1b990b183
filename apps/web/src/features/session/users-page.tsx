import { useRouter } from '@tanstack/react-router'
import { Card } from '@touchline/ui'
import { useEffect } from 'react'
import { useTranslations } from 'use-intl'

import { useLinks, type UsersPageName } from '../../addresses/links.ts'
import { AccountTexts } from '../../i18n/account-texts.tsx'
import { useServices } from '../../base/services.ts'
import { Waiting } from '../../parts/late/waiting.tsx'
import { openModal } from '../../parts/modals/modal-store.ts'
import { isLoggedIn } from '../../player/session/session-state.ts'
import { useSession } from '../../player/session/use-session.ts'
import styles from './users-page.module.css'
import { ACCESS_TITLES } from './views/access-title.ts'
import { AccessView } from './views/access-view.tsx'
import type { AccessView as AccessViewName } from './views/surface.ts'

/** AUTH-29 … AUTH-33: a way into an account as a page of its own, for links from outside. */
export function UsersPage({ name }: { name: UsersPageName }) {
  return (
    <Waiting>
      <AccountTexts>
        <AccessPage name={name} />
      </AccountTexts>
    </Waiting>
  )
}

function AccessPage({ name }: { name: UsersPageName }) {
  const t = useTranslations('account')
  const { modals } = useServices()
  const router = useRouter()
  const links = useLinks()
  const isPlayer = useSession(isLoggedIn)
  const isForVisitors = name === 'signIn' || name === 'signUp'
  const home = links.home()

  useEffect(() => {
    if (isForVisitors && isPlayer) void router.navigate({ ...home, replace: true })
  })

  function go(next: AccessViewName): void {
    if (next === 'unlock') return openModal(modals, 'unlock')
    void router.navigate(links.users(next))
  }

  return (
    <div className={styles['page']}>
      <Card className={styles['card']}>
        <h1 className={styles['title']}>{t(ACCESS_TITLES[name])}</h1>
        <AccessView
          key={name}
          name={name}
          reason={null}
          surface={{ done: () => void router.navigate(home), go }}
        />
      </Card>
    </div>
  )
}
