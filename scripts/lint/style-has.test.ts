import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

import { root } from '../system/root.ts'

/** Splits at signs that stand in no bracket. */
function splitOutside(text: string, isCut: (sign: string) => boolean): string[] {
  const parts = ['']
  let depth = 0
  for (const sign of text) {
    if ('(['.includes(sign)) depth += 1
    if (')]'.includes(sign)) depth -= 1
    if (depth === 0 && isCut(sign)) parts.push('')
    else parts[parts.length - 1] += sign
  }
  return parts
}

/** Whether the last part of a selector could be any element, and one before it looks into others. */
function findsAnythingAfterHas(selector: string): boolean {
  const parts = splitOutside(selector.trim(), (sign) => ' >+~'.includes(sign)).filter(Boolean)
  const last = parts.pop() ?? ''
  const named = last.replaceAll(/:not\((?:[^()]|\([^()]*\))*\)/g, '')
  return parts.some((part) => part.includes(':has(')) && !/^[a-z&]|[.#[]|:is\(/.test(named)
}

it.each([
  ['.card:has(.cover) > :not(.name)', true],
  ['.meta:has(+ .stake) > .where + *', true],
  ['.teams:has(.game) .team > :nth-child(2)', true],
  ['.teams:has(.game) .team > :is([data-kit], img):nth-child(2)', false],
  ['.meta:has(+ .stake) > .state', false],
  ['.row:not(:has(.second))', false],
])('knows whether %s is about anything after :has()', (selector, isAnything) => {
  expect(findsAnythingAfterHas(selector)).toBe(isAnything)
})

/**
 * Whether a selector asks what the page has and ends in another element. The set of all :has() is then
 * gone through for the whole page whenever anything changes that some :has() looks for.
 */
function endsBelowPage(selector: string): boolean {
  const parts = splitOutside(selector.trim(), (sign) => ' >+~'.includes(sign)).filter(Boolean)
  return parts
    .slice(0, -1)
    .some((part) => /^(?::global\()?(?::root|html|body)\b.*:has\(/.test(part))
}

it.each([
  [":global(:root):has([data-sheet='collapsed']) .slot .icon", true],
  ['html:has(dialog:modal) > body', true],
  ['html:has(dialog:modal)', false],
  [':global(:root):has(.sheet[data-sheet])', false],
  ['.bar:has(.session > * > :nth-child(3)) .search', false],
])('knows whether %s goes through the page', (selector, isBelow) => {
  expect(endsBelowPage(selector)).toBe(isBelow)
})

const sheets = globSync('{apps/web,packages/ui}/src/**/*.css', { cwd: root })

/** Selectors with :has() of all sheets, without those for paper. */
function foundIn(isFault: (selector: string) => boolean, mend: string): string[] {
  return sheets.flatMap((sheet) => {
    const rules = readFileSync(join(root, sheet), 'utf8')
      .replaceAll(/\/\*[^]*?\*\//g, '')
      .replaceAll(/@media print \{[^]*?\n\}/g, '')
    return [...rules.matchAll(/([^{};]*:has\([^{};]*)\{/g)]
      .flatMap(([, selectors = '']) => splitOutside(selectors, (sign) => sign === ','))
      .filter(isFault)
      .map((selector) => `${sheet}: ${mend} ${selector.trim()}`)
  })
}

it('no style of a screen asks anything at all after :has()', () => {
  expect(sheets.length).toBeGreaterThan(100)
  const mend = 'name a class, an attribute or an element at the end of'
  expect(foundIn(findsAnythingAfterHas, mend)).toEqual([])
})

it('no style of a screen ends in the page whose root it asks by :has()', () => {
  expect(foundIn(endsBelowPage, 'set a property on the root, and use it, instead of')).toEqual([])
})
