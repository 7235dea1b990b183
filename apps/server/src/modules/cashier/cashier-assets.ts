/** Looks like a bank of its own, not like the site: colours follow the scheme of the site. */
export const CASHIER_STYLE = `:root{color-scheme:light dark;--back:light-dark(#f3f5f8,#10151c);--card:light-dark(#fff,#19212b);--text:light-dark(#17202b,#eef2f6);--soft:light-dark(#586474,#a5b1bf);--line:light-dark(#d5dbe3,#334050);--main:light-dark(#0b5ed7,#7db1ff);--on-main:light-dark(#fff,#08213f)}
[data-scheme=light]{color-scheme:light}[data-scheme=dark]{color-scheme:dark}
*{box-sizing:border-box}
body{margin:0;background:var(--back);color:var(--text);font:16px/1.5 system-ui,sans-serif}
main{max-width:440px;margin:0 auto;padding:24px 16px}
h1{font-size:20px;line-height:28px;margin:0 0 16px}
dl{margin:0 0 20px;padding:4px 16px;background:var(--card);border:1px solid var(--line);border-radius:12px}
dl div{display:flex;justify-content:space-between;gap:16px;padding:12px 0}
dl div+div{border-block-start:1px solid var(--line)}
dt{color:var(--soft)}dd{margin:0;font-weight:600;font-variant-numeric:tabular-nums}
.actions{display:grid;gap:12px;margin-block:20px}
.button{display:block;inline-size:100%;min-block-size:48px;padding:12px 16px;border:1px solid var(--line);border-radius:8px;background:transparent;color:inherit;font:inherit;font-weight:600;line-height:24px;text-align:center;text-decoration:none;cursor:pointer}
.primary{background:var(--main);border-color:transparent;color:var(--on-main)}
:focus-visible{outline:2px solid var(--main);outline-offset:2px}
details{border:1px solid var(--line);border-radius:8px;background:var(--card)}
summary{padding:12px 16px;cursor:pointer}
fieldset{margin:0;padding:0 16px 8px;border:0}
label{display:flex;gap:12px;align-items:center;min-block-size:44px}
input{inline-size:20px;block-size:20px;margin:0;flex:none;accent-color:var(--main)}
.note{color:var(--soft);font-size:14px;line-height:20px}
.hidden{position:absolute;inline-size:1px;block-size:1px;overflow:hidden;clip-path:inset(50%)}
.sign{inline-size:48px;block-size:48px;margin-block-end:12px;border:2px solid currentColor;border-radius:50%;display:grid;place-items:center;font-size:24px}
.sign.success{color:light-dark(#0a6b3a,#5fd699)}.sign.success::before{content:"✓"}
.sign.error{color:light-dark(#b3261e,#ff9c93)}.sign.error::before{content:"✕"}
.sign.pending{color:light-dark(#8a5a00,#f4c15d)}.sign.pending::before{content:"…"}
`

/** In a frame it tells the page around it; on its own it leads back by itself. */
export const CASHIER_SCRIPT = `const back = document.getElementById('back')
if (window.parent !== window) {
  window.parent.postMessage(
    { type: 'payment-widget', result: back.dataset.result },
    window.location.origin,
  )
} else {
  setTimeout(() => window.location.replace(back.href), 1500)
}
`
