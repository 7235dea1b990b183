import { buildWeb } from './web/build-web.ts'

process.exitCode = await buildWeb()
