import { randomUUID } from 'node:crypto'
import type { FreeBet, RainState } from '@fairground/contract/studio'
import { studioPaths } from '@fairground/contract/studio'
import { expect } from 'vitest'
import { openSharedFrame, type SharedFrame, type TestTable, tableId } from './shared-table.ts'
import { callAsPortal, type Studio } from './test-studio.ts'

export const rainStake = '1000000'
export const rainWinMax = '50000000'

/** A rain as the portal lets it fall. */
export const rainOf = (fields: object = {}) => ({
  ...{ requestId: randomUUID(), rainId: `rain-${randomUUID()}`, tableId, currency: 'VND', quantity: 2 },
  ...{ stake: rainStake, winMax: rainWinMax, campaignId: 'rain' },
  ...fields,
})

export async function startRain(studio: Studio, fields: object = {}): Promise<string> {
  const rain = rainOf(fields)
  const { body } = await callAsPortal(studio, 'POST', '/rains', rain)
  expect(body.code).toBe('OK')
  return rain.rainId
}

export const stateOf = async (frame: SharedFrame): Promise<RainState> =>
  (await frame.get<RainState>(studioPaths.rain)).body

export const catchFrom = (frame: SharedFrame, rainId: string) =>
  frame.post<RainState & { code?: string }>(studioPaths.rainCatch, { rainId })

/** The free bet that a frame has caught from a rain. */
export async function caught(frame: SharedFrame, rainId: string): Promise<FreeBet> {
  const { status, body } = await catchFrom(frame, rainId)
  expect(status).toBe(200)
  const [free] = body.freeBets
  if (!free) throw new Error('nothing was caught')
  return free
}

/** A frame whose player has a paid bet in a round that is over, and lost it: nothing but its stake has moved. */
export async function playedFrame(studio: Studio, table: TestTable): Promise<SharedFrame> {
  const round = await table.openRound(100, 500)
  const frame = await openSharedFrame(studio)
  const { status } = await frame.place({ sharedRoundId: round.shared_round_id })
  expect(status).toBe(200)
  await table.run(round)
  await table.finish()
  return frame
}
