import { describe, expect, it } from 'vitest'
import { nextPath } from './next-path.ts'

describe('where one goes after signing in', () => {
  it('is the previous page, including its filters', () => {
    expect(nextPath('/withdrawals?view=mine&id=wdr_1')).toBe('/withdrawals?view=mine&id=wdr_1')
  })

  it.each(['https://evil.example', '//evil.example', '/\\evil.example', 'javascript:alert(1)', ''])(
    'is never another site: %s',
    (wanted) => expect(nextPath(wanted)).toBe('/'),
  )

  it('is never the login page again', () => {
    expect(nextPath('/login?next=/login')).toBe('/')
    expect(nextPath('/login')).toBe('/')
    expect(nextPath(undefined)).toBe('/')
  })
})
