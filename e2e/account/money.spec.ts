import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Locator, Page } from '@playwright/test'
import pg from 'pg'
import { embeddedDatabaseUrl } from '../support/embedded-database.ts'
import { leagueApart } from '../support/league.ts'
import { auditLedger, cleanAudit } from '../support/ledger.ts'
import { openLivePage } from '../support/open-page.ts'
import { callOf } from '../support/people.ts'
import { balanceOf, newCredentials } from '../support/player.ts'
import { letBetWin } from '../support/settle-bet.ts'
import { oddsButton } from '../support/slip-panel.ts'
import { expect, test } from '../support/test.ts'

/** How a player does it: by a finger, or by keys alone. */
type Hand = {
  press: (target: Locator) => Promise<void>
  write: (field: Locator, text: string) => Promise<void>
}

const finger: Hand = {
  press: (target) => target.tap(),
  async write(field, text) {
    await field.tap()
    await field.fill(text)
  },
}

/** Tab by Tab until the focus is there; in a frame the keys go on. */
function keys(page: Page): Hand {
  const reach = async (target: Locator) => {
    await expect(target).toBeVisible()
    for (let presses = 0; presses < 250; presses += 1) {
      if (await target.evaluate((element) => element === document.activeElement)) return
      await page.keyboard.press('Tab')
    }
    throw new Error(`The focus never got to ${String(target)}`)
  }
  return {
    async press(target) {
      await reach(target)
      const isPrice = (await target.getAttribute('data-outcome-id')) !== null
      const isBox = (await target.getAttribute('type')) === 'checkbox'
      await page.keyboard.press(isPrice || isBox ? 'Space' : 'Enter')
    },
    async write(field, text) {
      await reach(field)
      await page.keyboard.press('ControlOrMeta+A')
      await page.keyboard.type(text)
    },
  }
}

function textsOf(language: 'ar' | 'en', file: string): Record<string, string> {
  const path = join(import.meta.dirname, `../../locales/${language}/${file}.json`)
  return JSON.parse(readFileSync(path, 'utf8')) as Record<string, string>
}

/** What stands before the amount on a button. */
const begins = (text: string | undefined) => new RegExp(`^${(text ?? '').replace(/\{.*/s, '')}`)

/** Cents of the account's entries, newest first, from the ledger itself. */
async function ledgerOf(dataDir: string, email: string): Promise<string[]> {
  const client = new pg.Client({ connectionString: embeddedDatabaseUrl(dataDir) })
  await client.connect()
  try {
    const { rows } = await client.query<{ line: string }>(
      `select e.id || ',' || e.amount || ',' || sum(e.amount) over (order by e.id) as line
       from ledger_entries e join accounts a on a.id = e.account_id
       join players p on p.id = a.player_id
       where lower(p.email) = lower($1) and a.currency = 'EUR' order by e.id desc`,
      [email],
    )
    return rows.map(({ line }) => line)
  } finally {
    await client.end()
  }
}

/** The same lines, of a statement that a player saved. */
function linesOf(csv: string): string[] {
  const cents = (text = '') => text.replace('.', '').replace(/^(-?)0+(?=\d)/, '$1')
  return csv
    .trim()
    .split('\r\n')
    .slice(1)
    .map((line) => {
      const [id, , , amount, balance] = line.split(',')
      return `${id},${cents(amount)},${cents(balance)}`
    })
}

test(
  '[ROLE-02] [DEP-01] [DEP-03] [FAIR-2] [FAIR-12] from landing to a deposit, a bet, a win, a withdrawal and a statement',
  { tag: '@phone' },
  async ({ page, call, site }, { project }) => {
    test.setTimeout(300_000)
    const isPhone = project.name === 'phone'
    const language = isPhone ? 'ar' : 'en'
    const { press, write } = isPhone ? finger : keys(page)
    const app = textsOf(language, 'app')
    const wallet = textsOf(language, 'wallet')
    const betting = textsOf(language, 'betting')
    const profile = textsOf(language, 'profile')
    const { path, offers } = await leagueApart(call)
    const [offer] = offers
    const { email, password } = newCredentials()
    const header = page.getByRole('banner')
    const goTo = (name: string) => openLivePage(page, isPhone ? `/ar${name}` : name)

    await test.step('landing and joining', async () => {
      await goTo(path)
      await press(header.getByRole('button', { name: app['session.signUp']!, exact: true }))
      const form = page.locator('[data-modal="signUp"]')
      await write(form.locator('input[type="email"]'), email)
      await write(form.locator('input[type="password"]'), password)
      await press(form.getByRole('checkbox'))
      await press(form.locator('button[type="submit"]'))
      await expect(form).toBeHidden()
    })

    await test.step('a deposit', async () => {
      if (isPhone) {
        await press(header.getByRole('button', { name: begins(app['session.balance']) }))
        await press(page.getByRole('menuitem', { name: app['session.deposit']!, exact: true }))
      } else {
        await press(header.getByRole('button', { name: app['session.deposit']!, exact: true }))
      }
      const dialog = page.locator('[data-modal="quickDeposit"]')
      await write(dialog.locator('input[name="amount"]'), '50')
      await press(dialog.getByRole('button', { name: begins(wallet['depositButton']) }))
      const bank = dialog.frameLocator('iframe')
      await press(bank.locator('a.primary'))
      await press(bank.locator('button[value="confirm"]'))
      const outcome = dialog.locator('[data-status="succeeded"]')
      await expect(outcome).toBeVisible()
      await press(outcome.getByRole('button', { name: wallet['done.close']!, exact: true }))
      await expect(dialog).toBeHidden()
      expect(await balanceOf(callOf(page))).toBe(15_000n)
    })

    const bet = await test.step('a bet', async () => {
      await press(oddsButton(page, offer!.id))
      await expect(oddsButton(page, offer!.id)).toHaveAttribute('aria-pressed', 'true')
      const slip = page.locator('[data-slip]')
      const stake = slip.getByRole('textbox', { name: betting['slip.stake']!, exact: true })
      if (isPhone) {
        // The slip is a strip until it is pulled up.
        await expect(async () => {
          if (!(await stake.isVisible())) {
            await slip.getByRole('button').first().tap({ timeout: 2_000 })
          }
          await expect(stake).toBeVisible({ timeout: 2_000 })
        }).toPass()
      }
      await write(stake, '5')
      // Prices move before a match, too.
      await slip.getByRole('combobox').selectOption('any')
      await press(slip.getByRole('button', { name: begins(betting['slip.action.placeFor']) }))
      await expect(slip).toHaveAttribute('data-ticket-state', 'SUCCESS')
      const { data } = await callOf(page)('listBets')
      expect(data.map(({ stake: staked }) => staked)).toEqual([500n])
      return data[0]!
    })

    await test.step('a win', async () => {
      await letBetWin(site.dataDir, bet.id)
      await expect
        .poll(async () => (await callOf(page)('listBets')).data[0]?.result, { timeout: 90_000 })
        .toMatch(/^win/)
      expect(await balanceOf(callOf(page))).toBeGreaterThan(15_000n)
    })
    const won = (await balanceOf(callOf(page))) - 14_500n

    await test.step('a withdrawal, of no play money', async () => {
      await goTo('/profile/wallet/withdraw')
      const main = page.getByRole('main')
      await write(main.locator('input[name="amount"]'), '149')
      await expect(main.getByText(begins(wallet['available']))).toBeVisible()
      await write(main.locator('input[name="amount"]'), '45')
      await press(main.getByRole('button', { name: begins(wallet['withdrawButton']) }))
      await expect(main.locator('[data-payment][data-status="opened"]')).toBeVisible()
      expect(await balanceOf(callOf(page))).toBe(14_500n - 4_500n + won)
    })

    await test.step('a statement that is the ledger to the cent', async () => {
      await goTo('/profile/wallet/transactions')
      const main = page.getByRole('main')
      for (const kind of ['credit', 'deposit', 'placement', 'settlement', 'withdrawal']) {
        const name = profile[`transactions.kinds.${kind}`]!.replace('Touchline', '')
        await expect(main.getByText(name).first()).toBeVisible()
      }
      const saving = page.waitForEvent('download')
      await press(main.getByRole('button', { name: profile['transactions.csv']!, exact: true }))
      const csv = readFileSync(await (await saving).path(), 'utf8')
      expect(linesOf(csv)).toEqual(await ledgerOf(site.dataDir, email))
      expect(linesOf(csv)).toHaveLength(5)
      expect(await auditLedger(embeddedDatabaseUrl(site.dataDir))).toEqual(cleanAudit)
    })
  },
)
