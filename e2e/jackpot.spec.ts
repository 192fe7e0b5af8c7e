import { text, textPart } from '@fairground/i18n/texts'
import { expect, type Page, test } from '@playwright/test'
import { passMysteryDeadline } from './support/database.ts'
import { newPlayer } from './support/new-player.ts'
import { enterPortal, openConsole } from './support/sign-in.ts'
import { openedSlot } from './support/slot.ts'
import { withPictures } from './support/with-pictures.ts'
import { consoleUrl } from './support/world.ts'

test.use(withPictures)

const game = 'Ảo Thuật Đêm Hội'

test('[R-66] a pool past its deadline is won by the next spin: shown, paid, restarted, and correct in the books', {
  tag: '@phone',
}, async ({ page, browser }) => {
  test.setTimeout(180_000)
  const player = await newPlayer({ deposit: '5000000.00' })
  await enterPortal(page, player.token())
  const { list } = await player.api.catalogue.gameList({ gameName: game })
  await page.goto(`/seamless?nodeId=${list[0]?.nodeId}`)
  const slot = await openedSlot(page)
  await expect(slot.frame.getByRole('list', { name: text('game:jackpot.title') })).toBeVisible()
  const staff = await openConsole(browser, 'owner')
  const before = await readMystery(staff)

  await passMysteryDeadline()
  await slot.frame.getByRole('button', { name: text('game:spin'), exact: true }).click()
  const scene = slot.frame.getByRole('button', {
    name: textPart('game:jackpot.won', { tier: text('game:jackpot.tier.mystery') }),
  })
  await expect(scene).toBeVisible({ timeout: 45_000 })
  const after = await readMystery(staff)
  const [hit] = after.hits
  expect(after.cycle).toBe(before.cycle + 1)
  expect(hit?.account).toBe(player.username)
  expect(Number(hit?.amount)).toBeGreaterThanOrEqual(Number(before.meter))
  const whole = new Intl.NumberFormat('vi').format(Math.trunc(Number(hit?.amount)))
  await expect(scene.getByText(whole)).toBeVisible({ timeout: 15_000 })
  await scene.click()
  await expect(scene).toBeHidden({ timeout: 15_000 })

  // What the winner is paid is what the pool lost: ledger, meter and record say the same.
  expect(Number(after.booked.base) + Number(after.booked.increment)).toBeCloseTo(
    Number(after.meter) + Number(after.overflow),
    2,
  )
  expect(Number(after.paid) - Number(before.paid)).toBeCloseTo(Number(hit?.amount), 2)
  expect(Number(after.meter)).toBeLessThan(Number(before.meter) + 1)
  await expect(async () => {
    const moves = await player.api.wallet.transactions({})
    const wins = moves.kind === 'balance' ? moves.list.filter(({ kind }) => kind === 'win') : []
    expect(wins.map(({ amount }) => amount)).toContain(hit?.amount)
  }).toPass({ timeout: 20_000 })
  await staff.goto('/games?tab=jackpots')
  const pool = staff.getByRole('region', { name: 'daily-mystery' })
  await expect(pool.getByText(player.username)).toBeVisible()
  await staff.context().close()
})

interface Told {
  tier: string
  cycle: number
  meter: string
  overflow: string
  paid: string
  booked: { base: string; increment: string }
  hits: { account: string; amount: string }[]
}

/** The pool as its vendor and the ledger have it; both are asked at most every two seconds. */
async function readMystery(staff: Page): Promise<Told> {
  await staff.waitForTimeout(2_000)
  const answer = await staff.request.get(`${consoleUrl()}/staff/jackpots`, { headers: { 'x-console': '1' } })
  const { value } = (await answer.json()) as { value: Told[] }
  const found = value.find(({ tier }) => tier === 'mystery')
  if (!found) throw new Error('the house has no mystery')
  return found
}
