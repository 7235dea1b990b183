import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { expect, onTestFinished, test } from 'vitest'

import { localize } from '../http/messages.ts'
import { messageText } from '../messaging/message-texts.ts'
import { overrideTexts } from './site-texts.ts'

test("an operator's texts go before those of Touchline in answers and mails", () => {
  const folder = mkdtempSync(join(tmpdir(), 'touchline-own-texts-'))
  onTestFinished(() => {
    overrideTexts(undefined)
    rmSync(folder, { recursive: true })
  })
  mkdirSync(join(folder, 'de'))
  const answers = { 'error.phone.too_soon': 'Noch {seconds} s Geduld.' }
  writeFileSync(join(folder, 'de/server.json'), JSON.stringify(answers))
  writeFileSync(join(folder, 'de/mail.json'), JSON.stringify({ 'unlock.subject': 'Gesperrt' }))
  expect(messageText('unlock', 'de', { link: 'x' }).subject).toBe('Ihr Konto ist gesperrt')
  overrideTexts(folder)
  expect(localize('error.phone.too_soon', 'de', { seconds: 30 })).toBe('Noch 30 s Geduld.')
  expect(localize('error.phone.too_soon', 'de-CH', { seconds: 30 })).toBe('Noch 30 s Geduld.')
  expect(localize('error.phone.too_soon', 'fr', { seconds: 30 })).toContain('dans 30 s')
  expect(messageText('unlock', 'de', { link: 'x' }).subject).toBe('Gesperrt')
})
