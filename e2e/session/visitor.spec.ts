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

test('[MYB-12] a visitor is invited to sign in, and no bets are asked for', async ({
  page,
  offers,
  slip,
}) => {
  expect(offers).not.toEqual([])
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await slip.tab('My bets').click()
  await expect(slip.root.getByText('Your bets wait for you here')).toBeVisible()
  await slip.root.getByRole('button', { name: 'Sign in' }).click()
  await expect(signInDialog(page)).toBeVisible()
  expect(asked.filter((path) => path.endsWith('/bets'))).toEqual([])
})

test('[ANALYT-01] what tracks a visitor leaves the address and goes with the sign-up', async ({
  page,
}) => {
  await page.goto('/sports?btag=aff-7&modal=signUp&gclid=X1')
  await expect(signUpDialog(page)).toBeVisible()
  await expect(page).not.toHaveURL(/btag|gclid/)
  const sent = page.waitForRequest(
    (request) => request.method() === 'POST' && new URL(request.url()).pathname.endsWith('/users'),
  )
  await signUpHere(page)
  expect((await sent).postDataJSON()).toMatchObject({ tracking: { btag: 'aff-7', gclid: 'X1' } })
})
