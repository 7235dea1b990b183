import { loadSettings } from '../../settings/settings.ts'
import { createBackend } from '../create-backend.ts'

/** A whole backend with the simulator, by the settings in its environment; it says when it has started. */
const settings = loadSettings(process.env)
const backend = await createBackend(settings)
await backend.app.listen({ port: settings.port, host: settings.host })
await backend.start()
process.stdout.write('started\n')
