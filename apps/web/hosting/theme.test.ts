import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import fastify from 'fastify'
import { expect, onTestFinished, test } from 'vitest'

import { registerTheme } from './theme.ts'

function aSite() {
  const app = fastify()
  onTestFinished(() => app.close())
  return app
}

test('a site without a style sheet of its operator keeps the theme', async () => {
  expect(await registerTheme(aSite(), undefined)).toBeNull()
})

test('a style sheet of the operator is served for good under its version', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'touchline-theme-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const addressOf = async (css: string) => {
    const file = join(folder, 'brand.css')
    await writeFile(file, css)
    const app = aSite()
    const url = await registerTheme(app, file)
    const answer = await app.inject({ url: url ?? '' })
    expect(answer).toMatchObject({ statusCode: 200, body: css })
    expect(answer.headers['content-type']).toContain('text/css')
    expect(answer.headers['cache-control']).toContain('immutable')
    return url
  }
  const red = await addressOf(':root { --brand: red }')
  expect(red).toMatch(/^\/fe-api\/theme\.css\?v=[0-9a-f]{12}$/)
  expect(await addressOf(':root { --brand: blue }')).not.toBe(red)
})

test('a style sheet that cannot be read ends the start, by name', async () => {
  await expect(registerTheme(aSite(), '/nowhere/brand.css')).rejects.toThrow('/nowhere/brand.css')
})
