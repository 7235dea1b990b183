import { loadEnv } from './launch/load-env.ts'
import { printSite } from './serve/print-site.ts'

loadEnv()
process.exitCode = await printSite(process.argv.slice(2))
