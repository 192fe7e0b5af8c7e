import type { InstantGame } from '@fairground/game-rules/instant'
import { instantGames } from '@fairground/game-rules/instant'
import { type Catalogue, catalogueOf, createCatalogue } from '../src/catalogue/catalogue.ts'
import type { InstantTitle } from '../src/catalogue/game.ts'

type Bet = { stakeMinor: bigint }
type Action = { type: 'draw' | 'double' | 'stop' }
type Event = { type: 'dealt' | 'drew' | 'doubled' | 'stopped'; card: number } | { type: 'shown'; next: number }

const cardCount = 10
const cardsMax = 5
const doublesMax = 2

/**
 * Cards 0 … 9 lie in a hidden row; the first is open. Drawing a lower one than the one before loses. Stopping pays the
 * stake once for every open card; doubling adds the first stake again and draws.
 */
export const smallGame: InstantGame<Bet, Action, Event> = {
  id: 'small-game',
  version: 1,
  readBet(input) {
    const stake = (input as { stakeMinor?: unknown } | null)?.stakeMinor
    return typeof stake === 'string' && /^[1-9]\d{0,17}$/.test(stake)
      ? { ok: true, value: { stakeMinor: BigInt(stake) } }
      : { ok: false, refusal: { field: 'stakeMinor', expected: 'minor units as text' } }
  },
  readAction(input) {
    const type = (input as { type?: unknown } | null)?.type
    return type === 'draw' || type === 'double' || type === 'stop'
      ? { ok: true, value: { type } }
      : { ok: false, refusal: { field: 'type', expected: 'draw, double or stop' } }
  },
  payoutMinorMax: ({ stakeMinor }) => stakeMinor * BigInt((1 + doublesMax) * cardsMax),
  play(bet, actions, draws) {
    const row = draws.deal(cardCount, cardsMax + 1)
    const card = (index: number): number => row[index]!
    const events: Event[] = [{ type: 'dealt', card: card(0) }]
    let [open, doubles, isOver, isLost] = [1, 0, false, false]
    for (const { type } of actions) {
      if (!allowed(isOver, doubles, open).includes(type))
        return { ok: false, refusal: { field: 'type', expected: 'an allowed action' } }
      if (type === 'stop') {
        events.push({ type: 'stopped', card: card(open - 1) })
        isOver = true
        continue
      }
      if (type === 'double') doubles += 1
      events.push({ type: type === 'double' ? 'doubled' : 'drew', card: card(open) })
      isLost = card(open) < card(open - 1)
      open += 1
      isOver = isLost || open === cardsMax
    }
    if (isOver) events.push({ type: 'shown', next: card(open) })
    const stakeMinor = bet.stakeMinor * BigInt(1 + doubles)
    const payoutMinor = isOver && !isLost ? stakeMinor * BigInt(open) : 0n
    return { ok: true, round: { events, stakeMinor, payoutMinor, isOver, allowed: allowed(isOver, doubles, open) } }
  },
  abandon: (_bet, actions) => (actions.length > 0 ? { type: 'stop' } : 'refund'),
}

const allowed = (isOver: boolean, doubles: number, open: number): string[] => {
  if (isOver || open === cardsMax) return []
  return doubles < doublesMax ? ['draw', 'double', 'stop'] : ['draw', 'stop']
}

/** What an open round of the small game may say. */
export const openEventFields = ['card', 'type']

const titleOf = (gameId: string, rules: InstantTitle['rules']): InstantTitle => ({
  kind: 'instant',
  gameId,
  names: { vi: gameId, en: gameId },
  provider: { code: 'house', name: 'House' },
  theme: 'fair',
  category: 'RNG',
  subCategory: 'AC',
  images: { tile: `tile/${gameId}` },
  isNew: false,
  status: 'live',
  rules,
  certificate: {
    ...{ gameId, version: rules.version, hash: '0'.repeat(64), method: 'exact', betCount: 1, date: '2026-11-22' },
    ...{
      rtpMin: '0.99000000',
      rtpMinExact: '99/100',
      rtpMax: '0.99000000',
      rtpMaxExact: '99/100',
      rtpBest: '0.99000000',
    },
    ...{ hitFrequencyMin: '0.50000000', hitFrequencyMax: '0.50000000', maxWinX: 15 },
  },
  facts: { rtpBp: 9900, rtpMinBp: 9800, hitFrequencyBp: null, maxWinX: 15, volatility: 'low', rebateWeight: 29 },
  raises: { min: '1', max: 1 },
})

/** The catalogue of this release and the small game beside it. */
export function catalogueWithSmallGame(): Catalogue {
  const rules = [...instantGames, smallGame]
  const others = createCatalogue(0).list()
  const missing = rules.filter(({ id }) => others.every(({ gameId }) => gameId !== id))
  return catalogueOf([...others, ...missing.map((one) => titleOf(one.id, one))], rules)
}
