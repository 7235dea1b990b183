import { isListedHost } from '@touchline/contract'

/** Hosts that pictures may come from: `img.example`, or `*.example` for everything below it. */
export type AllowedHosts = readonly string[]

const PORTS: Readonly<Record<string, string>> = { 'https:': '443', 'http:': '80' }

/** The address of a picture that may be fetched, or null: odd schemes, ports and hosts are refused. */
export function pictureAddress(text: string, hosts: AllowedHosts): URL | null {
  if (!URL.canParse(text)) return null
  const url = new URL(text)
  const port = PORTS[url.protocol]
  if (port === undefined || (url.port !== '' && url.port !== port)) return null
  if (url.username !== '' || url.password !== '') return null
  return isListedHost(url.hostname, hosts) ? url : null
}
