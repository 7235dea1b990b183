import { cancelDraw } from './serve/commands/cancel-draw.ts'
import { runCommand } from './serve/commands/run-command.ts'

await runCommand(cancelDraw)
