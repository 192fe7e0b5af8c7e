import type { ReactNode } from 'react'
import { Button } from '../button/button.tsx'
import { useToast } from './use-toast.ts'

function Kinds() {
  const { show } = useToast()
  return (
    <div className="flex flex-wrap gap-3">
      <Button onClick={() => show({ tone: 'ok', title: 'Đã nạp 2.000.000 ₫', text: 'Số dư mới 14.480.500 ₫' })}>
        ok
      </Button>
      <Button
        onClick={() => show({ tone: 'bad', title: 'Chưa đặt được cược', text: 'Kèo vừa tạm khoá. Tiền chưa bị trừ.' })}
      >
        bad
      </Button>
      <Button
        onClick={() =>
          show({
            title: 'Odds vừa đổi',
            text: '2,10 thành 2,14. Xem lại vé của bạn.',
            action: { label: 'Xem vé', onClick: () => {} },
          })
        }
      >
        info
      </Button>
    </div>
  )
}

export const stories: Record<string, () => ReactNode> = { kinds: Kinds }
