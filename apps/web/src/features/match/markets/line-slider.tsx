import { useTranslations } from 'use-intl'

import { cellLine } from '../../../parts/odds/cell-line.ts'
import { useLineText } from '../../../parts/odds/use-line-text.ts'
import type { PanelMarket } from './market-panels.ts'
import { mainLine } from './order-lines.ts'
import styles from './line-slider.module.css'

type LineSliderProps = {
  /** In ascending order; at least two. */
  lines: readonly PanelMarket[]
  shown: PanelMarket
  onShow: (specifier: string) => void
}

/** Goes through the lines of a market where only one of them has room. */
export function LineSlider({ lines, shown, onShow }: LineSliderProps) {
  const t = useTranslations('match')
  const lineText = useLineText()
  const main = mainLine(lines)
  const last = lines.length - 1
  const textOf = ({ market }: PanelMarket) => lineText(cellLine(market, { side: null })) ?? ''
  const places = {
    '--at': lines.indexOf(shown) / last,
    '--main': main === undefined ? undefined : lines.indexOf(main) / last,
    '--steps': last,
  }
  return (
    <div className={styles['slider']} style={places}>
      {[lines[0], lines[last]].map(
        (end) =>
          end !== undefined && (
            <span key={end.market.specifier} aria-hidden className={styles['end']}>
              {textOf(end)}
            </span>
          ),
      )}
      <input
        type="range"
        className={styles['range']}
        min={0}
        max={last}
        value={lines.indexOf(shown)}
        aria-label={t('line')}
        aria-valuetext={[textOf(shown), ...(shown === main ? [t('mainLine')] : [])].join(', ')}
        onChange={({ target }) => {
          const line = lines[Number(target.value)]
          if (line !== undefined) onShow(line.market.specifier)
        }}
      />
      <span aria-hidden className={styles['shown']}>
        {textOf(shown)}
      </span>
    </div>
  )
}
