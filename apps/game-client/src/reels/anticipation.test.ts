import { findSlotModel, type SlotModel } from '@fairground/game-rules/slots'
import { describe, expect, it } from 'vitest'
import { anticipatedReels } from './anticipation.ts'

const model = findSlotModel('lantern-20')!
const none = ['ten', 'jack', 'ace']
const scatter = ['ten', 'scatter', 'ace']

describe('reels are waited for with tension only while they can still trigger the free spins', () => {
  it('not before all but one scatter have landed', () => {
    expect(anticipatedReels(model, 'base', [scatter, none, none, none, none])).toEqual(Array(5).fill(false))
  })

  it('every later reel that can bring the last one', () => {
    const expected = [false, false, true, true, true]
    expect(anticipatedReels(model, 'base', [scatter, scatter, none, none, none])).toEqual(expected)
  })

  it('not any more once they are won', () => {
    const expected = [false, false, true, false, false]
    expect(anticipatedReels(model, 'base', [scatter, scatter, scatter, none, scatter])).toEqual(expected)
  })

  it('not a reel whose strip has no scatter', () => {
    const [base, free] = model.reelSets
    const strips = base!.strips.map((strip, reel) => (reel === 4 ? strip.filter((id) => id !== 'scatter') : strip))
    const bare: SlotModel = { ...model, reelSets: [{ ...base!, strips }, free!] }
    expect(anticipatedReels(bare, 'base', [scatter, none, none, scatter, none])).toEqual(Array(5).fill(false))
  })

  it('not in free spins that cannot be won again', () => {
    const window = [scatter, scatter, none, none, none]
    const single: SlotModel = { ...model, freeSpins: { ...model.freeSpins, retriggerCount: 0 } }
    expect(anticipatedReels(single, 'free', window)).toEqual(Array(5).fill(false))
    expect(anticipatedReels(model, 'free', window)).toEqual([false, false, true, true, true])
  })
})
