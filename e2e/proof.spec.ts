import { readFile } from 'node:fs/promises'
import { text, textStart } from '@fairground/i18n/texts'
import { expect, type FrameLocator, type Page, test } from '@playwright/test'
import { newPlayer, type TestPlayer } from './support/new-player.ts'
import { openHistory } from './support/open-history.ts'
import { enterPortal } from './support/sign-in.ts'
import { withPictures } from './support/with-pictures.ts'

test.use(withPictures)

const games = [
  { kind: 'slot', name: 'Tiên Đèn Lồng', press: /^Quay$/ },
  { kind: 'instant game', name: 'Đổ Xúc Xắc', press: textStart('pages:home.bet') },
]

test('the proofs of a slot’s and of an instant game’s round are found genuine on the public page, and refused with one digit changed', async ({
  page,
}) => {
  test.setTimeout(180_000)
  const player = await newPlayer({ deposit: '5000000.00' })
  await enterPortal(page, player.token())
  for (const { kind, name, press } of games)
    await test.step(`the proof of a ${kind}’s round`, async () => {
      const frame = await openGame(page, player, name)
      const stage = frame.locator('[data-state]')
      await frame.getByRole('button', { name: press }).click()
      await expect(stage).toHaveAttribute('data-round', /^rnd_/, { timeout: 45_000 })
      await expect(stage).toHaveAttribute('data-state', 'idle', { timeout: 45_000 })
      await openCheck(frame)
      await showsGenuineAndForged(page, await downloadProof(page, frame))
    })
})

test('the proof of a round that everybody played is found genuine on the public page, and refused with one digit changed', async ({
  page,
}) => {
  test.setTimeout(300_000)
  const player = await newPlayer({ deposit: '5000000.00' })
  await enterPortal(page, player.token())
  const frame = await launch(page, player, 'Pháo Hoa Crash')
  // Of a table that has just been opened the first round may still run.
  await frame
    .getByRole('list', { name: text('instant:instant.crash.last') })
    .getByRole('button')
    .first()
    .click({ timeout: 240_000 })
  await showsGenuineAndForged(page, await downloadProof(page, frame))
})

/** On the page that needs no account: the file as it is, with another number, and one that is no proof. */
async function showsGenuineAndForged(page: Page, proof: string): Promise<void> {
  const { nonce } = JSON.parse(proof) as { nonce: number }
  const forged = JSON.stringify({ ...(JSON.parse(proof) as object), nonce: nonce + 1 })
  await page.goto('/fairness')
  const check = page.getByRole('region', { name: text('pages:proof.title') })
  const choose = (content: string) =>
    check
      .getByLabel(text('pages:proof.choose'))
      .and(check.locator('input'))
      .setInputFiles({ name: 'proof.json', mimeType: 'application/json', buffer: Buffer.from(content) })
  await choose(proof)
  await expect(check.getByText(text('pages:checked.matched'), { exact: true })).toBeVisible({ timeout: 20_000 })
  await expect(
    check.getByText(new RegExp(`^(${text('pages:proof.fitsCommit')}|${text('pages:checked.fitsCommit')})`)),
  ).toBeVisible()
  await choose(forged)
  await expect(check.getByText(text('pages:checked.mismatched'), { exact: true })).toBeVisible()
  await expect(check.getByText(textStart('pages:proof.mismatch'))).toBeVisible()
  await choose('{}')
  await expect(check.getByText(textStart('pages:proof.unreadable'))).toBeVisible()
}

/** Launched, once it takes bets. */
async function openGame(page: Page, player: TestPlayer, gameName: string): Promise<FrameLocator> {
  const frame = await launch(page, player, gameName)
  await expect(frame.locator('[data-state]')).toHaveAttribute('data-state', 'idle', { timeout: 45_000 })
  return frame
}

/** Launched from the portal by its name. */
async function launch(page: Page, { api }: TestPlayer, gameName: string): Promise<FrameLocator> {
  const { list } = await api.catalogue.gameList({ gameName })
  await page.goto(`/seamless?nodeId=${list[0]?.nodeId}`)
  return page.frameLocator('main iframe')
}

/** The check of the last round, with its seeds shown. */
async function openCheck(frame: FrameLocator): Promise<void> {
  const history = await openHistory(frame)
  await history.getByRole('button', { name: textStart('game:history.verify') }).click()
  await frame.getByRole('button', { name: text('game:fair.rotateAndVerify') }).click()
}

/** What the game hands out in its window of verification. */
async function downloadProof(page: Page, frame: FrameLocator): Promise<string> {
  const verify = frame.getByRole('dialog', { name: text('game:fair.title') })
  const download = page.waitForEvent('download')
  await verify.getByRole('button', { name: text('game:fair.proof') }).click()
  return readFile(await (await download).path(), 'utf8')
}
