import { text, textPart } from '@fairground/i18n/texts'
import { expect, test } from '@playwright/test'
import { openConsole } from './support/sign-in.ts'

const table = 'live-baccarat-c05'

test('a pit boss plans a shift, and nobody else can be planned for the same time', async ({ browser }) => {
  const boss = await openConsole(browser, 'owner')
  await boss.goto(`/games?tab=tables&id=${table}`)
  const shifts = boss.getByRole('region', { name: text('lobby:shift.title') })
  const plan = async (from: string, to: string) => {
    await shifts.getByLabel(text('lobby:shift.from')).fill(from)
    await shifts.getByLabel(text('lobby:shift.to')).fill(to)
    await shifts.getByRole('button', { name: text('lobby:shift.save') }).click()
  }
  const day = new Date(Date.now() + 20 * 86_400_000 + Math.floor(Math.random() * 20) * 86_400_000)
    .toISOString()
    .slice(0, 10)
  await shifts.getByRole('button', { name: text('lobby:shift.plan') }).click()
  await plan(`${day}T10:00`, `${day}T14:00`)
  await expect(shifts.getByRole('list', { name: text('lobby:shift.plans') })).toBeVisible()
  await shifts.getByRole('button', { name: text('lobby:shift.plan') }).click()
  await plan(`${day}T13:00`, `${day}T15:00`)
  await expect(shifts.getByText(text('lobby:shift.fault.overlap'))).toBeVisible()
  await shifts
    .getByRole('button', { name: textPart('lobby:shift.cancelOf') })
    .first()
    .click()
  await expect(shifts.getByRole('button', { name: textPart('lobby:shift.cancelOf') })).toHaveCount(0)
  await boss.context().close()
})
