import type { BingoGame } from '@fairground/game-rules/games/bingo'
import { useTranslation } from 'react-i18next'
import { Ball } from './ball.tsx'

const recentMax = 5

interface CallerProps {
  game: BingoGame
  balls: readonly number[]
}

/** The ball that was called last, large, and those before it. */
export function Caller({ game, balls }: CallerProps) {
  const { t } = useTranslation()
  const last = balls.at(-1)
  const recent = balls.slice(-recentMax - 1, -1).reverse()
  return (
    <div className="bingo-caller">
      {last === undefined ? (
        <span className="bingo-ball is-big is-rest" aria-hidden="true" />
      ) : (
        <span key={last} className="bingo-drop">
          <Ball game={game} number={last} size="big" />
        </span>
      )}
      <ol className="bingo-recent" aria-label={t('instant.bingo.recent')}>
        {recent.map((ball) => (
          <li key={ball}>
            <Ball game={game} number={ball} size="small" />
          </li>
        ))}
      </ol>
    </div>
  )
}
