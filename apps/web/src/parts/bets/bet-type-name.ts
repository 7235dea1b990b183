import { lineCount } from '@touchline/betting'
import type { PlacedBet } from '@touchline/contract'
import type { createTranslator } from 'use-intl/core'

import type { Messages } from '../../i18n/messages.ts'

type Translate = ReturnType<typeof createTranslator<Messages, 'myBets'>>

/** `Single`, `Combo of 3`, `System 2/3 · 3 bets`. */
export function betTypeName(
  t: Translate,
  { type, systemType, selections }: Pick<PlacedBet, 'type' | 'systemType' | 'selections'>,
): string {
  if (systemType !== null) {
    const { winCount, totalCount } = systemType
    const lines = Number(lineCount(systemType))
    return t('systemOf', { win: String(winCount), total: String(totalCount), lines })
  }
  return type === 'combo' ? t('comboOf', { count: selections.length }) : t(`types.${type}`)
}
