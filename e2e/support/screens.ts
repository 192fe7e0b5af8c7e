import { type DemoAccount, demoAccounts, openPlayer } from '@fairground/dev-env'
import { expect, type Locator, type Page } from '@playwright/test'
import { withStatus } from './altered-status.ts'
import { footerButtons } from './footer.ts'
import { newMobile } from './outbox.ts'
import { enterConsole, enterPortal } from './sign-in.ts'
import { noticesName } from './told.ts'
import { consoleUrl, portalUrl } from './world.ts'

export type ShownLanguage = 'vi' | 'en'

export interface Screen {
  name: string
  /** Logs in whoever sees it, before the first visit. */
  enter?(page: Page): Promise<void>
  address(language: ShownLanguage): string | Promise<string>
  /** Brings the screen to where it shows most. */
  arrange?(page: Page): Promise<void>
  /** Stands once the screen has what it shows. */
  ready(page: Page): Locator
}

const [minhanh88] = demoAccounts.players
const [hoiquan88, phohoa77] = demoAccounts.agents
const [owner] = demoAccounts.staff

async function openDemo({ username, password }: DemoAccount) {
  const player = openPlayer(portalUrl(), username)
  const { token } = await player.api.session.login({ username, password })
  player.enter(token)
  return player
}

const as = (account: DemoAccount) => async (page: Page) => enterPortal(page, (await openDemo(account)).token())
const asMember = as(minhanh88)
const asAgent = as(hoiquan88)
const asOffered = as(phohoa77)
const asOwner = (page: Page): Promise<void> => enterConsole(page, owner.username)

/** The outbox of a new world is empty. */
async function asOwnerAfterCode(page: Page): Promise<void> {
  const { api } = openPlayer(portalUrl(), 'visitor')
  await api.recovery.smsCode({ countryDialingCode: '84', mobileNum: newMobile(), purpose: 'reset' })
  await asOwner(page)
}

async function hottest() {
  const { api } = await openDemo(minhanh88)
  const [game] = await api.catalogue.hotGames({})
  if (!game) throw new Error('the world has no hot game')
  return { api, game }
}

async function launchAddress(language: ShownLanguage, gameName?: string): Promise<string> {
  const { api, game } = await hottest()
  const named = gameName === undefined ? game : (await api.catalogue.gameList({ gameName })).list[0]
  return (await api.catalogue.launch({ ...(named ?? game), mode: 'real', language, returnUrl: portalUrl() })).url
}

const tableAddress = (language: ShownLanguage) => launchAddress(language, 'Baccarat Hội An')
const slotsAddress = async () => `${portalUrl()}/rng?vassalage=${(await hottest()).game.vassalage}`

type Ready = Screen['ready']

const firstTile: Ready = (page) => page.getByRole('main').getByRole('article').first()
const firstHeading: Ready = (page) => page.getByRole('main').getByRole('heading').first()
const firstRow: Ready = (page) => page.locator('tbody tr, main li article').first()

const open = (name: string, path: string, ready: Ready): Screen => ({
  name,
  ready,
  address: () => `${portalUrl()}${path}`,
})
const member = (key: string, ready: Ready): Screen => ({
  ...open(`member page ${key}`, `/member/${key}`, ready),
  enter: asMember,
})

/** The screen proves by being there what a row asks for. */
const named = (row: string, screen: Screen): Screen => ({ ...screen, name: `[${row}] ${screen.name}` })

const agent = (key: string, ready: Ready): Screen => ({
  ...open(`agent page ${key || 'of arrival'}`, `/agentHome${key && `/${key}`}`, ready),
  enter: asAgent,
})

const panelOf = (page: Page) => page.getByRole('main').getByRole('complementary')

const desk = (name: string, path: string, ready: Ready): Screen => ({
  name,
  enter: asOwner,
  address: () => `${consoleUrl()}/${path}`,
  ready,
})

const queue = (name: string): Screen => ({
  name: `console ${name} with a panel`,
  enter: asOwner,
  address: () => `${consoleUrl()}/${name}`,
  ready: (page) => panelOf(page).getByRole('heading').first(),
  async arrange(page) {
    await expect(async () => {
      for (const key of ['j', 'Enter']) await page.keyboard.press(key)
      await expect(panelOf(page)).toBeVisible({ timeout: 1_000 })
    }).toPass()
  },
})

export const screens: readonly Screen[] = [
  open('home', '/', (page) => page.getByRole('main').locator('#winners')),
  // Of one brand: the window grows to the end of the list, and all of them have no end.
  { ...open('slots', '/rng', firstTile), address: slotsAddress },
  open('the phone page of a visitor', '/me', firstHeading),
  open('hot games', '/hot', firstTile),
  open('login', '/login', (page) => page.getByRole('dialog')),
  open('help centre', '/help', (page) => page.getByRole('dialog').getByRole('tabpanel')),
  open('registration', '/register', (page) => page.getByRole('checkbox')),
  open('fairness', '/fairness', firstRow),
  open('responsible play', '/responsible', firstHeading),
  ...['guide', 'about', 'privacy', 'terms', 'iosGuide', 'join'].map((name) =>
    open(name, `/${name}`, (page) => page.getByRole('main').getByRole('article').getByRole('heading').nth(1)),
  ),
  ...['blog', 'news'].map((name) => open(`${name} list`, `/${name}`, firstTile)),
  open('blog post', '/blog/tu-kiem-tra-mot-van', (page) => page.getByRole('main').getByRole('heading').nth(1)),
  {
    ...open('apps', '/down', (page) => page.getByRole('main').getByRole('listitem').first()),
    enter: (page) =>
      withStatus(page, {
        resources: { LITE: { labelNameEn: 'Fairground', url: 'https://apps.example/fairground-lite.apk' } },
      }),
  },
  open('promotions', '/promotions', firstTile),
  ...['rewards', 'history', 'details', 'rules'].map(
    (tab): Screen => ({
      ...open(`points mall: ${tab}`, `/pointMall?tab=${tab}`, (page) =>
        page.getByRole('main').getByRole('heading').first(),
      ),
      enter: asMember,
    }),
  ),
  open('payout times', '/payouts', firstHeading),
  open('unknown page', '/no-such-page', firstHeading),
  {
    ...open('feedback', '/responsible', (page) => page.getByRole('dialog').getByRole('textbox')),
    arrange: async (page) => (await footerButtons(page, 2)).last().click(),
  },
  {
    ...open('announcements', '/responsible', (page) => page.getByRole('dialog').getByRole('article')),
    arrange: async (page) => (await footerButtons(page, 1)).first().click(),
  },
  {
    ...open('notices', '/', (page) => page.getByRole('dialog').getByRole('button', { expanded: false }).first()),
    enter: asMember,
    async arrange(page) {
      const marquee = page.getByRole('main').getByRole('region', { name: noticesName })
      for (let i = 0; i < 3; i += 1) await marquee.getByRole('button', { name: /^(Sau|Next)$/ }).click()
      await marquee.getByRole('button').first().click()
    },
  },
  member('transferFund', firstTile),
  member('depositv2', firstRow),
  member('withdraw', firstTile),
  member('personalHistoryCopy', firstRow),
  named('R2.6.05', member('transferUpline', firstHeading)),
  member('transactionHistory', firstRow),
  ...['personalProfit', 'manualRebate'].map((key) => member(key, firstRow)),
  member('referral', (page) => page.getByRole('main').getByRole('img').first()),
  member('vip', (page) => page.getByRole('main').getByRole('region').first()),
  named('R2.6.12', member('missionLeaderboard', firstTile)),
  member('rewardCenter', firstTile),
  member('bonusDetails', (page) => page.getByRole('main').getByRole('figure')),
  ...['identity', 'playControl'].map((key) => member(key, firstHeading)),
  {
    ...member('messageV2', (page) => page.getByRole('main').getByRole('button', { expanded: true })),
    arrange: (page) => page.getByRole('main').getByRole('button', { expanded: false }).first().click(),
  },
  named(
    'R2.6.01',
    member('securityCenter', (page) => page.getByRole('main').getByText(minhanh88.username).last()),
  ),
  open('agents’ log-in', '/agent', firstHeading),
  agent('', firstHeading),
  agent('announcement', (page) => page.getByRole('main').getByRole('button', { expanded: true })),
  agent('overview', (page) => page.getByRole('main').getByRole('figure').first()),
  agent('registerCenter', firstRow),
  agent('downlineManagement', firstRow),
  agent('teamBetting', firstRow),
  agent('teamTransactions', firstRow),
  agent('userLoss', firstRow),
  agent('incomeReport', (page) => page.getByRole('main').getByRole('figure')),
  agent('downlineAccountDetails?account=hoasen88', firstRow),
  {
    ...open('offer of a contract', '/', (page) => page.getByRole('dialog').getByRole('definition').first()),
    enter: asOffered,
  },
  {
    ...open('contracts of an agent', '/agentHome/dividendRecord', firstRow),
    enter: asAgent,
    arrange: (page) => page.getByRole('tab').last().click(),
  },
  {
    ...open('form of an offer', '/agentHome/dailyWages', (page) =>
      page.getByRole('dialog').getByRole('textbox').first(),
    ),
    enter: asAgent,
    arrange: (page) => page.getByRole('main').getByRole('button').first().click(),
  },
  {
    name: 'game in its frame',
    enter: asMember,
    address: async () => `${portalUrl()}/seamless?nodeId=${(await hottest()).game.nodeId}`,
    ready: (page) => page.getByRole('banner').locator('.money'),
  },
  { name: 'game', address: launchAddress, ready: (page) => page.locator('[data-state=idle]') },
  { name: 'live table', address: tableAddress, ready: (page) => page.getByRole('timer') },
  { name: 'console login', address: () => `${consoleUrl()}/login`, ready: firstHeading },
  {
    name: 'console overview',
    enter: asOwner,
    address: () => consoleUrl(),
    ready: (page) => page.getByRole('main').getByRole('table').or(page.getByRole('main').locator('svg')).first(),
  },
  desk('console human check', 'challenges', (page) => page.getByRole('switch').first()),
  desk('console registration form', 'registration', (page) => page.getByRole('switch').first()),
  ...['countries', 'terms'].map(
    (tab): Screen => ({
      name: `console registration ${tab}`,
      enter: asOwner,
      address: () => `${consoleUrl()}/registration?tab=${tab}`,
      ready: (page) => page.getByRole('textbox').first(),
    }),
  ),
  ...[
    'content?type=B',
    'content?type=PU&id=new',
    'content?type=PL&id=ann_note_check',
    'content?type=blog',
    'content?type=guide&id=new',
    'messages?id=new',
  ].map(
    (address): Screen => ({
      name: `console ${address}`,
      enter: asOwner,
      address: () => `${consoleUrl()}/${address}`,
      ready: (page) => page.locator('tbody tr, main li article, textarea').first(),
    }),
  ),
  desk('console features', 'features', (page) => page.getByRole('switch').first()),
  desk('console settings', 'settings', (page) => page.getByRole('textbox').first()),
  ...['operators', 'chat'].map((page) => desk(`console ${page}`, page, (shown) => shown.locator('tbody tr').first())),
  desk('console outside services', 'providers?kind=smtp', (page) => page.getByRole('switch').first()),
  ...[
    'withdrawals',
    'disputes',
    'deposits',
    'adjustments',
    'ledger',
    'members',
    'contracts',
    'feedback',
    'promotions',
    'applications',
    'audit',
  ].map(queue),
  ...['missions', 'raffles', 'free-rounds', 'rains', 'risk?tab=flags&view=all'].map(queue),
  ...['items', 'rules'].map(
    (tab): Screen => ({
      name: `console points mall: ${tab}`,
      enter: asOwner,
      address: () => `${consoleUrl()}/points?tab=${tab}`,
      ready: (page) => page.getByRole('main').getByRole('tab', { selected: true }),
    }),
  ),
  ...['games', 'brands', 'matches', 'jackpots', 'file'].map(
    (tab): Screen => ({
      name: `console games: ${tab}`,
      enter: asOwner,
      address: () => `${consoleUrl()}/games?tab=${tab}`,
      ready: (page) => page.getByRole('main').getByRole('tab', { selected: true }),
    }),
  ),
  ...['revenue', 'reconciliation'].map(
    (tab): Screen => ({
      name: `console reports: ${tab}`,
      enter: asOwner,
      address: () => `${consoleUrl()}/reports?tab=${tab}`,
      ready: firstRow,
    }),
  ),
  ...['rebate', 'cashback', 'vip', 'runs'].map(
    (tab): Screen => ({
      name: `console rules: ${tab}`,
      enter: asOwner,
      address: () => `${consoleUrl()}/rules?tab=${tab}`,
      ready: (page) => page.locator('main figure, main tbody tr, main li textarea').last(),
    }),
  ),
  { ...queue('outbox'), enter: asOwnerAfterCode },
  desk('console vendors with a panel', 'vendors?id=house', (page) => panelOf(page).getByRole('heading').first()),
]
