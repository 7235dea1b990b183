import { chromium, type Browser } from 'playwright-core'

import { chromiumFlags, ensureChromium } from '../scripts/system/chromium.ts'

export async function openBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: await ensureChromium(), args: [...chromiumFlags] })
}
