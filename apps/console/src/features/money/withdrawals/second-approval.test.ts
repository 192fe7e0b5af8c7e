import { describe, expect, it } from 'vitest'
import { secondApprovalOf } from './second-approval.ts'

const large = { status: 'submitted', approvals: [], approvalsNeeded: 2, allowed: ['approve', 'reject'] } as const
const seenBy = (username: string, facts: Partial<Parameters<typeof secondApprovalOf>[0]>) =>
  secondApprovalOf({ ...large, approvals: [], allowed: ['approve', 'reject'], ...facts }, username)
const byTrang = [{ username: 'trang', at: '2026-11-21T03:00:00.000Z' }]

describe('the rule of two people', () => {
  it('is not mentioned where one yes is enough, or once all is decided', () => {
    expect(seenBy('trang', { approvalsNeeded: 1 })).toBe('none')
    expect(seenBy('trang', { status: 'paid' })).toBe('none')
  })

  it('tells the first person that a second one must follow', () => {
    expect(seenBy('trang', {})).toBe('firstIsMine')
  })

  it('tells the first approver that somebody else is needed now', () => {
    expect(seenBy('trang', { approvals: byTrang, allowed: ['reject'] })).toBe('waitsForOther')
  })

  it('tells the second approver that their approval sends it', () => {
    expect(seenBy('khoa', { approvals: byTrang })).toBe('waitsForMe')
  })

  it('promises nothing to readers', () => {
    expect(seenBy('linh', { allowed: [] })).toBe('firstIsOther')
    expect(seenBy('linh', { approvals: byTrang, allowed: [] })).toBe('waitsForAny')
  })
})
