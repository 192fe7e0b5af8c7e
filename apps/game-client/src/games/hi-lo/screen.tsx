import { type HiLoEvent, type HiLoGuess, hiLoChance, hiLoRank, hiLoX10000 } from '@fairground/game-rules/games/hi-lo'
import { numberFormat } from '@fairground/money'
import { cx, Icon } from '@fairground/ui'
import { useTranslation } from 'react-i18next'
import './hi-lo.css'
import { type BoardProps, eventsOf, type InstantScreen } from '../../instant/instant-screen.ts'
import { places } from '../../instant/places.ts'
import { PlayingCard } from '../../instant/playing-card.tsx'
import { useMultiplier } from '../../instant/use-multiplier.ts'

const icons = {
  higher: 'icon-[ph--arrow-fat-up-fill]',
  lower: 'icon-[ph--arrow-fat-down-fill]',
  same: 'icon-[ph--equals-bold]',
} as const
const guesses = ['higher', 'same', 'lower'] as const
const historyMax = 7

const hasCard = (event: HiLoEvent): boolean => ['dealt', 'skipped', 'guessed'].includes(event.type)

function Board({ round, phase, act }: BoardProps<object>) {
  const { t } = useTranslation()
  const isFresh = phase === 'asking' && round?.isOver
  const cards = isFresh ? [] : eventsOf<HiLoEvent>(round).filter(hasCard)
  const now = cards.at(-1)
  const chances = cards.flatMap((event) => (event.type === 'guessed' && event.isWin ? [event.chance] : []))
  return (
    <div className="hi-lo-board">
      <ol className="hi-lo-past" aria-label={t('instant.hi-lo.past')}>
        {places(cards.length - 1)
          .slice(-historyMax)
          .map((place) => (
            <li key={place}>
              <PlayingCard card={cards[place]?.card ?? 0} />
            </li>
          ))}
      </ol>
      <div className="hi-lo-now" key={`${round?.roundId}-${cards.length}`}>
        {now ? (
          <PlayingCard
            card={now.card}
            className={cx('hi-lo-card', now.type === 'guessed' && (now.isWin ? 'is-won' : 'is-lost'))}
          />
        ) : (
          <div className="hi-lo-back" role="img" aria-label={t('instant.hi-lo.back')} />
        )}
      </div>
      <div className="hi-lo-guesses">
        {guesses.map((guess) => (
          <GuessButton
            key={guess}
            guess={guess}
            card={now?.card}
            chances={chances}
            isOn={phase === 'open' && round?.allowed.includes(guess) === true}
            onClick={() => act({ type: guess })}
          />
        ))}
        <button
          type="button"
          className="hi-lo-guess focus-ring is-skip"
          disabled={phase !== 'open' || !round?.allowed.includes('skip')}
          onClick={() => act({ type: 'skip' })}
        >
          <Icon name="icon-[ph--skip-forward-fill]" flip />
          <span>{t('instant.hi-lo.skip')}</span>
        </button>
      </div>
    </div>
  )
}

interface GuessButtonProps {
  guess: HiLoGuess
  card: number | undefined
  chances: readonly number[]
  isOn: boolean
  onClick: () => void
}

function GuessButton({ guess, card, chances, isOn, onClick }: GuessButtonProps) {
  const { t, i18n } = useTranslation()
  const multiplier = useMultiplier()
  const percent = numberFormat(i18n.language, { style: 'percent', maximumFractionDigits: 1 })
  const rank = card === undefined ? undefined : hiLoRank(card)
  const chance = rank === undefined ? 0 : hiLoChance(rank, guess)
  const isStrict = rank === 1 || rank === 13 || guess === 'same'
  return (
    <button type="button" className={`hi-lo-guess focus-ring is-${guess}`} disabled={!isOn} onClick={onClick}>
      <Icon name={icons[guess]} />
      <span>{t(isStrict ? `instant.hi-lo.${guess}` : `instant.hi-lo.${guess}OrSame`)}</span>
      <small>
        {isOn ? (
          <>
            <bdi>{percent.format(chance / 13)}</bdi> · <bdi>{multiplier(hiLoX10000([...chances, chance]))}</bdi>
          </>
        ) : (
          '—'
        )}
      </small>
    </button>
  )
}

export const screen: InstantScreen = {
  rulesId: 'hi-lo',
  firstFields: {},
  Board,
  showMs: () => 380,
  isOneStep: false,
}
