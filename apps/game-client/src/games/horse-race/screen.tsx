import { forecastX10000, type HorseRaceEvent, runnerWeights, winX10000 } from '@fairground/game-rules/games/horse-race'
import { cx } from '@fairground/ui'
import { useTranslation } from 'react-i18next'
import './horse-race.css'
import { SegChoice } from '../../instant/choices.tsx'
import { type BoardProps, type ChoiceProps, type InstantScreen, lastOf } from '../../instant/instant-screen.ts'
import { useMultiplier } from '../../instant/use-multiplier.ts'
import { Horse } from './horse.tsx'

type Fields = { on: 'win' | 'forecast'; runner: number; first: number; second: number }

const raceMs = 4_200
const gapMs = 260
const silks = ['#e23d57', '#2f86c4', '#d99a2b', '#2c9c77', '#8a5ad0', '#e8743b'] as const
const coats = ['#7c4a2a', '#b4622f', '#c8c2bb', '#3a3236', '#d8a75c', '#8c655c'] as const

/** The named runner of a bet; a forecast is named in its order. */
function chooseRunner({ on, first, second }: Fields, runner: number): Partial<Fields> {
  if (on === 'win') return { runner }
  return runner === second ? { first: second, second: first } : { first: second, second: runner }
}

function Board({ fields, choose, isFixed, round, phase, isCalm }: BoardProps<Fields>) {
  const { t } = useTranslation()
  const multiplier = useMultiplier()
  const order = phase === 'asking' ? undefined : lastOf<HorseRaceEvent>(round, 'raced')?.order
  const isRunning = phase === 'showing' && !isCalm
  const named = fields.on === 'win' ? [fields.runner] : [fields.first, fields.second]
  return (
    <div className={cx('race-board', isRunning && 'is-running')} dir="ltr" key={isRunning ? round?.roundId : 'rest'}>
      {runnerWeights.map((weight, runner) => {
        const place = order?.indexOf(runner)
        const odds = multiplier(winX10000(runner))
        const rank = named.indexOf(runner)
        return (
          <button
            key={weight}
            type="button"
            className={cx('race-lane focus-ring', rank >= 0 && 'is-named')}
            aria-pressed={rank >= 0}
            aria-label={t('instant.horse-race.runner', { runner: runner + 1, odds })}
            disabled={isFixed}
            onClick={() => choose(chooseRunner(fields, runner))}
          >
            <span className="race-number" style={{ background: silks[runner] }}>
              {runner + 1}
            </span>
            <span className="race-odds">{fields.on === 'win' ? odds : rank >= 0 ? `#${rank + 1}` : ''}</span>
            <span className="race-track">
              <span
                className={cx('race-horse', isRunning && 'is-running', order && !isRunning && 'is-home')}
                style={{
                  ['--place' as string]: place,
                  animationDuration: `${raceMs - gapMs * (5 - (place ?? 0))}ms`,
                  animationTimingFunction: rhythms[(runner + (place ?? 0)) % rhythms.length],
                }}
              >
                <Horse coat={coats[runner] ?? ''} silk={silks[runner] ?? ''} number={runner + 1} />
              </span>
            </span>
            <span className="race-place" data-first={place === 0}>
              {order && !isRunning && place !== undefined ? place + 1 : ''}
            </span>
          </button>
        )
      })}
    </div>
  )
}

/** How each runner spreads its strength: theatre only, the order is drawn. */
const rhythms = [
  'cubic-bezier(.3,.5,.6,.7)',
  'cubic-bezier(.5,.2,.7,.9)',
  'cubic-bezier(.2,.7,.6,.6)',
  'linear',
] as const

function Controls({ fields, choose, isFixed }: ChoiceProps<Fields>) {
  const { t } = useTranslation()
  const multiplier = useMultiplier()
  const forecast = multiplier(forecastX10000(fields.first, fields.second))
  return (
    <SegChoice
      label={t('instant.horse-race.on')}
      options={[
        { value: 'win', label: t('instant.horse-race.win') },
        { value: 'forecast', label: `${t('instant.horse-race.forecast')} ${fields.on === 'forecast' ? forecast : ''}` },
      ]}
      value={fields.on}
      isFixed={isFixed}
      onChange={(on) => choose({ on })}
    />
  )
}

export const screen: InstantScreen<Fields> = {
  rulesId: 'horse-race',
  firstFields: { on: 'win', runner: 0, first: 0, second: 1 },
  Board,
  Controls,
  showMs: () => raceMs + 200,
  isOneStep: true,
}
