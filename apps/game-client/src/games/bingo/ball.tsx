import type { BingoGame } from '@fairground/game-rules/games/bingo'
import { columnOf, letterOf } from './hall.ts'

interface BallProps {
  game: BingoGame
  number: number
  size: 'big' | 'small'
}

/** A ball in the colour of its column, with its letter where it has one. */
export function Ball({ game, number, size }: BallProps) {
  const letter = letterOf(game, number)
  return (
    <span className={`bingo-ball is-${size}`} data-column={columnOf(game, number)}>
      <span className="bingo-ball-face">
        {letter && <small className="bingo-ball-letter">{letter}</small>}
        <b className="bingo-ball-number">{number}</b>
      </span>
    </span>
  )
}
