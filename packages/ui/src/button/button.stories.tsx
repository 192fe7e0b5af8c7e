import type { ReactNode } from 'react'
import { Icon } from '../icon/icon.tsx'
import { Button } from './button.tsx'
import type { ButtonVariant } from './button-class.ts'
import { ButtonLink } from './button-link.tsx'
import { IconButton } from './icon-button.tsx'

const labels: Record<ButtonVariant, string> = {
  lamp: 'Nạp tiền',
  default: 'Đặt cược',
  line: 'Rút tiền',
  ruby: 'Từ chối',
  mint: 'Đã nhận',
  quiet: 'Bỏ qua',
  glass: 'Chơi thử',
}
const variants: ButtonVariant[] = ['lamp', 'default', 'line', 'ruby', 'mint', 'quiet', 'glass']

export const stories: Record<string, () => ReactNode> = {
  states: () => (
    <div className="card grid gap-2.5 p-5">
      {variants.map((variant) => (
        <div key={variant} className="flex flex-wrap items-center gap-3">
          <span className="w-15 text-xs text-ink-3">{variant}</span>
          <Button variant={variant}>{labels[variant]}</Button>
          <Button variant={variant} disabled>
            {labels[variant]}
          </Button>
          <Button variant={variant} busy>
            {labels[variant]}
          </Button>
          <Button variant={variant} start={<Icon name="icon-[ph--plus-bold]" />}>
            {labels[variant]}
          </Button>
          <Button variant={variant} size="sm">
            {labels[variant]}
          </Button>
          <Button variant={variant} size="lg">
            {labels[variant]}
          </Button>
        </div>
      ))}
      <Button variant="lamp" size="lg" block busy>
        Tiếp tục với 2.000.000 ₫
      </Button>
      <ButtonLink variant="line" href="#top" className="w-40">
        Một nhãn rất dài không cắt chữ mà xuống dòng
      </ButtonLink>
    </div>
  ),
  icons: () => (
    <div className="card flex flex-wrap items-center gap-3 p-5">
      <IconButton label="Tin nhắn, 3 chưa đọc" icon="icon-[ph--bell-duotone]" count={3} />
      <IconButton label="Sửa" icon="icon-[ph--pencil-simple]" look="solid" />
      <IconButton label="Sau" icon="icon-[ph--caret-right-bold]" flip look="solid" round />
      <IconButton label="Âm thanh" icon="icon-[ph--speaker-high]" look="line" pressed />
      <IconButton label="Quay" icon="icon-[ph--arrows-clockwise-bold]" look="lamp" size="lg" round />
      <IconButton label="Tắt" icon="icon-[ph--x-bold]" disabled />
      <IconButton label="Nhỏ" icon="icon-[ph--x-bold]" size="sm" />
    </div>
  ),
}
