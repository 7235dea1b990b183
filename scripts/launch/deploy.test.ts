import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from '../system/root.ts'

const deployed = (name: string): string => readFileSync(join(root, 'deploy', name), 'utf8')

it('has systemd tell the launcher alone to end, which passes that on: a second word skips all pauses', () => {
  expect(deployed('touchline@.service')).toMatch(/^KillMode=mixed$/m)
})

it('builds no secret into an image: containers are given .env when they start', () => {
  expect(deployed('Dockerfile.dockerignore').split('\n')).toEqual(
    expect.arrayContaining(['.env', '.env.*']),
  )
  expect(deployed('compose.yaml')).toContain('env_file: [{ path: ../.env, required: false }]')
})
