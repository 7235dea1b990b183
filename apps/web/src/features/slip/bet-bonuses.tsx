import type {
  BonusChoice,
  BonusMismatch,
  FreebetBonus,
  LegMismatch,
  NextBoost,
  Odds,
  SlipBet,
} from '@touchline/betting'
import {
  adviseBonus,
  betFigures,
  betKey,
  bonusMismatch,
  bonusSubject,
  ODDS_SCALE,
  slipBetTerms,
  subtractAmounts,
} from '@touchline/betting'
import { Disclosure, Icon } from '@touchline/ui'
import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'

import { FreebetChoice } from '../../parts/bonuses/freebet-choice.tsx'
import { usePriceText } from '../../preferences/price-text.ts'
import { usePercent } from '../../preferences/use-percent.ts'
import { useFormatting } from '../../preferences/use-formatting.ts'
import type { BetBonuses as KnownBonuses } from '../../player/slip/state.ts'
import { useSlip, useSlipDispatch } from '../../player/slip/use-slip.ts'
import styles from './bet-bonuses.module.css'
import { useBetName } from './rows/use-bet-name.ts'

/** An answer that takes longer is not waited for. */
const PLACE_HELD_MS = 2_000

/** What the player's bonuses do to the bet that is meant, and what they could do. Players only. */
export function BetBonuses() {
  const bet = useSlip((view) => view.aimed)
  const known = useSlip(({ aimed, bonuses }) =>
    aimed === null ? undefined : bonuses[betKey(aimed)],
  )
  const [last, setLast] = useState<BonusesProps | null>(null)
  if (bet !== null && known !== undefined && known !== last?.known) setLast({ bet, known })
  const isHeld = useForAWhile(known === undefined)
  if (bet !== null && known !== undefined) return <Bonuses bet={bet} known={known} />
  if (bet === null || last === null || !isHeld) return null
  // What it says is about other legs. Its place is kept: stakes and button would jump up and down.
  return (
    <div inert aria-hidden className={styles['held']}>
      <Bonuses {...last} />
    </div>
  )
}

function useForAWhile(begins: boolean): boolean {
  const [isOver, setOver] = useState(false)
  useEffect(() => {
    if (!begins) return
    const timer = setTimeout(() => setOver(true), PLACE_HELD_MS)
    return () => {
      clearTimeout(timer)
      setOver(false)
    }
  }, [begins])
  return begins && !isOver
}

type BonusesProps = { bet: SlipBet; known: KnownBonuses }

function Bonuses({ bet, known }: BonusesProps) {
  const t = useTranslations('slip.bonus')
  const rules = useSlip((view) => view.rules)
  const isSeveral = useSlip((view) => view.offered.length > 1)
  const nameOf = useBetName()
  const plain = { ...bet, bonus: null, bonusOdds: null }
  const subject = bonusSubject(plain)
  const { choices, automatic, best, nextBoost } = adviseBonus(
    subject,
    slipBetTerms(plain, rules),
    known.available,
  )
  const boxes = known.available.lootbox.filter((box) => bonusMismatch(box, subject) === null)
  if (choices.length + boxes.length + known.others.length === 0) return null
  const fitting = choices.filter(({ mismatch }) => mismatch === null)
  const inUse = fitting.find(({ bonus }) => bonus.id === (bet.bonus ?? automatic)?.id)
  const name = (id: string) => known.names[id] ?? ''
  return (
    <section className={styles['bonuses']} aria-label={t('title')} data-bonuses>
      {isSeveral && <p className={styles['of']}>{t('of', { bet: nameOf(bet) })}</p>}
      {inUse !== undefined && inUse.bonus.type !== 'freebet' && (
        <Automatic bet={bet} choice={inUse} name={name(inUse.bonus.id)} />
      )}
      {nextBoost !== null && <NextStep next={nextBoost} />}
      <ul className={styles['freebets']}>
        {fitting.filter(isFreebetChoice).map(({ bonus }) => (
          <Freebet
            key={bonus.id}
            bet={bet}
            bonus={bonus}
            name={name(bonus.id)}
            isBest={best?.id === bonus.id && fitting.length > 1}
          />
        ))}
        {inUse !== undefined &&
          fitting
            .filter((choice) => !isFreebetChoice(choice) && choice !== inUse)
            .map(({ bonus: { id } }) => (
              <Beside
                key={id}
                name={name(id)}
                text={t('instead', { bonus: name(inUse.bonus.id) })}
              />
            ))}
        {inUse?.bonus.type !== 'freebet' &&
          boxes.map(({ id }) => <Beside key={id} name={name(id)} text={t('collects')} />)}
      </ul>
      <Misfits choices={choices} known={known} />
    </section>
  )
}

type FreebetChoice = BonusChoice & { readonly bonus: FreebetBonus }

function isFreebetChoice(choice: BonusChoice): choice is FreebetChoice {
  return choice.bonus.type === 'freebet'
}

type AutomaticProps = { bet: SlipBet; choice: BonusChoice; name: string }

/** The bonus that the bet has by itself: what it adds, and which legs count for it. */
function Automatic({ bet, choice, name }: AutomaticProps) {
  const t = useTranslations('slip.bonus')
  const { stakeMoney } = useFormatting()
  const price = usePriceText()
  const rules = useSlip((view) => view.rules)
  const details = useSlip((view) => view.details)
  const shareOf = useShare()
  const isBoost = choice.bonus.type === 'comboboost'
  const win = betFigures(bet, rules).potentialWin
  const plain = betFigures({ ...bet, bonus: null, bonusOdds: null }, rules).potentialWin
  const counting = choice.legs.filter((leg) => leg === null).length
  const least = choice.bonus.minOdds
  const why = (leg: LegMismatch) => t(`leg.${leg}`, { price: least === null ? '' : price(least) })
  return (
    <div className={styles['automatic']}>
      <Icon name="gift" />
      <p>
        <strong>
          <bdi>{name}</bdi>
          {bet.bonusOdds !== null && <> {t('boost', { share: shareOf(bet.bonusOdds) })}</>}
        </strong>
        {isBoost ? (
          <span>
            {t('counting', { count: String(counting), all: String(choice.legs.length) })}
            {win > plain &&
              ` · ${t('adds', { amount: stakeMoney(subtractAmounts(win, plain), bet.currency) })}`}
          </span>
        ) : (
          <span>{t('collects')}</span>
        )}
      </p>
      {isBoost && counting < choice.legs.length && (
        <ul className={styles['reasons']}>
          {bet.selections.map(({ id }, place) => {
            const leg = choice.legs[place] ?? null
            return leg === null ? null : (
              <li key={id}>
                <bdi>{details[id]?.outcomeName ?? ''}</bdi> – {why(leg)}
              </li>
            )
          })}
        </ul>
      )}
    </div>
  )
}

/** Of a boost in thousandths, the share that it adds, as players read it: with its plus. */
function useShare(): (bonusOdds: Odds) => string {
  const percent = usePercent({ decimals: 1, isSigned: true })
  return (bonusOdds) => percent(bonusOdds / ODDS_SCALE - 1)
}

function NextStep({ next }: { next: NextBoost }) {
  const t = useTranslations('slip.bonus')
  const price = usePriceText()
  const shareOf = useShare()
  const { legs: count, minOdds, bonusOdds } = next
  const share = shareOf(bonusOdds)
  return (
    <p className={styles['next']}>
      {minOdds === null
        ? t('nextAny', { count, share })
        : t('next', { count, share, price: price(minOdds) })}
    </p>
  )
}

type FreebetProps = { bet: SlipBet; bonus: FreebetBonus; name: string; isBest: boolean }

function Freebet({ bet, bonus, name, isBest }: FreebetProps) {
  const t = useTranslations('slip.bonus')
  const dispatch = useSlipDispatch()
  const isBusy = useSlip((view) => view.slip.inProgress)
  const isElsewhere = useSlip(({ slip }) =>
    slip.bets.some((other) => other.bonus?.id === bonus.id && betKey(other) !== betKey(bet)),
  )
  const isUsed = bet.bonus?.id === bonus.id
  const key = betKey(bet)
  const use = () =>
    dispatch(
      isUsed ? { type: 'removeBonus', betKey: key } : { type: 'setBonus', betKey: key, bonus },
    )
  return (
    <FreebetChoice
      freebet={bonus}
      name={name}
      isUsed={isUsed}
      isDisabled={isBusy || isElsewhere}
      onPress={use}
    >
      {isBest && !isUsed && <em>{t('best')}</em>}
      {isElsewhere && <span>{t('elsewhere')}</span>}
    </FreebetChoice>
  )
}

/** What fits besides the bonus in use: others of the order (decision 109), and boxes, which any cash bet fills. */
function Beside({ name, text }: { name: string; text: string }) {
  return (
    <li className={styles['beside']}>
      <strong>
        <bdi>{name}</bdi>
      </strong>
      <span>{text}</span>
    </li>
  )
}

/** Bonuses that the bet cannot have as it is, and why. */
function Misfits({ choices, known }: { choices: readonly BonusChoice[]; known: KnownBonuses }) {
  const t = useTranslations('slip.bonus')
  const price = usePriceText()
  const here = choices.flatMap(({ bonus, mismatch }) => {
    if (mismatch === null) return []
    return [{ id: bonus.id, name: known.names[bonus.id] ?? '', text: textOf(bonus, mismatch) }]
  })
  const there = known.others.map(({ id, name, mismatch }) => ({
    id,
    name,
    text: t(`why.${mismatch}`, { price: '' }),
  }))
  const all = [...here, ...there]
  if (all.length === 0) return null
  return (
    <Disclosure summary={t('others', { count: all.length })} className={styles['others']}>
      <ul className={styles['reasons']}>
        {all.map(({ id, name, text }) => (
          <li key={id}>
            <bdi>{name}</bdi> – {text}
          </li>
        ))}
      </ul>
    </Disclosure>
  )

  function textOf(bonus: BonusChoice['bonus'], mismatch: BonusMismatch): string {
    const most = bonus.type === 'freebet' ? bonus.maxOdds : null
    const limit = mismatch === 'max_odds' ? most : bonus.minOdds
    return t(`why.${mismatch}`, { price: limit === null ? '' : price(limit) })
  }
}
