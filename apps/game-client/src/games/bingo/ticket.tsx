import type { BingoGame } from '@fairground/game-rules/games/bingo'
import { cx, Icon } from '@fairground/ui'
import { useTranslation } from 'react-i18next'
import { places } from '../../instant/places.ts'
import { columnOf, type TicketNow } from './hall.ts'

/** Numbers that are still missing are marked when there are no more of them. */
const markedMax = 2

interface TicketProps {
  game: BingoGame
  ticket: TicketNow
  lastBall: number | undefined
  /** It has won something in this round. */
  isWinner: boolean
  /** Nothing more is to be waited for. */
  isOver: boolean
}

/** A printed ticket that daubs itself. Its numbers that would complete the prize glow when few are left. */
export function BingoTicketCard({ game, ticket, lastBall, isWinner, isOver }: TicketProps) {
  const { t } = useTranslation()
  const { number, cells, called, waiting } = ticket
  const isMarked = !isOver && waiting.length <= markedMax
  return (
    <article
      className={cx('bingo-ticket', isWinner && 'is-winner', isMarked && waiting.length === 1 && 'is-near')}
      data-game={game.id}
      data-ticket={number}
      aria-label={t('instant.bingo.ticketSays', { number, count: waiting.length, numbers: waiting.join(', ') })}
    >
      <header>
        <span>{t('instant.bingo.ticket', { number })}</span>
        {isWinner ? (
          <b className="bingo-won">
            <Icon name="icon-[ph--trophy-fill]" /> {t('instant.bingo.winner')}
          </b>
        ) : (
          !isOver && <b className="bingo-togo">{t('instant.bingo.toGo', { count: waiting.length })}</b>
        )}
      </header>
      <div className="bingo-grid" aria-hidden="true">
        {game.id === 'bingo-75' &&
          [...'BINGO'].map((letter, column) => (
            <b key={letter} className="bingo-letter" data-column={column}>
              {letter}
            </b>
          ))}
        {places(cells.length).flatMap((y) =>
          places(cells[y]?.length ?? 0).map((x) => {
            const cell = cells[y]?.[x] ?? 0
            return (
              <Cell
                key={`${x}.${y}`}
                game={game}
                cell={cell}
                isCalled={called.has(cell)}
                isLast={cell === lastBall}
                isWaited={isMarked && waiting.includes(cell)}
              />
            )
          }),
        )}
      </div>
    </article>
  )
}

interface CellProps {
  game: BingoGame
  cell: number
  isCalled: boolean
  isLast: boolean
  isWaited: boolean
}

function Cell({ game, cell, isCalled, isLast, isWaited }: CellProps) {
  if (cell > 0) {
    return (
      <span
        className={cx('bingo-square', isCalled && 'is-daubed', isLast && 'is-last', isWaited && 'is-waited')}
        data-column={columnOf(game, cell)}
      >
        <i>{cell}</i>
      </span>
    )
  }
  if (game.id === 'bingo-90') return <span className="bingo-square is-blank" />
  return (
    <span className="bingo-square is-free">
      <Icon name="icon-[ph--star-four-fill]" />
    </span>
  )
}
