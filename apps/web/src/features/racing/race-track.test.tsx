import type { Race } from '@touchline/contract'
import { createTextLibrary, LOCALES_FOLDER, nested } from '@touchline/i18n/folder'
import { IntlProvider } from 'use-intl'
import { expect, test } from 'vitest'

import { renderLayout } from '../../layout/testing/render-layout.tsx'
import { RaceTrack } from './race-track.tsx'

test('[RACE-01] a runner just before the post is not said to be there', async () => {
  const runners = [1, 2].map((number) => ({
    outcomeId: `${number}`,
    number,
    name: `Horse ${number}`,
  }))
  const race = { runners: runners.map((one) => ({ ...one, silks: 1, withdrawn: null })) }
  const racing = nested(createTextLibrary(LOCALES_FOLDER).texts('racing', 'en'))
  const html = await renderLayout(
    <IntlProvider locale="en" messages={{ racing }}>
      <RaceTrack race={race as unknown as Race} running={[996, 1000]} />
    </IntlProvider>,
  )
  expect(html).toContain('Horse 1: 99% of the way')
  expect(html).toContain('Horse 2: 100% of the way')
})
