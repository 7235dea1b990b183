import { applyDelta } from 'fossil-delta'
import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { asciiJson } from '../ascii-json.ts'
import type { Publication } from '../channels/history.ts'
import { publicationJson } from '../protocol/replies.ts'
import { deltaRun } from './delta-encoder.ts'

const documents = fc.array(fc.jsonValue(), { minLength: 1, maxLength: 8 })

function publications(values: readonly unknown[]): Publication[] {
  return values.map((value, index) => ({
    offset: index + 1,
    ...publicationJson(asciiJson(value), { offset: index + 1, epoch: 'epoch' }),
  }))
}

it('lets a client follow every document from the one before', () => {
  fc.assert(
    fc.property(documents, (values) => {
      let text = ''
      const read = deltaRun(publications(values), undefined).map((json) => {
        const { data, delta } = JSON.parse(json) as { data: string; delta?: boolean }
        text = delta ? decode(text, data) : data
        return JSON.parse(text) as unknown
      })
      expect(read).toEqual(values.map((value) => JSON.parse(JSON.stringify(value)) as unknown))
    }),
  )
})

it('sends a document that is shorter than its change as it is', () => {
  const [, second] = deltaRun(publications([1, 2]), undefined)
  expect(JSON.parse(second ?? '')).toEqual({ data: '2', offset: 2 })
})

function decode(source: string, delta: string): string {
  const bytes = applyDelta<Uint8Array | number[]>(Buffer.from(source), Buffer.from(delta))
  return Buffer.from(bytes).toString('latin1')
}
