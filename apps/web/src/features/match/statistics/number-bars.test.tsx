import { expect, test } from 'vitest'

import { renderLayout } from '../../../layout/testing/render-layout.tsx'
import { FormattingContext } from '../../../preferences/use-formatting.ts'
import { aMatch } from '../../../testing/matches.ts'
import { englishFormatting } from '../../../testing/row-services.ts'
import { NumberBars } from './number-bars.tsx'

test('[MATCH-05] the numbers of both sides have as many decimals as each other', async () => {
  const count = { unit: 'count' as const }
  const html = await renderLayout(
    <FormattingContext value={englishFormatting}>
      <NumberBars
        match={aMatch({})}
        numbers={[
          { key: 'average', home: 72.3, away: 69, ...count },
          { key: 'run_rate', home: 7.25, away: 8.5, ...count },
          { key: 'maximums', home: 1, away: 0, ...count },
        ]}
      />
    </FormattingContext>,
  )
  const cells = [...html.matchAll(/<td[^>]*>([^<]*)<\/td>/g)].map(([, text]) => text)
  expect(cells).toEqual(['72.3', '69.0', '1', '0', '7.25', '8.50'])
})
