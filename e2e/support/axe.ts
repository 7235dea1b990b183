import { expect } from './expect.ts'
import type { Page } from '@playwright/test'
import axe from 'axe-core'

const wcag22AA = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa']

/** Headings in a line of text, and headings with a button that does not fold what they head. */
const oddHeadings =
  'span :is(h1, h2, h3, h4, h5, h6), :is(h1, h2, h3, h4, h5, h6) button:not([aria-expanded])'

const outerTags = (found: Element[]) => found.map(({ outerHTML }) => outerHTML.slice(0, 200))

/** What the theme can change: everything else is the same elements at the same places. */
const aboutColours = ['color-contrast', 'link-in-text-block']

/** Lets a page that opens next follow the system, which is dark and wants no motion. */
export async function darkAndStill(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'dark' })
}

/** The same in both themes, of a page that follows the system and was opened in the dark. */
export async function expectAccessibleInBothThemes(page: Page, within?: string): Promise<void> {
  await expectAccessible(page, within)
  await page.emulateMedia({ colorScheme: 'light' })
  const findings = await findingsOf(page, within, {
    runOnly: { type: 'rule', values: aboutColours },
  })
  expect(findings, `axe on ${page.url()} in the light`).toEqual([])
  await page.emulateMedia({ colorScheme: 'dark' })
}

/**
 * Expects that axe finds nothing against WCAG 2.2 AA on the page as it stands, that no two landmarks
 * have one name, and that headings are headings alone.
 *
 * @param within selector of the part to look at; without it, the whole page
 */
export async function expectAccessible(page: Page, within?: string): Promise<void> {
  await expectNothingFound(page, within, {})
}

/**
 * The same of a page that was looked at in another language: its colours and the sizes of what can be
 * pressed are that one's, and they take axe most of its time.
 */
export async function expectAccessibleInItsLanguage(page: Page): Promise<void> {
  const known = [...aboutColours, 'target-size']
  const rules = Object.fromEntries(known.map((rule) => [rule, { enabled: false }]))
  await expectNothingFound(page, undefined, rules)
}

async function expectNothingFound(
  page: Page,
  within: string | undefined,
  rules: NonNullable<axe.RunOptions['rules']>,
): Promise<void> {
  const findings = await findingsOf(page, within, {
    runOnly: { type: 'tag', values: wcag22AA },
    rules: { 'landmark-unique': { enabled: true }, ...rules },
  })
  expect(findings, `axe on ${page.url()}`).toEqual([])
  const scope = page.locator(within ?? 'body')
  expect(await scope.locator(oddHeadings).evaluateAll(outerTags)).toEqual([])
}

/** A document is given axe once, half a megabyte of script. No page has a frame to look into. */
async function findingsOf(page: Page, within: string | undefined, options: axe.RunOptions) {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  const run: axe.RunOptions = { ...options, resultTypes: ['violations'] }
  return page.evaluate(
    async ([selector, asked]) => {
      const { axe: inPage } = window as unknown as { axe: typeof axe }
      const context: axe.ElementContext = selector ?? document
      const { violations } = await inPage.run(context, asked)
      return violations.map(({ id, help, nodes }) => ({
        rule: `${id}: ${help}`,
        where: nodes.map((node) => `${node.target.join(' ')}  ${node.failureSummary ?? ''}`),
      }))
    },
    [within, run] as const,
  )
}
