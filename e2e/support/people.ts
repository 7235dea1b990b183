import { expect } from './expect.ts'
import type { Locator, Page } from '@playwright/test'
import type { Amount } from '@touchline/betting'
import { amountOf } from '@touchline/betting'
import { createApiClient } from '@touchline/contract'
import type { ApiClient } from '@touchline/contract'
import { newCredentials } from './player.ts'
import type { Credentials } from './player.ts'

export function signInDialog(page: Page): Locator {
  return page.getByRole('dialog', { name: 'Sign in' })
}

export function signUpDialog(page: Page): Locator {
  return page.getByRole('dialog', { name: 'Create your account' })
}

/** Fills in and sends the open sign-up dialog. */
export async function signUpHere(page: Page): Promise<Credentials> {
  const credentials = newCredentials()
  const dialog = signUpDialog(page)
  await dialog.getByRole('textbox', { name: 'E-mail' }).fill(credentials.email)
  await dialog.getByLabel('Password', { exact: true }).fill(credentials.password)
  await dialog.getByRole('checkbox').check()
  await dialog.getByRole('button', { name: 'Join' }).click()
  await expect(dialog).toBeHidden()
  return credentials
}

/** Fills in and sends the open sign-in dialog. */
export async function signInHere(page: Page, { email, password }: Credentials): Promise<void> {
  const dialog = signInDialog(page)
  await dialog.getByRole('textbox', { name: 'E-mail' }).fill(email)
  await dialog.getByLabel('Password', { exact: true }).fill(password)
  await dialog.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(dialog).toBeHidden()
}

/** Calls with the session of the browser that shows this page. */
export function callOf(page: Page): ApiClient {
  const url = new URL(page.url()).origin
  return createApiClient({
    bases: { platform: `${url}/api/platform`, sportsbook: `${url}/api/sportsbook`, frontend: url },
    language: () => 'en',
    fetch: async (address, { method, headers, body }) => {
      const response = await page.request.fetch(address, {
        method,
        headers,
        ...(body === undefined ? {} : { data: body }),
      })
      return {
        status: response.status(),
        ok: response.ok(),
        text: () => response.text(),
      }
    },
  })
}

/** Gives the browser a signed-in player without a look at the forms. Call it before a page opens. */
export async function arriveSignedIn(page: Page, url: string): Promise<Credentials> {
  const credentials = newCredentials()
  const response = await page.request.post(`${url}/api/platform/users`, {
    headers: { Accept: 'application/vnd.touchline.v1+json' },
    data: { ...credentials, currency: 'EUR', terms_accepted: true },
  })
  expect(response.ok()).toBe(true)
  return credentials
}

/** The balance that the header shows, in smallest units of a currency with two decimals. */
async function shownBalance(page: Page): Promise<Amount> {
  const text = await balanceChip(page).first().textContent()
  return amountOf(BigInt((text ?? '').replaceAll(/\D/g, '')))
}

export function balanceChip(page: Page): Locator {
  return page.getByRole('banner').getByText(/^Balance /)
}

/** Waits until the header shows what the backend says. */
export async function expectBalanceOfBackend(page: Page): Promise<void> {
  const call = callOf(page)
  await expect(async () => {
    const { data } = await call('listAccounts', { query: { compatibility: 'false' } })
    const balance = data.find(({ currency }) => currency === 'EUR')?.balance
    expect(await shownBalance(page)).toBe(balance)
  }).toPass()
}
