/** What a hand tells of how its seats treated each other. */
export type PlayedHand = {
  readonly handId: string
  readonly unitMinor: bigint
  readonly seats: readonly { readonly player: string; readonly netMinor: bigint }[]
  /** Who answered whose raise, and whether by folding. */
  readonly answers: readonly { readonly player: string; readonly to: string; readonly isFold: boolean }[]
  /** Players of the hand who share a device or a line of agents. */
  readonly related?: readonly (readonly [string, string])[]
}

export const pairSignals = ['shared-tables', 'net-flow', 'folds-to-partner', 'related'] as const
export type PairSignal = (typeof pairSignals)[number]

/** A pair that two people should look at; the first is who lost to the other, or folded to him. */
export type FlaggedPair = {
  readonly players: readonly [string, string]
  readonly signals: readonly PairSignal[]
  readonly hands: number
  /** Hands together that seats drawn by chance would have had. */
  readonly expectedHands: number
  /** From the first to the second, in units in a hundred hands. */
  readonly flowPer100: number
  /** Of what the first lost in all. */
  readonly flowShare: number
  /** The first's folds to raises of the second and to those of others, of so many answers to the second. */
  readonly answers: number
  readonly foldShare: number
  readonly foldShareToOthers: number
}

/** Where a signal begins. */
const bounds = {
  handsTogether: 200,
  timesExpected: 3,
  flowShare: 0.6,
  flowPer100: 50,
  answers: 50,
  foldGap: 0.2,
  /** Standard errors that flows and folds must lie above chance. */
  sigma: 4,
} as const

const weights: Readonly<Record<PairSignal, number>> = {
  ...{ 'shared-tables': 0.4, 'net-flow': 1, 'folds-to-partner': 1, related: 0.3 },
}
/** Sitting together is no offence: by itself it flags nobody. */
const flaggedFrom = 1

type Pair = { a: number; b: number; hands: number; flow: number; squares: number; isRelated: boolean }
type Answers = { count: number; folds: number }
type Player = { hands: number; opponents: number; net: number; answers: Answers }

/** Counts hands as they come, and tells which pairs stand out. Nothing of a hand is kept but sums. */
export class PairCounter {
  private readonly numbers = new Map<string, number>()
  private readonly names: string[] = []
  private readonly players: Player[] = []
  private readonly pairs = new Map<number, Pair>()
  /** By who answers and whom. */
  private readonly answers = new Map<number, Answers>()
  private seats = 0

  add({ unitMinor, seats, answers, related = [] }: PlayedHand): void {
    const at = seats.map(({ player }) => this.numberOf(player))
    const nets = seats.map(({ netMinor }) => Number(netMinor) / Number(unitMinor))
    const won = nets.reduce((sum, net) => sum + Math.max(net, 0), 0)
    this.seats += seats.length
    for (const [one, a] of at.entries()) {
      const player = this.playerAt(a)
      player.hands += 1
      player.opponents += seats.length - 1
      player.net += nets[one] ?? 0
      for (const [step, b] of at.slice(one + 1).entries()) {
        const two = one + 1 + step
        this.move(a, b, flowOf(nets[one] ?? 0, nets[two] ?? 0, won))
      }
    }
    for (const { player, to, isFold } of answers) this.answer(this.numberOf(player), this.numberOf(to), isFold)
    for (const [one, two] of related) this.pairOf(this.numberOf(one), this.numberOf(two)).isRelated = true
  }

  /** The strongest first. */
  flagged(): FlaggedPair[] {
    return [...this.pairs.values()]
      .flatMap((pair) => [this.judge(pair, pair.a, pair.b), this.judge(pair, pair.b, pair.a)])
      .filter(({ signals }) => scoreOf(signals) >= flaggedFrom)
      .toSorted((x, y) => scoreOf(y.signals) - scoreOf(x.signals) || y.hands - x.hands)
  }

  private judge(pair: Pair, from: number, to: number): FlaggedPair {
    const { hands, squares, isRelated } = pair
    const flow = from === pair.a ? pair.flow : -pair.flow
    const [loser, winner] = [this.playerAt(from), this.playerAt(to)]
    const expectedHands = (loser.opponents * winner.hands) / Math.max(this.seats - loser.hands, 1)
    const flowPer100 = hands > 0 ? (flow / hands) * 100 : 0
    // Who wins from all others and loses to one alone loses all of it there.
    const lost = Math.max(-loser.net, flow)
    const flowShare = flow > 0 ? flow / lost : 0
    const own = this.answers.get(keyOf(from, to)) ?? none
    const others = { count: loser.answers.count - own.count, folds: loser.answers.folds - own.folds }
    const [foldShare, foldShareToOthers] = [shareOf(own), shareOf(others)]
    const has: Readonly<Record<PairSignal, boolean>> = {
      'shared-tables': hands >= bounds.handsTogether && hands >= bounds.timesExpected * expectedHands,
      'net-flow':
        flowShare >= bounds.flowShare && flowPer100 >= bounds.flowPer100 && flow >= bounds.sigma * Math.sqrt(squares),
      'folds-to-partner':
        own.count >= bounds.answers &&
        others.count >= bounds.answers &&
        foldShare - foldShareToOthers >= bounds.foldGap &&
        foldShare - foldShareToOthers >= bounds.sigma * errorOf(own, others),
      related: isRelated,
    }
    return {
      players: [this.names[from] ?? '', this.names[to] ?? ''],
      signals: pairSignals.filter((signal) => has[signal]),
      ...{ hands, expectedHands, flowPer100, flowShare, answers: own.count, foldShare, foldShareToOthers },
    }
  }

  private move(a: number, b: number, flow: number): void {
    const pair = this.pairOf(a, b)
    pair.hands += 1
    pair.flow += pair.a === a ? flow : -flow
    pair.squares += flow * flow
  }

  private answer(from: number, to: number, isFold: boolean): void {
    const key = keyOf(from, to)
    const own = this.answers.get(key) ?? { count: 0, folds: 0 }
    this.answers.set(key, own)
    for (const one of [own, this.playerAt(from).answers]) {
      one.count += 1
      one.folds += Number(isFold)
    }
  }

  private pairOf(one: number, two: number): Pair {
    const [a, b] = one < two ? [one, two] : [two, one]
    const key = keyOf(a, b)
    const found = this.pairs.get(key) ?? { a, b, hands: 0, flow: 0, squares: 0, isRelated: false }
    this.pairs.set(key, found)
    return found
  }

  private numberOf(name: string): number {
    const known = this.numbers.get(name)
    if (known !== undefined) return known
    this.numbers.set(name, this.names.length)
    this.players.push({ hands: 0, opponents: 0, net: 0, answers: { count: 0, folds: 0 } })
    return this.names.push(name) - 1
  }

  /** @throws RangeError for a number that was given to nobody */
  private playerAt(number: number): Player {
    const found = this.players[number]
    if (!found) throw new RangeError(`There is no player ${number}`)
    return found
  }
}

const none: Answers = { count: 0, folds: 0 }
const playersMax = 10_000_000
const keyOf = (one: number, two: number): number => one * playersMax + two

const scoreOf = (signals: readonly PairSignal[]): number => signals.reduce((sum, signal) => sum + weights[signal], 0)

/** What of a hand went from one seat to another: losses are shared out to who won, by what each won. */
function flowOf(net: number, other: number, won: number): number {
  if (won === 0 || net * other >= 0) return 0
  return net < 0 ? (-net * other) / won : -((-other * net) / won)
}

const shareOf = ({ count, folds }: Answers): number => (count > 0 ? folds / count : 0)

/** Of the difference of two shares, if both were one. */
function errorOf(own: Answers, others: Answers): number {
  const all = shareOf({ count: own.count + others.count, folds: own.folds + others.folds })
  return Math.sqrt(all * (1 - all) * (1 / own.count + 1 / others.count))
}

/** The pairs that stand out in these hands. */
export function findPairs(hands: Iterable<PlayedHand>): FlaggedPair[] {
  const counter = new PairCounter()
  for (const hand of hands) counter.add(hand)
  return counter.flagged()
}
