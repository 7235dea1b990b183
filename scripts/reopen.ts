import { reopen } from './serve/commands/reopen.ts'
import { runCommand } from './serve/commands/run-command.ts'

await runCommand(reopen)
