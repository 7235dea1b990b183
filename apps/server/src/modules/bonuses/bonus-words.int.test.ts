import { describe, expect, it } from 'vitest'
import { engines } from '../../db/testing/test-database.ts'
import { backendOfSuite } from '../testing/backend-of-suite.ts'
import { refusalOf } from '../testing/refusal.ts'

describe.each(engines)('words that lists of bonuses are asked by, on $name', (engine) => {
  const test = backendOfSuite(engine)

  it('[BON-05] [BON-14] a status or a type that there is not is refused, and is no list without entries', async () => {
    const invalid = (field: string) => ({
      status: 400,
      details: { fields: { [field]: 'error.form.invalid' } },
    })
    const list = (query: object) => refusalOf(test.visitor()('listBonuses', { query }))
    expect(await list({ status: ['active', 'runing'] })).toMatchObject(invalid('status'))
    expect(await list({ type: ['freebets'] })).toMatchObject(invalid('type'))
    const asked = { params: { kind: 'freebets' }, query: { status: ['x'] } }
    expect(await refusalOf(test.visitor()('listBonusesOfKind', asked))).toMatchObject(
      invalid('status'),
    )
  })
})
