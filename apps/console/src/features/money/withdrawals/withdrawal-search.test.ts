import { describe, expect, it } from 'vitest'
import { filterOf, isOpenView, WithdrawalSearch, withdrawalViews } from './withdrawal-search.ts'

describe('the address of the queue', () => {
  it('keeps valid values and drops others, so that no link breaks the page', () => {
    expect(WithdrawalSearch.parse({ view: 'mine', query: 4417, page: '2', id: 'wdr_1' })).toEqual({
      view: 'mine',
      query: '4417',
      page: 2,
      id: 'wdr_1',
    })
    expect(WithdrawalSearch.parse({ view: 'nonsense', page: '-1', query: 'x'.repeat(65), more: 1 })).toEqual({})
  })

  it('requests decided ones in all states, separate from pending ones', () => {
    expect(filterOf('rejected')).toEqual({ filter: 'all', status: 'rejected' })
    expect(filterOf('paid')).toEqual({ filter: 'paid' })
    expect(withdrawalViews.filter(isOpenView)).toEqual(['open', 'needsTwo', 'mine'])
    expect(filterOf('asked')).toEqual({ filter: 'asked' })
  })
})
