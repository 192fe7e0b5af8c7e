import type { ReactNode } from 'react'
import { Button } from '../button/button.tsx'
import { KeyValues } from '../kpi/key-values.tsx'
import { Money } from '../money/money.tsx'
import { StatusChip } from '../status/status-chip.tsx'
import { Steps } from '../steps/steps.tsx'
import { Stamp, Ticket } from './ticket.tsx'

function Order() {
  return (
    <Ticket
      className="max-w-92"
      head={
        <div className="flex items-start justify-between">
          <div>
            <span className="text-xs text-ink-3">Lệnh rút #R-88213</span>
            <Money
              amount="5000000.00"
              currency="VND"
              decimals={0}
              className="block text-[26px] leading-8.5 font-bold"
            />
          </div>
          <StatusChip tone="wait">Đang duyệt</StatusChip>
        </div>
      }
    >
      <Steps
        className="px-3.5 pt-4 pb-1"
        now={1}
        steps={[
          { id: 'sent', title: 'Gửi lệnh', note: '20:41' },
          { id: 'review', title: 'Duyệt', note: '20:43' },
          { id: 'pay', title: 'Chi tiền', note: 'dự kiến 20:58' },
          { id: 'receipt', title: 'Bạn xác nhận' },
        ]}
      />
      <KeyValues
        className="px-5 pt-3.5 pb-1.5"
        items={[
          { id: 'bank', label: 'Ngân hàng nhận', value: 'NH Sen •••• 4417' },
          { id: 'turn', label: 'Vòng cược yêu cầu', value: 'đã đủ 100%' },
        ]}
      />
      <div className="grid grid-cols-2 gap-2 px-5 pt-2 pb-5">
        <Button variant="line">Huỷ lệnh</Button>
        <Button variant="line">Hỏi nhân viên</Button>
      </div>
    </Ticket>
  )
}

function Verified() {
  return (
    <Ticket className="max-w-92" head={<b className="poster text-2xl">Ván 8F2C-0419</b>}>
      <div className="flex items-center justify-between gap-4 px-5 py-4">
        <p className="text-sm text-ink-2">Hạt giống máy chủ khớp với mã công bố trước ván.</p>
        <Stamp>
          Đã
          <br />
          kiểm tra
        </Stamp>
      </div>
    </Ticket>
  )
}

function StepRow() {
  const steps = [
    { id: 'a', title: 'Gửi' },
    { id: 'b', title: 'Duyệt' },
    { id: 'c', title: 'Chi' },
    { id: 'd', title: 'Xong' },
  ]
  return (
    <div className="card grid gap-5 p-5">
      <Steps steps={steps} now={1} />
      <Steps steps={steps} now={4} />
      <Steps steps={steps.map((step, index) => (index === 2 ? { ...step, state: 'failed' } : step))} now={2} />
    </div>
  )
}

export const stories: Record<string, () => ReactNode> = { order: Order, verified: Verified, steps: StepRow }
