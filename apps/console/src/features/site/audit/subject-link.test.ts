import { describe, expect, it } from 'vitest'
import { subjectLink } from './subject-link.ts'

describe('the way from an entry to what it is about', () => {
  it('leads to the page of its kind, with the panel open', () => {
    expect(subjectLink('wdr_01')?.href).toBe('/withdrawals?view=all&query=wdr_01&id=wdr_01')
    expect(subjectLink('mbr_01')).toEqual({ href: '/members?query=mbr_01&id=mbr_01', permission: 'members.read' })
  })

  it('is not offered where no page shows it', () => {
    expect(subjectLink('stf_01')).toBeUndefined()
    expect(subjectLink('constructor')).toBeUndefined()
    expect(subjectLink('')).toBeUndefined()
  })
})
