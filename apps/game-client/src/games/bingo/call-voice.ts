import type { Voice } from '@fairground/vendor-ui'
import { isOnTickets } from './hall.ts'
import type { RoundNow } from './read-round.ts'

/** What the newest call sounds like: an own win, a win of others, a daub, or a ball. */
export function voiceOf({ balls, wins, tickets }: RoundNow): Voice {
  const now = wins.filter(({ call }) => call === balls.length)
  const own = new Set(tickets.map(({ number }) => number))
  const ownWins = now.filter((win) => win.tickets.some((ticket) => own.has(ticket)))
  if (ownWins.some(({ prize }) => prize === 'house' || prize === 'jackpot')) return 'bigWin'
  if (ownWins.length > 0) return 'win'
  if (now.length > 0) return 'bell'
  return isOnTickets(tickets, balls.at(-1)) ? 'stamp' : 'thud'
}
