import { leftMoney } from './serve/commands/left-money.ts'
import { runCommand } from './serve/commands/run-command.ts'

await runCommand(leftMoney)
