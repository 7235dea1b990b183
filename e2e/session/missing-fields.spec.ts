import { expectAccessible } from '../support/axe.ts'
import { openPage } from '../support/open-page.ts'
import { arriveSignedIn } from '../support/people.ts'
import { realFixtures } from '../../scripts/system/public-data.ts'
import { expect, test } from '../support/test.ts'

test.use({
  environment: {
    FEED_FIXTURES: realFixtures,
    LOG_LEVEL: 'warn',
    REQUIRED_PLAYER_FIELDS: 'first_name,phone',
  },
})

test('[AUTH-15] [AUTH-23] [GAP-23] [GAP-26] [MODAL-18] [P27] missing fields cannot be closed, and end when they are filled in', async ({
  page,
  site,
}) => {
  await arriveSignedIn(page, site.url)
  await openPage(page, '/sports')
  const dialog = page.getByRole('dialog', { name: 'Complete your profile' })
  await expect(dialog).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Close' })).toHaveCount(0)
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await page.mouse.click(4, 4)
  await expect(dialog).toBeVisible()
  for (const way of ['Help', 'Responsible gambling', 'Sign out']) {
    await expect(dialog.getByText(way, { exact: true })).toBeVisible()
  }
  await expectAccessible(page, 'dialog[open]')
  await dialog.getByRole('button', { name: 'Save and go on' }).click()
  await expect(dialog.getByRole('textbox', { name: 'First name' })).toBeFocused()
  await dialog.getByRole('textbox', { name: 'Phone number' }).fill('+44 20 7946 0000')
  await dialog.getByRole('textbox', { name: 'First name' }).fill('Ada'.repeat(100))
  await dialog.getByRole('button', { name: 'Save and go on' }).click()
  const tooLong = dialog.getByRole('textbox', { name: 'First name' })
  await expect(tooLong).toHaveAccessibleDescription('At most 100 characters')
  await expect(tooLong).toHaveAttribute('aria-invalid', 'true')
  await expect(tooLong).toBeFocused()
  await tooLong.fill('Ada')
  await expect(tooLong).not.toHaveAttribute('aria-invalid')
  await dialog.getByRole('button', { name: 'Save and go on' }).click()
  await expect(dialog).toBeHidden()
  await expect(
    page.getByRole('banner').getByRole('button', { name: 'Your account: Ada' }),
  ).toBeVisible()

  await openPage(page, '/sports?modal=phoneVerification')
  const phone = page.getByRole('dialog', { name: 'Your phone' })
  await phone.getByRole('button', { name: 'Send a code' }).click()
  await expect(phone.getByRole('textbox', { name: 'Code' })).toBeVisible()
  await expect(phone.getByRole('button', { name: /^Another code in \d+ s$/ })).toBeDisabled()
  await page.route('**/api/platform/player/phone', async (route) => {
    const response = await route.fetch()
    const { data } = (await response.json()) as { data: object }
    await route.fulfill({ response, json: { data: { ...data, sms_limit_reached: true } } })
  })
  await openPage(page, '/sports?modal=phoneVerification')
  await expect(phone.getByText('No more codes can be sent today.')).toBeVisible()
  await expect(phone.getByRole('button', { name: /another code/i })).toHaveCount(0)
})
