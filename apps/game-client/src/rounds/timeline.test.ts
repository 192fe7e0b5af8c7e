import { createStream } from '@fairground/fairness'
import { findSlotModel, playRound, type SlotRound } from '@fairground/game-rules/slots'
import { expect, it } from 'vitest'
import { readEvents } from './slot-events.ts'
import { stateAt, timelineOf } from './timeline.ts'

const model = findSlotModel('lantern-20')!
const stakeMinor = 2_000_000n
const serverSeed = 'ed95fde6a810fbebf4fc5402f1e313b0aefb24f7aafc6c5f883e686b7641e3e5'

const roundOf = (nonce: number): SlotRound =>
  playRound(model, { stakeMinor, stream: createStream({ serverSeed, clientSeed: 'timeline', nonce }) })

function firstRound(isWanted: (round: SlotRound) => boolean): SlotRound {
  for (let nonce = 0; nonce < 5_000; nonce += 1) {
    const round = roundOf(nonce)
    if (isWanted(round)) return round
  }
  throw new Error('no such round in 5000 nonces')
}

const withFreeSpins = firstRound(({ events }) => events.some(({ type }) => type === 'free-spins-retriggered'))

it('tells every event once, in order, each beginning where the one before ended', () => {
  const beats = timelineOf(withFreeSpins.events)
  expect(beats.map(({ event }) => event)).toEqual(withFreeSpins.events)
  for (const [index, beat] of beats.entries()) {
    if (index > 0) expect(beat.before).toBe(beats[index - 1]!.after)
    expect(stateAt(withFreeSpins.events, index)).toEqual(beat.before)
  }
})

it('ends with what the round paid, and with no free spins left over', () => {
  for (let nonce = 0; nonce < 300; nonce += 1) {
    const { events, totalMinor } = roundOf(nonce)
    expect(timelineOf(events).at(-1)?.after).toMatchObject({ paidMinor: BigInt(totalMinor), freeSpins: undefined })
  }
})

it('counts free spins down to none and their pay up to what they paid together', () => {
  const beats = timelineOf(withFreeSpins.events)
  const end = beats.find(({ event }) => event.type === 'free-spins-ended')!
  const ended = withFreeSpins.events.find((event) => event.type === 'free-spins-ended')!
  expect(end.before.freeSpins).toMatchObject({ remaining: 0, played: ended.played, multiplier: 3 })
  expect(end.before.freeSpins?.wonMinor).toBe(BigInt(ended.amountMinor))
})

it('knows the reels that stand on the screen wherever a show was cut', () => {
  const spins = withFreeSpins.events.filter(({ type }) => type === 'spin')
  expect(stateAt(withFreeSpins.events, 0).spin).toBeUndefined()
  expect(stateAt(withFreeSpins.events, withFreeSpins.events.length).spin).toBe(spins.at(-1))
})

it('reads a stored round whatever the order of its keys, and refuses an event that is none', () => {
  const stored = JSON.parse(JSON.stringify(withFreeSpins.events)) as Record<string, unknown>[]
  expect(readEvents({ events: stored })).toEqual(withFreeSpins.events)
  expect(() => readEvents({ events: [{ type: 'jackpot', amountMinor: '1' }] })).toThrow()
  expect(() => readEvents({ events: [{ type: 'round-ended', totalMinor: '1.5' }] })).toThrow()
})
