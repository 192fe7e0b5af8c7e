import { expect, test } from 'vitest'
import { agentPages, pagesWith } from './agent-pages.ts'

const off = { enableCt: false, salary: false, hourSalary: false, agentRealtimeSalary: false }
const keysWith = (features: Partial<typeof off>) => pagesWith({ ...off, ...features }).map(({ key }) => key)

test('[R6.11] the menu of agents has 8 entries, and one more for each kind of contract that is on: 12 in all', () => {
  expect(keysWith({})).toHaveLength(8)
  expect(agentPages).toHaveLength(12)
  expect(keysWith({ enableCt: true, salary: true, hourSalary: true, agentRealtimeSalary: true })).toHaveLength(12)
  expect(pagesWith(undefined)).toHaveLength(8)
})

test.each([
  ['enableCt', 'dividendRecord'],
  ['salary', 'dailyWages'],
  ['hourSalary', 'hourlySalary'],
  ['agentRealtimeSalary', 'realTimeSalary'],
] as const)('[R6.11] the switch %s adds the entry %s and nothing else', (feature, key) => {
  const without = keysWith({})
  expect(keysWith({ [feature]: true }).filter((each) => !without.includes(each))).toEqual([key])
})
