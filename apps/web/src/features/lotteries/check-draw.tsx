import { proveLottery, type LotteryVerdict } from '@touchline/contract/draws'
import { Button, Icon } from '@touchline/ui'
import { useState } from 'react'
import { useTranslations } from 'use-intl'

import { useServices } from '../../base/services.ts'
import styles from './lotteries.module.css'

type State = 'idle' | 'checking' | 'failed' | LotteryVerdict['verdict']

/** Has a draw made anew by this browser's own arithmetic. */
export function CheckDraw({ drawId }: { drawId: string }) {
  const t = useTranslations('lotteries')
  const { api } = useServices()
  const [state, setState] = useState<State>('idle')

  async function check(): Promise<void> {
    setState('checking')
    try {
      const { data } = await api('getLotteryProof', { params: { id: drawId } })
      setState((await proveLottery(data, globalThis.crypto.subtle)).verdict)
    } catch {
      setState('failed')
    }
  }

  const isSaid = state === 'proven' || state === 'refused' || state === 'failed'
  return (
    <span className={styles['check']}>
      <span role="status">
        {isSaid && (
          <span data-verdict={state} className={styles['verdict']}>
            <Icon name={state === 'proven' ? 'circle-check' : 'circle-x'} />
            {t(state)}
          </span>
        )}
      </span>
      <Button
        size="small"
        icon="shield"
        loading={state === 'checking'}
        onClick={() => void check()}
      >
        {t('check')}
      </Button>
    </span>
  )
}
