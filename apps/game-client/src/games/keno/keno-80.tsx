import {
  type Keno80Bet,
  type Keno80Event,
  type Keno80Side,
  keno80Pays,
  keno80SideRules,
  keno80Sides,
} from '@fairground/game-rules/games/keno-80'
import { cx } from '@fairground/ui'
import { useTranslation } from 'react-i18next'
import { type BoardProps, type ChoiceProps, type InstantScreen, lastOf } from '../../instant/instant-screen.ts'
import { useMultiplier } from '../../instant/use-multiplier.ts'
import { KenoBoard, kenoBallMs } from './keno-board.tsx'
import { PickButtons } from './pick-buttons.tsx'

type Fields = { on: Keno80Bet['on']; picks: readonly number[] }

const numbers = 80

function Board({ fields, choose, isFixed, round, phase, isCalm }: BoardProps<Fields>) {
  const drawn = phase === 'asking' ? undefined : lastOf<Keno80Event>(round, 'drawn')
  const isNumbers = fields.on === 'numbers'
  return (
    <KenoBoard
      numbers={numbers}
      picks={isNumbers ? fields.picks : []}
      balls={drawn?.balls ?? []}
      hits={phase === 'idle' ? (drawn?.hits ?? undefined) : undefined}
      pays={isNumbers && fields.picks.length > 0 ? keno80Pays(fields.picks.length) : []}
      isFixed={isFixed}
      isMoving={phase === 'showing' && !isCalm}
      onPicks={(picks) => choose({ on: 'numbers', picks })}
    />
  )
}

function Controls({ fields, choose, isFixed }: ChoiceProps<Fields>) {
  const { t } = useTranslation()
  const multiplier = useMultiplier()
  const sides: readonly ('numbers' | Keno80Side)[] = ['numbers', ...keno80Sides]
  return (
    <>
      <fieldset className="keno-sides" aria-label={t('instant.keno.on')}>
        {sides.map((on) => (
          <button
            key={on}
            type="button"
            className={cx('keno-side focus-ring', fields.on === on && 'is-on')}
            aria-pressed={fields.on === on}
            disabled={isFixed}
            onClick={() => choose({ on })}
          >
            <span>{t(`instant.keno.side.${on}`)}</span>
            {on !== 'numbers' && <small>{multiplier(keno80SideRules[on].x10000)}</small>}
          </button>
        ))}
      </fieldset>
      <PickButtons numbers={numbers} isFixed={isFixed} onPicks={(picks) => choose({ on: 'numbers', picks })} />
    </>
  )
}

export const screen: InstantScreen<Fields> = {
  rulesId: 'keno-80',
  firstFields: { on: 'numbers', picks: [7, 18, 29, 45, 66] },
  Board,
  Controls,
  showMs: () => 20 * kenoBallMs + 350,
  isOneStep: true,
}
