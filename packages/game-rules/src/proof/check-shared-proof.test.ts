import { chainHead, chainSeed, commitOf } from '@fairground/fairness'
import { describe, expect, test } from 'vitest'
import { crashMsOf } from '../games/crash/index.ts'
import { sharedGames, type TableRules } from '../tables/index.ts'
import { checkProof } from './check-proof.ts'

const last = 'd'.repeat(64)
const chain = { ...chainHead(last, 40), salt: commitOf('salt') }
const limitMinor = 10n ** 15n
const bets = { crash: { stakeMinor: '100000', autoX100: 101 }, 'bingo-75': { tickets: 2 }, 'bingo-90': { tickets: 2 } }
type GameId = keyof typeof bets

const rulesOf = (id: GameId): TableRules => sharedGames.find((rules) => rules.id === id)!
const written = <Value>(value: Value): Value => JSON.parse(JSON.stringify(value)) as Value

function roundOf(id: GameId, nonce: number) {
  const rules = rulesOf(id)
  const seeds = { serverSeed: chainSeed(last, chain.length, nonce), clientSeed: chain.salt, nonce }
  const bet = { tickets: 2, stakeMinor: 2_000_000n }
  const entries = ['rnd_1', 'rnd_2'].map((id) => ({ id, seed: `request-of-${id}`, currency: 'VND', bet }))
  const outcome = rules.source.draw(seeds, rules.pool ? { entries, pots: {} } : undefined)
  const names = { sharedRoundId: 'shr_1', rulesId: id, rulesVersion: rules.version, commit: commitOf(seeds.serverSeed) }
  return { rules, outcome, proof: written({ ...names, ...seeds, chain, outcome }) }
}

/** As the game hands it out. */
function betProof(id: GameId, nonce = 7, bet: object = bets[id]) {
  const { rules, outcome, proof } = roundOf(id, nonce)
  const read = rules.readBet(bet, 'VND')
  if (!read.ok) throw new Error(read.refusal.expected)
  const end = rules.settle(read.value, outcome, limitMinor, { id: 'rnd_1' })
  const events = [...(rules.pool?.shownToOwner?.('rnd_1', outcome, proof) ?? []), ...end.events]
  const money = { stakeMinor: String(read.value.stakeMinor), payoutMinor: String(end.payoutMinor) }
  return written({ ...proof, roundId: 'rnd_1', bet, currency: 'VND', isFree: false, ...money, events })
}

const differencesOf = (proof: object) => {
  const checked = checkProof(written(proof))
  return checked.isReadable ? checked.differences : [checked.part]
}

describe.each(['crash', 'bingo-75', 'bingo-90'] as const)('the proof of %s', (id) => {
  test('is true as it was handed out, of the round and of a bet in it', () => {
    expect(differencesOf(roundOf(id, 7).proof)).toEqual([])
    for (const nonce of [1, 7, 40]) expect(differencesOf(betProof(id, nonce))).toEqual([])
  })

  test('with one changed character is false, and the part that does not fit is named', () => {
    const proof = betProof(id)
    const forged: [object, string][] = [
      [{ commit: turned(proof.commit) }, 'commit'],
      [{ serverSeed: turned(proof.serverSeed) }, 'chain'],
      [{ clientSeed: turned(proof.clientSeed) }, 'clientSeed'],
      [{ nonce: 8 }, 'chain'],
      [{ chain: { ...chain, head: turned(chain.head) } }, 'chain'],
      [{ chain: { ...chain, salt: turned(chain.salt) } }, 'clientSeed'],
      [{ stakeMinor: `${proof.stakeMinor}0` }, 'stakeMinor'],
      [{ payoutMinor: `${proof.payoutMinor}1` }, 'payoutMinor'],
      [{ payoutMinor: null }, 'payoutMinor'],
      [{ events: proof.events.slice(1) }, 'events'],
      [{ bet: {} }, 'bet'],
    ]
    for (const [change, part] of forged) expect(differencesOf({ ...proof, ...change })).toContain(part)
  })

  test('without one of its parts is refused', () => {
    const proof = betProof(id)
    for (const part of Object.keys(proof).filter((name) => name !== 'bet' && name !== 'isFree' && !isName(id, name))) {
      const checked = checkProof({ ...proof, [part]: undefined })
      expect([part, checked.isReadable && checked.differences.length === 0]).toEqual([part, false])
    }
  })
})

const turned = (hex: string): string => `${hex.startsWith('0') ? '1' : '0'}${hex.slice(1)}`

/** Fields that identify the player and never affect the result of a crash round. */
const isName = (id: GameId, part: string): boolean =>
  part === 'sharedRoundId' || (id === 'crash' && ['roundId', 'currency'].includes(part))

test('a purchase that is not part of its round, or of another size, is named', () => {
  const proof = betProof('bingo-90')
  expect(differencesOf({ ...proof, roundId: 'rnd_3' })).toEqual(['roundId'])
  expect(differencesOf({ ...proof, bet: { tickets: 3 } })).toContain('bet')
})

test('a free bet is paid what it wins beyond its stake', () => {
  const proof = betProof('crash')
  const payoutMinor = String(BigInt(proof.payoutMinor) - BigInt(proof.stakeMinor))
  expect(differencesOf({ ...proof, isFree: true, payoutMinor })).toEqual([])
  expect(differencesOf({ ...proof, isFree: true })).toEqual(['payoutMinor'])
})

describe('a bet that its player cashed out', () => {
  const rules = rulesOf('crash')
  const nonce = Array.from({ length: chain.length }, (_, index) => index + 1).find(
    (n) => (roundOf('crash', n).outcome as { bustX100: number }).bustX100 > 600,
  )!
  const { outcome, proof: round } = roundOf('crash', nonce)
  const bet = { stakeMinor: 100_000n, autoX100: 0 }
  const acted = rules.act!(bet, { outcome, atMs: crashMsOf(400) }, limitMinor)
  if (!acted.ok) throw new Error(acted.refusal.expected)
  const money = { stakeMinor: '100000', payoutMinor: String(acted.end.payoutMinor) }
  const placed = { roundId: 'rnd_1', bet: { stakeMinor: '100000', autoX100: 0 }, currency: 'VND', isFree: false }
  const proof = written({ ...round, ...placed, ...money, events: acted.end.events })

  test('is paid the multiplier that it tells', () => {
    expect(differencesOf(proof)).toEqual([])
    expect(differencesOf({ ...proof, payoutMinor: `${proof.payoutMinor}0` })).toEqual(['payoutMinor'])
  })

  test('cannot have been cashed out at the bust, between two ticks, or by nobody', () => {
    const [event] = acted.end.events
    const { bustX100 } = outcome as { bustX100: number }
    const between = Array.from({ length: 100 }, (_, index) => 400 + index).filter((x100) =>
      differencesOf({ ...proof, events: [{ ...event, x100 }] }).includes('events'),
    )
    expect(between.length).toBeGreaterThan(0)
    expect(differencesOf({ ...proof, events: [{ ...event, x100: bustX100 }] })).toContain('events')
    expect(differencesOf({ ...proof, events: [{ ...event, by: 'nobody' }] })).toContain('events')
  })

  test('by what a round pays at most got no more than its outcome', () => {
    const { bustX100 } = outcome as { bustX100: number }
    const byLimit = (x100: number) => ({
      ...proof,
      events: [{ type: 'cashed-out', x100, by: 'limit' }],
      payoutMinor: String(1_000 * x100),
    })
    expect(differencesOf(byLimit(bustX100))).toEqual([])
    expect(differencesOf(byLimit(bustX100 + 1))).toContain('events')
  })
})
