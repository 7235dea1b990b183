import type { Locator } from '@playwright/test'

type Seen = { modes: string[]; said: string[] }

/**
 * Writes down every state and every announcement of a bet's cash-out from now on: a question that is
 * withdrawn after some seconds must not be missed by a busy machine.
 * @returns what has been seen so far
 */
export async function watchCashOut(card: Locator): Promise<() => Promise<Seen>> {
  const seen = await card.evaluateHandle((element) => {
    const list: Seen = { modes: [], said: [] }
    const look = () => {
      const offer = element.querySelector('[data-cash-out]')
      list.modes.push(offer?.getAttribute('data-cash-out') ?? '')
      list.said.push(offer?.querySelector('[role="status"]')?.textContent ?? '')
    }
    new MutationObserver(look).observe(element, {
      subtree: true,
      childList: true,
      characterData: true,
      attributes: true,
    })
    look()
    return list
  })
  return () => seen.jsonValue()
}
