import { permutations } from '../digits/digits.ts'
import { findPlay } from '../lotteries/index.ts'
import { vnNorth } from '../lotteries/vn-north/index.ts'
import { vnSouth } from '../lotteries/vn-south/index.ts'
import { type Item, itemsOf, lengthOf, type Place } from './items.ts'
import { Unread, type Wish, wishesOf } from './line.ts'
import { fold, plainDigits, plainPlays, playFor, provinceOf, type ShorthandRegion, takesEveryOrder } from './words.ts'

export type ShorthandBet = {
  readonly bet: string
  readonly numbers: readonly string[]
  /** In whole đồng, for one number or one ticket of several. */
  readonly stake: bigint
  /** Single bets. */
  readonly count: number
  /** The id of the province, where the line names one. */
  readonly province?: string
  /** From 1 on. */
  readonly line: number
}

export type Shorthand = {
  /** None where anything is not understood: nothing is guessed. */
  readonly bets: readonly ShorthandBet[]
  readonly unread: readonly (Place & { readonly line: number })[]
}

type LineBet = Omit<ShorthandBet, 'line'>

const lotteryOf = { north: vnNorth, south: vnSouth } as const

/** Reads lines of bets as players write them. The South stands for the Centre too. */
export function readShorthand(region: ShorthandRegion, text: string): Shorthand {
  const lines: Shorthand[] = []
  let from = 0
  for (const [index, line] of plainDigits(text).split('\n').entries()) {
    const { bets, unread } = readLine(region, line, from)
    const at = { line: index + 1 }
    lines.push({ bets: bets.map((bet) => ({ ...bet, ...at })), unread: unread.map((place) => ({ ...place, ...at })) })
    from += lengthOf(line) + 1
  }
  const unread = lines.flatMap((line) => line.unread)
  return { bets: unread.length > 0 ? [] : lines.flatMap(({ bets }) => bets), unread }
}

function readLine(
  region: ShorthandRegion,
  line: string,
  from: number,
): { bets: readonly LineBet[]; unread: readonly Place[] } {
  const { province, items } = afterProvince(region, itemsOf(line, from))
  const unknown = items.filter(({ kind }) => kind === 'unknown')
  if (unknown.length > 0 || (items.length === 0 && !province)) return { bets: [], unread: unknown.map(placeOf) }
  try {
    if (province && items.length === 0) throw new Unread(province.item)
    const bets = wishesOf(items).flatMap((wish) => betsOf(region, wish))
    return { bets: bets.map((bet) => ({ ...bet, ...(province && { province: province.id }) })), unread: [] }
  } catch (error) {
    if (!(error instanceof Unread)) throw error
    return { bets: [], unread: error.items.map(placeOf) }
  }
}

const placeOf = ({ text, at }: Item): Place => ({ text, at })

/** A word at the head of the line that is no play may name a province; the North has none. */
function afterProvince(region: ShorthandRegion, items: readonly Item[]) {
  const [item, ...rest] = items
  const id = region === 'south' && item?.kind === 'unknown' ? provinceOf(fold(item.text)) : undefined
  return item && id !== undefined ? { province: { id, item }, items: rest } : { province: undefined, items }
}

type Numbered = { readonly number: string; readonly item: Item }

/** In a list such as `đá 12-34` a dash joins two numbers for some and spans a range for others: nothing is guessed. */
const isList = (play: string): boolean => !takesEveryOrder(play) && !plainPlays.has(play)

/** One bet, or one for each length of number: `12 345 lo` is lo2 and lo3. */
function betsOf(region: ShorthandRegion, wish: Wish): readonly LineBet[] {
  if (plainPlays.has(wish.play.play)) return [betOf(region, wish, wish.play.play, [])]
  const dashed = wish.numbers.filter(({ isDashed }) => isDashed)
  if (isList(wish.play.play) && dashed.length > 0) throw new Unread(...dashed)
  const byPlay = new Map<string, Numbered[]>()
  for (const numbered of numbersOf(wish)) {
    const bet = playFor(region, wish.play.play, numbered.number.length)
    if (bet === undefined) throw new Unread(isKnown(region, wish) ? numbered.item : wish.play)
    byPlay.set(bet, [...(byPlay.get(bet) ?? []), numbered])
  }
  return [...byPlay].map(([bet, numbers]) => betOf(region, wish, bet, numbers))
}

/** A word of the other region is what is not understood, not its numbers. */
const isKnown = (region: ShorthandRegion, { play }: Wish): boolean =>
  [1, 2, 3, 4].some((digits) => playFor(region, play.play, digits) !== undefined)

/** Numbers as typed; with every order each once and ascending. */
function numbersOf({ numbers, isEveryOrder }: Wish): readonly Numbered[] {
  const typed = numbers.flatMap((item) => item.numbers.map((number) => ({ number, item })))
  if (!isEveryOrder) return typed
  const all = new Map(
    typed.flatMap(({ number, item }) => permutations(number).map((order) => [order, { number: order, item }] as const)),
  )
  return [...all.values()].sort((a, b) => (a.number < b.number ? -1 : 1))
}

function betOf(region: ShorthandRegion, wish: Wish, bet: string, numbered: readonly Numbered[]): LineBet {
  const play = findPlay(lotteryOf[region], bet)
  if (!play) throw new Error(`No play ${bet} in the ${region}`)
  const numbers = numbered.map(({ number }) => number)
  const read = play.read(numbers)
  if (!read.ok) throw new Unread(numbered[Number(read.refusal.field || -1)]?.item ?? wish.play)
  return { bet, numbers, stake: wish.dong, count: play.count(read.value) }
}
