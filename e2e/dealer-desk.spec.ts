import { text, textPart } from '@fairground/i18n/texts'
import { expect, type FrameLocator, type Page, test } from '@playwright/test'
import { browser as findBrowser } from './browser.ts'
import { CardCamera, codesOfLabels } from './support/card-camera.ts'
import { type Desk, dealRound, finish, layInTime, openCamera, openDesk, openShift } from './support/dealer-desk.ts'
import { movesOf, openTable } from './support/live-table.ts'
import { newPlayer, type TestPlayer } from './support/new-player.ts'
import { enterPortal, openConsole } from './support/sign-in.ts'
import { withPictures } from './support/with-pictures.ts'

test.use(withPictures)

const stepMs = 60_000

// The desk shows a picture by a camera and a microphone, and cards are read by a camera, which no test machine has.
const { executablePath, args, env } = await findBrowser()
const camera = new CardCamera()
test.use({ launchOptions: { executablePath, args: [...args, ...camera.flags], env: { ...process.env, ...env } } })
test.afterAll(() => camera.remove())

// One table, which is dealt once: what was paid in the first journey is corrected in the second.
test.describe.configure({ mode: 'serial', timeout: 300_000 })
let player: TestPlayer
let round = ''
test.beforeAll(async () => {
  player = await newPlayer({ deposit: '5000000.00' })
})

test('two staff deal a round by typing its cards apart from each other, and a player wins', async ({
  page,
  browser,
}) => {
  const dealer = await openDesk(browser, 'owner')
  const second = await openDesk(browser, 'linh')
  try {
    await openShift(dealer)
    const { frame, stage } = await openTable(page, player, 'C05')
    const banker = frame.getByRole('button', {
      name: new RegExp(`^${text('instant:instant.baccarat.spot.banker')} 0,95:1`),
    })
    await layInTime({ dealer, second, stage, banker })
    await showPicture(dealer, frame)
    round = `${await stage.getAttribute('data-round')}`
    await dealRound(dealer, second, round)
    await expect(async () => {
      expect(await movesOf(player)).toContain('win')
    }).toPass({ timeout: stepMs })
    await expect(frame.getByText(text('instant:live.onCamera')).first()).toBeVisible()
    await hearTable(dealer, frame)
    await stopPicture(dealer, frame)
  } finally {
    await dealer.press('act.close-shift')
    await finish(dealer, second)
  }
  await dealer.page.context().close()
  await second.page.context().close()
})

test('two people correct the round that was paid, and the player reads of it in a message', async ({
  page,
  browser,
}) => {
  const asker = await openConsole(browser, 'owner')
  await asker.goto(`/games?tab=rounds&id=${round}`)
  await expect(asker.getByRole('region', { name: text('lobby:tableRound.timeline') })).toContainText('2♣')
  await askCorrection(asker)
  const other = await openConsole(browser, 'trang')
  await other.goto(`/games?tab=rounds&id=${round}`)
  await approve(other)
  await expect(other.getByRole('region', { name: text('lobby:tableRound.corrections') })).toContainText(
    textPart('lobby:correct.booked', { count: 1 }),
    { timeout: 60_000 },
  )
  await enterPortal(page, player.token())
  await page.goto('/member/messageV2')
  await expect(page.getByText(textPart('inbox:correction.booked.title')).first()).toBeVisible({ timeout: 30_000 })
  for (const one of [asker, other]) await one.context().close()
})

test('the picture of the round is recorded, and staff watch it with the round', async ({ browser }) => {
  const staff = await openConsole(browser, 'owner')
  await staff.goto(`/games?tab=rounds&id=${round}`)
  const recordings = staff.getByRole('region', { name: text('lobby:tableRound.recordings') })
  await expect(recordings.getByText(text('lobby:tableRound.recording.state.whole'))).toBeVisible({ timeout: stepMs })
  await expect(recordings.getByText(/[0-9a-f]{64}/)).toBeVisible()
  await recordings.getByRole('button', { name: text('lobby:tableRound.recording.play') }).click()
  const dialog = staff.getByRole('dialog', { name: text('lobby:tableRound.recording.title') })
  await expect(dialog).toContainText(text('lobby:tableRound.recording.text.whole'))
  const video = dialog.locator('video')
  const shown = () => video.evaluate((one: HTMLVideoElement) => [one.videoWidth, one.currentTime > 1, one.duration > 3])
  await expect.poll(shown, { timeout: 30_000 }).toEqual([640, true, true])
  await video.evaluate((one: HTMLVideoElement) => {
    one.currentTime = one.duration - 1
  })
  await expect.poll(() => video.evaluate((one: HTMLVideoElement) => one.ended), { timeout: 30_000 }).toBe(true)
  await staff.context().close()
})

test('a camera over the table reads printed cards, and a round is dealt by them alone', async ({ browser }) => {
  const dealer = await openDesk(browser, 'linh')
  const boss = await openDesk(browser, 'owner')
  const codes = await bringLabelledCards(boss)
  const page = await openCamera(browser, 'owner')
  await page.root.getByRole('button', { name: text('desk:camera.add') }).click()
  const deviceId = `${await page.root.locator('.mono').last().textContent()}`
  const device = (desk: Desk) => desk.frame.locator('.desk-facts > div', { hasText: deviceId })
  await device(dealer)
    .getByRole('button', { name: text('desk:confirm') })
    .click()
  await expect(page.root).toHaveAttribute('data-words', 'wait', { timeout: stepMs })
  // Whoever deals has no open shift elsewhere: the dealer of another journey is not asked.
  await openShift(boss)
  // The round that was dealt before is still shown for a moment.
  await expect(dealer.root).toHaveAttribute('data-next', /bets|lock|step/, { timeout: stepMs })
  await expect(boss.root).toHaveAttribute('data-round', /./)
  const read = `${await boss.root.getAttribute('data-round')}`
  await expect(dealer.root).toHaveAttribute('data-round', read, { timeout: stepMs })
  for (const [step, place] of naturalNine.entries()) {
    await expect(page.root).toHaveAttribute('data-words', 'show', { timeout: stepMs })
    await expect(dealer.root).toHaveAttribute('data-step', `${step}`)
    camera.show(codes[place] ?? [])
    await expect(page.root).toHaveAttribute('data-words', 'take-away', { timeout: stepMs })
    await expect(page.root.locator('[data-last="confirmed"]')).toBeVisible()
    camera.clear()
  }
  await boss.press('act.close-shift')
  // The next round may have begun before: then it is dealt to its end.
  for (const desk of [dealer, boss])
    await expect(desk.root).not.toHaveAttribute('data-round', read, { timeout: stepMs })
  await finish(dealer, boss)
  await device(boss)
    .getByRole('button', { name: text('desk:removeDevice') })
    .click()
  await boss.page.goto(`/games?tab=rounds&id=${read}`)
  const timeline = boss.page.getByRole('region', { name: text('lobby:tableRound.timeline') })
  for (const card of ['9♠', '2♠', '10♠', '3♠']) await expect(timeline).toContainText(card)
  await expect(timeline.getByText(deviceId)).toHaveCount(naturalNine.length)
  for (const one of [dealer, boss, page]) await one.page.context().close()
})

/** Labels lie as in a new pack, a row for each rank from the two on: nine, two, ten and three of spades. */
const naturalNine = [28, 0, 32, 4]

/** A set of cards is made, printed and brought to the table as its shoe. */
async function bringLabelledCards({ page, frame }: Desk): Promise<ReturnType<typeof codesOfLabels>> {
  const button = (name: 'makeSet' | 'printSet' | 'bringSet') =>
    frame.getByRole('button', { name: text(`desk:${name}`) }).first()
  await button('makeSet').click()
  const printing = page.waitForEvent('download')
  await button('printSet').click()
  const codes = codesOfLabels(await (await printing).path())
  await button('bringSet').click()
  await expect(button('bringSet')).toBeHidden()
  expect(codes).toHaveLength(416)
  return codes
}

async function approve(page: Page): Promise<void> {
  const button = page
    .getByRole('region', { name: text('console:wishes.waits') })
    .getByRole('button', { name: text('console:action.approve'), exact: true })
  // It takes no click in its first second.
  await expect(async () => {
    await button.click({ timeout: 2_000 })
    await expect(button).toBeHidden({ timeout: 5_000 })
  }).toPass({ timeout: 30_000 })
}

async function askCorrection(page: Page): Promise<void> {
  await page.getByRole('button', { name: text('lobby:correct.open') }).click()
  const dialog = page.getByRole('dialog')
  // The banker's second card was a four: six to five becomes four to five, and the player wins.
  await dialog.getByLabel(text('lobby:correct.told')).fill('2c Ks 3d 4h Td')
  await dialog.getByRole('button', { name: text('lobby:correct.workOut') }).click()
  await expect(dialog.getByRole('table', { name: text('lobby:correct.items') })).toBeVisible()
  await dialog.getByRole('textbox').last().fill('Lá thứ hai của Cái bị đọc nhầm')
  await dialog.getByRole('button', { name: text('console:vendors.ask') }).click()
  await expect(dialog).toBeHidden()
}

/** The desk's camera plays in the frame of a player, who is told how far it is behind. */
async function showPicture({ frame: desk }: Desk, frame: FrameLocator): Promise<void> {
  const picture = frame.locator('.live-picture')
  await desk.getByRole('button', { name: text('desk:pictureCamera') }).click()
  await expect(desk.locator('[data-picture]')).toHaveAttribute('data-picture', 'on', { timeout: stepMs })
  await expect(picture).toHaveAttribute('data-live', 'true', { timeout: stepMs })
  expect(await picture.evaluate((video: HTMLVideoElement) => [video.videoWidth, video.muted])).toEqual([640, true])
  const age = frame.locator('.live-picture-age[data-stamped="true"]')
  await expect(age).toHaveText(/^Hình chậm \d,\d giây$/, { timeout: stepMs })
}

/** The picture of the table goes when the desk stops it. */
async function stopPicture({ frame: desk }: Desk, frame: FrameLocator): Promise<void> {
  await desk.getByRole('button', { name: text('desk:pictureStop') }).click()
  await expect(frame.locator('.live-picture')).toHaveAttribute('data-live', 'false', { timeout: stepMs })
  await expect(frame.locator('.live-picture-age')).toBeHidden()
}

/** The microphone is off until the desk switches it on; the player hears it by the button of the game. */
async function hearTable({ frame: desk }: Desk, frame: FrameLocator): Promise<void> {
  const sound = desk.locator('[data-sound]')
  await expect(sound).toHaveAttribute('data-sound', 'off')
  const heard = () => frame.locator('.live-picture').evaluate(loudness)
  await frame.getByRole('button', { name: text('game:soundOn') }).click()
  expect(await frame.locator('.live-picture').evaluate((video: HTMLVideoElement) => video.muted)).toBe(false)
  expect(await heard()).toBe(0)
  await desk.getByRole('button', { name: text('desk:soundTurnOn') }).click()
  await expect(sound).toHaveAttribute('data-sound', 'on')
  await expect.poll(heard, { timeout: 30_000 }).toBeGreaterThan(0)
  await desk.getByRole('button', { name: text('desk:soundTurnOff') }).click()
  await expect(sound).toHaveAttribute('data-sound', 'off')
}

/** The loudest moment of two seconds; the camera of tests beeps once a second. */
async function loudness(element: Element): Promise<number> {
  const context = new AudioContext()
  const stream = (element as HTMLVideoElement).srcObject as MediaStream
  const meter = context.createAnalyser()
  context.createMediaStreamSource(stream).connect(meter)
  const samples = new Uint8Array(meter.fftSize)
  let most = 0
  for (let look = 0; look < 100; look += 1) {
    await new Promise((resolve) => setTimeout(resolve, 20))
    meter.getByteTimeDomainData(samples)
    most = Math.max(most, ...Array.from(samples, (sample) => Math.abs(sample - 128)))
  }
  await context.close()
  return most
}
