import type { BingoGame } from '@fairground/game-rules/games/bingo'
import { cx } from '@fairground/ui'
import { useTranslation } from 'react-i18next'
import { columnOf } from './hall.ts'

const perRow = 15

/** Every number of the game; the called ones are lit, the last brightest. */
export function CallBoard({ game, balls }: { game: BingoGame; balls: readonly number[] }) {
  const { t } = useTranslation()
  const called = new Set(balls)
  const last = balls.at(-1)
  const rows = Array.from({ length: game.ballCount / perRow }, (_, row) => row)
  return (
    <section className="bingo-board" data-game={game.id} aria-label={t('instant.bingo.board', { count: balls.length })}>
      {rows.map((row) => (
        <div key={row} className="bingo-board-row">
          {game.id === 'bingo-75' && (
            <b className="bingo-letter" data-column={row} aria-hidden="true">
              {'BINGO'[row]}
            </b>
          )}
          {Array.from({ length: perRow }, (_, place) => row * perRow + place + 1).map((number) => (
            <span
              key={number}
              className={cx('bingo-cell', called.has(number) && 'is-called', number === last && 'is-last')}
              data-column={columnOf(game, number)}
            >
              {number}
            </span>
          ))}
        </div>
      ))}
    </section>
  )
}
