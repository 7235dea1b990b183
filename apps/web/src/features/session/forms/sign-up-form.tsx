import { Checkbox, Select } from '@touchline/ui'
import { useTranslations } from 'use-intl'

import { useServices } from '../../../base/services.ts'
import { useSystemSettings } from '../../../data/queries/system-settings.ts'
import { documentCookies } from '../../../base/cookie-jar.ts'
import { leastAge } from '../../../player/session/rules-country.ts'
import { readTracking } from '../../../player/tracking/tracking.ts'
import { EmailField, SecretField } from './account-fields.tsx'
import { signUpProblems } from './form-problems.ts'
import { SessionForm } from './session-form.tsx'
import { TermsLinks } from './terms-links.tsx'
import { useForm } from './use-form.ts'

type SignUpValues = { email: string; password: string; currency: string; terms: boolean }

/** @param onDone called once the player has an account and is signed in */
export function SignUpForm({ onDone }: { onDone: () => void }) {
  const t = useTranslations('account')
  const tSession = useTranslations('session')
  const { session, page, alerts } = useServices()
  const system = useSystemSettings()
  const { currencies, defaultCurrencyCode } = system
  const { name, formRef, values, status, submit, textField, change, message } =
    useForm<SignUpValues>({
      name: 'sign-up',
      initial: { email: '', password: '', currency: defaultCurrencyCode, terms: false },
      check: signUpProblems,
      send: async ({ email, password, currency }) => {
        const language = page.locale
        const tracking = readTracking(documentCookies)
        await session.signUp({
          email,
          password,
          currency,
          language,
          termsAccepted: true,
          ...(tracking === undefined ? {} : { tracking }),
        })
        const say = alerts.translate()
        const description = say('alerts.welcomeHint', { email: email.trim() })
        alerts.queue.push({ tone: 'success', title: say('alerts.welcome'), description })
        onDone()
      },
    })

  return (
    <SessionForm
      {...{ name, formRef, status, submit }}
      label={tSession('signUp')}
      busyLabel={t('signingUp')}
    >
      <EmailField {...textField('email')} autoComplete="email" data-autofocus />
      <SecretField
        {...textField('password')}
        label={t('password')}
        hint={t('newPasswordHint')}
        autoComplete="new-password"
      />
      <Select
        label={t('currency')}
        name="currency"
        options={currencies.map(({ code, symbol }) => ({
          value: code,
          label: `${code} ${symbol}`,
        }))}
        value={values.currency}
        onChange={(event) => change('currency', event.target.value)}
      />
      <Checkbox
        label={t('terms', { age: String(leastAge(system)) })}
        name="terms"
        checked={values.terms}
        error={message('terms')}
        onChange={(event) => change('terms', event.target.checked)}
      />
      <TermsLinks />
    </SessionForm>
  )
}
