import { expect, it } from 'vitest'
import { WordsEntry } from '../entry/words-entry.tsx'
import { NumberPad } from '../pad/number-pad.tsx'
import { numbersOf } from '../pad/picking.ts'
import { markupOf, openLottery, textOf } from '../test/in-lottery.tsx'
import { TicketPaper } from './ticket-paper.tsx'

const line = { id: 'a', play: 'lo2', selection: ['27', '39'], unitMinor: 1_000_000n, factor: 1_000 }

it('shows what a ticket costs, what one win pays, and the most that can be lost over its draws', async () => {
  const { play } = openLottery()
  play.addLines([line])
  play.setPlan({ draws: 3, factor: 2 })
  const text = textOf(await markupOf(play, <TicketPaper onTickets={() => {}} />))
  expect(text).toContain('Mỗi lần trúng trả 980.000')
  expect(text).toContain('Tổng cược 3.780.000')
  expect(text).toContain('Thua nhiều nhất −3.780.000')
  expect(text).toContain('Tiền cược kỳ cuối 2.160.000')
  expect(text).toContain('Mua vé · 3.780.000')
})

it('tells a refusal at its line alone, and offers the factor of now', async () => {
  const { play } = openLottery()
  play.addLines([line, { ...line, id: 'b', play: 'de' }])
  const factors = [{ play: 'de', number: '39', drawNo: null, perMille: 800 }]
  play.screen.set({ refused: { code: 'FACTOR_CHANGED', line: 1 }, draws: { ...play.screen.get().draws, factors } })
  const [, first = '', second = ''] = (await markupOf(play, <TicketPaper onTickets={() => {}} />)).split('tline')
  expect(first).not.toContain('Mức thưởng của một số vừa đổi')
  expect(second).toContain('Mức thưởng của một số vừa đổi')
  expect(textOf(second)).toContain('Trả 80% tiền thưởng')
  expect(second).toContain('Dùng mức mới')
})

it('tells a plan draw by draw, and sells nothing while the amount that it stops at is not read', async () => {
  const { play } = openLottery()
  play.addLines([{ ...line, selection: ['27'] }])
  play.setPlan({ draws: 2, factor: 2, stopAt: '5000000' })
  const paper = <TicketPaper onTickets={() => {}} />
  const text = textOf(await markupOf(play, paper))
  expect(text).toContain('Xem từng kỳ')
  // 27 places at 10,000, then twice as much: after one win there 1,960,000 less 810,000 are left.
  expect(text).toMatch(/540\.000 \S* ?810\.000 \S* ?\+1\.150\.000/)
  play.setPlan({ stopAt: '0' })
  expect(await markupOf(play, paper)).toMatch(/disabled=""[^>]*>(?:(?!<\/button>).)*Mua vé/)
})

it('sells nothing where a plan grows too high', async () => {
  const { play } = openLottery()
  play.addLines([line])
  play.setPlan({ draws: 40, factor: 3 })
  const markup = await markupOf(play, <TicketPaper onTickets={() => {}} />)
  expect(markup).toContain('Tiền cược kỳ cuối quá cao')
  expect(markup).toMatch(/disabled=""[^>]*>(?:(?!<\/button>).)*Mua vé/)
})

it('has a pad that says what is picked and what is full, with one number in the order of the tabulator', async () => {
  const { play } = openLottery()
  const pad = (
    <NumberPad
      label="pad"
      numbers={numbersOf(2)}
      picked={['27']}
      onToggle={() => {}}
      factorOf={(number) => ({ '39': 0, '40': 500 })[number] ?? 1_000}
    />
  )
  const markup = await markupOf(play, pad)
  const buttonOf = (number: string) => markup.match(/<button[\s\S]*?<\/button>/g)?.[Number(number)] ?? ''
  expect(buttonOf('27')).toContain('aria-pressed="true"')
  expect(buttonOf('39')).toContain('Số 39 đã hết hạn mức')
  expect(buttonOf('39')).toContain('disabled=""')
  expect(textOf(buttonOf('40'))).toContain('50%')
  expect(markup.match(/tabindex="0"/g)).toHaveLength(1)
})

it('takes no typed line before anything was understood', async () => {
  const { play } = openLottery()
  const markup = await markupOf(play, <WordsEntry rules={play.rulesOf('xsmb-1')} onDone={() => {}} />)
  expect(markup).toMatch(/disabled=""[^>]*>(?:(?!<\/button>).)*Thêm vào vé/)
})
