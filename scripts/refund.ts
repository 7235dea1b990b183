import { refund } from './serve/commands/refund.ts'
import { runCommand } from './serve/commands/run-command.ts'

await runCommand(refund)
