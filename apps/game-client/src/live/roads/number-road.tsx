import { colourOf } from '@fairground/game-rules/games/roulette'
import { useTranslation } from 'react-i18next'
import './roads.css'
import { useTold } from './use-told.ts'

const shownMax = 20

/** The last numbers, the newest first. Empty boxes keep the place of those that are to come. */
export function NumberRoad({ numbers }: { numbers: readonly number[] }) {
  const { t } = useTranslation()
  const told = useTold()
  const wordOf = (number: number): string => {
    const colour = colourOf(number)
    return colour === 'green' ? '0' : t(`instant.roulette.spot.${colour}`)
  }
  const words = numbers.map(wordOf)
  const results = numbers.map((number) => (number === 0 ? '0' : `${number} ${wordOf(number)}`))
  const order = [t('instant.roulette.spot.red'), t('instant.roulette.spot.black'), '0']
  const newest = numbers.slice(-shownMax).toReversed()
  return (
    <div
      role="img"
      dir="ltr"
      className="road-numbers"
      aria-label={told(t('live.road.numbers', { number: newest.length }), { words, order, results })}
    >
      {Array.from({ length: shownMax }, (_, index) => {
        const number = newest[index]
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: boxes stay, numbers move through them
          <b key={index} data-tone={number === undefined ? undefined : colourOf(number)}>
            {number}
          </b>
        )
      })}
    </div>
  )
}
