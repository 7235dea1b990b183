import { loadEnv } from './launch/load-env.ts'
import { printLeftMoney } from './serve/print-left-money.ts'

loadEnv()
process.exitCode = await printLeftMoney(process.argv.slice(2))
