import { describe, expect, it } from 'vitest'
import { ApiRefusal } from './api-refusal.ts'
import { fieldRefusal, refusalText, type Translate } from './refusal-text.ts'

const translate: Translate = (key, args) => [key, ...Object.entries(args).map((pair) => pair.join('='))].join(' ')

describe('what a person reads about a failed call', () => {
  it("is the server's own sentence where it sent one", () => {
    expect(refusalText(translate, new ApiRefusal('LIMIT', 'Vượt hạn mức'))).toBe('Vượt hạn mức')
  })

  it('is the text of the code where the server said nothing', () => {
    expect(refusalText(translate, new ApiRefusal('FOUR_EYES', ''))).toBe('errors:FOUR_EYES')
  })

  it('says that the connection failed, and never shows an unknown error', () => {
    expect(refusalText(translate, new ApiRefusal('OFFLINE', ''))).toBe('common:offline')
    expect(refusalText(translate, new Error('secret detail'))).toBe('errors:SYSTEM_ERROR')
  })

  it('names the field that was refused and no other', () => {
    const errors = [{ field: 'newPassword', key: 'validation.tooShort', args: { min: 12 } }]
    const refusal = new ApiRefusal('VALIDATION', '', { errors })
    expect(fieldRefusal(translate, refusal, 'newPassword')).toBe('errors:validation.tooShort min=12')
    expect(fieldRefusal(translate, refusal, 'oldPassword')).toBeUndefined()
  })
})
