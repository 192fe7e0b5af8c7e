import { describe, expect, test } from 'vitest'
import { refuseReturn } from './refuse-return.ts'
import { findUnbearable, returnsOf } from './return-guard.ts'

const slot = { nodeId: 'n1', name: 'Lantern', gameType: 'RNG', rtpBp: 9651, rebateWeight: 100 }
const jacks = { nodeId: 'n2', name: 'Jacks or Better', gameType: 'RNG', rtpBp: 9954, rebateWeight: 100 }
const baccarat = { nodeId: 'n3', name: 'Baccarat', gameType: 'LIVE', rtpBp: 9894, rebateWeight: 100 }
const rate = (gameType: 'RNG' | 'LIVE', rateBp: number, rank = 0) => ({ rank, gameType, rateBp })
const nothing = { from: '2000-01-01', until: '9999-12-31', rates: [], weights: [] }
const draft = (rates: ReturnType<typeof rate>[], weights: { nodeId: string; percent: number }[] = []) => ({
  kind: 'rebate' as const,
  rates,
  weights,
})

describe('no game returns more than 99.8 % with all that is given', () => {
  test('the displayed rates are borne by games of their kind', () => {
    expect(refuseReturn([slot, baccarat], draft([rate('RNG', 120), rate('LIVE', 80)]), [nothing])).toBeUndefined()
  })

  test('a game that would pay its players to play is named', () => {
    expect(refuseReturn([slot, jacks], draft([rate('RNG', 120)]), [nothing])).toMatchObject({
      code: 'VALIDATION',
      value: { errors: [{ field: 'rates', args: { game: 'Jacks or Better', rtp: 99.54, total: 100.74, max: 99.8 } }] },
    })
  })

  test('its weight lets it be: what counts of a bet is what earns', () => {
    const weigh = (percent: number) =>
      refuseReturn([jacks], draft([rate('RNG', 120)], [{ nodeId: 'n2', percent }]), [nothing])
    expect(weigh(21)).toBeUndefined()
    expect(weigh(22)).toMatchObject({ code: 'VALIDATION' })
  })

  test('what its certificate lets count is borne without a rule that names it', () => {
    const certified = { ...jacks, rebateWeight: 9 }
    const cashback = { ...nothing, rates: [rate('RNG', 150)] }
    expect(refuseReturn([certified], draft([rate('RNG', 120)]), [cashback])).toBeUndefined()
    expect(refuseReturn([certified], draft([rate('RNG', 200)]), [cashback])).toMatchObject({ ok: false })
    const named = draft([rate('RNG', 120)], [{ nodeId: 'n2', percent: 40 }])
    expect(refuseReturn([certified], named, [cashback])).toMatchObject({ ok: false })
  })

  test('the best level decides, and exactly the bound is borne', () => {
    expect(refuseReturn([slot], draft([rate('RNG', 10), rate('RNG', 329, 6)]), [nothing])).toBeUndefined()
    expect(refuseReturn([slot], draft([rate('RNG', 10), rate('RNG', 330, 6)]), [nothing])).toMatchObject({ ok: false })
  })

  test('rebate and cash back are borne together, whichever comes second, in every version to come', () => {
    const cashback = { ...nothing, rates: [rate('RNG', 150)] }
    expect(refuseReturn([slot], draft([rate('RNG', 170)]), [nothing, cashback])).toBeUndefined()
    expect(refuseReturn([slot], draft([rate('RNG', 180)]), [nothing, cashback])).toMatchObject({ ok: false })
    const other = { ...nothing, rates: [rate('RNG', 180)] }
    expect(refuseReturn([slot], { ...draft([rate('RNG', 150)]), kind: 'cashback' }, [other])).toMatchObject({
      ok: false,
    })
  })

  test('of several the worst is named, and none where all are borne', () => {
    const rule = { rates: [rate('RNG', 500), rate('LIVE', 500)], weights: [] }
    expect(findUnbearable(returnsOf([slot, baccarat, jacks], rule, nothing))?.nodeId).toBe('n2')
    expect(findUnbearable([])).toBeUndefined()
  })
})
