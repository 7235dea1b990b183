import type { Page } from '@playwright/test'

/** Begins to note which odds buttons of the page change in any way, their marks among them. */
export async function watchButtons(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.evaluate(() => {
    const changed = new Set<string>()
    Object.assign(window, { changedButtons: changed })
    const observer = new MutationObserver((records) => {
      for (const { target } of records) {
        const element = target instanceof Element ? target : target.parentElement
        const id = element?.closest('[data-outcome-id]')?.getAttribute('data-outcome-id')
        if (id) changed.add(id)
      }
    })
    const root = document.querySelector('main') ?? document.body
    observer.observe(root, {
      attributes: true,
      characterData: true,
      childList: true,
      subtree: true,
    })
  })
}

/** @returns values of `data-outcome-id` of the buttons that have changed since */
export async function changedButtons(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { changedButtons: changed } = window as unknown as { changedButtons: Set<string> }
    return [...changed]
  })
}
