import { callBets, colourOf, positions } from '@fairground/game-rules/solo'
import { Button, cx } from '@fairground/ui'
import type { CSSProperties } from 'react'
import { useTranslation } from 'react-i18next'
import '../table/table.css'
import './roulette.css'
import { type BoardProps, type ChoiceProps, lastOf, type SoloScreen } from '../solo-screen.ts'
import { SpotButton } from '../table/spot-button.tsx'
import { spotResults } from '../table/spot-results.ts'
import { noBets, stakeOn, type TableFields, tableStakes, withChips } from '../table/table-fields.ts'
import { areaOf, pointOf } from './layout.ts'
import { Wheel } from './wheel.tsx'

const spinMs = 2_600
const callNames = ['voisins', 'tiers', 'orphelins', 'zero'] as const
const outside = new Set(['dozen', 'column', 'even-chance'])
/** Under a finger a chip on a line is found within so much of a cell. */
const pointSize = 0.42

type Spin = { type: 'spin'; number: number; colour: string }

function Board({ fields, choose, isFixed, stakeMinor, round, phase, isCalm }: BoardProps<TableFields>) {
  const { t } = useTranslation()
  const spin = phase === 'asking' ? undefined : lastOf<Spin>(round, 'spin')
  const isSpinning = phase === 'showing' && !isCalm
  const results = spotResults(round, phase)
  const hit = phase === 'idle' ? spin?.number : undefined
  const put = (spot: string) => choose(withChips(fields, [{ spot, chips: 1 }], stakeMinor))
  return (
    <div className="roulette-board" dir="ltr">
      <div className="roulette-side">
        <Wheel number={spin?.number} isSpinning={isSpinning} spinKey={round?.roundId ?? ''} />
        {hit !== undefined && (
          <output className="roulette-number solo-pop" data-colour={colourOf(hit)}>
            {hit}
          </output>
        )}
      </div>
      <div className="roulette-layout">
        {positions.map((position) => {
          const area = areaOf(position)
          const { spot, numbers } = position
          const isOutside = outside.has(position.kind)
          const name = isOutside
            ? t(`solo.roulette.spot.${spot}`)
            : t('solo.roulette.numbers', { numbers: spot.replaceAll('-', ', ') })
          return (
            <SpotButton
              key={spot}
              label={name}
              stakeMinor={stakeOn(fields, spot)}
              isFixed={isFixed}
              onPut={() => put(spot)}
              result={hit !== undefined && spot === String(hit) ? 'won' : results.get(spot)}
              className={area ? cx('roulette-cell', colourClass(spot, numbers)) : 'roulette-point'}
              style={area ? box(area.column, area.row, area.width, area.height) : pointBox(position)}
            >
              {area && <span>{isOutside ? name : spot}</span>}
            </SpotButton>
          )
        })}
      </div>
    </div>
  )
}

const colourClass = (spot: string, numbers: readonly number[]): string | undefined => {
  if (spot === 'red' || spot === 'black') return `is-${spot}`
  return numbers.length === 1 ? `is-${colourOf(numbers[0] ?? 0)}` : undefined
}

const box = (column: number, row: number, width: number, height: number): CSSProperties => ({
  ['--c' as string]: column,
  ['--r' as string]: row,
  ['--w' as string]: width,
  ['--h' as string]: height,
})

function pointBox(position: (typeof positions)[number]): CSSProperties {
  const { column, row } = pointOf(position)
  return box(column, row, pointSize, pointSize)
}

function Controls({ fields, choose, isFixed, stakeMinor }: ChoiceProps<TableFields>) {
  const { t } = useTranslation()
  return (
    <div className="table-actions">
      {callNames.map((name) => (
        <Button
          key={name}
          variant="line"
          disabled={isFixed}
          onClick={() => choose(withChips(fields, callBets[name], stakeMinor))}
        >
          {t(`solo.roulette.call.${name}`)}
        </Button>
      ))}
    </div>
  )
}

export const screen: SoloScreen<TableFields> = {
  rulesId: 'roulette',
  firstFields: noBets,
  Board,
  Controls,
  showMs: () => spinMs,
  isOneStep: true,
  spots: tableStakes,
}
