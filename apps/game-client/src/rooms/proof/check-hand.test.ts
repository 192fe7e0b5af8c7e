import type { RoomHandRecord } from '@fairground/contract/studio'
import { sha256Hex } from '@fairground/fairness'
import { cardCommitment, deckOf, handSeed, openingsOf, type TienLenAct, tienLenRoom } from '@fairground/room-rules'
import { expect, it } from 'vitest'
import { replayTienLen } from '../../games/tien-len/replay.ts'
import { checkHand, isFair } from './check-hand.ts'

const handId = 'hnd_0001'
const serverPart = '5'.repeat(64)
const reveals = ['a'.repeat(64), 'b'.repeat(64)]
const commitments = reveals.map((part) => sha256Hex(part))
const seed = handSeed({ handId, serverPart, commitments, reveals })
const opened = openingsOf(handId, seed)
const cards = opened.map((opening) => cardCommitment(handId, opening))
const chips = ['100000', '100000']

/** A hand of two that is played by whoever is idle. */
function playedHand() {
  let state = tienLenRoom.open(
    { options: { stakeMinor: 100n }, chipsMinor: chips.map(BigInt), bankMs: [0, 0], deck: deckOf(handId, seed) },
    0,
  )
  const acts: RoomHandRecord['acts'] = []
  for (let next = tienLenRoom.idle(state); next; next = tienLenRoom.idle(state)) {
    const { seat, act }: { seat: number; act: TienLenAct } = next
    const applied = tienLenRoom.apply(state, seat, act, 0)
    if (!applied.ok) throw new Error(applied.code)
    state = applied.state
    acts.push({ number: acts.length + 1, seat: seat + 1, act: JSON.parse(JSON.stringify(act)), isIdle: true, atMs: 0 })
  }
  return { acts, shares: tienLenRoom.end(state) ?? [] }
}

const { acts, shares } = playedHand()
const record = {
  handId,
  rulesId: 'tien-len',
  unitMinor: '100',
  yourSeat: 1,
  acts,
  seats: chips.map((chipsMinor, at) => ({ seat: at + 1, mark: 'ab', isBot: false, chipsMinor })),
  result: {
    shares: shares.map(({ seat, ...share }) => ({
      seat: seat + 1,
      contributionMinor: String(share.contributionMinor),
      returnedMinor: String(share.returnedMinor),
      feeMinor: String(share.feeMinor),
      netMinor: String(share.returnedMinor - share.contributionMinor),
      chipsMinor: '0',
    })),
    rakeMinor: String(shares.reduce((sum, { feeMinor }) => sum + feeMinor, 0n)),
    payments: [],
    booked: 'booked',
  },
  proof: {
    parts: { serverCommit: sha256Hex(serverPart), commitments, reveals },
    ...{ cards, openings: opened.slice(0, 26), serverPart, opensAt: null },
  },
} as unknown as RoomHandRecord

const seen = { serverCommit: sha256Hex(serverPart), cards }
const check = (changed: Partial<RoomHandRecord['proof']>, own: string | undefined = commitments[0]) =>
  checkHand({
    record: { ...record, proof: { ...record.proof, ...changed } },
    seen,
    ownCommitment: own,
    replay: replayTienLen,
  })

it('a hand that is opened is shuffled, dealt and played again, and everything is the same', () => {
  const findings = check({})
  expect(findings).toEqual({
    ...{ seen: true, own: true, parts: true, opened: true, server: true, deck: true, played: true, books: true },
  })
  expect(isFair(findings)).toBe(true)
})

it('while the seed is closed, opened cards are checked and nothing more is claimed', () => {
  const findings = check({ serverPart: null })
  expect(findings).toMatchObject({ opened: true, server: undefined, deck: undefined, played: undefined })
  expect(isFair(findings)).toBe(true)
})

it('another card, another part, another seed or another result is found', () => {
  const [first, second] = opened
  if (!first || !second) throw new Error('no cards')
  expect(check({ openings: [{ ...first, card: second.card }] }).opened).toBe(false)
  expect(check({ serverPart: '6'.repeat(64) })).toMatchObject({ server: false, deck: false })
  expect(check({}, sha256Hex('other')).own).toBe(false)
  expect(check({ cards: cards.toReversed() })).toMatchObject({ seen: false, deck: false })
  expect(check({ parts: { ...record.proof.parts, reveals: ['c'.repeat(64), 'b'.repeat(64)] } }).parts).toBe(false)
  const shifted = record.result.shares.map((share) => ({ ...share, returnedMinor: '1' }))
  const findings = checkHand({
    record: { ...record, result: { ...record.result, shares: shifted } },
    ...{ seen: undefined, ownCommitment: undefined, replay: replayTienLen },
  })
  expect(findings).toMatchObject({ seen: undefined, own: undefined, played: false, books: false })
  expect(isFair(findings)).toBe(false)
})
