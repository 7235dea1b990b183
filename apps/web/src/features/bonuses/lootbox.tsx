import { useQuery } from '@tanstack/react-query'
import type { BonusOf } from '@touchline/contract'
import { proveLootbox } from '@touchline/contract/draws'
import { Button, Disclosure, TextField } from '@touchline/ui'
import { useState } from 'react'
import { useTranslations } from 'use-intl'

import type { BonusPlace } from '../../data/queries/bonuses.ts'
import { useFormatting } from '../../preferences/use-formatting.ts'
import { usePercent } from '../../preferences/use-percent.ts'
import { ActivateButton } from './activate-button.tsx'
import styles from './bonuses.module.css'

const MILLION = 1_000_000
const LONGEST_WORD = 64

type LootboxProps = { box: BonusOf<'lootbox'>; onOpen: (place: BonusPlace) => void }

/** LOOT-01: what may be inside with its chances before it is opened, and what was inside after. */
export function Lootbox({ box, onOpen }: LootboxProps) {
  const t = useTranslations('bonuses')
  const { money } = useFormatting()
  const [word, setWord] = useState('')
  const { contents, draw, commitment, activatable, wonBonusId, currency } = box
  const won = draw === null ? undefined : contents[draw.content]
  const percent = usePercent({ decimals: 4 })
  return (
    <section className={styles['block']}>
      {won !== undefined && (
        <div className={styles['won']} role="status">
          <p>{won.type === null ? t('box.lost') : t('box.won', { name: won.name })}</p>
          {won.type === 'freebet' && wonBonusId !== null && (
            <Button onClick={() => onOpen({ kind: 'freebets', id: wonBonusId })}>
              {t('box.show')}
            </Button>
          )}
        </div>
      )}
      <h2 className={styles['heading']}>{t('box.contents')}</h2>
      <table className={styles['rating']}>
        <tbody>
          {contents.map(({ name, chance: of, type, amount }, index) => (
            // Two may be called the same.
            // oxlint-disable-next-line react/no-array-index-key
            <tr key={index} data-own={draw?.content === index || undefined}>
              <td>
                <bdi>{type === null ? t('box.nothing') : name}</bdi>
              </td>
              <td>{amount !== null && <bdi>{money(amount, currency)}</bdi>}</td>
              <td>{percent(of / MILLION)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {activatable && (
        <div className={styles['activation']}>
          <TextField
            label={t('box.word')}
            hint={t('box.wordHint')}
            value={word}
            maxLength={LONGEST_WORD}
            autoComplete="off"
            onChange={(event) => setWord(event.target.value)}
          />
          <ActivateButton bonus={box} word={word.trim()} />
        </div>
      )}
      {commitment !== null && (
        <p className={styles['proof']}>
          {t('box.commitment')} <code>{commitment}</code>
        </p>
      )}
      {draw !== null && <Proof box={box} draw={draw} />}
    </section>
  )
}

/** What was drawn, drawn again in this browser. */
function Proof({ box, draw }: { box: BonusOf<'lootbox'>; draw: Draw }) {
  const t = useTranslations('bonuses')
  const { data: holds } = useQuery({
    queryKey: ['player', 'bonuses', 'draw', draw],
    queryFn: () => proveLootbox(draw, box.contents, globalThis.crypto.subtle),
    staleTime: 'static',
  })
  return (
    <Disclosure summary={t('box.check')}>
      <p className={styles['hint']}>{t('box.checkHint')}</p>
      <dl className={styles['proof']}>
        <dt>{t('box.seed')}</dt>
        <dd>
          <code>{draw.seed}</code>
        </dd>
        <dt>{t('box.message')}</dt>
        <dd>
          <code>{draw.message}</code>
        </dd>
        <dt>{t('box.number')}</dt>
        <dd>
          <code>{draw.number}</code>
        </dd>
      </dl>
      {holds !== undefined && (
        <p data-verdict={holds ? 'proven' : 'refused'}>{t(holds ? 'box.holds' : 'box.broken')}</p>
      )}
    </Disclosure>
  )
}

type Draw = NonNullable<BonusOf<'lootbox'>['draw']>
