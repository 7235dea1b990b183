import { loadEnv } from './launch/load-env.ts'
import { printCancelDraw } from './serve/print-cancel-draw.ts'

loadEnv()
process.exitCode = await printCancelDraw(process.argv.slice(2))
