import { describe, expect, it } from 'vitest'

import { cellLine } from './cell-line.ts'

const line = (specifier: string, side: 'home' | 'away' | 'over' | null = null) =>
  cellLine({ specifier }, { side })

describe('cellLine', () => {
  it('[DATA-09] shows the line of a total', () => {
    expect(line('total=2.5', 'over')).toBe('2.5')
    expect(line('quarternr=1|total=40.5', 'over')).toBe('40.5')
  })

  it('[DATA-09] shows a handicap from the side of its outcome', () => {
    expect(line('hcp=-1.5', 'home')).toBe('-1.5')
    expect(line('hcp=-1.5', 'away')).toBe('+1.5')
    expect(line('hcp=0.25', 'away')).toBe('-0.25')
    expect(line('hcp=0', 'home')).toBe('0')
    expect(line('hcp=0', 'away')).toBe('0')
  })

  it('leaves a European handicap as it is', () => {
    expect(line('hcp=0:1', 'away')).toBe('0:1')
  })

  it('is absent where the market has no line', () => {
    expect(line('')).toBeUndefined()
    expect(line('goalnr=2')).toBeUndefined()
  })
})
