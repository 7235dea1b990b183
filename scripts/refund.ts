import { loadEnv } from './launch/load-env.ts'
import { printRefund } from './serve/print-refund.ts'

loadEnv()
process.exitCode = await printRefund(process.argv.slice(2))
