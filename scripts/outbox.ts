import { loadEnv } from './launch/load-env.ts'
import { printOutbox } from './serve/print-outbox.ts'

loadEnv()
process.exitCode = await printOutbox(process.argv[2])
