import { colourOf, positions } from '@fairground/game-rules/games/roulette'
import { cx, Seg } from '@fairground/ui'
import { type CSSProperties, useState } from 'react'
import { useTranslation } from 'react-i18next'
import '../../instant/table/table.css'
import './roulette.css'
import { type InstantScreen, lastOf } from '../../instant/instant-screen.ts'
import { SpotButton } from '../../instant/table/spot-button.tsx'
import { spotResults } from '../../instant/table/spot-results.ts'
import {
  noBets,
  stakeOn,
  type TableBoardProps,
  type TableFields,
  tableStakes,
  withChips,
} from '../../instant/table/table-fields.ts'
import { areaOf, pointOf } from './layout.ts'
import { Racetrack } from './racetrack.tsx'
import { RouletteRoad } from './roulette-road.tsx'
import { Wheel } from './wheel.tsx'

const spinMs = 2_600
const views = ['layout', 'track'] as const
const reaches = ['1', '2', '3', '4'] as const
const outside = new Set(['dozen', 'column', 'even-chance'])
/** Under a finger a chip on a line is found within so much of a cell. */
const pointSize = 0.42

type Spin = { type: 'spin'; number: number; colour: string }

interface BoardProps extends TableBoardProps {
  /** By number, from 0 to 1: how much more than others it came. */
  heat?: readonly number[]
}

export function Board({ heat, ...board }: BoardProps) {
  const { round, phase, isCalm } = board
  const [view, setView] = useState<(typeof views)[number]>('layout')
  const [reach, setReach] = useState<(typeof reaches)[number]>('2')
  const spin = phase === 'asking' ? undefined : lastOf<Spin>(round, 'spin')
  const hit = phase === 'idle' ? spin?.number : undefined
  return (
    <div className="roulette-board" dir="ltr" data-view={view} data-phase={phase}>
      <div className="roulette-side">
        <Wheel
          number={spin?.number}
          isSpinning={phase === 'showing' && !isCalm}
          spinKey={round?.roundId ?? ''}
          heat={heat}
        />
        {hit !== undefined && (
          <output className="roulette-number instant-pop" data-colour={colourOf(hit)}>
            {hit}
          </output>
        )}
      </div>
      <Tools view={view} setView={setView} reach={reach} setReach={setReach} />
      <Layout board={board} hit={hit} />
      <Racetrack {...board} reach={Number(reach)} hit={hit} heat={heat} />
    </div>
  )
}

interface ToolsProps {
  view: (typeof views)[number]
  setView: (view: (typeof views)[number]) => void
  reach: (typeof reaches)[number]
  setReach: (reach: (typeof reaches)[number]) => void
}

/** What is shown where there is no room for both, and how far neighbours reach. */
function Tools({ view, setView, reach, setReach }: ToolsProps) {
  const { t } = useTranslation()
  return (
    <div className="roulette-tools">
      <Seg
        size="sm"
        className="roulette-views"
        label={t('instant.roulette.view')}
        options={views.map((value) => ({ value, label: t(`instant.roulette.${value}`) }))}
        value={view}
        onValueChange={setView}
      />
      <span className="roulette-reach" dir="auto">
        <span aria-hidden="true">{t('instant.roulette.reach')}</span>
        <Seg
          size="sm"
          label={t('instant.roulette.reach')}
          options={reaches.map((value) => ({ value, label: value }))}
          value={reach}
          onValueChange={setReach}
        />
      </span>
    </div>
  )
}

function Layout({ board, hit }: { board: TableBoardProps; hit: number | undefined }) {
  const { t } = useTranslation()
  const { fields, choose, isFixed, stakeMinor, round, phase } = board
  const results = spotResults(round, phase)
  const put = (spot: string) => choose(withChips(fields, [{ spot, chips: 1 }], stakeMinor))
  return (
    <div className="roulette-layout">
      {positions.map((position) => {
        const area = areaOf(position)
        const { spot, numbers } = position
        const isOutside = outside.has(position.kind)
        const name = isOutside
          ? t(`instant.roulette.spot.${spot}`)
          : t('instant.roulette.numbers', { numbers: spot.replaceAll('-', ', ') })
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

export const screen: InstantScreen<TableFields> = {
  rulesId: 'roulette',
  firstFields: noBets,
  Board,
  Road: RouletteRoad,
  showMs: () => spinMs,
  isOneStep: true,
  spots: tableStakes,
}
