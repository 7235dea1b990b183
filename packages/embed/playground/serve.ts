import { readFile } from 'node:fs/promises'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

import { LOCALES } from '@touchline/contract'

/** The loader, and what it has beside itself. */
const LOADER = ['/embed.js', '/embed-away.mjs']

export type Playground = { readonly origin: string; readonly stop: () => Promise<void> }

type PlaygroundOptions = {
  /** 0: any that is free. */
  readonly port: number
  /** Address of the site; asked with each request, as it may be known later. */
  readonly site: () => string
}

/** A host's server: its page, and the player's token, which it alone asks the site for. */
export async function startPlayground({ port, site }: PlaygroundOptions): Promise<Playground> {
  let token: string | null = null
  /** Of the player whose token may be renewed. */
  let credentials: string | null = null
  const copies = new Map<string, string>()

  async function signIn(): Promise<string | null> {
    if (credentials === null) return null
    const opened = await fetch(`${site()}/api/platform/users/sign_in`, {
      method: 'POST',
      headers: {
        Accept: 'application/vnd.touchline.v1+json',
        'Content-Type': 'application/json',
        'X-Session': 'token',
      },
      body: credentials,
    })
    const { data } = (await opened.json()) as { data?: { token?: string } }
    return data?.token ?? null
  }

  async function answerToken(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (request.method === 'POST') credentials = await bodyOf(request)
    if (request.method === 'DELETE') credentials = null
    if (request.method !== 'GET') token = await signIn()
    if (token === null) credentials = null
    response.setHeader('Content-Type', 'application/json')
    response.end(JSON.stringify({ token }))
  }

  /** A copy of its own: without it a host's page could say nothing while the site is away. */
  async function answerLoader(file: string, response: ServerResponse): Promise<void> {
    const copy = copies.get(file) ?? (await (await fetch(`${site()}${file}`)).text())
    copies.set(file, copy)
    response.setHeader('Content-Type', 'text/javascript; charset=utf-8')
    response.end(copy)
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname } = new URL(request.url ?? '/', 'http://host.invalid')
    if (pathname === '/token') return answerToken(request, response)
    if (LOADER.includes(pathname)) return answerLoader(pathname, response)
    if (pathname !== '/') {
      response.writeHead(404).end()
      return
    }
    const page = await readFile(new URL('page.html', import.meta.url), 'utf8')
    response.setHeader('Content-Type', 'text/html; charset=utf-8')
    response.end(
      page.replace('<html ', `<html data-site="${site()}" data-locales="${LOCALES.join(' ')}" `),
    )
  }

  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      if (!response.headersSent) response.writeHead(502)
      response.end(String(error))
    })
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, 'localhost', resolve)
  })
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks).toString()
}
