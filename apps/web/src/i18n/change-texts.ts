import type { PageState } from '../base/environment.ts'
import { askAgain } from './late-texts.ts'
import { loadMessages } from './load-messages.ts'
import type { Messages } from './messages.ts'
import { textsChanged } from './texts-changed.ts'

type Services = { page: PageState; messages: Messages }
type Answer = { data: PageState['ownTexts'] }

/**
 * Takes the words that the operator has published while the page was open.
 * @param mark of theirs
 */
export async function changeTexts(services: Services, mark: string): Promise<void> {
  const answer = await fetch(`/fe-api/texts/${mark}/${services.page.locale}.json`)
  if (!answer.ok) return
  const { data: ownTexts } = (await answer.json()) as Answer
  const page = { ...services.page, ownTexts, textsMark: mark }
  // All of them first, so that nothing on the page waits.
  const [messages] = await Promise.all([loadMessages(page), askAgain(page)])
  services.page = page
  services.messages = messages
  textsChanged.tell()
}
