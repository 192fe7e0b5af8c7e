import { describe, expect, it } from 'vitest'
import { filterOf, isOpenView, WithdrawalSearch, withdrawalViews } from './withdrawal-search.ts'

describe('the address of the queue', () => {
  it('keeps what fits and drops what does not, so that no link breaks the page', () => {
    expect(WithdrawalSearch.parse({ view: 'mine', query: 4417, page: '2', id: 'wdr_1' })).toEqual({
      view: 'mine',
      query: '4417',
      page: 2,
      id: 'wdr_1',
    })
    expect(WithdrawalSearch.parse({ view: 'nonsense', page: '-1', query: 'x'.repeat(65), more: 1 })).toEqual({})
  })

  it('asks for decided ones among all states, and never mixes them with what waits', () => {
    expect(filterOf('rejected')).toEqual({ filter: 'all', status: 'rejected' })
    expect(filterOf('paid')).toEqual({ filter: 'paid' })
    expect(withdrawalViews.filter(isOpenView)).toEqual(['open', 'needsTwo', 'mine'])
    expect(filterOf('asked')).toEqual({ filter: 'asked' })
  })
})
