import { AxeBuilder } from '@axe-core/playwright'
import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'

const wcag22AA = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa']

/**
 * Expects that axe finds nothing against WCAG 2.2 AA on the page as it stands.
 *
 * @param within selector of the part to look at; without it, the whole page
 */
export async function expectAccessible(page: Page, within?: string): Promise<void> {
  const axe = new AxeBuilder({ page }).withTags(wcag22AA)
  if (within !== undefined) axe.include(within)
  const { violations } = await axe.analyze()
  const findings = violations.map(({ id, help, nodes }) => ({
    rule: `${id}: ${help}`,
    where: nodes.map((node) => `${node.target.join(' ')}  ${node.failureSummary ?? ''}`),
  }))
  expect(findings, `axe on ${page.url()}`).toEqual([])
}
