import { scoreText } from '@touchline/contract'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'

import { createFormatting } from '../../preferences/formatting.ts'
import { FormattingContext } from '../../preferences/use-formatting.ts'
import { useLineText } from './use-line-text.ts'

function Line({ line }: { line: string }) {
  return useLineText()(line)
}

function lineIn(locale: string, line: string): string {
  const formatting = createFormatting({
    locale,
    timeZone: 'UTC',
    currencies: [],
    now: 0,
    words: { today: '', tomorrow: '' },
  })
  return renderToStaticMarkup(
    <FormattingContext value={formatting}>
      <Line line={line} />
    </FormattingContext>,
  )
}

test('[I18N-08] a start in goals stands on the sides on which the teams do', () => {
  expect(lineIn('he', '0:1')).toBe(scoreText('0', '1', 'he'))
  expect(lineIn('de', '0:1')).toBe('0:1')
  expect(lineIn('de', '2.5')).toBe('2,5')
})

test('a line below zero has a true minus', () => {
  expect(lineIn('en', '-1.5')).toBe('\u22121.5')
  expect(lineIn('fi', '-1.5')).toBe('\u22121,5')
})
