import { parseArgs } from 'node:util'
import { startTestProfile } from './serve/hub-test-profile/start-test-profile.ts'

const { values } = parseArgs({ options: { port: { type: 'string', default: '8000' } } })
const port = Number(values.port)

if (!Number.isInteger(port) || port < 0 || port > 65_535) {
  console.error(`--port must be a number from 0 to 65535, not "${values.port}".`)
  process.exit(1)
}

try {
  const profile = await startTestProfile(port)
  console.log(`The hub's test profile listens on ${profile.url} (anyone may do anything there).`)
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void profile.stop().then(() => process.exit(0)))
  }
} catch (error) {
  console.error(
    `The hub could not start: ${error instanceof Error ? error.message : String(error)}`,
  )
  process.exit(1)
}
