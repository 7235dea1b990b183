import { runCommand } from './serve/commands/run-command.ts'
import { site } from './serve/commands/site.ts'

await runCommand(site)
