import { expect, test } from 'vitest'
import { themeCss } from './theme-css.ts'

test('tokens that are the same in both themes are said once, others for their theme alone', () => {
  expect(themeCss({ light: {}, dark: {} })).toBeNull()
  const css = themeCss({
    light: { brand: '#0a7d4f', 'radius-control': '2px' },
    dark: { brand: '#2bd48f', 'radius-control': '2px' },
  })
  expect(css?.split('\n')).toEqual([
    ':root { --radius-control: 2px; }',
    ":root[data-theme='light'] { --brand: #0a7d4f; }",
    '@media (prefers-color-scheme: light) { :root:not([data-theme]) { --brand: #0a7d4f; } }',
    ":root[data-theme='dark'] { --brand: #2bd48f; }",
    '@media (prefers-color-scheme: dark) { :root:not([data-theme]) { --brand: #2bd48f; } }',
  ])
})
