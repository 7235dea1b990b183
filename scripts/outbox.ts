import { outbox } from './serve/commands/outbox.ts'
import { runCommand } from './serve/commands/run-command.ts'

await runCommand(outbox)
