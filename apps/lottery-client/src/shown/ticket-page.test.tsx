import type { ShownLotteryTicket } from '@fairground/contract/lottery-proofs'
import { expect, it } from 'vitest'
import { drawOf, gameId, markupOf, openLottery, textOf } from '../test/in-lottery.tsx'
import { ShownFrame } from './shown-frame.tsx'
import { TicketPaperShown } from './ticket-paper-shown.tsx'

const line = {
  ...{ line: 0, play: 'lo2', selection: ['27'], numbers: ['27'], bets: 1, unitMinor: '1000000', terms: {} },
  ...{ stakeMinor: '27000000', factor: 1_000, salt: 'ab'.repeat(16), hits: 2, payoutMinor: '196000000' },
}
const shownOf = (change: object = {}): ShownLotteryTicket =>
  ({
    ticket: {
      ...{ ticketId: 't1', purchaseId: 'p1', issue: 0, multiple: 1, state: 'collected', code: null, currency: 'VND' },
      ...{ boughtAt: '2026-11-29T04:59:00.000Z', stakeMinor: '27000000', payoutMinor: '196000000', lines: [line] },
      ...{ payoutMinorMax: null, draw: drawOf(1), receipt: null, ...change },
    },
    ...{
      record: null,
      paths: [],
      rulesId: 'vn-north',
      names: { vi: 'Miền Bắc 1 phút' },
      isTrial: false,
      receiptKey: '',
    },
  }) as unknown as ShownLotteryTicket

const page = async (shown: ShownLotteryTicket) => {
  const { play } = openLottery()
  const code = { ticketId: 't1', signature: '00' }
  const markup = await markupOf(
    play,
    <ShownFrame shown={shown}>
      <TicketPaperShown shown={shown} code={code} address={`https://lottery.test/ticket/t1#${gameId}`} />
    </ShownFrame>,
  )
  return textOf(markup)
}

it('shows numbers, draw, state and prize of a ticket to somebody without a session', async () => {
  const text = await page(shownOf())
  expect(text).toContain('Miền Bắc 1 phút')
  expect(text).toContain('Kỳ 20261129-0001')
  expect(text).toMatch(/Lô 2 .*27 .*Số lần trúng: 2 × 980\.000/)
  expect(text).toContain('Trả thưởng 1.960.000')
  expect(text).not.toContain('Chơi thử')
})

it('names a trial ticket as one, and holds nothing against a ticket that was given back', async () => {
  const text = await page({ ...shownOf({ state: 'void', payoutMinor: '0' }), isTrial: true })
  expect(text).toContain('Chơi thử')
  expect(text).toContain('Đã trả lại')
  expect(text).not.toContain('Trả thưởng')
})

it('[games 12.12] says of the draw of somebody else whose result it is', async () => {
  const draw = { ...drawOf(1), mode: 'official', resultOf: 'XSKT Miền Bắc' }
  expect(await page(shownOf({ draw }))).toContain('XSKT Miền Bắc không tổ chức, không bán và không bảo trợ')
})
