import { colourOf, numberOfMark } from '@fairground/game-rules/games/roulette'
import type { InstantEvent } from '@fairground/game-rules/instant'
import type { TFunction } from 'i18next'
import type { TableBoardProps } from '../../instant/table/table-fields.ts'
import { setUpLive } from '../../live/set-up-live.tsx'
import { useTally } from '../../live/use-tally.ts'
import { heatOf } from './heat.ts'
import { Board } from './screen.tsx'

type Spin = { type: 'spin'; number: number }

/** As long as the ball needs to come to rest. */
const settleMs = 2_400

const isSpin = (event: InstantEvent): event is InstantEvent & Spin => event.type === 'spin'

function resultOf(t: TFunction, events: readonly InstantEvent[]): string | undefined {
  const spin = events.find(isSpin)
  if (!spin) return undefined
  const colour = colourOf(spin.number)
  return colour === 'green' ? '0' : `${spin.number} ${t(`instant.roulette.spot.${colour}`)}`
}

const digits = 10
const numberMax = 36

/** All numbers that end in a figure. */
const finals = Array.from({ length: digits }, (_, digit) => ({
  label: `${digit}`,
  spots: Array.from({ length: numberMax + 1 }, (_number, number) => number)
    .filter((number) => number % digits === digit)
    .map(String),
}))

const tallied = Array.from({ length: numberMax + 1 }, (_, number) => ({ label: `${number}`, tone: colourOf(number) }))

/** The wheel and the track show which numbers came most in the longer count. */
function HeatedBoard(board: TableBoardProps) {
  const tally = useTally(board.phase === 'showing')
  return <Board {...board} {...(tally && { heat: heatOf(tally.long) })} />
}

export const setUp = setUpLive({
  ...{ Board: HeatedBoard, settleMs, isTall: true, resultOf, numberOf: numberOfMark, tallied },
  presets: { title: (t) => t('instant.roulette.finals'), list: finals },
})
