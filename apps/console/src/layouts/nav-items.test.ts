import { permissions } from '@fairground/contract'
import { describe, expect, it } from 'vitest'
import { isOn, navItems } from './nav-items.ts'

describe('the side bar', () => {
  it('shows every page to a person with all permissions', () => {
    expect(navItems(permissions).map(({ href }) => href)).toEqual([
      '/',
      '/wishes',
      '/withdrawals',
      '/disputes',
      '/deposits',
      '/adjustments',
      '/ledger',
      '/reports',
      '/members',
      '/risk',
      '/identity',
      '/contracts',
      '/feedback',
      '/chat',
      '/rules',
      '/promotions',
      '/missions',
      '/raffles',
      '/free-rounds',
      '/rains',
      '/applications',
      '/points',
      '/content',
      '/messages',
      '/registration',
      '/features',
      '/challenges',
      '/settings',
      '/thresholds',
      '/policy',
      '/games',
      '/vendors',
      '/operators',
      '/outbox',
      '/providers',
      '/audit',
    ])
  })

  it('hides entries the person may not open', () => {
    expect(navItems(['dashboard.read']).map(({ href }) => href)).toEqual(['/', '/wishes'])
    expect(navItems(['members.read', 'audit.read']).map(({ href }) => href)).toEqual(['/members', '/audit'])
    expect(navItems([])).toEqual([])
  })

  it('does not show a queue to someone who may decide but not read', () => {
    expect(navItems(['withdrawals.decide', 'deposits.decide'])).toEqual([])
  })

  it('marks only the current page', () => {
    expect(isOn('/', '/')).toBe(true)
    expect(isOn('/', '/audit')).toBe(false)
    expect(isOn('/audit', '/audit')).toBe(true)
    expect(isOn('/members', '/members-export')).toBe(false)
  })
})
