/** An amount of cash and bonus money in minor units, and its chance. */
export interface End {
  readonly cash: number
  readonly bonus: number
  readonly chance: number
}

/** Stake after stake of the same game. `pays` is a whole multiple of the stake. */
interface Game {
  readonly stake: number
  readonly pays: number
  readonly winChance: number
}

/** Amounts that differ by whole stakes: the chance of `rest` + index × stake. */
interface Layer {
  readonly rest: number
  /** Bonus money beside this cash; undefined where the amounts are bonus money and no cash is left. */
  readonly bonus: number | undefined
  cells: Float64Array
}

/** Chances below this are dropped: at the upper end of amounts, and where stakes of both kinds of money branch off. */
const smallest = 1e-14

/** The chances of all amounts of cash and bonus money that play can come to. Cash is staked first, then bonus money. */
export class MoneyStates {
  readonly #game: Game
  #layers = new Map<string, Layer>()

  constructor(game: Game) {
    this.#game = game
  }

  /** Adds the chance of an amount. */
  put(cash: number, bonus: number, chance: number): void {
    const { stake } = this.#game
    const amount = cash > 0 ? cash : bonus
    const rest = amount % stake
    const key = cash > 0 ? `${rest} beside ${bonus}` : `${rest}`
    const index = (amount - rest) / stake
    const layer = this.#layers.get(key) ?? { rest, bonus: cash > 0 ? bonus : undefined, cells: new Float64Array() }
    if (layer.cells.length <= index) layer.cells = grown(layer.cells, index + 1)
    layer.cells[index] = (layer.cells[index] ?? 0) + chance
    this.#layers.set(key, layer)
  }

  /** One stake from everybody who has it; whoever has less is out. */
  playOnce(): void {
    const before = [...this.#layers.values()]
    const shortOf = before.map(({ cells }) => cells[0] ?? 0)
    for (const layer of before) layer.cells = this.#staked(layer.cells)
    for (const [index, layer] of before.entries()) {
      this.#stakeBoth(layer, shortOf[index] ?? 0)
      if (layer.rest === 0) this.#spendCash(layer)
    }
  }

  *ends(): Generator<End> {
    for (const { rest, bonus, cells } of this.#layers.values())
      for (const [index, chance] of cells.entries()) {
        const amount = rest + index * this.#game.stake
        if (chance > 0) yield bonus === undefined ? { cash: 0, bonus: amount, chance } : { cash: amount, bonus, chance }
      }
  }

  /** Whole stakes of one kind of money. */
  #staked(cells: Float64Array): Float64Array {
    const { pays, winChance } = this.#game
    const next = new Float64Array(cells.length + pays - 1)
    for (let index = 1; index < cells.length; index += 1) {
      const chance = cells[index] ?? 0
      next[index - 1] = (next[index - 1] ?? 0) + chance * (1 - winChance)
      next[index - 1 + pays] = (next[index - 1 + pays] ?? 0) + chance * winChance
    }
    let length = next.length
    while (length > 0 && (next[length - 1] ?? 0) < smallest) length -= 1
    return next.subarray(0, length)
  }

  /** A stake of the last of the cash and of bonus money: a win is split in the same proportion. */
  #stakeBoth({ rest, bonus }: Layer, chance: number): void {
    const { stake, pays, winChance } = this.#game
    if (bonus === undefined || chance < smallest || rest + bonus < stake) return
    const fromBonus = stake - rest
    this.put(0, bonus - fromBonus, chance * (1 - winChance))
    this.put(pays * rest, bonus - fromBonus + pays * fromBonus, chance * winChance)
  }

  /** Whoever has no cash left goes on with bonus money. */
  #spendCash({ bonus, cells }: Layer): void {
    const chance = cells[0] ?? 0
    if (bonus === undefined || chance === 0) return
    cells[0] = 0
    this.put(0, bonus, chance)
  }
}

function grown(cells: Float64Array, length: number): Float64Array {
  const larger = new Float64Array(length)
  larger.set(cells)
  return larger
}
