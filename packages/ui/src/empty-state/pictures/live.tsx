import { accent, line, paper, shadow } from './strokes.tsx'

export const livePicture = (
  <>
    {shadow}
    <rect className={paper} x="20" y="14" width="80" height="54" rx="8" />
    <path className={line} d="M60 14v54M20 30h12v22H20M100 30H88v22h12" />
    <circle className={line} cx="60" cy="41" r="11" />
    <circle className={accent} cx="60" cy="41" r="5" />
  </>
)
