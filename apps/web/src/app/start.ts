import { createStart } from '@tanstack/react-start'

import { pageErrors } from './page-errors.ts'

export const startInstance = createStart(() => ({ serializationAdapters: [pageErrors] }))
