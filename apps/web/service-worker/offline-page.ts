/** What the page says, in one language; `lang` is its tag. */
export type OfflineTexts = {
  lang: string
  direction: 'ltr' | 'rtl'
  title: string
  description: string
  retry: string
  /** In place of title and description where the line is there, and the site is not. */
  siteAway: string
}

type OfflinePage = {
  texts: OfflineTexts
  isSiteAway: boolean
  /** `dark` or `light`, null where the system's counts. */
  theme: string | null
  /** Pages that can be read; their titles are escaped as they stand in HTML. */
  kept: readonly { titleHtml: string; path: string }[]
  nonce: string
}

const STYLE = `
:root{color-scheme:light dark}:root[data-theme=dark]{color-scheme:dark}:root[data-theme=light]{color-scheme:light}
body{margin:0;min-height:100vh;display:grid;place-content:center;justify-items:center;gap:12px;padding:24px;
text-align:center;font:16px/1.4 system-ui,sans-serif;background:light-dark(#f4f6f1,#0d130f);color:light-dark(#1a211c,#eef2ec)}
svg{inline-size:160px;fill:none;stroke:currentColor;stroke-width:1.5;opacity:.7}
h1{font-size:20px;margin:8px 0 0;max-inline-size:32ch;text-wrap:balance}p{margin:0;max-inline-size:40ch;opacity:.8}
a{color:inherit}.again{display:inline-block;margin-block:12px;padding:12px 20px;border-radius:6px;font-weight:600;
text-decoration:none;background:light-dark(#1a211c,#eef2ec);color:light-dark(#f4f6f1,#0d130f)}
ul{list-style:none;margin:12px auto 0;padding:0;inline-size:min(100%,40ch);text-align:start}
li{border-block-start:1px solid color-mix(in srgb,currentColor 20%,transparent)}
li a{display:flex;justify-content:space-between;align-items:center;gap:12px;padding:12px 4px;text-decoration:none}
li a::after{content:'';flex:none;inline-size:7px;block-size:7px;border:solid;border-width:1.5px 1.5px 0 0;rotate:45deg;opacity:.7}
[dir=rtl] li a::after{rotate:-135deg}li a:hover{text-decoration:underline}
:focus-visible{outline:2px solid;outline-offset:2px}`

const PITCH = `<svg viewBox="0 0 160 100" aria-hidden="true"><rect x="1" y="1" width="158" height="98" rx="2"/>
<path d="M80 1v98M1 28h24v44H1M159 28h-24v44h24"/><circle cx="80" cy="50" r="16"/></svg>`

/** A browser is often wrong about its line, so the site itself is asked; a proxy may answer for it. */
const COME_BACK = `const ask=()=>fetch(location.href,{method:'HEAD'}).then(a=>/50[234]/.test(a.status)||location.reload(),()=>{});
addEventListener('online',ask);setInterval(ask,5000)`

/** In place of a page that was never seen here: says so, comes back by itself, leads to what was seen. */
export function offlinePage({ texts, isSiteAway, theme, kept, nonce }: OfflinePage): Response {
  const title = escaped(isSiteAway ? texts.siteAway : texts.title)
  const description = isSiteAway ? '' : `<p>${escaped(texts.description)}</p>`
  const links = kept.map(
    ({ titleHtml, path }) => `<li><a href="${escaped(path)}">${titleHtml}</a></li>`,
  )
  const chosen = theme === null ? '' : ` data-theme="${escaped(theme)}"`
  const body = `<!doctype html><html lang="${texts.lang}" dir="${texts.direction}"${chosen}><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title>
<style nonce="${nonce}">${STYLE}</style></head><body>${PITCH}<main><h1>${title}</h1>
${description}<a class="again" href="">${escaped(texts.retry)}</a><ul>${links.join('')}</ul></main>
<script nonce="${nonce}">${COME_BACK}</script></body></html>`
  return new Response(body, {
    status: 503,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': `default-src 'none'; style-src 'nonce-${nonce}'; script-src 'nonce-${nonce}'; connect-src 'self'; base-uri 'none'; form-action 'none'`,
    },
  })
}

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)
}
