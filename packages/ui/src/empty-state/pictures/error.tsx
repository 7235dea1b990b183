import { accent, accentLine, line, paper, shadow } from './strokes.tsx'

export const errorPicture = (
  <>
    {shadow}
    <rect className={paper} x="24" y="14" width="72" height="52" rx="8" />
    <path className={line} d="M24 27h72M31 20.500h.1M37 20.500h.1M43 20.500h.1" />
    <path className={accent} d="m60 33 15 26H45z" />
    <path className={accentLine} d="M60 43v7M60 54.500v.1" />
  </>
)
