import { waitFor } from '@testing-library/dom'
import { expect, test } from 'vitest'

import { deferred, noAnswer, refusal } from '../../testing/fake-api.ts'
import { openSurface } from '../../testing/surface/open-surface.tsx'

const PATH = '/sports/verify'

async function openVerify(path = PATH) {
  const page = await openSurface(path, { answers: { listReceiptKeys: () => ({ data: [] }) } })
  const { main } = page
  return {
    ...page,
    field: () => main().findByRole<HTMLTextAreaElement>('textbox', { name: 'Receipt' }),
    check: () => main().findByRole<HTMLButtonElement>('button', { name: 'Verify' }),
    said: () => main().getByRole('status').textContent,
  }
}

test('[PLACE-05] nothing is checked without a text, and what is no receipt is refused with the reason', async () => {
  const { user, field, check, said, fill, heardOf } = await openVerify()
  expect(await check()).toBeDisabled()
  await fill(await field(), '   \n ')
  expect(await check()).toBeDisabled()
  for (const text of [
    'hello',
    '{"version":1}',
    '<script>alert(1)</script>',
    '٠١٢',
    'a'.repeat(50_000),
  ]) {
    await fill(await field(), text)
    expect(said()).toBe('')
    await user.click(await check())
    await waitFor(() => expect(said()).toContain('This receipt is not proven'))
    expect(said()).toContain('This is not the text of a receipt')
  }
  // Nothing of it leaves the browser.
  expect(heardOf('verifyReceipt')).toEqual([])
})

test('[PLACE-05] a verdict is about the text that was judged: a late one about another is not shown', async () => {
  const { user, screen, header, field, check, said, fill, answer } = await openVerify()
  const first = deferred<{ data: [] }>()
  answer({ listReceiptKeys: () => first.promise })
  await fill(await field(), 'one')
  await user.click(await check())
  await waitFor(async () => expect(await check()).toHaveAttribute('aria-busy', 'true'))
  await fill(await field(), 'another')
  await waitFor(async () => expect(await check()).not.toHaveAttribute('aria-busy', 'true'))
  answer({ listReceiptKeys: () => ({ data: [] }) })
  await user.click(await check())
  await waitFor(() => expect(said()).toContain('This receipt is not proven'))
  first.reject(refusal(400))
  // What is asked for and answered later than that has been rendered.
  const sports = [{ key: 'soccer', name: 'Football' }]
  const index = { sports, tournaments: [], competitors: [], matches: [] }
  answer({ getSearchIndex: () => ({ data: index }) })
  await user.click(await header().findByRole('button', { name: 'Search' }))
  await user.type(await screen.findByRole('combobox'), 'Fo')
  await screen.findByRole('row')
  expect(said()).toContain('This receipt is not proven')
})

test('[PLACE-05] keys that cannot be read leave the text as it is, and it can be checked again', async () => {
  const { user, field, check, said, fill, answer } = await openVerify()
  answer({ listReceiptKeys: () => Promise.reject(noAnswer()) })
  await fill(await field(), 'one')
  await user.click(await check())
  await waitFor(() => expect(said()).not.toBe(''))
  expect(said()).not.toContain('not proven')
  expect(await field()).toHaveValue('one')
  answer({ listReceiptKeys: () => ({ data: [] }) })
  await user.click(await check())
  await waitFor(() => expect(said()).toContain('This receipt is not proven'))
})

test('[PLACE-05] [I18N-08] from right to left the text of a receipt still reads from the left', async () => {
  const { main } = await openVerify(`/ar${PATH}`)
  expect(document.documentElement).toHaveAttribute('dir', 'rtl')
  expect(await main().findByRole('textbox')).toHaveAttribute('dir', 'ltr')
})
