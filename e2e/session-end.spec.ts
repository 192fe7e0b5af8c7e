import { demoAccounts, openPlayer } from '@fairground/dev-env'
import { text } from '@fairground/i18n/texts'
import { expect, type Page, test } from '@playwright/test'
import { liveLineJoined } from './support/live-line.ts'
import { tokenOf } from './support/log-in-anew.ts'
import { newPlayer, password, type TestPlayer } from './support/new-player.ts'
import { enterPortal } from './support/sign-in.ts'
import { consoleUrl, portalUrl } from './support/world.ts'

/** What staff do in the console, by its calls. */
async function byStaff(page: Page, { username }: TestPlayer, action: 'suspend' | 'sessions/end') {
  const headers = { origin: consoleUrl(), 'x-console': '1' }
  const [{ username: staff, password: secret }] = demoAccounts.staff
  const { request } = page
  await request.post(`${consoleUrl()}/staff/session`, { headers, data: { username: staff, password: secret } })
  const found = await (await request.get(`${consoleUrl()}/staff/members?query=${username}`)).json()
  const { memberId } = found.value.list[0]
  const data = { reason: 'Kiểm tra danh tính' }
  const answer = await request.post(`${consoleUrl()}/staff/members/${memberId}/${action}`, { headers, data })
  expect(answer.ok()).toBe(true)
}

/** A second place where the player is signed in changes the password. */
async function byPasswordElsewhere(_page: Page, { username }: TestPlayer) {
  const elsewhere = openPlayer(portalUrl(), username)
  elsewhere.enter((await elsewhere.api.session.login({ username, password })).token)
  const newPassword = 'Den-long-sang-7'
  await elsewhere.api.security.changePassword({ oldPassword: password, newPassword, confirmNewPassword: newPassword })
}

const ends = [
  [
    'staff suspend the account',
    text('pages:session.endedBy.locked'),
    (page, player) => byStaff(page, player, 'suspend'),
  ],
  [
    'staff sign it out everywhere',
    text('pages:session.endedBy.ended'),
    (page, player) => byStaff(page, player, 'sessions/end'),
  ],
  ['the password changes elsewhere', text('pages:session.endedBy.password'), byPasswordElsewhere],
] as const satisfies [string, string, (page: Page, player: TestPlayer) => Promise<void>][]

for (const [what, words, act] of ends)
  test(`an open page is out at once when ${what}, says why, and shows nothing of the account any more`, async ({
    page,
  }) => {
    const player = await newPlayer()
    await enterPortal(page, player.token())
    const joined = liveLineJoined(page)
    await page.goto('/')
    await joined
    await act(page, player)
    await expect(page.getByText(text('pages:in_been_out'))).toBeVisible()
    await expect(page.getByText(words)).toBeVisible()
    expect(await tokenOf(page)).toBeNull()
    await expect(page.getByText(player.username)).toHaveCount(0)
    await expect(
      page.getByRole('banner').getByRole('button', { name: text('portal:session.login'), exact: true }),
    ).toBeVisible()
  })
