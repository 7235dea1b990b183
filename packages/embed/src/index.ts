export { mount, type EmbedHandle, type EmbedOptions } from './mount.ts'
export type { Widget } from './widget.ts'
export type { FromHost, HostTheme, ToHost } from '@touchline/contract/host-messages'
