import type { AmountFault } from '@touchline/betting'
import type { PaymentMethod, PaymentTermsAnswer } from '@touchline/contract'
import { Icon } from '@touchline/ui'
import { useTranslations } from 'use-intl'

import { useFormatting } from '../../preferences/use-formatting.ts'
import { usePercent } from '../../preferences/use-percent.ts'
import styles from './money.module.css'

const METHOD_ICONS = {
  card: 'card',
  bank: 'bank',
  wallet: 'wallet',
  crypto: 'coin',
} as const

type KnownMethod = keyof typeof METHOD_ICONS

function isKnown(id: string): id is KnownMethod {
  return Object.hasOwn(METHOD_ICONS, id)
}

/** The name of a method; one that this site does not know is called as its provider calls it. */
export function useMethodName(): (id: string) => string {
  const t = useTranslations('wallet')
  return (id) => (isKnown(id) ? t(`methods.${id}`) : id)
}

export function MethodIcon({ id }: { id: string }) {
  return <Icon name={isKnown(id) ? METHOD_ICONS[id] : 'wallet'} />
}

export type TermsOfMethod = { readonly id: string; readonly terms: PaymentTermsAnswer }

/** The methods that move money in this direction. */
export function methodsFor(
  kind: 'deposit' | 'withdrawal',
  methods: readonly PaymentMethod[],
): readonly TermsOfMethod[] {
  return methods.flatMap((method) => {
    const terms = method[kind]
    return terms === null ? [] : [{ id: method.id, terms }]
  })
}

type MethodCardsProps = {
  methods: readonly TermsOfMethod[]
  currency: string
  chosen: string
  onChoose: (id: string) => void
}

/** Ways to pay, each with what it takes, costs and how long it needs. */
export function MethodCards({ methods, currency, chosen, onChoose }: MethodCardsProps) {
  const t = useTranslations('wallet')
  const nameOf = useMethodName()
  const { stakeMoney } = useFormatting()
  const describeFee = useFeeText(currency)
  return (
    <fieldset className={styles['methods']}>
      <legend className={styles['legend']}>{t('method')}</legend>
      {methods.map(({ id, terms }) => (
        <label key={id} className={styles['method']}>
          <input
            type="radio"
            name="method"
            value={id}
            checked={id === chosen}
            onChange={() => onChoose(id)}
          />
          <MethodIcon id={id} />
          <span className={styles['methodName']}>{nameOf(id)}</span>
          <span className={styles['methodBounds']}>
            <bdi>{stakeMoney(terms.minimum, currency)}</bdi>
            {' – '}
            <bdi>{stakeMoney(terms.maximum, currency)}</bdi>
          </span>
          <span className={styles['methodTerms']}>
            <bdi>{describeFee(terms)}</bdi> · <bdi>{timeOf(terms.minutes)}</bdi>
          </span>
        </label>
      ))}
    </fieldset>
  )

  function timeOf(minutes: number): string {
    if (minutes === 0) return t('time.now')
    return minutes < 1_440 ? t('time.minutes', { count: minutes }) : t('time.day')
  }
}

function useFeeText(currency: string): (terms: PaymentTermsAnswer) => string {
  const t = useTranslations('wallet')
  const { stakeMoney } = useFormatting()
  const percent = usePercent()
  return ({ feePermille, feeLeast }) => {
    if (feePermille > 0) return t('feePercent', { percent: percent(feePermille / 1_000) })
    return feeLeast > 0n ? t('fee', { amount: stakeMoney(feeLeast, currency) }) : t('noFee')
  }
}

/** Why a method does not move an amount, in words. */
export function useFaultText(
  currency: string,
): (fault: AmountFault, terms: PaymentTermsAnswer) => string {
  const t = useTranslations('wallet')
  const { stakeMoney } = useFormatting()
  return (fault, { minimum, maximum }) =>
    fault === 'above_maximum'
      ? t('above', { amount: stakeMoney(maximum, currency) })
      : t('below', { amount: stakeMoney(minimum, currency) })
}
