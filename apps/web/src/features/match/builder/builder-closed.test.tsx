import { renderToStaticMarkup } from 'react-dom/server'
import { IntlProvider } from 'use-intl'
import { expect, test } from 'vitest'

import { messages } from '../../../testing/messages.ts'
import { BuilderClosed } from './builder-closed.tsx'

const htmlOf = (asked: boolean, canBuild: boolean) =>
  renderToStaticMarkup(
    <IntlProvider locale="en" messages={messages} timeZone="UTC">
      <BuilderClosed asked={asked} canBuild={canBuild} />
    </IntlProvider>,
  )

test('[P30] a builder whose match has nothing left to combine says so', () => {
  expect(htmlOf(true, false)).toMatch(/role="status".*bet builder of this match is closed/)
  expect(htmlOf(true, true)).toBe('')
  expect(htmlOf(false, false)).toBe('')
})
