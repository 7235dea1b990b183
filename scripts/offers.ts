import { loadEnv } from './launch/load-env.ts'
import { printOffers } from './serve/print-offers.ts'

loadEnv()
process.exitCode = await printOffers(process.argv.slice(2))
