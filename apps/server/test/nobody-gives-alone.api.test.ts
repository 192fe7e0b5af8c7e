import { randomUUID } from 'node:crypto'
import { consoleContract, staffRoles } from '@fairground/contract'
import { rainTableId } from '@fairground/contract/psw'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { houseVendorId } from '../src/features/games/catalogue/index.ts'
import { pointJobs } from '../src/features/rewards/points/index.ts'
import { memberPaymentPassword } from './members.ts'
import { missionTerms } from './missions.ts'
import { askDeposit, balanceOf, bankMethodId, memberWithBalance } from './money.ts'
import { promotionTerms } from './promotions.ts'
import { prize, raffleTerms } from './raffles.ts'
import { sayYesToWaiting } from './second-yes.ts'
import { signInStaff } from './staff.ts'
import { testServer } from './test-server.ts'
import { TestVendor, testGames } from './test-vendor.ts'

/** Calls by which staff give, or make the house give. Each is tried below by every role. */
const giving = [
  ...['publishPromotion', 'changePromotion', 'publishMission', 'changeMission', 'publishRaffle', 'changeRaffle'],
  ...['approveDeposit', 'approveMatched', 'decideRedemption', 'changePointSettings', 'changeReferralRules'],
  ...['askAdjustment', 'askRain', 'askFreeRounds', 'askThreshold', 'askGiftBudget', 'decideWish'],
  ...['askStakeLimits', 'askVendorLimits', 'changeTurnoverSettings', 'publishReward'],
  ...['openVendorCampaign', 'changeVendorCampaignTerms', 'decideHeldPrize'],
]

/** Two people always, whatever the amount; their own tests show it. */
const alwaysTwo = [
  ...[
    'askWalletMode',
    'askVendorTurnover',
    'decideVendorChange',
    'decideStakeLimits',
    'askTableSetup',
    'askCorrection',
    'askGiveUp',
  ],
  ...['moveJackpot', 'releaseJackpot', 'decideHeldAdjustment', 'signContract', 'askContractCeilings'],
  ...['askPrizeGroupRules', 'askPolicy'],
]

/** They give out of what two people allowed: a budget, a rate that every game bears, an order with its own second person, tips up to a sum a day, a prize group up to its parent's. */
const bounded = [
  ...['decideApplications', 'simulateReward', 'runReward', 'changeVipProgram', 'runContractJob'],
  ...[
    'approveWithdrawal',
    'approveSafeWithdrawals',
    'payWithdrawalPart',
    'answerDispute',
    'addPointItem',
    'changePointItem',
    'settleIncident',
  ],
  ...['changeVendorCampaign', 'openMember', 'terminateContract', 'matchStatement'],
  ...['decideContractIncome', 'retryCorrection', 'payTips', 'setMemberGroup'],
]

/** Nobody is given anything by them. */
const harmless =
  /^(login|logout|change(Password|Challenges|Site|Initial|Maintenance|Operator|Provider|Message|Refusal|Payout|Deposit|Transfer|Chat|Content|Vendor(Status|Reach|Budget)|TableState|Game|Brand|Match)\w*|begin\w+|confirm\w+|liveTicket|end\w+|suspendMember|restore\w+|close\w+|uploadLogo|upload\w+|removeLogo|addInvitation|inviteOperator|publishTerms|publishContent|(dis|en)ableOperator|reset\w+|find\w+|reveal\w+|unlockMember|withdraw\w+|add(MemberNote|DepositMethod|ChatRoom|Content|Promotion|Mission|Raffle|VendorKey|Match)|testProvider|resendMessage|cancel\w+|check\w+|releasePayouts|reject\w+|askMember|orderDepositMethods|orderHotGames|handleFeedback|deleteChatMessage|mute\w+|retire\w+|vouch\w+|preview\w+|broadcastReach|sendBroadcast|pauseJackpot|stop\w+|decide(IdentityCheck|PersonCase)|replayRound|open(Dealer|Lottery|Sports)Desk|tryCorrection|planShift|hideTableMessage|moveTableCare|playRecording|importGames|reviewRiskFlag|(open|take|close|decide)RiskCase|(read|send)RiskReport|changeRiskUnit|actOnMember|tagMember|saveMemberIncome)$/

const server = testServer()
const vendor = new TestVendor('acme')
const house = new TestVendor(houseVendorId)
const much = '1000000000.00'
const none = prize('0.00')
let member: Awaited<ReturnType<typeof memberWithBalance>>
let roundsNodeId = ''
beforeAll(async () => {
  member = await memberWithBalance(server, '400000.00')
  await vendor.start(server)
  await house.start(server)
  const games = server.db.updateTable('games').where('game_code', '=', testGames.single)
  // A game of the house stands in for the table of rains.
  await games.set({ game_code: rainTableId }).where('vendor_id', '=', houseVendorId).execute()
  const found = server.db.selectFrom('games').select('node_id').where('vendor_id', '=', vendor.vendorId)
  roundsNodeId = (await found.where('game_code', '=', testGames.single).executeTakeFirstOrThrow()).node_id
})
afterAll(async () => {
  await vendor.stop()
  await house.stop()
})

test('every call of staff that changes something is known as one that gives, or as one that does not', () => {
  const known = new Set([...giving, ...alwaysTwo, ...bounded])
  const changing = Object.entries(consoleContract.staff).filter(([, call]) => call['~orpc'].route.method !== 'GET')
  expect(changing.map(([name]) => name).filter((name) => !known.has(name) && !harmless.test(name))).toEqual([])
})

test.each(staffRoles)('%s alone gives nothing above the thresholds of the site, by any call', async (role) => {
  const { cookie } = await signInStaff(server, role)
  const call = async (method: 'POST' | 'PUT', path: string, body: object) =>
    (await server.console(method, path, { cookie, body })).body
  const before = await balanceOf(server, member.token)

  const isWriter = role === 'owner' || role === 'content'
  const waiting = ['draft', 'waits', 'draft', 'waits', 'draft', 'waits']
  expect(await publishAll(call), role).toEqual(isWriter ? waiting : [undefined, undefined, undefined])
  const unpaid = (await askDeposit(server, member.token, '300000000.00', { methodId: bankMethodId })).body.value
  expect((await call('POST', `/staff/deposits/${unpaid.depositId}/approve`, {})).value?.status).not.toBe('approved')
  const text = `Date,Id,Description,Credit\n2026-01-02,${randomUUID()},${unpaid.transferCode},300000000\n`
  const lines = (await call('POST', '/staff/bank-statements', { text })).value?.lines ?? []
  const ids = lines.map(({ bankTransactionId }: { bankTransactionId: string }) => bankTransactionId)
  await call('POST', '/staff/bank-statements/approve', { bankTransactionIds: ids })
  await redeemAs(cookie)
  const credit = { member: member.account, direction: 'credit', amount: much, reason: 'Because' }
  const asked = (await call('POST', '/staff/adjustments', { ...credit, requestId: randomUUID() })).value
  expect(asked?.state ?? 'none', role).toBe(role === 'owner' || role === 'finance' ? 'asked' : 'none')
  const mayGive = ['owner', 'finance', 'support'].includes(role)
  expect(await giveRounds(call), role).toEqual(mayGive ? ['asked', 'asked'] : [undefined, undefined])
  await raiseAll(call)
  expect(await ownYes(cookie), role).toEqual([])
  expect(await balanceOf(server, member.token), role).toEqual(before)
})

// biome-ignore lint/suspicious/noExplicitAny: an answer of any call
type Answer = any
type Caller = (method: 'POST' | 'PUT', path: string, body: object) => Promise<Answer>

/** Campaigns of much, published at once, or small at first and then raised; their states, and `published` for a raised one. */
async function publishAll(call: Caller) {
  const kinds = [
    { path: 'promotions', terms: promotionTerms(server, { budget: much }), small: { budget: '50000.00' } },
    {
      path: 'missions',
      terms: missionTerms(server, { budget: much }),
      small: { budget: '5000.00', memberMax: '5000.00' },
    },
    {
      path: 'raffles',
      terms: raffleTerms(server, { prizes: [prize(much, { stock: 1 }), none] }),
      small: { prizes: [prize('1000.00', { stock: 1 }), none], memberMax: '1000.00' },
    },
  ]
  const states: string[] = []
  for (const { path, terms, small } of kinds) {
    const idOf = ({ value }: Answer): string => value?.promotionId ?? value?.missionId ?? value?.raffleId ?? 'none'
    const large = idOf(await call('POST', `/staff/${path}`, terms))
    states.push((await call('POST', `/staff/${path}/${large}/publish`, {})).value?.state)
    const id = idOf(await call('POST', `/staff/${path}`, { ...terms, ...small }))
    const shown = (await call('POST', `/staff/${path}/${id}/publish`, {})).value
    if (shown?.state !== 'published') continue
    const more = path === 'raffles' ? { prizes: [prize('1000.00', { stock: 100_000 }), none] } : { budget: much }
    const raised = (
      await call('PUT', `/staff/${path}/${id}`, { ...terms, ...small, ...more, revision: shown.revision })
    ).value
    states.push(raised?.wish ? 'waits' : 'published')
  }
  return states
}

/** Free bets that fall at the house's table, and free rounds of a game; their states. */
async function giveRounds(call: Caller): Promise<string[]> {
  const why = { reason: 'Because', winMax: '1000000.00' }
  const rain = { ...why, requestId: randomUUID(), quantity: 100, stake: '100000.00' }
  const rounds = { ...why, requestId: randomUUID(), quantity: 90, stake: '1000.00', days: 7 }
  const game = { member: member.account, nodeId: roundsNodeId }
  const asked = [
    await call('POST', '/staff/rains', rain),
    await call('POST', '/staff/free-rounds', { ...rounds, ...game }),
  ]
  return asked.map(({ value }) => value?.state)
}

/** A credit of four million for points, which this person decides about. */
async function redeemAs(cookie: string): Promise<void> {
  const owner = (await signInStaff(server, 'owner')).cookie
  await pointJobs['derive-points']?.(server.context, {})
  const item = {
    ...{ names: { vi: 'Thẻ', en: 'Card' }, picture: 'fan', kind: 'credit', requiredPoints: 1, requiredAmount: '0.00' },
    ...{ creditAmount: '4000000.00', stock: 9, isShown: true },
  }
  const { itemId } = (await server.console('POST', '/staff/points/items', { cookie: owner, body: item })).body.value
  const body = { paymentPassword: memberPaymentPassword, requestId: randomUUID(), rewardId: itemId, quantity: 1 }
  const path = '/wps/relay/passwordCheck/MCS2_redeemPointReward'
  const { redemptionId } = (await server.portal('POST', path, { token: member.token, body })).body.value
  const decision = { decision: 'approve' }
  await server.console('POST', `/staff/points/redemptions/${redemptionId}/decide`, { cookie, body: decision })
}

/** Everything that makes gifts larger: thresholds, budgets, what points and friends are worth, limits. */
async function raiseAll(call: Caller): Promise<void> {
  const owner = (await signInStaff(server, 'owner')).cookie
  const read = async (path: string) => (await server.console('GET', path, { cookie: owner })).body.value
  const asked = { currency: 'VND', reason: 'Because' }
  const [thresholds, budgets] = [await read('/staff/thresholds'), await read('/staff/gift-budgets')]
  for (const { topic } of thresholds.list) await call('POST', '/staff/thresholds', { ...asked, topic, amount: much })
  for (const { source } of budgets.list)
    await call('POST', '/staff/gift-budgets', { ...asked, source, day: '99999999999.00', member: '99999999999.00' })
  const amountsOf = ({ list }: Answer) => list.map(({ amount, day, member: one }: Answer) => [amount, day, one])
  expect(amountsOf(await read('/staff/thresholds'))).toEqual(amountsOf(thresholds))
  expect(amountsOf(await read('/staff/gift-budgets'))).toEqual(amountsOf(budgets))
  const [points, friends] = [await read('/staff/points/settings'), await read('/staff/referral')]
  await call('PUT', '/staff/points/settings', { ...points, redeemAmount: '9000000.00' })
  expect((await read('/staff/points/settings')).redeemAmount).toBe(points.redeemAmount)
  await call('PUT', '/staff/referral', { ...friends, isOn: true, steps: [{ friends: 1, bonus: '900000000000.00' }] })
  expect((await read('/staff/referral')).steps).toEqual(friends.steps)
  const turnover = { deposit: 0, bonus: 0, rebate: 0, cashBack: 0, freeRounds: 0 }
  const body = { ...turnover, points: 100 }
  await server.console('PUT', '/staff/site/turnover', { cookie: owner, body })
  await call('PUT', '/staff/site/turnover', { ...turnover, points: 0 })
  expect(await read('/staff/site/turnover')).toMatchObject(body)
  const { rules, earliestOn } = await read('/staff/rewards/rules')
  const rate = { rank: 0, gameType: 'FISH', rateBp: 1 }
  const rule = { kind: 'rebate', effectiveOn: earliestOn, weights: [] }
  const { rates } = rules.find(({ kind, state }: Answer) => kind === 'rebate' && state === 'inForce')
  const others = rates.filter(({ gameType }: Answer) => gameType !== rate.gameType)
  await call('POST', '/staff/rewards/rules', { ...rule, rates: [...others, { ...rate, rateBp: 2500 }] })
  expect((await read('/staff/rewards/rules')).rules).toEqual(rules)
  const limits = { stakeMin: null, stakeMax: much, payoutMax: null, ranks: [] }
  await call('POST', '/staff/stake-limits', { ...asked, gameCode: null, limits })
  expect((await read('/staff/stake-limits')).list.every((row: Answer) => row.limits.stakeMax === null)).toBe(true)
  const vendorPath = `/staff/vendors/${vendor.vendorId}`
  const campaign = { campaignId: `cup-${randomUUID()}`, budget: much, memberMax: much }
  await call('POST', `${vendorPath}/campaigns`, campaign)
  const { campaigns } = await read(vendorPath)
  expect(campaigns.map(({ campaignId }: Answer) => campaignId)).not.toContain(campaign.campaignId)
  await call('POST', `${vendorPath}/limits`, { ...asked, stakeMax: null, winMax: much, jackpotHold: null })
}

/** Requests that their own requester approved. */
async function ownYes(cookie: string): Promise<string[]> {
  const waiting = (await server.console('GET', '/staff/wishes', { cookie, query: { state: 'asked' } })).body.value.list
  const taken: string[] = []
  for (const { wishId, kind, allowed } of waiting) {
    if (!allowed.includes('withdraw')) continue
    const path = `/staff/wishes/${wishId}/decide`
    if ((await server.console('POST', path, { cookie, body: { isApproved: true } })).body.success) taken.push(kind)
    await server.console('POST', path, { cookie, body: { isApproved: false } })
  }
  return taken
}

test('what one person may not give alone is given when another says yes', async () => {
  const { cookie } = await signInStaff(server, 'content')
  const body = raffleTerms(server, { prizes: [prize('60000000.00', { stock: 1 }), none] })
  const { raffleId } = (await server.console('POST', '/staff/raffles', { cookie, body })).body.value
  const publish = `/staff/raffles/${raffleId}/publish`
  expect((await server.console('POST', publish, { cookie, body: {} })).body.value).toMatchObject({
    ...{ state: 'draft', wish: { allowed: ['withdraw'] } },
  })
  expect((await server.console('POST', publish, { cookie, body: {} })).body.code).toBe('FOUR_EYES')
  const content = await signInStaff(server, 'content')
  expect((await server.console('POST', publish, { cookie: content.cookie, body: {} })).status).toBe(403)
  await sayYesToWaiting(server, raffleId)
  const { list } = (await server.console('GET', '/staff/raffles', { cookie, query: { raffleId } })).body.value
  expect(list).toMatchObject([{ state: 'published' }])
})

test('many small gifts of one person within a day are not more than one large', async () => {
  const { cookie } = await signInStaff(server, 'content')
  const publish = async () => {
    const body = raffleTerms(server, { prizes: [prize('30000000.00', { stock: 1 }), none] })
    const { raffleId } = (await server.console('POST', '/staff/raffles', { cookie, body })).body.value
    return (await server.console('POST', `/staff/raffles/${raffleId}/publish`, { cookie, body: {} })).body.value.state
  }
  expect([await publish(), await publish()]).toEqual(['published', 'draft'])
})
