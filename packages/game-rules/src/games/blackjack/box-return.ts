import { basicStrategy } from './basic-strategy.ts'
import { handValue } from './hand-value.ts'

/** Means per first stake: what is won or lost, what is staked in all, and how often something is paid. */
export type BoxReturn = { readonly net: number; readonly staked: number; readonly hit: number }

const values = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]
const [bust, naturalPays] = [22, 1.5]

/**
 * One box of a fresh shoe of eight packs by the basic strategy, over every order of cards. The player's cards are taken
 * before the hole card, which changes no chance. Both hands of a split are alike: what the second draws after the first
 * has the same chances (an exchangeable shoe), so the first counts twice; `hit` looks at the first hand only.
 */
export function boxReturn(): BoxReturn {
  const shoe = openShoe()
  let [net, staked, hit] = [0, 0, 0]
  for (const up of values)
    for (const first of values)
      for (const second of values) {
        const chance = shoe.take(up) * shoe.take(first) * shoe.take(second)
        const played = playBox(shoe, up, [first, second])
        net += chance * played.net
        staked += chance * played.staked
        hit += chance * played.hit
        for (const value of [up, first, second]) shoe.putBack(value)
      }
  return { net, staked, hit }
}

/** A shoe that tells the chance of the card it gives. */
type Shoe = {
  take(value: number): number
  putBack(value: number): void
  chanceOf(value: number): number
  /** What the dealer makes of the up card without a blackjack: chances of 17 … 21 and of more, at 22. */
  dealer(up: number): readonly number[]
}

function openShoe(): Shoe {
  const left: number[] = values.map((value) => (value === 10 ? 128 : 32))
  let size = 416
  const known = new Map<string, readonly number[]>()
  const shoe: Shoe = {
    chanceOf: (value) => (left[value - 1] ?? 0) / size,
    take(value) {
      const chance = shoe.chanceOf(value)
      left[value - 1] = (left[value - 1] ?? 0) - 1
      size -= 1
      return chance
    },
    putBack(value) {
      left[value - 1] = (left[value - 1] ?? 0) + 1
      size += 1
    },
    dealer(up) {
      const key = `${up}:${left.join()}`
      const found = known.get(key) ?? dealerTotals(shoe, up)
      known.set(key, found)
      return found
    },
  }
  return shoe
}

function dealerTotals(shoe: Shoe, up: number): readonly number[] {
  const chances = new Array<number>(bust + 1).fill(0)
  const blackjackHole = up === 1 ? 10 : up === 10 ? 1 : undefined
  const draw = (hard: number, hasAce: boolean, chance: number): void => {
    const total = hasAce && hard <= 11 ? hard + 10 : hard
    if (total >= 17) {
      const place = Math.min(total, bust)
      chances[place] = (chances[place] ?? 0) + chance
      return
    }
    const isHole = hard === up
    for (const value of values) {
      if (isHole && value === blackjackHole) continue
      const taken = shoe.take(value)
      if (taken > 0) draw(hard + value, hasAce || value === 1, chance * taken)
      shoe.putBack(value)
    }
  }
  draw(up, up === 1, 1)
  return chances
}

function playBox(shoe: Shoe, up: number, cards: readonly [number, number]): BoxReturn {
  const blackjack = blackjackChance(shoe, up)
  if (handValue(cards).total === 21) return { net: naturalPays * (1 - blackjack), staked: 1, hit: 1 }
  const allowed = ['hit', 'stand', 'double', ...(cards[0] === cards[1] ? ['split'] : [])]
  const isSplit = basicStrategy(cards, up, allowed) === 'split'
  const played = isSplit ? playSplit(shoe, up, cards[0]) : playHand(shoe, up, cards)
  const factor = isSplit ? 2 : 1
  return { net: factor * played.net - blackjack, staked: factor * played.staked + blackjack, hit: played.hit }
}

/** The first of two hands; aces get one card. */
function playSplit(shoe: Shoe, up: number, first: number): BoxReturn {
  return overNext(shoe, (second) =>
    first === 1
      ? standOn(shoe, up, { total: handValue([1, second]).total, stake: 1 })
      : playHand(shoe, up, [first, second]),
  )
}

/** From here on everything is weighed with the chance that the dealer has no blackjack. */
function playHand(shoe: Shoe, up: number, cards: readonly number[]): BoxReturn {
  const { total } = handValue(cards)
  if (total >= 21) return standOn(shoe, up, { total, stake: 1 })
  const decision = basicStrategy(cards, up, cards.length === 2 ? ['hit', 'stand', 'double'] : ['hit', 'stand'])
  if (decision === 'stand') return standOn(shoe, up, { total, stake: 1 })
  return overNext(shoe, (next) =>
    decision === 'double'
      ? standOn(shoe, up, { total: handValue([...cards, next]).total, stake: 2 })
      : playHand(shoe, up, [...cards, next]),
  )
}

function overNext(shoe: Shoe, then: (value: number) => BoxReturn): BoxReturn {
  let [net, staked, hit] = [0, 0, 0]
  for (const value of values) {
    const chance = shoe.take(value)
    const played = then(value)
    shoe.putBack(value)
    net += chance * played.net
    staked += chance * played.staked
    hit += chance * played.hit
  }
  return { net, staked, hit }
}

function standOn(shoe: Shoe, up: number, { total, stake }: { total: number; stake: number }): BoxReturn {
  const isOpen = 1 - blackjackChance(shoe, up)
  if (total > 21) return { net: -stake * isOpen, staked: stake * isOpen, hit: 0 }
  let [won, tied] = [0, 0]
  for (const [dealer, chance] of shoe.dealer(up).entries()) {
    if (dealer === bust || dealer < total) won += chance
    else if (dealer === total) tied += chance
  }
  return { net: stake * (2 * won + tied - isOpen), staked: stake * isOpen, hit: won + tied }
}

function blackjackChance(shoe: Shoe, up: number): number {
  if (up === 1) return shoe.chanceOf(10)
  return up === 10 ? shoe.chanceOf(1) : 0
}
