import '../src/styles.css'

import { createRoot } from 'react-dom/client'

import { ControlsPart } from './controls-part.tsx'
import styles from './gallery.module.css'
import { MarksPart } from './marks-part.tsx'
import { MatchesPart } from './matches-part.tsx'
import { OddsPart } from './odds-part.tsx'
import { OverlaysPart } from './overlays-part.tsx'

// ?theme=dark|light and ?dir=rtl set what a page would render on its root element.
const asked = new URLSearchParams(location.search)
const theme = asked.get('theme')
if (theme) document.documentElement.dataset['theme'] = theme
document.documentElement.dir = asked.get('dir') ?? 'ltr'

const container = document.getElementById('root')
if (!container) throw new Error('index.html has no #root')

createRoot(container).render(
  <main className={styles['page']}>
    <h1 className={styles['heading']}>Touchline components</h1>
    <MatchesPart />
    <OddsPart />
    <ControlsPart />
    <MarksPart />
    <OverlaysPart />
  </main>,
)
