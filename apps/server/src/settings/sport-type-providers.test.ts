import { describe, expect, it } from 'vitest'
import { loadSettings } from './settings.ts'

const read = (text: string) => loadSettings({ SPORT_TYPE_PROVIDERS: text }).sportTypeProviders

describe('SPORT_TYPE_PROVIDERS', () => {
  it('names providers by type of sports, in their order', () => {
    expect(loadSettings({}).sportTypeProviders).toEqual({})
    expect(read('sport:fixtures+simulator, cybersport:simulator')).toEqual({
      sport: ['fixtures', 'simulator'],
      cybersport: ['simulator'],
    })
  })

  it.each([
    'fixtures',
    'sport:',
    'sport:nobody',
    'chess:simulator',
    'sport:simulator+simulator',
    'sport:simulator,sport:fixtures',
    'sport:simulator:fixtures',
    'sport:simulator,',
  ])('is refused with what is expected: %s', (text) => {
    expect(() => read(text)).toThrow(
      /SPORT_TYPE_PROVIDERS must name providers by type of sports: .*but it is "/,
    )
  })
})
