import { describe, expect, it } from 'vitest'
import { Login, NewPassword } from './session-schemas.ts'

const messageOf = (fields: NewPassword) =>
  NewPassword.safeParse(fields).error?.issues.map(({ path, message }) => [path[0], message])

describe('a new password', () => {
  it('is accepted if it is long enough and repeated correctly', () => {
    expect(messageOf({ oldPassword: 'old', newPassword: 'twelve-chars', repeated: 'twelve-chars' })).toBeUndefined()
  })

  it('names the invalid field', () => {
    expect(messageOf({ oldPassword: 'old', newPassword: 'short', repeated: 'short' })).toEqual([
      ['newPassword', 'validation.tooShort'],
    ])
    expect(messageOf({ oldPassword: '', newPassword: 'twelve-chars', repeated: 'twelve-chars' })).toEqual([
      ['oldPassword', 'validation.required'],
    ])
    expect(messageOf({ oldPassword: 'old', newPassword: 'twelve-chars', repeated: 'twelve-char' })).toEqual([
      ['repeated', 'notSame'],
    ])
  })
})

describe('signing in', () => {
  it('requires both fields before it calls the server', () => {
    expect(Login.safeParse({ username: '  ', password: '' }).error?.issues).toHaveLength(2)
  })

  it('keeps the spaces of a password and trims a name', () => {
    expect(Login.parse({ username: ' trang ', password: ' x ' })).toEqual({ username: 'trang', password: ' x ' })
  })
})
