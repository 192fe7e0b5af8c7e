import { type DiceBet, diceX10000, type RolledEvent } from '@fairground/game-rules/games/dice'
import { numberFormat } from '@fairground/money'
import { useUi } from '@fairground/ui'
import { useTranslation } from 'react-i18next'
import './dice.css'
import { Fact, RangeChoice, SegChoice } from '../../instant/choices.tsx'
import { type BoardProps, type ChoiceProps, type InstantScreen, lastOf } from '../../instant/instant-screen.ts'
import { useMultiplier } from '../../instant/use-multiplier.ts'

type Fields = Pick<DiceBet, 'chance' | 'side'>

const faces = 10_000

/** Hundredths of a percent as `49,50`. */
function useHundredths() {
  const { locale } = useUi()
  const format = numberFormat(locale, { minimumFractionDigits: 2 })
  return (hundredths: number) => format.format(hundredths / 100)
}

function Board({ fields, choose, isFixed, round, phase, isCalm }: BoardProps<Fields>) {
  const { t } = useTranslation()
  const hundredths = useHundredths()
  const multiplier = useMultiplier()
  const rolled = phase === 'asking' ? undefined : lastOf<RolledEvent>(round, 'rolled')
  const { chance, side } = fields
  const line = side === 'under' ? chance : faces - chance
  const move = (next: number) => choose({ chance: clampChance(side === 'under' ? next : faces - next) })
  return (
    <div className="dice-board" dir="ltr">
      <output className="dice-number" data-win={rolled?.isWin} key={`${round?.roundId}-${phase === 'asking'}`}>
        <span className={rolled && !isCalm ? 'dice-roll' : undefined}>
          {rolled ? hundredths(rolled.roll) : '··.··'}
        </span>
      </output>
      <div className="dice-track" data-side={side} style={{ ['--line' as string]: `${line / 100}%` }}>
        <div className="dice-bar" />
        {rolled && (
          <i
            className="dice-marker"
            data-win={rolled.isWin}
            style={{ insetInlineStart: `${rolled.roll / 100}%` }}
            aria-hidden="true"
          />
        )}
        <input
          type="range"
          className="dice-slider"
          aria-label={t(`instant.dice.${side}`)}
          aria-valuetext={hundredths(line)}
          min={200}
          max={9_800}
          step={50}
          value={line}
          disabled={isFixed}
          onChange={(event) => move(Number(event.target.value))}
        />
        <div className="dice-scale" aria-hidden="true">
          {[0, 25, 50, 75, 100].map((mark) => (
            <span key={mark}>{mark}</span>
          ))}
        </div>
      </div>
      <div className="dice-facts">
        <Fact label={t('instant.multiplier')}>{multiplier(diceX10000(chance))}</Fact>
        <Fact label={t(`instant.dice.${side}`)}>{hundredths(line)}</Fact>
        <Fact label={t('instant.chance')}>{hundredths(chance)}%</Fact>
      </div>
    </div>
  )
}

const clampChance = (chance: number) => Math.min(Math.max(chance, 1), 9_800)

function Controls({ fields, choose, isFixed }: ChoiceProps<Fields>) {
  const { t } = useTranslation()
  const hundredths = useHundredths()
  return (
    <>
      <SegChoice
        label={t('instant.dice.side')}
        options={[
          { value: 'under', label: t('instant.dice.under') },
          { value: 'over', label: t('instant.dice.over') },
        ]}
        value={fields.side}
        isFixed={isFixed}
        onChange={(side) => choose({ side })}
      />
      <RangeChoice
        label={t('instant.chance')}
        shown={`${hundredths(fields.chance)}%`}
        min={1}
        max={9_800}
        value={fields.chance}
        isFixed={isFixed}
        onChange={(chance) => choose({ chance })}
      />
    </>
  )
}

export const screen: InstantScreen<Fields> = {
  rulesId: 'dice',
  firstFields: { chance: 4_950, side: 'under' },
  Board,
  Controls,
  showMs: () => 550,
  isOneStep: true,
}
