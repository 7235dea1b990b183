import { checks } from './check/checks.ts'
import { underHeading } from './check/heading.ts'

for (const [name, check] of Object.entries(checks)) {
  if ((await underHeading(name, check)) !== 0) process.exitCode = 1
}
