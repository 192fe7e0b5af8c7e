import {
  createStream,
  drawModes,
  drawRoundAt,
  drawSeed,
  followsOn,
  provedDraw,
  type Stream,
} from '@fairground/fairness'
import { bingoGames } from '@fairground/game-rules/games/bingo'
import { drawCalls, drawKeno80, raceOrder } from '@fairground/game-rules/settle'
import { lotteries } from '@fairground/lottery-rules'
import * as z from 'zod'
import { hash, listOf, oneOf, seeds, signature, whole } from '../fields.ts'
import { type Kind, kind } from '../kind.ts'

/** What is drawn of a game that is drawn for everybody, by the game. */
const drawn = new Map<string, (stream: Stream) => unknown>([
  ['keno80', drawKeno80],
  ...lotteries.map((lottery): [string, (stream: Stream) => unknown] => [lottery.id, (stream) => lottery.draw(stream)]),
  ...bingoGames.map((game): [string, (stream: Stream) => unknown] => [game.id, (stream) => drawCalls(game, stream)]),
])
const game = oneOf([...drawn.keys()])

const round = z.object({ game, ...seeds })
const proved = z.object({
  game,
  gameId: z.string('a text').min(1, 'a text'),
  drawNo: z.string('a text').min(1, 'a text'),
  mode: oneOf(drawModes),
  chain: hash,
  signature: signature.nullish(),
  ticketRoot: hash.nullish(),
})
/** To the end of the days that a clock of JavaScript knows. */
const close = z.object({ closeAtMs: whole(0, 8_640_000_000_000_000) })
const parts = z.object({ chain: hash, beacon: hash, ticketRoot: hash })
const chain = z.object({ chain: z.string('a text'), previous: z.string('a text') })
const weightMax = 1_000_000
const race = z.object({ weights: listOf(whole(1, weightMax), { min: 2, max: 100 }), ...seeds })

export const drawKinds: readonly Kind[] = [
  kind('draw', round, ({ game: name, ...triple }) => ({ draw: drawn.get(name)?.(createStream(triple)) })),
  kind('draw-round', close, ({ closeAtMs }) => ({ round: drawRoundAt(closeAtMs) })),
  kind('draw-seed', parts, (given) => ({ seed: drawSeed(given) })),
  kind('chain-check', chain, ({ chain: seed, previous }) => ({ isValid: followsOn(seed, previous) })),
  kind('proved-draw', proved.check(namesParts), ({ game: name, signature: beaconSignature, ticketRoot, ...source }) => {
    const { triple, ...made } = provedDraw({
      ...source,
      signature: beaconSignature ?? undefined,
      ticketRoot: ticketRoot ?? undefined,
    })
    return { ...made, draw: drawn.get(name)?.(createStream(triple)) }
  }),
  kind('race-order', race, ({ weights, ...triple }) => ({ order: raceOrder(weights, createStream(triple)) })),
]

/** A draw with a beacon has its signature and the root of its tickets; its name must do for a client seed. */
function namesParts({ value, issues }: z.core.ParsePayload<z.output<typeof proved>>): void {
  const wrong = (field: string, message: string) =>
    issues.push({ code: 'custom', input: value, path: [field], message })
  if (value.mode !== 'none' && !value.signature) wrong('signature', '96 lower-case hex characters')
  if (value.mode !== 'none' && !value.ticketRoot) wrong('ticketRoot', '64 lower-case hex characters')
  const name = `${value.gameId}:${value.drawNo}`
  if (!seeds.clientSeed.safeParse(name).success) wrong('drawNo', 'with gameId at most 63 characters')
}
