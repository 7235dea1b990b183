import { lateComponent } from '../../parts/late/late-component.tsx'

/** Where a row of the live page can be dropped. */
export const BoardDock = lateComponent(async () => (await import('./drag/dock.tsx')).Dock)
