import type { Page } from '@playwright/test'
import { openPage } from '../support/open-page.ts'
import { codeSentTo } from '../support/outbox.ts'
import { arriveSignedIn, balanceChip, signInDialog } from '../support/people.ts'
import { expect, test } from '../support/test.ts'

// Browsers bind passkeys to a host's name: the site is where it is asked for.
test.use({
  environment: {
    FEED_SPORTS: 'handball',
    PUBLIC_URL: '',
    SECOND_FACTOR: 'new-device',
    LOG_LEVEL: 'warn',
  },
})

/** A device that recognises its owner. */
async function addAuthenticator(page: Page): Promise<void> {
  const browser = await page.context().newCDPSession(page)
  await browser.send('WebAuthn.enable')
  await browser.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
}

test('[FAIR-34] a passkey is added and signs in; with the password another device is asked for a code', async ({
  page,
  site,
  browser,
}) => {
  const url = site.url.replace('127.0.0.1', 'localhost')
  const player = await arriveSignedIn(page, url)
  await addAuthenticator(page)
  await openPage(page, `${url}/profile/security`)
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  const confirm = page.getByRole('dialog', { name: 'Confirm your password' })
  await confirm.getByLabel('Password', { exact: true }).fill(player.password)
  await confirm.getByRole('button', { name: 'Confirm' }).click()
  await expect(page.getByText('Your passkey is ready to use.')).toBeVisible()

  await page.context().clearCookies({ name: /^(?!cookie_consent)/ })
  await openPage(page, `${url}/sports?modal=signIn`)
  // The one passkey that the field for the address offers is chosen at once.
  await expect(balanceChip(page).first()).toBeVisible()

  const elsewhere = await browser.newContext()
  const other = await elsewhere.newPage()
  await openPage(other, `${url}/sports?modal=signIn`)
  const dialog = signInDialog(other)
  await dialog.getByRole('textbox', { name: 'E-mail' }).fill(player.email)
  await dialog.getByLabel('Password', { exact: true }).fill(player.password)
  await dialog.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(dialog.getByText('We sent a code to your e-mail address')).toBeVisible()
  await expect(balanceChip(other)).toHaveCount(0)
  await dialog
    .getByRole('textbox', { name: 'Code' })
    .fill(await codeSentTo(site.dataDir, player.email))
  await dialog.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(balanceChip(other).first()).toBeVisible()
  await elsewhere.close()
})
