import { offers } from './serve/commands/offers.ts'
import { runCommand } from './serve/commands/run-command.ts'

await runCommand(offers)
