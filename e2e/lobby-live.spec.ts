import { demoAccounts, openStaff } from '@fairground/dev-env'
import { expect, test } from '@playwright/test'
import { liveLineJoined } from './support/live-line.ts'
import { newPlayer } from './support/new-player.ts'
import { enterPortal } from './support/sign-in.ts'
import { consoleUrl } from './support/world.ts'

const [owner] = demoAccounts.staff
/** The page asks anew within five seconds; on a busy machine the answer takes a while. */
const toldMsMax = 10_000

test('a game that staff rename has its new name on pages that are open, without a reload', async ({ page }) => {
  const { api } = await openStaff(consoleUrl(), owner.username, owner.password)
  const asked = { gameType: 'RNG', state: 'open', pageSize: 100 } as const
  const { total } = await api.staff.games(asked)
  const { list } = await api.staff.games({ ...asked, pageNo: Math.ceil(total / asked.pageSize) })
  const game = list.at(-1)
  if (!game) throw new Error('the world has no games')
  const { nodeId, isEnabled, sort, classify, trial, opensIn, names } = game
  const terms = { nodeId, isEnabled, sort, classify, trial, opensIn }
  await enterPortal(page, (await newPlayer()).token())
  const isJoined = liveLineJoined(page)
  await page.goto(`/rng?vassalage=${game.vassalage}&name=${encodeURIComponent(game.vendorNames.vi ?? '')}`)
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
  await isJoined
  const name = `${game.vendorNames.vi} Đèn Mới`
  try {
    await api.staff.changeGame({ ...terms, names: { ...names, vi: name } })
    await expect(page.getByRole('main').getByText(name).first()).toBeVisible({ timeout: toldMsMax })
  } finally {
    await api.staff.changeGame({ ...terms, names })
  }
})
