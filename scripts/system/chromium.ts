import { existsSync } from 'node:fs'
import { installDebianPackages } from './debian-packages.ts'
import { findProgram } from './find-program.ts'

const fonts = {
  'fonts-noto-core': '/usr/share/fonts/truetype/noto/NotoSans-Regular.ttf',
  'fonts-noto-color-emoji': '/usr/share/fonts/truetype/noto/NotoColorEmoji.ttf',
}

/** Flags for a browser that calls nobody and runs in a container. */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** @returns path of Chromium or Chrome; the variable CHROMIUM_PATH goes first */
export function findChromium(): string | undefined {
  return findProgram([
    process.env['CHROMIUM_PATH'],
    'chromium',
    'chromium-browser',
    'google-chrome',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
  ])
}

/**
 * Finds Chromium, or installs it with the fonts that the pages are looked at in.
 *
 * @throws when it is missing and cannot be installed
 */
export async function ensureChromium(): Promise<string> {
  const missingFonts = Object.entries(fonts).filter(([, path]) => !existsSync(path))
  const missing = missingFonts.map(([name]) => name)
  if (!findChromium()) missing.unshift('chromium')
  if (missing.length > 0 && process.platform === 'linux') await installDebianPackages(missing)
  const found = findChromium()
  if (found) return found
  throw new Error(
    'Chromium is missing and could not be installed: run `apt-get install chromium fonts-noto-core fonts-noto-color-emoji` as root, or set CHROMIUM_PATH to a Chromium or Chrome.',
  )
}
