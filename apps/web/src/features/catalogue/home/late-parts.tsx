import { lateComponent } from '../../../parts/late/late-component.tsx'
import styles from './home-page.module.css'

const shelves = () => import('./shelves/home-shelves.tsx')

const Waiting = () => <div className={styles['waiting']} />

/** Below the first view; what waits for them is as high as they are. */
export const HomeShelves = lateComponent(async () => (await shelves()).HomeShelves, Waiting)
export const MoreShelves = lateComponent(async () => (await shelves()).MoreShelves, Waiting)
export const OutrightCards = lateComponent(async () => (await shelves()).OutrightCards)
