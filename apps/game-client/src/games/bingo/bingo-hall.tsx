import type { BingoGame } from '@fairground/game-rules/games/bingo'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import './bingo.css'
import { CallBoard } from './call-board.tsx'
import { type HallWin, type OwnTicket, openPrizeOf, sortedTickets } from './hall.ts'
import { BingoTicketCard } from './ticket.tsx'
import { WinSign } from './win-sign.tsx'

interface BingoHallProps {
  game: BingoGame
  balls: readonly number[]
  tickets: readonly OwnTicket[]
  /** Tickets that are paid for and not dealt yet. */
  undealt: number
  wins: readonly HallWin[]
  /** The ball, or the clock. */
  children: ReactNode
}

const fewTickets = 4

/** The hall: what was called, and the player's tickets, nearest to the next prize first. */
export function BingoHall({ game, balls, tickets, undealt, wins, children }: BingoHallProps) {
  const last = balls.at(-1)
  const isOver = openPrizeOf(wins) === undefined
  const sorted = sortedTickets(game, tickets, { balls, wins })
  const winners = new Set(wins.flatMap((win) => win.tickets))
  return (
    <div className="bingo-hall" data-balls={balls.length}>
      <div className="bingo-top">
        <div className="bingo-stage">{children}</div>
        <CallBoard game={game} balls={balls} />
      </div>
      {tickets.length === 0 ? (
        <NoTickets undealt={undealt} />
      ) : (
        <div className="bingo-tickets" data-game={game.id} data-few={tickets.length <= fewTickets}>
          {sorted.map((ticket) => (
            <BingoTicketCard
              key={ticket.number}
              game={game}
              ticket={ticket}
              lastBall={last}
              isWinner={winners.has(ticket.number)}
              isOver={isOver}
            />
          ))}
        </div>
      )}
      <WinSign wins={wins} call={balls.length} tickets={tickets} />
    </div>
  )
}

const backsMax = 6

/** Before the deal: the backs of what was bought; without any, what this room is. */
function NoTickets({ undealt }: { undealt: number }) {
  const { t } = useTranslation()
  const backs = Array.from({ length: Math.min(Math.max(undealt, 1), backsMax) }, (_, place) => place)
  return (
    <div className="bingo-empty">
      <div className="bingo-backs" aria-hidden="true">
        {backs.map((place) => (
          <span key={place} className="bingo-back" style={{ ['--place' as string]: place }} />
        ))}
      </div>
      <p>{undealt > 0 ? t('instant.bingo.waitDeal', { count: undealt }) : t('instant.bingo.noTickets')}</p>
    </div>
  )
}
