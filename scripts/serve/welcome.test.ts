import { expect, test } from 'vitest'

import { welcome } from './welcome.ts'

test('[P19] one line says where everything is', () => {
  expect(welcome({ role: 'all', demoPlayer: true }, 'http://localhost:3000')).toBe(
    'Touchline is ready at http://localhost:3000/sports, demo player demo@touchline.test with password Touchline-demo-1, the API at http://localhost:3000/docs',
  )
  expect(welcome({ role: 'all', demoPlayer: false }, 'http://localhost:3000')).toBe(
    'Touchline is ready at http://localhost:3000/sports, the API at http://localhost:3000/docs',
  )
  expect(welcome({ role: 'feed', demoPlayer: false }, 'http://localhost:3001')).toBe(
    "Touchline's feed process is ready at http://localhost:3001",
  )
})
