import { expect, type Page, test } from '@playwright/test'
import { makeAgent } from './support/database.ts'
import { newPlayer, password } from './support/new-player.ts'
import { enterPortal } from './support/sign-in.ts'

async function enter(page: Page, username: string): Promise<void> {
  await page.goto('/agent')
  const form = page.getByRole('main')
  await form.getByLabel('Tên đăng nhập', { exact: true }).fill(username)
  await form.getByLabel('Mật khẩu', { exact: true }).fill(password)
  await form.getByRole('button', { name: 'Đăng nhập', exact: true }).click()
}

const kinds = [
  [1, 'Tổng đại lý'],
  [2, 'Đại lý'],
  [41, 'Tổng đại lý'],
  [42, 'Đại lý'],
] as const

for (const [type, name] of kinds)
  test(`[R3.153] [R4.3.12] an agent of type ${type} logs in at /agent and is led to the agent centre`, async ({
    page,
  }) => {
    const { username } = await newPlayer()
    await makeAgent(username, type)
    await enter(page, username)
    await expect(page).toHaveURL('/agentHome')
    const account = page.getByRole('region', { name: 'Tài khoản đại lý' })
    await expect(account.getByRole('heading', { name: username })).toBeVisible()
    await expect(account.getByText(name, { exact: true })).toBeVisible()
  })

test('[R2.3.12] an agent has the way to the agent centre in the header, a member has none', async ({ page }) => {
  const player = await newPlayer()
  await enterPortal(page, player.token())
  await page.goto('/')
  const header = page.getByRole('banner')
  await expect(header.getByRole('link', { name: 'Rút tiền' })).toBeVisible()
  await expect(header.getByRole('link', { name: 'Trung tâm đại lý' })).toHaveCount(0)
  await makeAgent(player.username, 2)
  await page.reload()
  await header.getByRole('link', { name: 'Trung tâm đại lý' }).click()
  await expect(page).toHaveURL('/agentHome')
})

test('[R2.5.23] a member is told that only agents log in there, gets no token, and nothing offers to remember', {
  tag: '@phone',
}, async ({ page }) => {
  const { username } = await newPlayer()
  await enter(page, username)
  await expect(page.getByText('Chỉ đại lý mới đăng nhập được tại đây.')).toBeVisible()
  expect(await page.evaluate(() => sessionStorage.getItem('token'))).toBeNull()
  await expect(page.getByRole('main').getByRole('checkbox')).toHaveCount(0)
  await expect(page.getByText('Quên mật khẩu')).toHaveCount(0)
})

test('a member who opens the agent centre reads whom it is for', async ({ page }) => {
  const player = await newPlayer()
  await enterPortal(page, player.token())
  await page.goto('/agentHome')
  await expect(page.getByText('Trang này chỉ dành cho đại lý.')).toBeVisible()
})
