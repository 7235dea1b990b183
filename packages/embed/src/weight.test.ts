import { fileURLToPath } from 'node:url'
import { runInNewContext } from 'node:vm'

import { Window } from 'happy-dom'
import { build } from 'vite'
import { expect, test } from 'vitest'

import config from '../vite.config.ts'

const MOST_BYTES = 6 * 1024

/** As hosts get it: built by its own configuration, in memory. */
async function built(): Promise<Map<string, string>> {
  const answer = await build({
    ...config,
    configFile: false,
    logLevel: 'silent',
    root: fileURLToPath(new URL('..', import.meta.url)),
    build: { ...config.build, write: false },
  })
  const outputs = (Array.isArray(answer) ? answer : [answer]) as unknown as {
    output: { fileName: string; code: string }[]
  }[]
  return new Map(outputs.flatMap(({ output }) => output.map((file) => [file.fileName, file.code])))
}

test('the loader weighs at most 6 KB, as a script and as a module', async () => {
  const files = await built()
  expect([...files.keys()].toSorted()).toEqual(['embed.js', 'embed.mjs'])
  for (const code of files.values()) expect(Buffer.byteLength(code)).toBeLessThan(MOST_BYTES)
  const page = new Window({ url: 'https://host.example/' })
  const element = page.document.createElement('div')
  page.document.body.append(element)
  // What stands beside it is asked for by its name, in the folder that the loader is from.
  for (const code of files.values()) expect(code).toContain('import(`./embed-away.mjs`)')
  runInNewContext(files.get('embed.js') ?? '', page)
  const { Touchline } = page as unknown as {
    Touchline: { mount: (element: unknown, options: object) => { destroy: () => void } }
  }
  const { destroy } = Touchline.mount(element, { site: 'https://bets.example' })
  expect(page.document.querySelector('iframe')?.src).toContain('https://bets.example/sports/')
  destroy()
})
