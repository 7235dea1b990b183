import { loadEnv } from './launch/load-env.ts'
import { printHeldDeposits } from './serve/print-held-deposits.ts'

loadEnv()
process.exitCode = await printHeldDeposits(process.argv.slice(2))
