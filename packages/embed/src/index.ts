export { mount, type EmbedHandle, type EmbedOptions, type Widget } from './mount.ts'
export type { FromHost, HostTheme, ToHost } from '@touchline/contract/host-messages'
