import { demoAccounts } from '@fairground/dev-env'
import { text, textStart } from '@fairground/i18n/texts'
import { type APIRequestContext, expect, test } from '@playwright/test'
import { newPlayer, password } from './support/new-player.ts'
import { consoleUrl } from './support/world.ts'

const shown = [
  {
    language: 'vi',
    words: {
      dialog: text('portal:session.login'),
      name: textStart('portal:session.username'),
      password: textStart('portal:session.password'),
      refusal: text('errors:MEMBER_NO_ENTER'),
    },
  },
  {
    language: 'en',
    words: {
      dialog: 'Log in',
      name: /^Username/,
      password: /^Password/,
      refusal: 'This account cannot log in. Please contact customer service.',
    },
  },
]

for (const { language, words } of shown) {
  test(`[R6.10] a suspended member reads why the log-in fails, in the language ${language}`, async ({
    page,
    request,
  }) => {
    const { username } = await newPlayer()
    await suspend(request, username)
    await page.addInitScript((code) => localStorage.setItem('lang', code), language)
    await page.goto('/login')
    const dialog = page.getByRole('dialog', { name: words.dialog })
    await dialog.getByLabel(words.name).fill(username)
    await dialog.getByLabel(words.password).fill(password)
    await dialog.getByRole('button', { name: words.dialog, exact: true }).click()
    await expect(dialog.getByText(words.refusal)).toBeVisible()
    await expect(dialog.getByLabel(words.name)).toHaveValue(username)
  })
}

async function suspend(request: APIRequestContext, account: string): Promise<void> {
  const headers = { origin: consoleUrl(), 'x-console': '1' }
  const [{ username, password }] = demoAccounts.staff
  await request.post(`${consoleUrl()}/staff/session`, { headers, data: { username, password } })
  const found = await (await request.get(`${consoleUrl()}/staff/members?query=${account}`)).json()
  const { memberId } = found.value.list[0]
  const data = { reason: 'Kiểm tra danh tính' }
  const answer = await request.post(`${consoleUrl()}/staff/members/${memberId}/suspend`, { headers, data })
  expect(answer.ok()).toBe(true)
}
