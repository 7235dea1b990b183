import { setTimeout as pause } from 'node:timers/promises'

import type { ScrolledList } from '../scrolled-list.ts'
import { ROW } from './open-schedule.ts'

/** Longer than prices stay fresh: a player who comes back at once is shown the list as it was. */
const VISIT_MS = 3_000

export type ComeBack = {
  /** How far from its place on the screen the row is afterwards, px. */
  offBy: number
  rowHeight: number
  /** From the press of the back button until the row is there, milliseconds. */
  took: number
}

/** Opens a match in the middle of the list, stays there for a while, and presses back. */
export async function comeBack({ page, rows }: ScrolledList): Promise<ComeBack> {
  const before = await page.evaluate(showMiddle, ROW)
  if (before === null) throw new Error(`no row is in the middle of ${rows}`)
  const selector = `${ROW}[data-match-id="${before.id}"]`
  const row = page.locator(selector)
  await page.locator(`${selector} > a`).first().click()
  await page.locator('html[data-page=match]').waitFor({ state: 'attached' })
  await page.waitForLoadState('networkidle')
  await pause(VISIT_MS)
  const start = performance.now()
  await page.goBack()
  await row.waitFor()
  const took = performance.now() - start
  await page.waitForLoadState('networkidle')
  const top = await row.evaluate((element) => element.getBoundingClientRect().top)
  return { offBy: Math.abs(top - before.top), rowHeight: before.height, took }
}

/** Runs in the page. @returns a row that the player sees in the middle of the list */
async function showMiddle(rows: string) {
  window.scrollTo({ top: document.documentElement.scrollHeight / 2, behavior: 'instant' })
  for (let frame = 0; frame < 60; frame += 1) {
    await new Promise(requestAnimationFrame)
    for (const row of document.querySelectorAll<HTMLElement>(rows)) {
      const { top, bottom, height } = row.getBoundingClientRect()
      const isInSight = top > innerHeight / 4 && bottom < (innerHeight * 3) / 4
      if (isInSight) return { id: row.dataset['matchId'] ?? '', top, height }
    }
  }
  return null
}
