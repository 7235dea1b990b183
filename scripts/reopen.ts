import { loadEnv } from './launch/load-env.ts'
import { reopen } from './serve/reopen.ts'

loadEnv()
process.exitCode = await reopen(process.argv[2])
