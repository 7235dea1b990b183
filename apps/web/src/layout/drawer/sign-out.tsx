import { Button } from '@touchline/ui'
import { useTranslations } from 'use-intl'

import { useServices } from '../../base/services.ts'
import { isLoggedIn } from '../../player/session/session-state.ts'
import { useSession } from '../../player/session/use-session.ts'

/** For a player only: the way out, at the end of the menu. */
export function SignOut({ onDone }: { onDone: () => void }) {
  const t = useTranslations('layout')
  const { session } = useServices()
  const isPlayer = useSession(isLoggedIn)
  if (!isPlayer) return null

  async function signOut(): Promise<void> {
    onDone()
    await session.signOut()
  }

  return (
    <Button icon="logout" block onClick={() => void signOut()}>
      {t('signOut')}
    </Button>
  )
}
