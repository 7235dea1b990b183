import { at, tester } from './rule-tester.ts'
import { statusNames } from './status-names.ts'

const filename = at('apps/server/src/feed/book/terms.ts')
const errors = [/MATCH_STATUS and MARKET_STATUS of @touchline\/betting/]

tester.run('status-names', statusNames, {
  valid: [
    { code: 'const live = match.status === MATCH_STATUS.live', filename },
    { code: 'const isGone = isMarketGone(market.status)', filename },
    { code: 'const isRefused = error.status === 403 || error.status >= 500', filename },
    { code: 'const isFirst = version === 1', filename },
    { code: 'expect(match.status === 1)', filename: at('apps/server/src/feed/book/book.test.ts') },
    { code: 'const failed = result.status !== 0', filename: at('scripts/system/run.ts') },
    { code: 'const TOO_OFTEN = 429\nconst isOften = error.status === TOO_OFTEN', filename },
    { code: 'const LIVE = 1\nconst page = { place: LIVE }', filename },
  ],
  invalid: [
    { code: 'const live = match.status === 1', filename, errors },
    { code: 'const isOver = status > 2', filename, errors },
    { code: 'const isSettled = -3 === market?.status', filename, errors },
    { code: 'const isOff = price.marketStatus !== -1', filename, errors },
    { code: 'const isOff = (previousStatus as number) == 5', filename, errors },
    { code: 'const isLive = match.status === LIVE\nconst LIVE = 1', filename, errors },
    { code: 'const GONE = -3\nconst closed = { ...market, status: GONE }', filename, errors },
    { code: 'const OVER = 4\nconst shown = match?.status ?? OVER', filename, errors },
    { code: 'switch (status) { case 0: break; case MATCH_STATUS.live: break }', filename, errors },
  ],
})
