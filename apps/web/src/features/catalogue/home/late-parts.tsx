import { lateComponent } from '../../../parts/late/late-component.tsx'
import styles from './home-page.module.css'

const shelves = () => import('./shelves/home-shelves.tsx')

const Waiting = () => <div className={styles['waiting']} />

/** Below the first view; what waits for them is as high as they are. */
export const HomeShelves = lateComponent(async () => (await shelves()).HomeShelves, Waiting)
export const MoreShelves = lateComponent(async () => (await shelves()).MoreShelves, Waiting)
/** FLAG-05: at the end of the page, where nothing moves when it comes. */
export const JackpotCard = lateComponent(
  async () => (await import('../../../parts/jackpots/jackpot-card.tsx')).JackpotCard,
  () => null,
)
export const OutrightCards = lateComponent(async () => (await shelves()).OutrightCards)
