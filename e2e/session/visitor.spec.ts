import { signInDialog, signUpDialog, signUpHere } from '../support/people.ts'
import { placementsSent } from '../support/placements-sent.ts'
import { select } from '../support/slip-panel.ts'
import { expect, test } from '../support/slip-test.ts'

test('[PLACE-01] [PLACE-04] a visitor who wants to bet is asked to sign in, signs up and goes on', async ({
  page,
  offers,
  slip,
}) => {
  const sent = placementsSent(page)
  await select(page, [offers[0]!.id])
  await slip.stake.fill('2')
  await slip.signIn.click()
  await expect(signInDialog(page)).toBeVisible()
  await expect(page.locator('[data-modal="signIn"]')).toBeVisible()
  await slip.expectState('INITIAL')
  expect(sent).toEqual([])
  await signInDialog(page).getByRole('button', { name: 'Join' }).click()
  await expect(signUpDialog(page)).toBeVisible()
  await signUpHere(page)
  await expect(slip.stake).toHaveValue(/^2/)
  // The form takes its time, in which the feed may have moved the price.
  await expect(slip.accept.or(slip.place).first()).toBeVisible()
  if (await slip.accept.isVisible()) await slip.accept.click()
  await slip.pressPlace()
  await slip.expectState('SUCCESS')
  expect(sent).toHaveLength(1)
})
