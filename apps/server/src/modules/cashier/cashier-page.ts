import { addAmounts } from '@touchline/betting'
import type { Amount } from '@touchline/betting'
import { directionOf, wireLanguage } from '@touchline/contract'
import { localize } from '../../http/messages.ts'
import type { MessageWith } from '../../http/messages.ts'
import type { LocaleCode } from '../../settings/locales.ts'
import { isLocale } from '../../settings/locales.ts'
import { escapeHtml } from '../../texts/escape-html.ts'
import { sayAmount } from '../../texts/say-amount.ts'
import type { CashierPayment, statusAt } from './cashier-store.ts'
import { BEHAVIOURS } from './decide.ts'

export type PageContext = {
  readonly payment: CashierPayment
  /** As the site looks around the frame; undefined as the device prefers. */
  readonly scheme: 'dark' | 'light' | undefined
  readonly path: string
}

type Status = ReturnType<typeof statusAt>
/** A text without arguments. */
type Plain = MessageWith<never>

/** The order as the merchant sent it. */
export function orderPage(page: PageContext): string {
  const { payment, path } = page
  const t = textsOf(payment)
  return layout(
    page,
    `<h1>${t('cashier.title')}</h1>
    ${figures(payment)}
    <div class="actions">
      <a class="button primary" href="${escapeHtml(withStep(path))}">${t('cashier.continue')}</a>
      ${decline(page)}
    </div>`,
  )
}

/** The bank asks the payer, who also chooses how this bank shall behave. */
export function confirmPage(page: PageContext): string {
  const { payment, path } = page
  const t = textsOf(payment)
  const choices = BEHAVIOURS.map(
    (behaviour, index) =>
      `<label><input type="radio" name="behaviour" value="${behaviour}"${index === 0 ? ' checked' : ''}>
      <span>${t(`cashier.behaviour.${behaviour}`)}</span></label>`,
  ).join('')
  return layout(
    page,
    `<h1>${t('cashier.confirm.title')}</h1>
    ${figures(payment)}
    <form method="post" action="${escapeHtml(path)}">
      <details><summary>${t('cashier.behaviour.title')}</summary>
        <fieldset><legend class="hidden">${t('cashier.behaviour.title')}</legend>${choices}</fieldset>
      </details>
      <div class="actions">
        <button class="button primary" name="decision" value="confirm">${t('cashier.confirm')}</button>
        <button class="button" name="decision" value="cancel">${t('cashier.decline')}</button>
      </div>
    </form>`,
  )
}

/** What was decided; it tells the page around it, or leads back. */
export function donePage(page: PageContext, status: Exclude<Status, 'open'>): string {
  const { payment } = page
  const t = textsOf(payment)
  const result = resultOf(status)
  const back = payment.return_url === null ? '/' : withResult(payment.return_url, result)
  return layout(
    page,
    `<div class="sign ${result}" aria-hidden="true"></div>
    <h1 role="status">${t(`cashier.done.${status}`)}</h1>
    ${figures(payment)}
    <div class="actions">
      <a class="button primary" id="back" target="_top" data-result="${result}" href="${escapeHtml(back)}">${t('cashier.back')}</a>
    </div>
    <script src="/cashier/cashier.js"></script>`,
  )
}

/** In place of a page that could not be made. */
export function failurePage(look: Look, message: string, canAskAgain: boolean): string {
  const again = `<div class="actions"><a class="button primary" href="">${saidIn(look.locale)('cashier.again')}</a></div>`
  return documentOf(
    look,
    `<div class="sign error" aria-hidden="true"></div>
    <h1 role="alert">${escapeHtml(message)}</h1>
    ${canAskAgain ? again : ''}`,
  )
}

function resultOf(status: Exclude<Status, 'open'>): 'success' | 'error' | 'pending' {
  if (status === 'succeeded') return 'success'
  return status === 'pending' ? 'pending' : 'error'
}

function withResult(url: string, result: string): string {
  return `${url}${url.includes('?') ? '&' : '?'}result=${result}`
}

function withStep(path: string): string {
  return `${path}${path.includes('?') ? '&' : '?'}step=confirm`
}

function decline({ payment, path }: PageContext): string {
  const t = textsOf(payment)
  return `<form method="post" action="${escapeHtml(path)}">
    <button class="button" name="decision" value="cancel">${t('cashier.decline')}</button>
  </form>`
}

function figures(payment: CashierPayment): string {
  const t = textsOf(payment)
  const { amount, fee, currency } = payment
  const row = (name: string, value: string) => `<div><dt>${name}</dt><dd>${value}</dd></div>`
  const fees =
    fee === 0n
      ? ''
      : row(t('cashier.fee'), sum(fee, payment)) +
        row(t('cashier.total'), sum(addAmounts(amount, fee), payment))
  const asked = row(t('cashier.amount'), sum(amount, payment))
  return `<dl data-currency="${escapeHtml(currency)}">${asked}${fees}</dl>`
}

function sum(amount: Amount, payment: CashierPayment): string {
  return escapeHtml(sayAmount(amount, payment.currency, languageOf(payment)))
}

function languageOf({ language }: CashierPayment): LocaleCode {
  return isLocale(language) ? language : 'en'
}

function textsOf(payment: CashierPayment): (key: Plain) => string {
  return saidIn(languageOf(payment))
}

function saidIn(locale: LocaleCode): (key: Plain) => string {
  return (key) => escapeHtml(localize(key, locale))
}

function layout({ payment, scheme }: PageContext, body: string): string {
  return documentOf({ locale: languageOf(payment), scheme }, body)
}

type Look = Pick<PageContext, 'scheme'> & { readonly locale: LocaleCode }

function documentOf({ locale, scheme }: Look, body: string): string {
  const t = saidIn(locale)
  return `<!doctype html>
<html lang="${wireLanguage(locale)}" dir="${directionOf(locale)}"${scheme === undefined ? '' : ` data-scheme="${scheme}"`}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${t('cashier.title')}</title>
<link rel="stylesheet" href="/cashier/cashier.css">
</head>
<body><main>${body}<p class="note">${t('cashier.note')}</p></main></body>
</html>`
}
