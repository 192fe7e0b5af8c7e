import { type ModelData, readModel } from '@fairground/game-rules/slots'
import { closedReturn } from '@fairground/game-rules/slots/exact'
import type { Random } from './random.ts'
import type { Recipe } from './recipe.ts'

const stepsMax = 3_000
const closeEnough = 0.0001
const paying = new Set('THMLAKQJX')

/** How far the return in closed form lies from a target. */
export const returnMiss = (data: ModelData, rtp: number): number =>
  Math.abs((closedReturn(readModel(data))?.rtp ?? 0) - rtp)

/** Replaces single symbols of the strips by others, keeping every change that comes nearer. */
export function moveSymbols(data: ModelData, { rtp }: Recipe, random: Random): ModelData {
  let best = data
  let miss = returnMiss(best, rtp)
  for (let step = 0; step < stepsMax && miss > closeEnough; step += 1) {
    const tried = changeOne(best, random)
    const next = returnMiss(tried, rtp)
    if (next < miss) [best, miss] = [tried, next]
  }
  return best
}

/** One paying symbol of one strip becomes another that the strip shows; the last of its kind stays. */
function changeOne(data: ModelData, random: Random): ModelData {
  const set = data.free && random.int(2) === 1 ? 'free' : 'base'
  const strips = [...(data[set] ?? [])]
  const reel = random.int(strips.length)
  const letters = [...(strips[reel] ?? '')]
  const at = random.int(letters.length)
  const [old, other] = [letters[at] ?? '', letters[random.int(letters.length)] ?? '']
  const isLast = letters.filter((letter) => letter === old).length === 1
  if (paying.has(old) && paying.has(other) && !isLast) letters[at] = other
  strips[reel] = letters.join('')
  return { ...data, [set]: strips }
}
