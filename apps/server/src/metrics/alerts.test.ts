import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { REFUSAL_CODES } from '@touchline/contract'
import { expect, it } from 'vitest'
import { parse } from 'yaml'
import { createMetrics } from './metrics.ts'

type Rules = { groups: { rules: { alert: string; expr: string }[] }[] }

const file = fileURLToPath(new URL('../../../../deploy/alerts.yaml', import.meta.url))
const { groups } = parse(readFileSync(file, 'utf8')) as Rules
const rules = groups.flatMap((group) => group.rules)

/** What a rule asks for: `name{label="value"}`. */
const selectors = rules.flatMap(({ alert, expr }) =>
  [...expr.matchAll(/\b((?:touchline|nodejs)_\w+)(?:\{([^}]*)\})?/g)].map(
    ([, name = '', of = '']) => ({
      alert,
      name: name.replace(/_(?:count|sum|bucket)$/, ''),
      labels: [...of.matchAll(/(\w+)=~?"/g)].map(([, label]) => label),
    }),
  ),
)

it('asks for figures and labels that processes tell', () => {
  const metrics = createMetrics(() => 0)
  const told = new Map(
    metrics.registry
      .getMetricsAsArray()
      .map(({ name, ...metric }) => [name, 'labelNames' in metric ? metric.labelNames : []]),
  )
  const unknown = selectors.filter(({ name, labels }) => {
    const known = told.get(name) as readonly string[] | undefined
    return (
      known === undefined || labels.some((label) => label !== 'job' && !known.includes(label ?? ''))
    )
  })
  expect(unknown).toEqual([])
  expect(new Set(selectors.map(({ alert }) => alert)).size).toBe(rules.length - 1)
})

it('asks for reasons that bets are refused for', () => {
  const reasons = rules.flatMap(({ expr }) =>
    [...expr.matchAll(/reason="([^"]+)"/g)].map(([, reason]) => reason),
  )
  expect(reasons.length).toBeGreaterThan(0)
  expect(reasons.filter((reason) => !Object.hasOwn(REFUSAL_CODES, reason ?? ''))).toEqual([])
})
