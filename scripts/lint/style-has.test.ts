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

it('no style of a screen asks anything at all after :has()', () => {
  const sheets = globSync('{apps/web,packages/ui}/src/**/*.css', { cwd: root })
  const found = sheets.flatMap((sheet) => {
    const rules = readFileSync(join(root, sheet), 'utf8')
      .replaceAll(/\/\*[^]*?\*\//g, '')
      .replaceAll(/@media print \{[^]*?\n\}/g, '')
    return [...rules.matchAll(/([^{};]*:has\([^{};]*)\{/g)]
      .flatMap(([, selectors = '']) => splitOutside(selectors, (sign) => sign === ','))
      .filter(findsAnythingAfterHas)
      .map(
        (selector) =>
          `${sheet}: name a class, an attribute or an element at the end of ${selector.trim()}`,
      )
  })
  expect(sheets.length).toBeGreaterThan(100)
  expect(found).toEqual([])
})
