import { beforeEach, describe, expect, it } from 'vitest'

import { memoryStorage } from '../../../base/browser-storage.ts'
import { CHOSEN, chooseMarket, chosenMarkets, restoreChosen } from './chosen-markets.ts'

describe('the markets that lists show by choice', () => {
  beforeEach(() => chosenMarkets.setState(() => new Map()))

  it('[BROWSE-19] are remembered by sport, and taken back', () => {
    const storage = memoryStorage()
    chooseMarket('soccer', 29, storage)
    chooseMarket('tennis', 187, storage)
    chooseMarket('soccer', null, storage)
    chosenMarkets.setState(() => new Map())
    restoreChosen(storage)
    expect(chosenMarkets.getState()).toEqual(new Map([['tennis', 187]]))
  })

  it.each([null, 'not json', '[29]', '"29"', '{"soccer":"29","tennis":1.5}'])(
    'are none where the storage holds %s',
    (text) => {
      const storage = memoryStorage()
      if (text !== null) storage.setItem(CHOSEN.key, text)
      restoreChosen(storage)
      expect(chosenMarkets.getState()).toEqual(new Map())
    },
  )
})
