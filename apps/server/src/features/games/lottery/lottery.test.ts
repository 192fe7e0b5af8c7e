import { expect, test } from 'vitest'
import { prizeModeOf } from './lottery.ts'

test('[R3.152] each lottery has one of the four prize modes, by its vendor before its type', () => {
  const modeOf = (brandCode: string, gameType = 'ELOTT') => prizeModeOf({ brandCode, gameType })
  expect(modeOf('TCG_SEA', 'LOTT')).toBe('SEA')
  expect(modeOf('TCG_LOTTO_VN')).toBe('LOTT')
  expect(modeOf('ACME', 'LOTT')).toBe('LOTT')
  expect(modeOf('ZY_1')).toBe('ZY')
  expect(modeOf('ACME')).toBe('ELOTT')
})
