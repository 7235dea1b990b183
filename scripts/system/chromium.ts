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

const browsers = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/** The same engine without what a window needs: opening a page takes half of the processor. */
const SHELL = 'chromium-headless-shell'

/** @returns path of Chromium or Chrome; the variable CHROMIUM_PATH goes first */
function findChromium(): string | undefined {
  return findProgram([process.env['CHROMIUM_PATH'], ...browsers])
}

/** @returns path of the browser for tests, without a window if there is one */
export function findTestChromium(): string | undefined {
  return findProgram([process.env['CHROMIUM_PATH'], SHELL, ...browsers])
}

/**
 * Finds Chromium, or installs it with the fonts that the pages are looked at in.
 *
 * @throws when it is missing and cannot be installed
 */
export async function ensureChromium(): Promise<string> {
  await install([...missingFonts(), ...(findChromium() ? [] : ['chromium'])])
  return foundOrExplained(findChromium())
}

/**
 * Finds the browser for tests, or installs it. Where its package is unknown, Chromium does.
 *
 * @throws when neither is there nor can be installed
 */
export async function ensureTestChromium(): Promise<string> {
  await install(missingFonts())
  if (!findProgram([process.env['CHROMIUM_PATH'], SHELL])) await install([SHELL])
  return findTestChromium() ?? ensureChromium()
}

function missingFonts(): string[] {
  const missing = Object.entries(fonts).filter(([, path]) => !existsSync(path))
  return missing.map(([name]) => name)
}

async function install(missing: readonly string[]): Promise<void> {
  if (missing.length > 0 && process.platform === 'linux') await installDebianPackages(missing)
}

function foundOrExplained(found: string | undefined): string {
  if (found) return found
  throw new Error(
    'Chromium is missing and could not be installed: run `apt-get install chromium fonts-noto-core fonts-noto-color-emoji` as root, or set CHROMIUM_PATH to a Chromium or Chrome.',
  )
}
