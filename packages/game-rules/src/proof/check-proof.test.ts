import { chainHead, chainSeed, commitOf, createStream } from '@fairground/fairness'
import { expect, test } from 'vitest'
import { instantGames } from '../instant/index.ts'
import { findSlotModel, playRound } from '../slots/index.ts'
import { sharedGames } from '../tables/index.ts'
import { checkProof } from './check-proof.ts'

const serverSeed = 'ed95fde6a810fbebf4fc5402f1e313b0aefb24f7aafc6c5f883e686b7641e3e5'
const isTrue = { isReadable: true, differences: [] }
const seeds = { serverSeed, clientSeed: 'hello', nonce: 3 }
const head = { roundId: 'rnd_1', startedAt: '2026-11-22T00:00:00.000Z', commit: commitOf(serverSeed), ...seeds }

function slotProof() {
  const model = findSlotModel('lantern-20')!
  const { modelId, modelVersion, ...round } = playRound(model, { stakeMinor: 1_000_000n, stream: createStream(seeds) })
  return JSON.parse(JSON.stringify({ ...head, gameId: 'rong-ho-phu-quy', modelId, modelVersion, ...round }))
}

function instantProof() {
  const rules = instantGames.find(({ id }) => id === 'mines')!
  const bet = { stakeMinor: '100000', mines: 3 }
  const actions = [{ type: 'reveal', tile: 0 }, { type: 'cash-out' }]
  const read = rules.readBet(bet)
  const played = read.ok ? rules.play(read.value, actions, createStream(seeds)) : undefined
  if (!played?.ok) throw new Error('the example is no round')
  const { events, stakeMinor, payoutMinor } = played.round
  const result = { stakeMinor: String(stakeMinor), payoutMinor: String(payoutMinor), events }
  return JSON.parse(
    JSON.stringify({ ...head, gameId: 'mines', rulesId: 'mines', rulesVersion: 1, bet, actions, ...result }),
  )
}

function sharedProof(number = 7) {
  const rules = sharedGames.find(({ id }) => id === 'crash')!
  const chain = { ...chainHead(serverSeed, 20), salt: commitOf('salt') }
  const seed = chainSeed(serverSeed, 20, number)
  const drawn = { serverSeed: seed, clientSeed: chain.salt, nonce: number }
  const names = { sharedRoundId: 'shr_1', rulesId: 'crash', rulesVersion: rules.version }
  return { ...names, ...drawn, commit: commitOf(seed), chain, outcome: rules.source.draw(drawn) }
}

const forgedShared: [object, string][] = [
  [{ outcome: { bustX100: 1 } }, 'outcome'],
  [{ commit: '0'.repeat(64) }, 'commit'],
  [{ nonce: 8 }, 'chain'],
  [{ clientSeed: 'another salt' }, 'clientSeed'],
  [{ chain: { ...sharedProof().chain, head: '0'.repeat(64) } }, 'chain'],
]
test.each(forgedShared)('a proof of a shared round with %j is false, and the part is named', (change, part) => {
  const checked = checkProof({ ...sharedProof(), ...change })
  expect(checked.isReadable && checked.differences).toContain(part)
})

test('a true proof of a shared round fits its chain and its outcome; one without a chain cannot be checked', () => {
  expect(checkProof(sharedProof())).toEqual({
    ...isTrue,
    kind: 'shared',
    game: 'crash version 1',
    saltFrom: 'untold',
  })
  expect(checkProof({ ...sharedProof(), chain: undefined })).toMatchObject({ isReadable: false })
})

test('a true proof of a slot and of an instant game is played again to the same end', () => {
  expect(checkProof(slotProof())).toEqual({
    ...isTrue,
    kind: 'slot',
    game: 'lantern-20 version 1',
  })
  expect(checkProof(instantProof())).toEqual({ ...isTrue, kind: 'instant', game: 'mines version 1' })
})

const forgeries: [object, string][] = [
  [{ payoutMinor: '999' }, 'payoutMinor'],
  [{ stakeMinor: '1' }, 'stakeMinor'],
  [{ commit: '0'.repeat(64) }, 'commit'],
  [{ events: [] }, 'events'],
  [{ clientSeed: 'other' }, 'events'],
]
test.each(forgeries)('an instant proof with %j is false, and the part is named', (change, part) => {
  const checked = checkProof({ ...instantProof(), ...change })
  expect(checked.isReadable && checked.differences).toContain(part)
})

const unreadable: [object, string][] = [
  [{ serverSeed: null }, 'not revealed'],
  [{ serverSeed: 'short' }, 'server seed'],
  [{ nonce: undefined }, 'seeds'],
  [{ rulesVersion: 99 }, 'rulesVersion'],
  [{ actions: [{ type: 'fly' }] }, 'actions'],
  [{ bet: { mines: 3 } }, 'bet'],
]
test.each(unreadable)('an instant proof with %j cannot be checked, and says why', (change, reason) => {
  expect(checkProof({ ...instantProof(), ...change })).toMatchObject({
    isReadable: false,
    reason: expect.stringContaining(reason),
  })
})

test('a forged total of a slot is named', () => {
  expect(checkProof({ ...slotProof(), totalMinor: '7' })).toMatchObject({ differences: ['totalMinor'] })
})

test('a proof of a round of pots is drawn again from the bets it names; one that was changed is false', () => {
  const rules = sharedGames.find(({ id }) => id === 'bingo-75')!
  const { outcome: _, rulesId: __, ...crash } = sharedProof()
  const bet = { tickets: 2, stakeMinor: 2_000_000n }
  const entries = ['a', 'b'].map((id) => ({ id, seed: id, currency: 'VND', bet }))
  const { serverSeed, clientSeed, nonce } = crash
  const outcome = JSON.parse(
    JSON.stringify(rules.source.draw({ serverSeed, clientSeed, nonce }, { entries, pots: {} })),
  )
  const proof = { ...crash, rulesId: rules.id, rulesVersion: rules.version, outcome }
  expect(checkProof(proof)).toEqual({ ...isTrue, kind: 'shared', game: 'bingo-75 version 2', saltFrom: 'untold' })
  const [hall] = outcome.halls
  const forged = { ...outcome, halls: [{ ...hall, wins: hall.wins.slice(1) }] }
  expect(checkProof({ ...proof, outcome: forged })).toMatchObject({ differences: ['outcome'] })
  expect(checkProof({ ...proof, outcome: { calls: [1] } })).toMatchObject({ differences: ['outcome'] })
  const endless = { ...outcome, purchases: [{ ...outcome.purchases[0], tickets: 1e9 }] }
  expect(checkProof({ ...proof, outcome: endless })).toMatchObject({ differences: ['outcome'] })
})

test.each([null, [], 'proof', 7, {}, { commit: head.commit }])(
  '%j is no proof, and no part of one is named',
  (proof) => {
    const checked = checkProof(proof)
    expect([checked.isReadable, 'part' in checked]).toEqual([false, false])
  },
)

test('a version of the rules that is not known is named, whatever the game', () => {
  const rules = { isReadable: false, part: 'rulesId, rulesVersion' }
  expect(checkProof({ ...instantProof(), rulesVersion: 2 })).toMatchObject(rules)
  expect(checkProof({ ...sharedProof(), rulesVersion: 9 })).toMatchObject(rules)
  expect(checkProof({ ...sharedProof(), rulesId: 'dice' })).toMatchObject(rules)
  expect(checkProof({ ...slotProof(), modelVersion: 2 })).toMatchObject({ part: 'modelId, modelVersion' })
})

test('a chain longer than any can be is no chain, and is not walked', () => {
  const chain = { ...sharedProof().chain, length: 1e12 }
  expect(checkProof({ ...sharedProof(), chain, nonce: 1e12 })).toMatchObject({ differences: ['chain'] })
})
