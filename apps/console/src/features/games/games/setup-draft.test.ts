import type { TableSetupList } from '@fairground/contract'
import { expect, test } from 'vitest'
import { draftOf, newDraft, wishOf, wrongAmounts } from './setup-draft.ts'

const limits = [
  {
    ...{ currency: 'VND', stakeMin: '1000.00', stakeMax: '50000.00', payoutMax: '1000000.00' },
    ...{
      groups: [{ group: 'main', min: '1000.00', max: '50000.00' }],
      roundMax: '200000.00',
      exposureMax: '2000000.00',
    },
  },
]
const rules: TableSetupList['rules'][number] = {
  ...{ rulesId: 'live-baccarat', names: { vi: 'Hội An', en: 'Hoi An' }, limits },
  ...{ providers: [{ slug: 'lotus-live', name: 'Lotus Live' }], themes: [{ slug: 'thu-ha', name: 'Thu Hà' }] },
}
const table: TableSetupList['tables'][number] = {
  ...{
    tableId: 'live-baccarat',
    rulesId: 'live-baccarat',
    names: rules.names,
    provider: 'lotus-live',
    theme: 'thu-ha',
  },
  ...{
    speed: 'normal',
    tier: 'standard',
    seats: 0,
    betBehind: false,
    tips: false,
    media: null,
    language: 'vi',
    riskGroup: 'baccarat',
    source: 'seed',
    isWaiting: false,
  },
  limits,
}
const caps = [
  { riskGroup: 'baccarat', currency: 'VND', cap: '9000000.00' },
  { riskGroup: 'other', currency: 'VND', cap: '1.00' },
]

test('a table that nobody changed is asked for as it is', () => {
  const wish = wishOf(draftOf(table, { riskCaps: caps, rules: [rules] }), rules, false)
  const { source: _source, isWaiting: _isWaiting, ...setup } = table
  expect(wish).toEqual({ isNew: false, table: setup, riskCaps: [{ currency: 'VND', cap: '9000000.00' }] })
})

test('a box without an amount is named, and nothing is asked for; the cap of no group is not looked at', () => {
  const draft = { ...newDraft(rules), tableId: 'live-baccarat-hue', nameVi: 'Huế', nameEn: 'Hue' }
  expect(wishOf(draft, rules, true)?.table).toMatchObject({ riskGroup: null, language: null, limits })
  const broken = { ...draft, amounts: { ...draft.amounts, 'limits.VND.groups.main.max': '', 'riskCaps.VND': 'x' } }
  expect(wrongAmounts(broken)).toEqual(['limits.VND.groups.main.max'])
  expect(wishOf(broken, rules, true)).toBeUndefined()
  expect(wrongAmounts({ ...broken, riskGroup: 'baccarat' })).toHaveLength(2)
})
