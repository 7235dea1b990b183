import { heldDeposits } from './serve/commands/held-deposits.ts'
import { runCommand } from './serve/commands/run-command.ts'

await runCommand(heldDeposits)
