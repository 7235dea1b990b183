import type { Page } from '@playwright/test'

/** What the browser of a phone is told. */
export const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }

/**
 * Shows the page that is open as a phone does, while `look` looks at it: its size, its finger and its
 * `pointer: coarse`, without loading it once more.
 */
export async function onPhone(page: Page, look: () => Promise<void>): Promise<void> {
  const before = page.viewportSize() ?? phone.viewport
  const browser = await page.context().newCDPSession(page)
  const show = async (size: typeof before, mobile: boolean) => {
    await browser.send('Emulation.setTouchEmulationEnabled', { enabled: mobile })
    await browser.send('Emulation.setDeviceMetricsOverride', {
      ...size,
      mobile,
      deviceScaleFactor: 1,
    })
  }
  await show(phone.viewport, true)
  await look()
  // The session stays: its end would end what the browser was told before, too.
  await show(before, false)
}
