import { checkRaffle } from '@fairground/contract/raffle-rule'
import { expect, it } from 'vitest'
import { chanceOf, newPrize, newRaffle, type RaffleDraft, termsOf } from './raffle-draft.ts'

const timeZone = 'Asia/Ho_Chi_Minh'
const text = { title: 'T', content: 'C' }
const prize = { ...newPrize, names: { vi: 'P' } }
const money = { ...prize, amount: '50000', stock: '10', weight: '1' }
const nothing = { ...prize, weight: '3' }
const whole: RaffleDraft = {
  ...newRaffle,
  texts: { vi: text },
  startsAt: '2026-11-21T09:00',
  endsAt: '2026-11-28T09:00',
  memberMax: '100000',
  prizes: [money, nothing],
}
const faultsOf = (fields: Partial<RaffleDraft>) =>
  checkRaffle({ terms: termsOf({ ...whole, ...fields }, timeZone), languages: ['vi'] }).map(({ field }) => field)

it('a complete draft is sent in the site’s format; a blank prize needs no stock', () => {
  expect(faultsOf({})).toEqual([])
  expect(termsOf(whole, timeZone).prizes).toMatchObject([{ amount: '50000.00', stock: 10 }, { amount: '0.00' }])
  expect([chanceOf(whole.prizes, 0), chanceOf(whole.prizes, 1)]).toEqual([25, 75])
})

it('each missing value is shown at its field', () => {
  expect(faultsOf({ prizes: [nothing, nothing] })).toEqual(['prizes'])
  expect(faultsOf({ memberMax: '' })).toEqual(['memberMax'])
  expect(faultsOf({ memberMax: '49999' })).toEqual(['memberMax'])
  expect(faultsOf({ memberMax: '500001' })).toEqual(['memberMax'])
  expect(faultsOf({ prizes: [money] })).toEqual(['prizes'])
  expect(faultsOf({ prizes: [{ ...money, stock: '' }, nothing] })).toEqual(['prizes.0.stock'])
  expect(faultsOf({ prizes: [money, { ...nothing, weight: '0' }] })).toEqual(['prizes.1.weight'])
  expect(faultsOf({ audience: 'accounts' })).toEqual(['audienceAccounts'])
  expect(faultsOf({ audience: 'newcomers', audienceDays: '0' })).toEqual(['audienceDays'])
  expect(faultsOf({ chanceRule: 'deposit' })).toEqual(['chanceStep'])
  expect(faultsOf({ chanceCountMax: '21' })).toEqual(['chanceCountMax'])
})

it('accounts are separated by lines or commas', () => {
  const { audienceAccounts } = termsOf({ ...whole, audienceAccounts: 'an\n binh, chi' }, timeZone)
  expect(audienceAccounts).toEqual(['an', 'binh', 'chi'])
})
