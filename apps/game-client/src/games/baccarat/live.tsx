import type { InstantEvent } from '@fairground/game-rules/instant'
import type { TFunction } from 'i18next'
import type { ReactElement } from 'react'
import type { TableBoardProps } from '../../instant/table/table-fields.ts'
import { setUpLive } from '../../live/set-up-live.tsx'
import { winnerOf } from './baccarat-road.tsx'
import { Board, NoCommissionBoard } from './screen.tsx'
import { SqueezeBoard } from './squeeze/squeeze-board.tsx'

type Totals = { type: 'totals'; player: number; banker: number }

const isTotals = (event: InstantEvent): event is InstantEvent & Totals => event.type === 'totals'

function resultOf(t: TFunction, events: readonly InstantEvent[]): string | undefined {
  const totals = events.find(isTotals)
  return totals && `${t(`instant.baccarat.spot.${winnerOf(totals)}`)} ${totals.player}–${totals.banker}`
}

const tableOf = (Board: (board: TableBoardProps) => ReactElement) =>
  setUpLive({
    Board,
    settleMs: 0,
    resultOf,
    kindsOf: (t) => [
      { mark: 'B', side: 'a', tone: 'red', label: t('instant.baccarat.spot.banker') },
      { mark: 'P', side: 'b', tone: 'blue', label: t('instant.baccarat.spot.player') },
      { mark: 'T', side: 'tie', tone: 'green', label: t('instant.baccarat.spot.tie') },
    ],
  })

export const standard = { setUp: tableOf(Board) }
export const noCommission = { setUp: tableOf(NoCommissionBoard) }
export const squeeze = { setUp: tableOf(SqueezeBoard) }
