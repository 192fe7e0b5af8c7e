import { describe, expect, it } from 'vitest'
import { Login, NewPassword } from './session-schemas.ts'

const messageOf = (fields: NewPassword) =>
  NewPassword.safeParse(fields).error?.issues.map(({ path, message }) => [path[0], message])

describe('a new password', () => {
  it('is taken when it is long enough and typed twice the same', () => {
    expect(messageOf({ oldPassword: 'old', newPassword: 'twelve-chars', repeated: 'twelve-chars' })).toBeUndefined()
  })

  it('says which field does not fit', () => {
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
  it('asks for both fields before it asks the server', () => {
    expect(Login.safeParse({ username: '  ', password: '' }).error?.issues).toHaveLength(2)
  })

  it('keeps the blanks of a password and drops those around a name', () => {
    expect(Login.parse({ username: ' trang ', password: ' x ' })).toEqual({ username: 'trang', password: ' x ' })
  })
})
